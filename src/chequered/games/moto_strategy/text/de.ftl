### Moto Strategy: die Texte auf Deutsch. Siehe en.ftl.
###
### Ein Zug gehört einem Spieler, ein Durchgang reicht von einem Austeilen zum nächsten, das Spiel hat mehrere davon. Die
### erste Runde ist die des Rennens. Die Namen auf den Karten bleiben, wie sie gedruckt sind.

## The game

moto-strategy-name = Moto Strategy
moto-strategy-tagline = Starten, punkten und das Rennen rechtzeitig stoppen.
moto-strategy-about = Leg MOTO-Karten für Punkte, während die anderen die RED FLAG schwenken, dich auf einen LONG LAP schicken oder das Rennen stoppen. Niemand sieht deine Hand, und wer zuerst 10.000 Punkte hat, gewinnt. Für 2 bis 5 Spieler.

## Options and decks

moto-strategy-option-target = Punkte zum Sieg
    .help = Wer am Ende eines Durchgangs so viele Punkte hat, gewinnt das Spiel. 3.000 reichen für einen kurzen Abend.
moto-strategy-option-max-deals = Höchstzahl der Durchgänge
    .help = Nach so vielen Durchgängen endet das Spiel auf jeden Fall, und die höchste Summe gewinnt.
moto-strategy-board-standard = Ganzer Kartensatz
    .help = Alle hundert Karten; jeder bekommt zehn.

## Cards

moto-strategy-card-moto-1 = MOTO 1
moto-strategy-card-moto-2 = MOTO 2
moto-strategy-card-moto-3 = MOTO 3
moto-strategy-card-q1 = Q1
moto-strategy-card-q2 = Q2
moto-strategy-card-starter = STARTER
moto-strategy-card-warm-up = WARM-UP
moto-strategy-card-red-flag = RED FLAG
moto-strategy-card-stop = STOP THE RACE
moto-strategy-card-long-lap = LONG LAP

## Actions

moto-strategy-action-lay = { $card } legen
moto-strategy-action-long-lap = LONG LAP für { $seat }
moto-strategy-action-draw = Eine Karte ziehen
moto-strategy-action-pass = Passen
moto-strategy-action-decline = Jetzt kein LONG LAP

## What a player is asked
## $lay, $long-lap, $draw, $pass, $decline: how many legal actions there are of each kind

moto-strategy-ask-lay = Welche Karte legst du?
moto-strategy-ask-long-lap =
    { $decline ->
        [0] Wen schickst du auf den LONG LAP?
       *[other] Vor dem nächsten Zug: Schickst du jemanden auf den LONG LAP, und wen?
    }
moto-strategy-ask-draw = Du kannst keine Karte legen: Zieh eine.
moto-strategy-ask-pass = Du kannst keine Karte legen, und es gibt keine zu ziehen.
moto-strategy-ask-decline = Vor dem nächsten Zug: Du hast keinen LONG LAP zu legen.

## Events

moto-strategy-event-deal = Durchgang { $deal }: { $seat } beginnt.
moto-strategy-event-dealt = { $seat } bekommt { $card }.
    .unseen = { $seat } bekommt eine Karte.
moto-strategy-event-turn = { $seat } ist an der Reihe.
moto-strategy-event-laid =
    { $points ->
        [0] { $seat } legt { $card }.
       *[other] { $seat } legt { $card } für { $points } Punkte.
    }
moto-strategy-event-started = { $seat } startet das Rennen: Die erste Runde beginnt.
moto-strategy-event-start-stands = Die erste Runde ist vorbei: Der Start von { $seat } gilt.
moto-strategy-event-start-cancelled =
    { $cards ->
        [0] { $seat } bricht den Start ab; sonst liegt keine Karte auf dem Tisch.
        [one] { $seat } bricht den Start ab; eine gelegte Karte verfällt.
       *[other] { $seat } bricht den Start ab; alle { $cards } gelegten Karten verfallen.
    }
moto-strategy-event-red-flag =
    { $cards ->
        [0] { $seat } schwenkt die rote Flagge; sonst liegt keine Karte auf dem Tisch.
        [one] { $seat } schwenkt die rote Flagge: Die einzige gelegte Karte verfällt.
       *[other] { $seat } schwenkt die rote Flagge: Alle { $cards } gelegten Karten verfallen.
    }
moto-strategy-event-long-lap = { $seat } schickt { $target } auf eine lange Runde: Das kostet einen Zug.
moto-strategy-event-turn-lost =
    { $left ->
        [0] { $seat } setzt diesen Zug aus.
        [one] { $seat } setzt diesen Zug aus und danach noch einen.
       *[other] { $seat } setzt diesen Zug aus und danach noch { $left }.
    }
moto-strategy-event-drew = { $seat } zieht { $card }.
    .unseen = { $seat } zieht eine Karte.
moto-strategy-event-nothing-to-draw = Für { $seat } ist keine Karte mehr zu ziehen.
moto-strategy-event-passed = { $seat } passt.
moto-strategy-event-reshuffled =
    { $cards ->
        [one] Der Stapel ist aufgebraucht: Die eine verfallene Karte wird der neue.
       *[other] Der Stapel ist aufgebraucht: Die { $cards } verfallenen Karten werden gemischt und der neue Stapel.
    }
moto-strategy-event-no-effect = { $card } von { $seat } bewirkt jetzt nichts.
moto-strategy-event-eliminated = Zu früh, mit zu vielen Karten: { $seat } ist für diesen Durchgang ausgeschieden, { $cards } Karten verfallen.
moto-strategy-event-stopped = { $seat } hat das Rennen gestoppt!
moto-strategy-event-last-card = { $seat } hat die letzte Karte der Hand gelegt!
moto-strategy-event-last-left = Nur { $seat } ist in diesem Durchgang übrig.
moto-strategy-event-scored =
    { $points ->
        [0] { $seat } bekommt keine Punkte und bleibt bei { $total }.
       *[other] { $seat } bekommt { $points } Punkte und hat jetzt { $total }.
    }
moto-strategy-event-deal-over = Durchgang { $deal } ist vorbei.
moto-strategy-event-tie = Gleichstand an der Spitze mit { $total } Punkten: noch ein Durchgang.
moto-strategy-event-match-over = Das Spiel ist vorbei.
moto-strategy-event-won = { $seat } gewinnt das Spiel mit { $total } Punkten!

## Refusals

moto-strategy-refusal-3-1 = Solange vor dem Start gewartet wird, kann nur ein STARTER gelegt werden.
moto-strategy-refusal-3-3 = Vor dem Start muss starten, wer einen STARTER hat; sonst wird gezogen, oder gepasst, wenn nichts da ist.
moto-strategy-refusal-4-1 = Du kannst eine Karte legen, also legst du eine.
moto-strategy-refusal-4-5 = RED FLAG braucht mindestens fünf Karten auf der Hand, sie selbst mitgezählt.
moto-strategy-refusal-4-8 = Zwischen zwei Zügen legst du LONG LAP oder nichts, und in einem Zug wird niemand danach gefragt.
moto-strategy-refusal-4-10 = Wer keine Karte legen kann, zieht eine und passt nur, wenn keine zu ziehen ist.
moto-strategy-refusal-5-1 = Du bist nicht am Zug, hast diese Karte nicht oder kannst sie nicht auf diesen Spieler legen.
moto-strategy-refusal-5-3 = Du bist für diesen Durchgang ausgeschieden.
moto-strategy-refusal-6-3 = Das Spiel ist vorbei.
moto-strategy-refusal-6-5 = Das Spiel ist vorbei: Das war der letzte Durchgang.

## Rules: cards

moto-strategy-rule-1-1 = Es gibt 100 Karten: 15 MOTO 1 zu 400 Punkten, 20 MOTO 2 zu 200, 25 MOTO 3 zu 100, 6 Q1, 3 Q2, 9 STARTER, 5 WARM-UP, 6 RED FLAG, 6 STOP THE RACE und 5 LONG LAP. Nur MOTO-Karten bringen Punkte.
    .title = Die Karten
moto-strategy-rule-1-2 = Es spielen zwei bis fünf. Jeder bekommt zehn Karten; der Rest ist der Nachziehstapel. { -reading } Ausgeteilt wird einzeln, im Uhrzeigersinn von dem an, der den Durchgang eröffnet. Die Karten auf der Hand sind verdeckt, auch was am Ende eines Durchgangs davon übrig ist, ebenso der Stapel. Was gelegt wurde, verfallen oder aus dem Durchgang genommen ist, liegt offen, auch die Hand von jemandem, der ausgeschieden ist. Alle wissen, wie viele Karten jede Hand und der Stapel haben und wie viele Züge jemand noch aussetzt; nach einem neuen Mischen weiß man vom Stapel nur, wie groß er ist.
    .title = Hand und Stapel
moto-strategy-rule-1-3 = Ist der Stapel leer, werden die verfallenen Karten gemischt und bilden den neuen Stapel. { -reading } Das geschieht erst, wenn eine Karte zu ziehen ist, auch mitten in einem Q1 oder Q2. Ist auch nichts verfallen, wird diese Karte nicht gezogen, auch nicht später.
    .title = Leerer Stapel
moto-strategy-rule-1-4 = { -reading } Eine RED FLAG oder ein WARM-UP, durch die etwas verfallen ist, verlässt den Durchgang. Die Karte liegt offen neben dem Tisch und wird erst für den nächsten Durchgang wieder eingemischt. So endet jeder Durchgang.
    .title = Karten, die den Durchgang verlassen

## Rules: the order of play

moto-strategy-rule-2-1 = Gespielt wird im Uhrzeigersinn. Der Jüngste eröffnet den ersten Durchgang, der Sieger eines Durchgangs den nächsten. { -reading } Der erste Platz steht für den Jüngsten, und Sieger ist, wer im Durchgang die meisten Punkte gemacht hat und nicht ausgeschieden ist. Bei Gleichstand wird im Uhrzeigersinn vom Platz nach dem letzten Eröffner an gezählt, der selbst als Letzter kommt.
    .title = Wer eröffnet

## Rules: the start

moto-strategy-rule-3-1 = Ein Durchgang beginnt mit dem Warten in der Startaufstellung. Solange gewartet wird, kann nichts gelegt werden als ein STARTER im eigenen Zug und LONG LAP zwischen den Zügen (Regel 4.8).
    .title = In der Startaufstellung
moto-strategy-rule-3-2 = Wer einen STARTER legt, legt im selben Zug noch eine Karte, ohne dass etwas dazwischenkommt. { -reading } Diese Karte wird nach den Regeln für einen Zug im Rennen gewählt, Regel 4.10 inbegriffen, und beurteilt, wenn der STARTER die Hand verlassen hat: RED FLAG braucht dann fünf Karten, und mit mehr als fünf scheidet man mit STOP THE RACE aus. Jede Sorte darf gelegt werden und bewirkt, was sie im Rennen bewirkt: Ein zweiter STARTER bewirkt nichts, ein WARM-UP oder eine RED FLAG bricht den eben gemachten Start ab. War der STARTER die letzte Karte, endet der Durchgang (Regel 6.1).
    .title = STARTER und noch eine Karte
moto-strategy-rule-3-3 = { -reading } Solange gewartet wird, muss starten, wer am Zug ist und einen STARTER hat. Wer keinen hat, zieht eine Karte, und der Zug ist zu Ende: Ein eben gezogener STARTER wartet auf den nächsten Zug. Ist nichts zu ziehen, wird gepasst.
    .title = Ein Zug vor dem Start
moto-strategy-rule-3-4 = In der ersten Runde darf jeder mit einem WARM-UP den Start abbrechen: Alle gelegten Karten aller Spieler verfallen, und es wird auf einen neuen STARTER gewartet. { -reading } Die erste Runde dauert vom STARTER, bis die Reihe an den Platz kommt, der ihn gelegt hat, oder über ihn hinweggeht, auch wenn der Spieler dort aussetzt oder ausgeschieden ist. Der WARM-UP wird nur im eigenen Zug gelegt. Er verlässt den Durchgang, und in der Startaufstellung ist der nächste Spieler im Uhrzeigersinn als Erster dran. Ein Start gilt weiter, wenn ausscheidet, wer ihn gemacht hat.
    .title = Die erste Runde und WARM-UP
moto-strategy-rule-3-5 = Jeder neue STARTER eröffnet eine neue erste Runde, die ebenso abgebrochen werden kann.
    .title = Neuer Start

## Rules: a turn in the race

moto-strategy-rule-4-1 = In deinem Zug legst du genau eine Karte.
    .title = Eine Karte je Zug
moto-strategy-rule-4-2 = MOTO 1, MOTO 2 und MOTO 3 werden für 400, 200 und 100 Punkte gelegt.
    .title = Die MOTO-Karten
moto-strategy-rule-4-3 = Q1: Jeder, der noch im Durchgang ist, zieht eine Karte, zuerst wer sie gelegt hat, dann die anderen im Uhrzeigersinn.
    .title = Die Karte Q1
moto-strategy-rule-4-4 = Q2: wie Q1, aber zweimal reihum. Niemand zieht zwei Karten hintereinander.
    .title = Die Karte Q2
moto-strategy-rule-4-5 = RED FLAG braucht mindestens fünf Karten auf der Hand, sie selbst mitgezählt. Alle gelegten Karten aller Spieler verfallen, und die Punkte dieses Durchgangs gehen auf null zurück. Weiter geht das Rennen nur mit einem neuen STARTER; bis dahin wird reihum gezogen. { -reading } Die Summen aus früheren Durchgängen bleiben unberührt. Die RED FLAG verlässt den Durchgang, und in der Startaufstellung ist der nächste Spieler im Uhrzeigersinn als Erster dran. Züge, die noch auszusetzen sind, bleiben es.
    .title = Die RED FLAG
moto-strategy-rule-4-6 = STOP THE RACE beendet den Durchgang sofort, wenn du höchstens fünf Karten auf der Hand hast, diese mitgezählt. Mit mehr scheidest du aus (Regel 5.3).
    .title = Die Karte STOP THE RACE
moto-strategy-rule-4-7 = LONG LAP: Ein anderer Spieler setzt einen Zug aus. Er darf im eigenen Zug im Rennen gelegt werden, als Karte dieses Zugs, und jederzeit sonst nach Regel 4.8. { -reading } Er trifft nur jemanden, der noch im Durchgang ist.
    .title = Der LONG LAP
moto-strategy-rule-4-8 = { -reading } „Jederzeit“ heißt: vor jedem Zug, der gespielt wird, auch vor dem Start und vor dem ersten Zug eines Durchgangs. Alle, die noch im Durchgang sind, werden dann nach LONG LAP gefragt, zuerst wer gleich spielt, dann die anderen im Uhrzeigersinn. Wird einer gelegt, beginnt das Fragen von vorn; er zählt nicht als Zug. Nicht gefragt wird vor einem Zug, der ausgesetzt wird, zwischen STARTER und zweiter Karte, zwischen gezogenen Karten, nach dem Ende eines Durchgangs und solange alle fünf LONG LAP offen liegen; hat ein neues Mischen welche davon zurückgenommen, wird wieder gefragt.
    .title = LONG LAP jederzeit
moto-strategy-rule-4-9 = { -reading } Ein STARTER im laufenden Rennen und ein WARM-UP nach der ersten Runde dürfen gelegt werden und bewirken nichts.
    .title = Karten ohne Wirkung
moto-strategy-rule-4-10 = { -reading } Kannst du keine Karte legen, weil du nur RED FLAGs und weniger als fünf Karten hast, ziehst du stattdessen eine, und der Zug ist zu Ende. Ist nichts zu ziehen, passt du.
    .title = Keine Karte zu legen
moto-strategy-rule-4-11 = { -reading } Züge, die auszusetzen sind, zählen zusammen. Jeder wird gestrichen, wenn er an der Reihe wäre, und vor ihm wird nicht nach LONG LAP gefragt. Ein LONG LAP für den, der gleich spielt, nimmt ihm diesen Zug sofort; dann wird vor dem nächsten Zug, der gespielt wird, nach Regel 4.8 gefragt. Es entfällt nur der Zug, also die Karte, die darin gelegt oder gezogen würde; Karten aus Q1 und Q2 werden gezogen, und zwischen den Zügen darf LONG LAP gelegt werden. Was noch auszusetzen ist, überdauert RED FLAG und WARM-UP und endet, wenn man ausscheidet, und mit dem Durchgang.
    .title = Aussetzen

## Rules: refusals and elimination

moto-strategy-rule-5-1 = { -own } Was nicht erlaubt ist, ändert nichts und verrät nichts über verdeckte Karten, und du erfährst den ersten dieser Gründe, der zutrifft: Das Spiel ist vorbei, mit der Regel, nach der es geendet hat (6.3 oder 6.5); du bist nicht am Zug oder hast die Karte nicht (5.1); zwischen zwei Zügen alles außer LONG LAP oder nichts, und in einem Zug „kein LONG LAP“ (4.8); vor dem Start eine andere Karte als ein STARTER (3.1) oder Ziehen oder Passen zur Unzeit (3.3); im Rennen Ziehen oder Passen, obwohl du eine Karte legen kannst (4.1), Passen, obwohl eine zu ziehen ist, oder Ziehen, obwohl keine da ist (4.10); eine RED FLAG aus weniger als fünf Karten (4.5); LONG LAP für dich selbst oder für jemanden, der nicht im Durchgang ist (5.1).
    .title = Was abgelehnt wird, und warum
moto-strategy-rule-5-2 = { -own } STOP THE RACE mit mehr als fünf Karten wird nicht abgelehnt: Wer es legt, scheidet aus. Vorher wirst du gefragt.
    .title = STOP THE RACE zu früh
moto-strategy-rule-5-3 = Wer ausscheidet, ist aus dem Durchgang. { -reading } Nur aus diesem Durchgang, in dem es dann keine Punkte gibt; Hand, gelegte Karten und STOP THE RACE verfallen, und der nächste Spieler, der noch dabei ist, kommt an die Reihe. Wer ausgeschieden ist, wird nicht gefragt, zieht nicht, kann nicht auf einen LONG LAP geschickt werden und setzt keine Züge mehr aus. Ist nur noch einer übrig, endet der Durchgang.
    .title = Ausscheiden

## Rules: the end of a deal and of the match

moto-strategy-rule-6-1 = Der Durchgang endet, wenn jemand die letzte Karte der Hand legt. { -reading } Er endet sofort, auch mit LONG LAP zwischen den Zügen. Was diese Karte bewirkt, geschieht nicht mehr, aber eine MOTO zählt. Ein STOP THE RACE als letzte Karte beendet den Durchgang nach dieser Regel.
    .title = Die letzte Karte
moto-strategy-rule-6-2 = Am Ende eines Durchgangs zählt jeder die Punkte der MOTO-Karten dazu, die gelegt und nicht verfallen sind. { -reading } Ein Spiel ist eine Folge von Durchgängen, auch wenn die gedruckten Regeln für beides nur ein Wort haben. Die Summen gehen von Durchgang zu Durchgang weiter.
    .title = Punkte
moto-strategy-rule-6-3 = Wer zuerst 10.000 Punkte hat, gewinnt das Spiel, und die anderen kommen nach ihren Summen auf die Plätze. { -reading } Die Summen zählen erst, wenn ein Durchgang zu Ende ist. Haben dann einer oder mehrere das Ziel erreicht, gewinnt die höchste Summe; gleiche Summen teilen sich einen Platz, und der nächste bleibt frei. Gibt es an der Spitze Gleichstand, spielen alle noch einen Durchgang. Die Option „Punkte zum Sieg“ setzt ein anderes Ziel.
    .title = Wer gewinnt
moto-strategy-rule-6-4 = { -reading } Für den nächsten Durchgang werden alle 100 Karten gemischt.
    .title = Der nächste Durchgang
moto-strategy-rule-6-5 = { -own } Die Option „Höchstzahl der Durchgänge“ sagt, nach wie vielen das Spiel auf jeden Fall endet. Dann gewinnt die höchste Summe, und gleiche Summen teilen sich den Sieg.
    .title = Der letzte Durchgang

## Rules: secrecy

moto-strategy-rule-7-1 = { -own } Was bei dir ankommt, hängt nie von Karten ab, die du nicht kennen darfst: weder was der Tisch zeigt noch was du tun darfst, das Protokoll, der Augenblick, in dem du gefragt wirst, die Spieldatei vor dem Ende oder was ein Bot tut.
    .title = Verdeckt ist verdeckt
moto-strategy-rule-7-2 = { -own } Wer entscheidet, hängt nur davon ab, was alle wissen, ebenso die Zeit bis zu einer Antwort; eine Ablehnung erfährt nur, wer gefragt hat. Niemand wartet auf LONG LAP: Hast du einen, leg vorher fest, für welchen anderen Spieler im Durchgang er ist, und nimm das zurück, wann du willst. Er wird gelegt, sobald du gefragt bist, und verfällt, wenn er gelegt ist, wenn der andere ausscheidet und mit dem Durchgang. Zwischen zwei Zügen ist eine kurze Pause, für alle gleich lang, in der man ihn noch festlegen kann. Abgelehnt wird mit dem ersten Grund, der zutrifft: Das Spiel ist vorbei (6.3 oder 6.5); du bist ausgeschieden (5.3); es ist kein LONG LAP (4.8); du hast keinen oder kannst ihn nicht auf diesen Spieler legen (5.1).
    .title = LONG LAP im Voraus
moto-strategy-rule-7-3 = { -own } Was man weiß, sind die eigene Hand, was offen liegt, die Anzahlen und das Protokoll. Daraus folgt viel: Nach einem neuen Mischen sind der Stapel und die seither gezogenen Karten genau das, was verfallen war, und eine Hand, die seither nicht gezogen hat, enthält nichts davon; wer vor dem Start zieht, hatte keinen STARTER, und wer im Rennen zieht, hatte nur RED FLAGs.
    .title = Was man wissen kann

## At the table: hands, pile and what lies open
## $count, $deal, $points, $total and $target are numbers

moto-strategy-page-hand = Deine Hand
moto-strategy-page-hand-of = Hand von { $name }
moto-strategy-page-cards =
    { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
moto-strategy-page-pile = Nachziehstapel
moto-strategy-page-cancelled = Verfallen
moto-strategy-page-cancelled-none = Nichts ist verfallen.
moto-strategy-page-swept = Eben verfallen
moto-strategy-page-removed = Aus dem Durchgang
moto-strategy-page-laid = Auf dem Tisch
moto-strategy-page-laid-by = Gelegt von { $name }
moto-strategy-page-laid-none = noch nichts gelegt
moto-strategy-page-waiting = In der Startaufstellung: Warten auf einen STARTER
moto-strategy-page-first-lap = Erste Runde: Ein WARM-UP würde den Start abbrechen
moto-strategy-page-racing = Das Rennen läuft
moto-strategy-page-owed =
    { $count ->
        [one] setzt einen Zug aus
       *[other] setzt { $count } Züge aus
    }
moto-strategy-page-out = ausgeschieden
moto-strategy-page-points = Dieser Durchgang
moto-strategy-page-total = Summe
moto-strategy-page-tally = Punkte
moto-strategy-page-deal = Durchgang { $deal }
moto-strategy-page-target = { $target } Punkte zum Sieg

## What each card does, in one line

moto-strategy-page-card-moto-1 = 400 Punkte, wenn sie nicht verfällt.
moto-strategy-page-card-moto-2 = 200 Punkte, wenn sie nicht verfällt.
moto-strategy-page-card-moto-3 = 100 Punkte, wenn sie nicht verfällt.
moto-strategy-page-card-q1 = Alle ziehen eine Karte.
moto-strategy-page-card-q2 = Alle ziehen eine Karte und dann noch eine.
moto-strategy-page-card-starter = Startet das Rennen, zusammen mit noch einer Karte. Im Rennen bewirkt er nichts.
moto-strategy-page-card-warm-up = In der ersten Runde: bricht den Start ab, alles Gelegte verfällt. Danach ohne Wirkung.
moto-strategy-page-card-red-flag = Alles Gelegte verfällt; ein neuer STARTER muss her. Braucht fünf Karten auf der Hand.
moto-strategy-page-card-stop = Mit höchstens fünf Karten auf der Hand: Ende des Durchgangs. Mit mehr: Du scheidest aus.
moto-strategy-page-card-long-lap = Ein anderer setzt einen Zug aus. Geht auch zwischen den Zügen.

## LONG LAP set beforehand, and STOP THE RACE with too many cards

moto-strategy-page-beforehand = LONG LAP zwischen den Zügen
moto-strategy-page-beforehand-help = Leg ihn jetzt fest, und er kommt vor dem nächsten Zug. Sonst sieht das niemand.
moto-strategy-page-beforehand-on = Für { $name }
moto-strategy-page-beforehand-set = LONG LAP für { $name } vor dem nächsten Zug
moto-strategy-page-beforehand-back = Zurücknehmen
moto-strategy-page-second-ask = Du hast gestartet: Leg noch eine Karte.
moto-strategy-page-target-ask = LONG LAP für wen?
moto-strategy-page-stop-ask = Du hast { $count } Karten auf der Hand, mehr als fünf: Mit STOP THE RACE scheidest du aus diesem Durchgang aus. Trotzdem legen?
moto-strategy-page-stop-lay = Legen und ausscheiden
moto-strategy-page-stop-keep = Behalten

## The end of a deal, and the match so far

moto-strategy-page-match = Das Spiel bisher
moto-strategy-page-deals = Das Spiel, Durchgang für Durchgang
moto-strategy-page-column-deal = Durchgang
moto-strategy-page-column-total = Summe
moto-strategy-page-chart = Summen nach jedem Durchgang
moto-strategy-page-chart-about = Die Summen der Spieler nach jedem Durchgang; die Zahlen stehen in der Tabelle.
moto-strategy-page-goal = Ziel: { $target }
moto-strategy-page-opens = { $name } eröffnet den nächsten Durchgang.
