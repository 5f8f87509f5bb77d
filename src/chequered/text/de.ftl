### Chequered: die Texte für alle Spiele, auf Deutsch. Siehe en.ftl.
###
### Wir duzen. Anführungszeichen sind „ und “, vor „…“ und „%“ steht ein geschütztes Leerzeichen.

## Terms for the rules of a game: what stands before a sentence that is not the publisher's

-reading = Unsere Auslegung:
-own = Von uns:

## The product

app-name = Chequered
app-tagline = Rennsport vom Spieltisch, mit Freunden, Bots oder beiden.

## Words on buttons and switches

button-ok = OK
button-cancel = Abbrechen
button-close = Schließen
button-copy = Kopieren
button-copied = Kopiert
switch-on = An
switch-off = Aus

## Lists: the words so far and the next, or the last

list-more = { $first }, { $next }
list-last = { $first } und { $next }
cell-marked = { $cell } ({ $mark })
word-labelled = { $label }: { $text }
word-followed = { $first }. { $more }

## Languages, each in its own words

language-en = English
language-fr = Français
language-de = Deutsch
language-zh-Hant = 繁體中文

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie auf diesem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-slow = Langsam
settings-motion-normal = Mittel
settings-motion-fast = Schnell
settings-motion-none = Keine
settings-sound = Ton

## Lobby

lobby-tables = Deine Tische
lobby-preparing = Die Bots laufen sich warm; bis dahin spielen sie einfacher.
lobby-no-tables = Du sitzt noch an keinem Tisch.
lobby-your-turn = Du bist dran
lobby-opened = Eröffnet { $when }
lobby-season = Saison: Rennen { $race } von { $races }
lobby-waits = Zwischen zwei Rennen
lobby-back = Zurück zum Start
phase-gathering = Wartet auf Mitspieler
phase-running = Läuft
phase-over = Beendet

## New table

new-title = Neuer Tisch
new-game = Spiel
new-game-players = Für { $low } bis { $high } Spieler
new-options = Varianten
new-options-none = Keine: das Grundspiel.
new-option-range = Von { $low } bis { $high }
new-board = Strecke
new-board-own = Eigene Strecke
    .help = Füge den Code einer Strecke ein.
new-board-code = Code der Strecke
new-seats = Plätze
new-seat-add = Platz hinzufügen
new-seat-remove = Platz { $number } entfernen
new-order = Reihenfolge der Plätze
new-open = Tisch eröffnen
new-needs-players =
    { $count ->
        [one] Es fehlt noch ein Platz.
       *[other] Es fehlen noch { $count } Plätze.
    }
new-length = Was gefahren wird
length-race = Ein Rennen
length-season = Eine Saison
new-rounds = Die Rennen der Saison, der Reihe nach
new-rounds-none = Wähle mindestens eine Strecke.
new-round-earlier = { $board } früher fahren
new-round-later = { $board } später fahren
new-board-seats = { $board } ist für { $low } bis { $high } Spieler gedacht; fahren lässt sie sich trotzdem.
order-given = Wie in der Liste
order-drawn = Ausgelost

## Seats

seat-number = Platz { $number }
seat-name = Name
seat-kind = Wer hier sitzt
seat-kind-me = Ich
seat-kind-guest = Jemand an diesem Bildschirm
seat-kind-open = Jemand mit dem Einladungslink
seat-kind-bot = Ein Bot
seat-level = Stärke des Bots
seat-guest-name = Gast { $number }
seat-bot-name = { $level }-Bot { $number }
seat-free = Freier Platz
seat-take = Hier sitzen
seat-you = du
seat-away = nicht verbunden
seat-left = ist gegangen
seat-champion = Amtierender Champion
level-novice = Anfänger
    .help = Macht irgendeinen erlaubten Zug. Gut für den Anfang.
level-club = Klub
    .help = Denkt jeden Zug zu Ende. Schwer zu schlagen.

## Gathering: inviting, joining, starting

invite-title = Einladen
invite-link = Einladungslink
    .help = Wer ihn öffnet, kann sich an diesen Tisch setzen.
invite-code = QR-Code des Einladungslinks
invite-local = Dieser Link führt nur auf diesem Computer hierher. Für andere startest du den Server mit:
invite-watch = Link zum Zuschauen
invite-move = Link zu deinem Platz
    .help = Öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich.
join-title = An den Tisch setzen
join-name = Dein Name
join-button = Mitspielen
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
gathering-wait = Wir warten noch. Wer den Tisch eröffnet hat, startet das Spiel.
gathering-agreed = Was gespielt wird
gathering-free =
    { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
gathering-start = Starten
gathering-fill = Freie Plätze
gathering-fill-bots = Dort sitzen Bots
gathering-fill-none = Weglassen

## Table

table-board = Strecke
board-whole = Die ganze Strecke zeigen
board-close = Die Strecke aus der Nähe zeigen
cell-near = Dorthin kannst du jetzt.
cell-far = Dorthin kannst du gelangen.
table-your-turn = Du bist dran
table-turn-of = { $seat }, du bist dran
table-waiting = { $seat } ist dran
table-thinking = { $seat } überlegt
table-watching = Du schaust zu
table-preview = Was geschieht:
table-preview-play = Dorthin
table-simulate = Den Rest simulieren
    .help = Bots spielen für alle, bis das eigentliche Rennen beginnt. Das lässt sich nicht zurücknehmen.
table-simulates = Bots spielen für alle, bis das eigentliche Rennen beginnt.
table-skip = Bis zu mir
table-driven = Dein voriger Zug ließ keine Wahl: Er wurde für dich gespielt.
table-pause = Eine Pause von { $seconds } s, für alle gleich lang
table-not-yet = Du bist noch nicht an der Reihe: Du kannst das spielen, sobald du gefragt wirst.
table-watchers =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-standings = Stand des Rennens
table-path = { $count } Schritte, Ziel: { $target }
table-leave = Verlassen
table-leave-ask = Das Spiel verlassen? Ein Bot übernimmt deinen Platz.
table-more = Tisch und Links
table-keys = Tasten
    .help = Pfeiltasten wählen, Enter bestätigt, Esc bricht ab, das Fragezeichen öffnet die Regeln.
table-keys-cards = Tab und Umschalt+Tab wählen, Enter bestätigt, Esc bricht ab, das Fragezeichen öffnet die Regeln.
table-frames = Rahmen auf der Strecke

## What is hidden on a screen that several share, such as hands, and the end of a part of the match

hand-over = Gib das Gerät an { $seat }
    .help = Jetzt sollte sonst niemand hinsehen: Gleich ist Geheimes zu sehen.
hand-over-take = Ich bin { $seat }, zeig es mir
chapter-title = So steht das Spiel
chapter-on = Weiter

## Log

log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-forced = einzige Möglichkeit

## Rules, and why something is not allowed

rule-title = Regeln
rules-of = Regeln von { $game }
rule-all = Alle Regeln
rule-open = Regel { $rule } öffnen
rule-name = Regel { $rule }
rule-kind-rule = Eine Regel des gedruckten Spiels, in unseren Worten.
rule-kind-ruling = Was auf „Unsere Auslegung“ folgt, ist unsere Antwort auf eine Frage, die die gedruckte Regel offenlässt.
rule-kind-ours = Was auf „Von uns“ folgt, stammt von uns und nicht vom Verlag.
rule-kind-others = Alles Übrige sind Regeln des gedruckten Spiels, in unseren Worten.
rule-reading = { -reading }
rule-own = { -own }
rule-none = Diese Regel gibt es nicht.
why-title = Warum nicht hier?
why-action = Warum nicht jetzt?
why-nothing = Nichts verbietet es: nur zu.
why-not-now = Das hast gerade nicht du zu entscheiden.
refused-by = { $reason } ({ $rule })

## Connection

connection-connecting = Verbinde …
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-back = Wieder verbunden.

## Result

result-title = Ergebnis
result-winner = { $seat } gewinnt!
result-shared = { $seats } teilen sich den Sieg!
result-none = Niemand ist im Ziel: Es gibt keinen Sieger.
result-you-won = Du hast gewonnen!
result-place = Platz { $place }
result-place-column = Platz
result-seat-column = Name
result-trophies-column = Pokale
result-rematch = Noch einmal spielen
result-rematch-go = Zum nächsten Rennen
result-record = Spiel herunterladen
    .help = Das ganze Spiel in einer Datei: zum Ansehen oder zum Prüfen von Würfeln und Karten.
result-record-seen = Was du vom Spiel gesehen hast, in einer Datei. Ist das Spiel zu Ende, enthält sie alles, und Würfel und Karten lassen sich prüfen.
result-board = Strecke ansehen
result-table = Tisch ansehen
result-again = Noch einmal ansehen

## Replay

replay-title = Spiel ansehen
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Abspielen
replay-at = Schritt { $number } von { $count }

## Checking dice and cards

verify-title = Würfel und Karten prüfen
verify-about = Vor dem Start legt sich der Server auf eine geheime Zahl fest, ohne sie zu zeigen. Jeder Würfel und jede Karte folgt aus diesem Geheimnis und aus dem, was die Browser der Mitspieler beitragen. Jetzt liegt das Geheimnis offen, und dein Browser rechnet alles nach.
verify-button = Alles prüfen
verify-running = Prüfe …
verify-good =
    { $count ->
        [one] Das einzige Ergebnis ist genau das, was das Geheimnis ergibt.
       *[other] Alle { $count } Ergebnisse sind genau die, die das Geheimnis ergibt.
    }
verify-bad = Ergebnis { $number } ist nicht das, was das Geheimnis ergibt: Diese Datei wurde verändert, oder es wurde nicht ehrlich gewürfelt oder gegeben.
verify-bad-secret = Das ist nicht das Geheimnis, auf das sich der Server vor dem Start festgelegt hat.
verify-not-yet = Das Geheimnis wird gezeigt, wenn das Spiel zu Ende ist.
verify-commitment = Festlegung
verify-secret = Geheimnis

## About

about-title = Über Chequered
about-what = Chequered spielt Rennspiele vom Spieltisch nach ihren Regeln: im Browser mit Freunden und Bots, im Terminal, oder viele tausend Mal für Untersuchungen.
about-publishers = Chequered gehört zu keinem Verlag dieser Spiele und wird von keinem empfohlen. Die Namen der Spiele gehören ihren Inhabern und sagen nur, nach welchen Regeln gespielt wird. Strecken, Bilder und Texte hier sind unsere eigenen.
about-buy = Wenn dir ein Spiel gefällt, kauf es: Nichts ersetzt einen Tisch voller Leute.
about-open = Chequered ist freie Software unter der Lizenz Apache 2.0.
about-privacy = Keine Konten, keine Verfolgung. Ein Cookie merkt sich deine Plätze; Namen und Spiele liegen auf diesem Server.

## Faults: what is wrong with a request or message

fault-title = Das ging nicht
fault-unexpected = Bei uns ist etwas schiefgegangen. In deinem Spiel hat sich nichts geändert.
fault-not-found = Unter dieser Adresse gibt es nichts.
fault-bad-message = Der Server konnte diese Nachricht nicht lesen.
fault-unknown-field = Die Nachricht enthält etwas, das der Server nicht kennt.
fault-too-large = Die Nachricht ist zu groß.
fault-too-fast = Zu viele Nachrichten auf einmal. Bitte warte einen Moment.
fault-too-many-connections = Zu viele Verbindungen von deiner Adresse. Schließe ein Fenster und versuche es noch einmal.
fault-foreign-origin = Diese Seite gehört nicht zum Server und darf hier nicht spielen.
fault-no-such-game = Dieses Spiel gibt es nicht.
fault-no-such-table = Diesen Tisch gibt es nicht, oder der Link ist unvollständig.
fault-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
fault-no-such-action = Diesen Zug gibt es nicht.
fault-bad-options = Diese Varianten passen nicht zusammen.
fault-bad-board = Auf dieser Strecke kann man nicht spielen: { $detail }
fault-bad-seats = Für so viele Personen ist dieses Spiel nicht.
fault-bad-name = Bitte wähle einen Namen mit 1 bis 24 Zeichen.
fault-name-taken = So heißt schon jemand an diesem Tisch.
fault-attribute-taken = Das hat schon jemand an diesem Tisch gewählt.
fault-table-full = Alle Plätze sind besetzt.
fault-seat-taken = Dort sitzt schon jemand.
fault-already-seated = Du sitzt schon an diesem Tisch.
fault-already-started = Das Spiel hat schon begonnen.
fault-not-started = Das Spiel hat noch nicht begonnen.
fault-over = Das Spiel ist zu Ende.
fault-not-host = Das kann nur, wer den Tisch eröffnet hat.
fault-not-yours = Das hast nicht du zu entscheiden.
fault-not-your-seat = Das ist nicht dein Platz.
fault-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
fault-seats-free = Es sind noch Plätze frei.
fault-no-next-race = Es wartet kein nächstes Rennen auf den Start.
fault-no-warm-up = Hier gibt es nichts, was Bots für alle spielen könnten.
fault-bots-play = Solange Bots für alle spielen, kann es niemand sonst.
fault-nobody-asked = Gerade wird niemand gefragt. Du bist noch nicht an der Reihe.
fault-hand-not-shown = An einem Bildschirm, den sich mehrere teilen, gilt nur die Hand, die gerade am Zug ist.
fault-no-race-over = Noch ist kein Rennen dieser Saison vorbei.
fault-season-goes-on = Die Saison ist noch nicht zu Ende: Erst kommt ihr nächstes Rennen.
fault-stopping = Der Server startet neu. Die Verbindung kommt von selbst wieder.

## Terminal

terminal-me = Spieler
terminal-key-choose = wählen
terminal-key-confirm = bestätigen
terminal-key-why = warum nicht hier?
terminal-key-rules = Regeln
terminal-key-log = Verlauf
terminal-key-forward = weiter
terminal-key-back = zurück
terminal-key-answer = reagieren
terminal-key-points = Punkte
terminal-key-pass = weitergeben
terminal-key-quit = beenden
terminal-quit-ask = Das Spiel beenden? Es wird nicht gespeichert.
terminal-answer-none = Du hast nichts, womit du reagieren kannst.
terminal-hand = Karten:
terminal-small = Das Fenster ist zu klein: { $width } × { $height } Zeichen sind nötig.
terminal-save = Das Spiel speichern
terminal-file = Datei
terminal-saved = Das Spiel liegt in { $file }.

## Season: the championship between and during its races
## $race and $races count races, $circuit is a circuit's name, $names a list of names and $count how many they are

season-title = Meisterschaft
season-final = Endstand
season-so-far = Meisterschaft bisher
season-of = Stand der
season-seats = Teams
season-pieces = Fahrer
season-seats-column = Team
season-pieces-column = Fahrer
season-wins-column = Siege
season-points-column = Punkte
season-race = Rennen { $race }: { $circuit }
season-race-of = Rennen { $race } von { $races }: { $circuit }
season-chart = Punkte nach jedem Rennen
season-chart-seats = Punkte der Teams nach jedem Rennen; die Zahlen stehen in der Tabelle.
season-chart-pieces = Punkte der Fahrer nach jedem Rennen; die Zahlen stehen in der Tabelle.
season-none = Noch ist kein Rennen zu Ende.
season-next = Als Nächstes Rennen { $race } von { $races }: { $circuit }
season-ready = Ich bin bereit
season-is-ready = bereit
season-not-ready = noch nicht bereit
season-waiting =
    { $count ->
        [0] Alle sind bereit.
        [one] Eine Person ist noch nicht bereit. Das nächste Rennen beginnt, wenn es alle sind.
       *[other] { $count } Personen sind noch nicht bereit. Das nächste Rennen beginnt, wenn es alle sind.
    }
season-now = Jetzt weiter
season-champion-team =
    { $count ->
        [one] { $names } gewinnt die Meisterschaft der Teams!
       *[other] { $names } teilen sich die Meisterschaft der Teams!
    }
season-champion-rider =
    { $count ->
        [one] Die Fahrerwertung gewinnt { $names }.
       *[other] Die Fahrerwertung teilen sich { $names }.
    }
season-record = Saison herunterladen
