### Table-MotoGP: die Texte auf Deutsch. Siehe en.ftl.
###
### „Runde“ heißt nur die Runde um die Strecke; was alle nacheinander spielen, ist ein „Durchgang“.

## The game

motogp-name = Table-MotoGP
motogp-tagline = Zwei Motorräder, drei Runden, eine Handvoll Karten.
motogp-about = Führe ein Team mit zwei Motorrädern durchs Qualifying und durch ein Rennen über drei Runden: perfektes Tempo für die Innenspur, Extra Power im richtigen Moment und eine Karte für alles, was schiefgeht. Für 2 bis 9 Teams; ein Rennen dauert etwa eine Stunde, eine Saison so lange, wie ihr wollt.

## Options and circuits

motogp-option-laps = Runden
    .help = Über wie viele Runden ein Rennen geht.
motogp-option-qualifying = Qualifying
    .help = Jedes Motorrad fährt um seinen Startplatz. Ist das aus, wird die Startaufstellung ausgelost.
motogp-option-extra-power-six = Extra Power ist eine Sechs
    .help = Die Karte gilt als gewürfelte 6 statt als weiterer Wurf.
motogp-option-lapped = Überrundet
    .help = Wer ausscheidet, wenn ein Motorrad überrundet wird.
motogp-option-lapped-team = das ganze Team
motogp-option-lapped-rider = nur dieses Motorrad
motogp-board-ironwood = Eisenwald
    .help = Von allem etwas: gut für das erste Rennen.
motogp-board-portovelo = Porto Velo
    .help = Winklige Straßen um einen Hafen, und nie ist ein Sturz weit weg.
motogp-board-cloudpass = Wolkenpass
    .help = Den Berg hinauf und wieder hinunter, Haarnadel um Haarnadel.
motogp-board-dunemarch = Dünenmark
    .help = Eine durstige Straße durch die Wüste: dreimal FUEL in jeder Runde.
motogp-board-twinlakes = Zwillingsseen
    .help = Weite Bögen, die ineinander übergehen, und eine lange Boxengasse.
motogp-board-saltflats = Salzebene
    .help = Die schnellste von allen: lange Geraden, und der Motor muss halten.

## Words

motogp-piece = { $name } #{ $number }
motogp-attribute-colour = Farbe des Teams
motogp-colour-red = Rot
motogp-colour-blue = Blau
motogp-colour-yellow = Gelb
motogp-colour-green = Grün
motogp-colour-orange = Orange
motogp-colour-purple = Lila
motogp-colour-white = Weiß
motogp-colour-teal = Türkis
motogp-colour-pink = Rosa
motogp-card-extra = Extra Power
motogp-card-boxes = Boxes
motogp-card-crash = Crash
motogp-card-fuel = Fuel
motogp-lane-inner = Innenspur
motogp-lane-outer = Außenspur

## Cells and their marks

motogp-cell-straight = Feld { $position }
motogp-cell-inner = Feld { $position }, Innenspur
motogp-cell-outer-a = Feld { $position }, Außenspur A
motogp-cell-outer-b = Feld { $position }, Außenspur B
motogp-cell-hairpin = Haarnadelfeld { $position }
motogp-cell-pit = Boxengassenfeld { $position }
motogp-mark-fuel = FUEL
motogp-mark-boxes = BOXES
motogp-mark-crash = CRASH
motogp-mark-engine = ENGINE BREAK DOWN
motogp-mark-chequered = kariert

## Actions

motogp-action-lane = Weiterfahren: { $lane }
motogp-action-keep = Ohne Extra Power
motogp-action-extra = Extra Power spielen
motogp-action-take = Karte nehmen: { $card }

## On the page

motogp-page-block-lane = Wohin
motogp-page-tally = Punkte

## What a player is asked
## $lane, $keep, $extra, $take: how many legal actions there are of each kind

motogp-ask-lane = Wähle, wohin du fährst.
motogp-ask-keep =
    { $extra ->
        [0] Wähle, wohin du fährst.
       *[other] Spielst du Extra Power oder verzichtest du darauf?
    }
motogp-ask-extra = Spielst du Extra Power?
motogp-ask-take = Du hast die Linie passiert. Welche Karte nimmst du?

## Events

motogp-event-rides-out = { $piece } fährt zum Qualifying hinaus.
motogp-event-qualified =
    { $spaces ->
        [one] { $piece } kommt im Qualifying ein Feld weit.
       *[other] { $piece } kommt im Qualifying { $spaces } Felder weit.
    }
motogp-event-grid = { $piece } startet von Platz { $place }.
motogp-event-round = Durchgang { $round }.
motogp-event-turn = { $piece } ist an der Reihe.
motogp-event-rolled = { $piece } würfelt { $face }.
motogp-event-extra = { $piece } spielt Extra Power.
motogp-event-rode = { $piece } fährt über { $cell }.
motogp-event-held-up = Kein Platz auf { $cell }: { $piece } wird aufgehalten.
motogp-event-moved = { $piece } fährt auf { $to }.
motogp-event-stayed = Kein Platz auf dem ganzen Weg: { $piece } bleibt stehen.
motogp-event-lap = { $piece } beginnt Runde { $lap }.
motogp-event-card = { $seat } bekommt für die Linie { $card }.
motogp-event-played = { $piece } spielt { $card }, und nichts passiert.
motogp-event-failure = { $piece } hat einen technischen Defekt: An der Einfahrt geht es in die Boxengasse, außer in der letzten Runde.
motogp-event-pit-in = { $piece } biegt in die Boxengasse ab.
motogp-event-repaired = { $piece } verlässt die Boxengasse ohne Defekt.
motogp-event-again = Keine Boxes-Karte: { $piece } ist noch einen Besuch in der Boxengasse schuldig.
motogp-event-penalty =
    { $stops ->
        [one] Drei Sechsen hintereinander: Stop-&-Go-Strafe für { $piece }.
       *[other] Drei Sechsen hintereinander: Stop-&-Go-Strafe für { $piece }, nun sind { $stops } Halte fällig.
    }
motogp-event-stopped = Stop & Go: { $piece } hält auf dem karierten Feld und setzt einen Zug aus.
motogp-event-missed =
    { $left ->
        [0] { $piece } setzt diesen Zug aus.
        [one] { $piece } setzt diesen Zug aus und danach noch einen.
       *[other] { $piece } setzt diesen Zug aus und danach noch { $left }.
    }
motogp-event-out-of-fuel = Keine Fuel-Karte: { $piece } hat kein Benzin mehr und ist disqualifiziert!
motogp-event-crashed = Keine Crash-Karte: { $piece } stürzt und setzt einen Zug aus!
motogp-event-broke-down = Motorschaden: { $piece } fährt nicht weiter, wird aber mit der Strecke bis hierher gewertet!
motogp-event-lapped = Mehr als eine Runde zurück: { $piece } ist überrundet und aus dem Rennen!
motogp-event-disqualified = Das andere Motorrad des Teams wurde überrundet: Auch { $piece } ist disqualifiziert!
motogp-event-finished = { $piece } fährt auf Platz { $place } durchs Ziel!
motogp-event-race-over = Das Rennen ist vorbei.
motogp-event-classified =
    { $points ->
        [0] Platz { $place }: { $piece }, ohne Punkte.
        [one] Platz { $place }: { $piece }, ein Punkt.
       *[other] Platz { $place }: { $piece }, { $points } Punkte.
    }
motogp-event-won =
    { $points ->
        [one] { $seat } gewinnt das Rennen mit einem Punkt!
       *[other] { $seat } gewinnt das Rennen mit { $points } Punkten!
    }

## Refusals

motogp-refusal-1-3 = Nur ein Team, das gerade die Linie passiert hat, nimmt eine Karte, und das muss es vor allem anderen tun.
motogp-refusal-3-4 = Dorthin führt dein Weg mit diesem Wurf nicht.
motogp-refusal-4-1 = Im Qualifying fährt ein Motorrad nach dem anderen, Wurf für Wurf: Das geht jetzt nicht.
motogp-refusal-4-2 = Im Qualifying gibt es Extra Power erst nach dem sechsten Wurf, auf einem geraden Feld.
motogp-refusal-4-3 = Gerade werden Startplätze ausgelost; niemand wählt.
motogp-refusal-5-2 = Erst wird gewürfelt und über Extra Power entschieden, dann fährt das Motorrad.
motogp-refusal-6-1 = Ein anderes Motorrad ist am Zug.
motogp-refusal-6-2 = Jetzt wird gewürfelt; was der Würfel zeigt, wählt niemand aus.
motogp-refusal-6-3 = Extra Power braucht eine Karte und einen ersten Wurf von 1 bis 5.
motogp-refusal-6-5 = Von einem roten oder gelben Feld aus gibt es kein Extra Power.
motogp-refusal-7-2 = Mit einem Defekt gibt es kein Extra Power.
motogp-refusal-11-2 = Das Rennen ist vorbei.

## Rules: teams and hands

motogp-rule-1-1 = Jeder führt ein Team mit zwei Motorrädern und hat für beide zusammen eine Hand Karten.
    .title = Teams
motogp-rule-1-2 = Vor jedem Rennen werden alle Karten neu verteilt: Jeder bekommt zweimal Extra Power, einmal Boxes, zweimal Crash und zweimal Fuel. { -reading } Karten, die von einem früheren Rennen übrig sind, verfallen, und alle Karten liegen offen.
    .title = Die Karten
motogp-rule-1-3 = Sooft ein Motorrad die Start-Ziel-Linie passiert, auf der Strecke oder in der Boxengasse, bekommt sein Team eine Fuel-Karte und eine Karte nach Wahl: Boxes, Crash oder Extra Power. Die Karten gehen nie aus. { -reading } Die Linie ist passiert, wenn die Stelle, auf die das Motorrad am Ende seiner Bewegung kommt, hinter ihr liegt, oder mit der Zieldurchfahrt; wer vor der Linie aufgehalten wird, hat sie nicht passiert. Die Karten kommen zu dem Zeitpunkt, den Regel 6.9 nennt. Auf die Wahl darf niemand verzichten; ein Team, von dem kein Motorrad mehr im Rennen ist, bekommt keine.
    .title = Karten für die Linie
motogp-rule-1-4 = { -reading } Am Start aus der Startaufstellung über die Linie zu rollen zählt nicht als Passieren, die Zieldurchfahrt schon.
    .title = Die Linie am Start und im Ziel

## Rules: the circuit

motogp-rule-2-1 = Eine Strecke ist ein geschlossener Kurs aus Feldern. Sie werden in einer Richtung befahren und von 0 an gezählt, dem ersten hinter der Start-Ziel-Linie.
    .title = Der Rundkurs
motogp-rule-2-2 = Ein gerades Feld ist grau und fasst drei Motorräder nebeneinander: innen, in der Mitte und außen. Wer ankommt, nimmt den innersten freien Platz. { -reading } Es wird nicht aufgerückt: Fährt eines weg, behalten die anderen ihren Platz.
    .title = Geraden
motogp-rule-2-3 = Ein Feld in einer Kurve oder Schikane ist rot. Seine Innenspur ist eine Stelle, I; seine Außenspur sind zwei, zuerst A, dann B. Auf jede Stelle passt ein Motorrad. Eine Kurve aus m Feldern ist also innen m Stellen lang und außen 2m.
    .title = Kurven und Schikanen
motogp-rule-2-4 = Ein Feld in einer Haarnadel ist eine einzige Stelle für ein Motorrad, ohne Temporegel. { -reading } Es gilt als rot.
    .title = Haarnadeln
motogp-rule-2-5 = Ein gerades Feld kann eine Markierung haben: FUEL in Grün oder BOXES, CRASH oder ENGINE BREAK DOWN in Schwarz. Genau ein gerades Feld ist kariert. Markierte Felder und das karierte fassen drei Motorräder. Das karierte Feld liegt nicht auf dem Stück, das die Boxengasse umgeht; Einfahrtsfeld und Ausfahrtsfeld gehören nicht zu diesem Stück. { -reading } Das karierte Feld trägt keine Markierung und gilt für Extra Power als grau.
    .title = Markierungen und das karierte Feld
motogp-rule-2-6 = Die Boxengasse ist gelb, ihre Felder werden von der Einfahrt an gezählt. Wer in die Boxengasse muss, hat vor dem Einfahrtsfeld das erste Boxengassenfeld vor sich; vom letzten führt der Weg auf das Ausfahrtsfeld. Beide sind gerade; die Einfahrt liegt vor der Linie, die Ausfahrt dahinter, in der nächsten Runde. Drei stehen nebeneinander, mit Plätzen nach Regel 2.2. Ein Boxengassenfeld darf mit BOXES markiert sein. Wer nicht hineinmuss (Regel 7.2), darf dort nicht fahren.
    .title = Die Boxengasse
motogp-rule-2-7 = Die Startaufstellung sind die letzten Felder vor der Linie, so viele, wie es für je drei Motorräder nebeneinander braucht. Gezählt wird von der Linie nach hinten, in jeder Reihe von innen: innen, Mitte, außen. In der Startaufstellung ist die Runde 0. { -reading } Diese Felder sind gerade und ohne Markierung; für neun Teams sind es sechs.
    .title = Die Startaufstellung
motogp-rule-2-8 = { -own } Eine Strecke wird abgelehnt und die Stelle genannt, wenn eines davon zutrifft: weniger als 13 oder mehr als 120 Felder; ein Feld der Startaufstellung ist markiert oder nicht gerade; keine Boxengasse, oder sie umgeht nichts, hat mehr als 40 Felder oder mehr als doppelt so viele, wie sie umgeht; Einfahrt oder Ausfahrt ist nicht gerade oder liegt auf der falschen Seite der Linie; durch die Boxengasse ist der Weg um die Strecke kürzer als 13 Felder; nicht genau ein kariertes Feld, oder es ist rot, markiert oder auf dem Stück, das die Boxengasse umgeht; eine Markierung auf Rot; eine unbekannte Art von Feld.
    .title = Welche Strecken gelten

## Rules: cells in front

motogp-rule-3-1 = Vor einem geraden oder einem Haarnadelfeld liegt das nächste Feld. Ist das in einer Kurve, geht es auf sein A oder, nur mit perfektem Tempo (Regel 5.1), auf sein I.
    .title = Von Geraden und Haarnadeln
motogp-rule-3-2 = Von I geht es auf A des nächsten Feldes oder, nur mit perfektem Tempo, auf dessen I. Von A geht es auf B desselben Feldes oder, nur mit perfektem Tempo, auf dessen I. Von B geht es auf A des nächsten Feldes oder, nur mit perfektem Tempo, auf dessen I. Am Ende einer Kurve führt der Weg von I und von B auf das nächste Feld. { -reading } Die Spur darf überall auf dem Weg gewechselt werden, auch mitten in einem Würfel.
    .title = In Kurven und Schikanen
motogp-rule-3-3 = Jeder Schritt auf die Stelle davor kostet einen Punkt des Wurfs. Du darfst durch andere Motorräder hindurchfahren.
    .title = Schritte
motogp-rule-3-4 = Wo zwei Stellen davor erlaubt sind, wählst du, Schritt für Schritt und in Kenntnis aller Würfel des Zuges. Auch eine Stelle ohne Platz darf gewählt werden, und die Außenspur ist immer erlaubt. Wo nur eine erlaubt ist, wird nichts gefragt.
    .title = Den Weg wählen

## Rules: qualifying

motogp-rule-4-1 = Jedes Motorrad fährt allein. Es beginnt vor Feld 0 und würfelt sechsmal; jeder Wurf wird gleich gefahren, nach den Regeln 3.1 bis 3.4 und 5.1 bis 5.3. Markierungen, Boxengasse und alle Karten außer Extra Power gelten nicht. Eine zweite Runde zählt weiter und bringt keine Karten. { -reading } Die Teams fahren in der Reihenfolge ihrer Plätze am Tisch, jedes mit seinem ersten, dann mit seinem zweiten Motorrad; nach einer 6 wird nicht noch einmal gewürfelt (Regel 6.2 gilt nicht).
    .title = Die Fahrt im Qualifying
motogp-rule-4-2 = { -reading } Nach seinem sechsten Wurf und nach jedem so gewonnenen weiteren darf ein Motorrad auf einem geraden Feld für eine Extra-Power-Karte noch einmal würfeln; die Regeln 6.4 und 6.5 gelten. Die Karte fehlt dann im Rennen.
    .title = Extra Power im Qualifying
motogp-rule-4-3 = Wer am weitesten kam, Runden mitgezählt, startet vom ersten Platz, der Nächste vom zweiten und so weiter. { -reading } Auf demselben Feld liegt I vor B und B vor A; bei Gleichstand entscheidet das Los, und alle haben die gleiche Aussicht, als Nächstes genannt zu werden.
    .title = Die Startplätze
motogp-rule-4-4 = { -own } Ist die Variante „Qualifying“ aus, wird die Startaufstellung ausgelost.
    .title = Ohne Qualifying

## Rules: speed in corners

motogp-rule-5-1 = Ein Wurf von 1 bis 4 ist perfektes Tempo: Die Innenspur darf benutzt werden. Eine 5 oder 6 ist es nicht: Solange ihre Punkte gefahren werden, darf das Motorrad nur auf die Außenspur oder auf ihr weiter; von I muss es auf A des nächsten Kurvenfeldes.
    .title = Perfektes Tempo
motogp-rule-5-2 = { -reading } Erst fallen alle Würfel eines Zuges, auch der dritte der Regel 6.2, und über Extra Power wird entschieden, dann wird der erste Punkt gefahren. Zuerst kommen die Punkte des ersten Würfels, dann die des zweiten. Über die Spuren entscheidet für die Punkte jedes Würfels, was er zeigt, auch in der Boxengasse: Eine halbierte 5 bleibt eine 5. Angekommen ist das Motorrad erst nach dem letzten Punkt.
    .title = Erst die Würfel, dann der Weg
motogp-rule-5-3 = Für Haarnadeln gibt es keine Temporegel.
    .title = Tempo in Haarnadeln

## Rules: a round, a turn

motogp-rule-6-1 = In jedem Durchgang hat jedes Motorrad, das noch im Rennen ist, einen Zug, in der Reihenfolge des Rennens zu Beginn des Durchgangs: Wer weiter vorn ist, ist früher dran; auf demselben geraden Feld, wer weiter innen steht; auf demselben Kurvenfeld I vor der Außenspur. Der erste Durchgang folgt der Startaufstellung. { -reading } Auf der Außenspur kommt B vor A.
    .title = Reihenfolge der Züge
motogp-rule-6-2 = Ein Zug beginnt mit einem Wurf. Nach einer 6 wird noch einmal gewürfelt und dazugezählt. Ist auch das eine 6, fährt das Motorrad 12, und ein dritter Wurf entscheidet: Eine 6 bringt eine Stop-&-Go-Strafe, 1 bis 5 bringen nichts. Der dritte Wurf wird nie gefahren.
    .title = Der Wurf und die Sechsen
motogp-rule-6-3 = Nach einem ersten Wurf von 1 bis 5 darf das Team eine Extra-Power-Karte spielen, für einen zweiten Wurf, der dazuzählt; eine 6 bringt dann keinen weiteren. Das Motorrad muss seinen Zug auf einem grauen, schwarzen oder grünen Feld begonnen haben und darf keinen Defekt haben. Kein Zug führt weiter als 12.
    .title = Extra Power
motogp-rule-6-4 = Mit der Variante „Extra Power ist eine Sechs“ gilt die Karte als gewürfelte 6 statt als Wurf.
    .title = Extra Power als Sechs
motogp-rule-6-5 = Von einem roten oder gelben Feld aus gibt es kein Extra Power.
    .title = Wo es kein Extra Power gibt
motogp-rule-6-6 = Ein Motorrad fährt immer seinen ganzen Wurf, außer wenn am Ende kein Platz ist (6.7), bei einer Stop-&-Go-Strafe (8.1), mit halben Würfeln in der Boxengasse (7.3) und im Ziel (11.1).
    .title = Der ganze Wurf
motogp-rule-6-7 = Ist an der Stelle, an der die Bewegung enden würde, kein Platz, kommt das Motorrad auf die letzte Stelle seines Weges mit Platz, gleich auf welcher Spur, ob in der Boxengasse oder nicht, ob vor der Linie oder dahinter. Ist nirgends Platz, bleibt es, wo und wie es war. So wird man auch in Kurven und Haarnadeln aufgehalten.
    .title = Kein Platz
motogp-rule-6-8 = { -reading } Eine Markierung wirkt, wenn ein Motorrad seinen Zug auf ihr beendet, nachdem es sich bewegt hat, auch wenn es nur dort aufgehalten wurde. Auf eines, das stehen bleibt, wirkt sie nicht noch einmal.
    .title = Wann eine Markierung wirkt
motogp-rule-6-9 = { -reading } Ein Zug läuft in dieser Reihenfolge: Würfel und Extra Power; der Weg; Ankommen oder Zieldurchfahrt; Überrundete scheiden aus; Karten für die Linie; das Verlassen der Boxengasse behebt einen Defekt; das Feld wirkt (seine Markierung, BOXES in der Boxengasse, ein fälliger Halt); eine neue Stop-&-Go-Strafe wird vermerkt.
    .title = Reihenfolge im Zug

## Rules: boxes and the pit lane

motogp-rule-7-1 = Endet die Bewegung eines Motorrads auf BOXES, in jeder Runde außer der letzten, wird von selbst eine Boxes-Karte gespielt; ohne Karte hat das Motorrad einen technischen Defekt. Defekte auf der Strecke summieren sich nicht. In der letzten Runde bewirkt BOXES nichts, auch nicht in der Boxengasse. { -reading } Die Karte wird auch dann gespielt, wenn schon ein Defekt besteht, und behebt ihn nicht.
    .title = BOXES
motogp-rule-7-2 = Ein Motorrad mit Defekt darf kein Extra Power benutzen. Es muss in die Boxengasse, wenn sein Weg vom Einfahrtsfeld weiterführt, in jeder Runde außer seiner letzten; es zählt die Runde vor der Linie. In der letzten Runde ist die Einfahrt geschlossen. { -reading } Der Defekt bleibt dann und verbietet nur noch Extra Power.
    .title = Technischer Defekt
motogp-rule-7-3 = Wer seinen Zug auf Gelb beginnt, fährt von jedem Würfel die Hälfte, aufgerundet (1–2: 1, 3–4: 2, 5–6: 3), den ganzen Zug lang, auch hinter der Ausfahrt. Wer in diesem Zug einfährt, fährt alle Punkte, auch wenn sie ganz hindurch und wieder hinaus führen. In der Boxengasse gibt es kein Extra Power. { -reading } Nach einer 6 wird auch hier noch einmal gewürfelt.
    .title = Tempo in der Boxengasse
motogp-rule-7-4 = Wer hinter der Ausfahrt ankommt, hat die Boxengasse verlassen, und sein Defekt ist behoben. Wer einen Zug ohne Karte auf BOXES in der Boxengasse beendet hat, ist einen weiteren Besuch schuldig: Das Motorrad verlässt sie mit einem Defekt und kommt nach Regel 7.2 wieder hinein.
    .title = Die Boxengasse verlassen
motogp-rule-7-5 = Für Runde, Linie, Reihenfolge, Überrundung und Plätze eines Motorrads in der Boxengasse gilt das Feld der Strecke daneben. { -reading } Liegen n Boxengassenfelder neben M Feldern der Strecke, so liegt das Boxengassenfeld mit der Nummer j neben dem von diesen mit der Nummer j × M ÷ n, aufgerundet. Bei Gleichstand liegt die Strecke vor der Boxengasse und ein späteres Boxengassenfeld vor einem früheren.
    .title = Neben der Boxengasse

## Rules: Stop & Go

motogp-rule-8-1 = Ein Motorrad mit einer Strafe beendet die erste Bewegung, die das karierte Feld erreicht, auf diesem; übrige Punkte verfallen, und es setzt einen Zug aus. { -reading } Die Bewegung, in der die Strafe entstand, und eine, die auf dem Feld beginnt, erreichen es nicht. Ist kein Platz, kommt das Motorrad dahinter zu stehen, wo eine Markierung wirkt; es setzt nicht aus und schuldet den Halt weiterhin. Strafen summieren sich, jede kostet einen Halt; was im Ziel noch offen ist, verfällt.
    .title = Der Halt
motogp-rule-8-2 = Ein Motorrad mit einer Strafe darf Extra Power wie sonst benutzen. Auf dem karierten Feld zu stehen, wenn die Strafe kommt, gilt nicht als Halt.
    .title = Bis zum Halt

## Rules: fuel, crash, engine

motogp-rule-9-1 = Endet die Bewegung eines Motorrads auf FUEL, wird von selbst eine Fuel-Karte gespielt; ohne Karte ist es sofort disqualifiziert: aus dem Rennen und ohne Punkte. Das andere Motorrad des Teams fährt weiter.
    .title = FUEL
motogp-rule-9-2 = Endet die Bewegung eines Motorrads auf CRASH, wird von selbst eine Crash-Karte gespielt; ohne Karte setzt es seinen nächsten Zug aus.
    .title = CRASH
motogp-rule-9-3 = Endet die Bewegung eines Motorrads auf ENGINE BREAK DOWN, verlässt es die Strecke. Es wird nach der Entfernung bis zu diesem Feld gewertet und kann noch punkten; von da an führt es nicht mehr und kann nicht überrundet werden.
    .title = ENGINE BREAK DOWN
motogp-rule-9-4 = Ausgesetzte Züge summieren sich.
    .title = Mehrmals aussetzen

## Rules: lapped

motogp-rule-10-1 = Ein überrundetes Motorrad ist draußen, und sein ganzes Team ist disqualifiziert: Beide Motorräder sind draußen und ohne Punkte, auch im Ziel oder mit Motorschaden, auch im Team des Führenden. Geprüft wird nach jedem Ankommen und jeder Zieldurchfahrt. In Führung liegt, wer von denen im Rennen am weitesten vorn ist; wer gerade durchs Ziel fährt, zählt an der Linie mit. { -reading } Jedes Motorrad im Rennen, das um mehr als eine Runde in ganzen Feldern zurückliegt, gleich auf welcher Spur, ist überrundet, alle zugleich. Wer im Ziel, liegen geblieben oder disqualifiziert ist, kann nicht überrundet werden, und nach der ersten Zieldurchfahrt niemand mehr.
    .title = Überrundet
motogp-rule-10-2 = { -own } Die Variante „Überrundet“ sagt, wer draußen ist: wie gedruckt das ganze Team oder nur das überrundete Motorrad.
    .title = Team oder Motorrad

## Rules: the end of a race

motogp-rule-11-1 = Ein Rennen geht über drei Runden. Ein Motorrad, dessen Weg am Ende seiner letzten Runde die Linie passiert, ist damit im Ziel; es braucht keinen Platz und verlässt die Strecke. { -own } Mit der Variante „Runden“ geht ein Rennen über eine andere Zahl von Runden.
    .title = Die Zieldurchfahrt
motogp-rule-11-2 = Das Rennen ist am Ende des Durchgangs vorbei, in dem das dritte Motorrad ins Ziel kommt, oder wenn keines mehr im Rennen ist. { -reading } Ein Motorrad im Ziel, das disqualifiziert ist, zählt nicht.
    .title = Wann das Rennen vorbei ist
motogp-rule-11-3 = Zuerst kommen die Motorräder im Ziel, in der Reihenfolge ihrer Zieldurchfahrt, dann alle anderen, die nicht disqualifiziert sind, auch die mit Motorschaden, nach der Entfernung. { -reading } Bei gleicher Entfernung gilt Regel 6.1, dann folgen die mit Motorschaden, der frühere zuerst. Disqualifizierte haben keinen Platz; wer hinter ihnen liegt, rückt auf.
    .title = Plätze
motogp-rule-11-4 = Punkte für die Plätze 1 bis 15: 25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. { -reading } Das Rennen gewonnen hat das Team, dessen beide Motorräder zusammen die meisten Punkte haben; bei gleichen Punkten das mit dem besseren besten Platz. Ohne Punkte hat niemand gewonnen.
    .title = Punkte

## Rules: the season

motogp-rule-12-1 = Eine Saison ist eine Liste von Strecken, einzeln genannt oder alle sechs auf einmal, mit je einem Rennen der Reihe nach. Die Fahrerwertung zählt die Punkte jedes Motorrads zusammen, die Teamwertung die Punkte beider.
    .title = Meisterschaften
motogp-rule-12-2 = { -reading } Bei Gleichstand ist besser, wer mehr Siege hat, dann mehr zweite Plätze und so weiter; ist alles gleich, wird der Platz geteilt.
    .title = Gleichstand

## On the page: dice, hand, order of the race, result
## $role is first, second or third; $face, $points, $spaces, $lap, $laps, $round, $roll, $rolls and $count are numbers

motogp-page-dice = Würfel dieses Zuges
motogp-page-die =
    { $role ->
        [first] Erster Würfel, { $face }:
        [second] Zweiter Würfel, { $face }:
       *[third] Dritter Wurf, { $face }:
        [roll] Gewürfelt, { $face }:
    }
motogp-page-die-inner = perfektes Tempo: Innenspur frei
motogp-page-die-outer = zu schnell: nur die Außenspur
motogp-page-die-third = wird nicht gefahren: nur eine 6 zählt
motogp-page-die-half =
    { $points ->
        [one] Boxengasse: die Hälfte, also ein Feld
       *[other] Boxengasse: die Hälfte, also { $points } Felder
    }
motogp-page-hand = Karten von { $name }
motogp-page-hand-yours = Deine Karten
motogp-page-held =
    { $count ->
        [one] du hast eine
       *[other] du hast { $count }
    }
motogp-page-card-extra = Ein Wurf mehr oder, mit der Variante, eine 6: nach einem ersten Wurf von 1 bis 5 von einem grauen, schwarzen oder grünen Feld aus; im Qualifying ab dem sechsten Wurf, auf einem geraden Feld.
motogp-page-card-boxes = Wird auf BOXES von selbst gespielt. Ohne sie: Defekt.
motogp-page-card-crash = Wird auf CRASH von selbst gespielt. Ohne sie: einmal aussetzen.
motogp-page-card-fuel = Wird auf FUEL von selbst gespielt. Ohne sie: disqualifiziert.
motogp-page-extra-effect =
    { $six ->
        [0] ein Würfel mehr; sein eigenes Tempo zählt
       *[other] sechs Felder mehr
    }
motogp-page-without-extra = Ohne Extra Power:
motogp-page-take = Eine Karte für die Linie
motogp-page-ways = Wo die Fahrt enden kann
motogp-page-way-finish = über die Ziellinie
motogp-page-order = Stand des Rennens
motogp-page-round = Durchgang { $round }
motogp-page-lap = Runde { $lap } von { $laps }
motogp-page-gap =
    { $spaces ->
        [0] –
       *[other] +{ $spaces }
    }
motogp-page-qualifying = Qualifying
motogp-page-qualifying-roll =
    { $roll ->
        [0] würfelt gleich
       *[other] Wurf { $roll } von { $rolls }
    }
motogp-page-qualifying-extra = Wurf mehr
motogp-page-qualifying-waiting = kommt noch
motogp-page-spaces =
    { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }
motogp-page-teams = Teams und ihre Karten
motogp-page-classification = Motorräder
motogp-page-column-place = Platz
motogp-page-column-motorcycle = Motorrad
motogp-page-column-lap = Runde
motogp-page-column-gap = Rückstand
motogp-page-column-spaces = Felder
motogp-page-column-end = Am Ende
motogp-page-column-points = Punkte
motogp-page-flag-failure = Defekt: in die Boxengasse, außer in der letzten Runde
motogp-page-flag-again = schuldet noch einen Besuch in der Boxengasse
motogp-page-flag-stop =
    { $count ->
        [one] schuldet einen Stop & Go
       *[other] schuldet { $count } Stop & Go
    }
motogp-page-flag-missing =
    { $count ->
        [one] setzt einmal aus
       *[other] setzt { $count }-mal aus
    }
motogp-page-end-finished = im Ziel
motogp-page-end-running = unterwegs
motogp-page-end-broken = Motorschaden
motogp-page-end-out = ausgeschieden
motogp-page-end-out-of-fuel = ohne Benzin
motogp-page-end-lapped = überrundet
motogp-page-end-disqualified = mit dem Team draußen
