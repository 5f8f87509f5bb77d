### Lamborghini: die Texte auf Deutsch. Siehe en.ftl.

## The game

lamborghini-name = Lamborghini
lamborghini-tagline = Auto aussuchen, Blech tauschen, heil ankommen.
lamborghini-about = Suche dir Auto, Fahrer und hilfreiche Karten aus, qualifiziere dich und fahre drei Runden auf einer Strecke, auf der niemand durch andere hindurchfährt: Zwänge dich vorbei, nutze den Windschatten oder suche den Kontakt und hoffe, dass der andere abfliegt. Ein Rennen dauert etwa eine Stunde; in einer Meisterschaft entscheidet das Geld. Für 2 bis 5 Personen.

## Options and tracks

lamborghini-option-long = Was gespielt wird
    .help = Eine Meisterschaft hat Geld, Gebote, Preise und einen Markt zwischen den Rennen; wer am reichsten ist, gewinnt sie.
lamborghini-option-long-short = ein Rennen
lamborghini-option-long-long = Meisterschaft
lamborghini-option-races = Rennen der Meisterschaft
    .help = Gefahren wird abwechselnd auf den Strecken des Plans.
lamborghini-option-draft-trips = Durchgänge der Auswahl
    .help = Wer nach so vielen Durchgängen noch kein Auto oder keinen Fahrer hat, muss nehmen, was fehlt.
lamborghini-board-park = Park
    .help = Breit und schnell zwischen alten Bäumen: gut für ein erstes Rennen.
lamborghini-board-forest = Wald
    .help = Kurve auf Kurve und wenig Platz zum Überholen.
lamborghini-board-park-forest = Park und Wald
    .help = Beide Strecken, für eine Meisterschaft; ein einzelnes Rennen wird im Park gefahren.

## Words

lamborghini-piece = { $name } #{ $number }
lamborghini-card-red-aero = Aerodynamik (rot)
lamborghini-card-red-brakes = Bremsen (rot)
lamborghini-card-red-setup = Abstimmung (rot)
lamborghini-card-red-engine = Motor (rot)
lamborghini-card-red-tyres = Reifen (rot)
lamborghini-card-red-fuel = Tank (rot)
lamborghini-card-red-team = Team (rot)
lamborghini-card-yellow-aero = Aerodynamik (gelb)
lamborghini-card-yellow-brakes = Bremsen (gelb)
lamborghini-card-yellow-setup = Abstimmung (gelb)
lamborghini-card-yellow-engine = Motor (gelb)
lamborghini-card-yellow-tyres = Reifen (gelb)
lamborghini-card-yellow-fuel = Tank (gelb)
lamborghini-card-yellow-team = Team (gelb)
lamborghini-card-blue-aero = Aerodynamik (blau)
lamborghini-card-blue-brakes = Bremsen (blau)
lamborghini-card-blue-setup = Abstimmung (blau)
lamborghini-card-blue-engine = Motor (blau)
lamborghini-card-blue-tyres = Reifen (blau)
lamborghini-card-blue-fuel = Tank (blau)
lamborghini-card-blue-team = Team (blau)
lamborghini-card-skill = Können
lamborghini-card-luck = Glück
lamborghini-card-fortune = Fortuna
lamborghini-card-steady = Manöver
lamborghini-card-slipstream = Windschatten
lamborghini-card-engage = Attacke
lamborghini-card-fast = Schneller Wagen
lamborghini-card-victory = Sieg
lamborghini-card-will = Wille
lamborghini-car-white = weißes Auto
lamborghini-car-black = schwarzes Auto
lamborghini-car-green = grünes Auto
lamborghini-car-orange = oranges Auto
lamborghini-car-yellow = gelbes Auto
lamborghini-driver-abel = Abel
lamborghini-driver-bruno = Bruno
lamborghini-driver-carla = Carla
lamborghini-driver-dario = Dario
lamborghini-driver-elsa = Elsa
lamborghini-driver-fausto = Fausto
lamborghini-driver-gina = Gina
lamborghini-driver-hugo = Hugo
lamborghini-driver-ines = Ines
lamborghini-driver-jonas = Jonas
lamborghini-supplier-red = Rot
lamborghini-supplier-yellow = Gelb
lamborghini-supplier-blue = Blau
lamborghini-side-ahead = geradeaus
lamborghini-side-left = links
lamborghini-side-right = rechts
lamborghini-direction-none = freie Wahl
lamborghini-direction-ahead = geradeaus
lamborghini-direction-left = nach links
lamborghini-direction-right = nach rechts
lamborghini-check-arrow = wegen des Pfeils
lamborghini-check-squeeze = zum Durchzwängen
lamborghini-check-attack = für den Angriff
lamborghini-check-defence = gegen den Angriff
lamborghini-check-chain = gegen den Zusammenstoß
lamborghini-part-card = Karte
lamborghini-part-car = Auto
lamborghini-part-driver = Fahrer
lamborghini-part-played = gespielte Karte
lamborghini-part-running = Reifen oder Tank
lamborghini-part-damage = Schaden
lamborghini-part-won = gewonnene Felder
lamborghini-part-arrow = Pfeil
lamborghini-part-engage = Attacke
lamborghini-part-strong = starker Angriff
lamborghini-pile-technology = Technik
lamborghini-pile-manoeuvre = Manöverkarten
lamborghini-pile-cars = Autos
lamborghini-pile-drivers = Fahrer

## Cells and their marks
## $lane is counted from the left, 0 first; $position is the number of the cell in its lane

lamborghini-cell-straight =
    { $lane ->
        [0] Feld A{ $position }
        [1] Feld B{ $position }
        [2] Feld C{ $position }
       *[3] Feld D{ $position }
    }
lamborghini-cell-bend =
    { $lane ->
        [0] Kurvenfeld A{ $position }
        [1] Kurvenfeld B{ $position }
        [2] Kurvenfeld C{ $position }
       *[3] Kurvenfeld D{ $position }
    }
lamborghini-cell-narrow =
    { $lane ->
        [0] Feld A{ $position } in der Enge
        [1] Feld B{ $position } in der Enge
        [2] Feld C{ $position } in der Enge
       *[3] Feld D{ $position } in der Enge
    }
lamborghini-mark-pole = erster Startplatz
lamborghini-mark-grid = Startplatz

## Actions

lamborghini-action-bid =
    { $number ->
        [0] Nichts bieten
       *[other] { $number }.000 bieten
    }
lamborghini-action-turn = Aufdecken: { $pile }
lamborghini-action-take = { $card } nehmen
lamborghini-action-take-car = Nehmen: { $car }
lamborghini-action-take-driver = { $driver } nehmen
lamborghini-action-to =
    { $number ->
        [1] Mein erstes Auto
       *[2] Mein zweites Auto
    }
lamborghini-action-supplier = Ausrüster: { $supplier }
lamborghini-action-play = { $card } spielen
lamborghini-action-keep = Keine spielen
lamborghini-action-step = Fahren: { $side }
lamborghini-action-slip = Windschatten, freier Schritt: { $side }
lamborghini-action-hit = Auto rammen: { $side }
lamborghini-action-push = Auto anrempeln: { $side }
lamborghini-action-end = Zug beenden
lamborghini-action-return =
    { $number ->
        [1] { $card } zurückgeben
       *[2] { $card } des zweiten Autos zurückgeben
    }
lamborghini-action-sell =
    { $number ->
        [1] Auto verkaufen
       *[2] Zweites Auto verkaufen
    }
lamborghini-action-dismiss =
    { $number ->
        [1] Fahrer entlassen
       *[2] Fahrer des zweiten Autos entlassen
    }
lamborghini-action-done = Markt verlassen

## What a player is asked
## $play, $keep, $step, $slip, $hit, $push, $end, $take-car, …: how many legal actions there are of each kind

lamborghini-ask-bid = Wie viel bietest du, um früher zu wählen? Jedes Gebot ist verloren, und niemand sieht deines, bevor alle abgegeben sind.
lamborghini-ask-turn = Von welchem Stapel wird eine Karte aufgedeckt? Du kannst sie nehmen, oder wer nach dir kommt.
lamborghini-ask-take =
    { $take-car ->
        [0]
            { $take-driver ->
                [0] Welche Karte nimmst du?
               *[other] Welche Karte nimmst du? Deine erste Technik bindet dich an ihren Ausrüster, und ohne Fahrer kannst du nicht starten.
            }
       *[other] Welche Karte nimmst du? Deine erste Technik bindet dich an ihren Ausrüster, und ohne Auto kannst du nicht starten.
    }
lamborghini-ask-take-car =
    { $take-driver ->
        [0] Welches Auto nimmst du? Sein Tempo zählt in jeder Bewegung, seine Lenkung bei jeder Probe.
       *[other] Welches Auto oder welchen Fahrer nimmst du? Das Tempo zählt in jeder Bewegung, die Lenkung bei jeder Probe.
    }
lamborghini-ask-take-driver = Welchen Fahrer nimmst du? Das Tempo zählt in jeder Bewegung, die Lenkung bei jeder Probe.
lamborghini-ask-to = Welches deiner beiden Autos bekommt das?
lamborghini-ask-supplier = Von welchem Ausrüster bekommt dein Auto Technik? Blau ist der beste, Rot der schlechteste, und das gilt für alle Rennen.
lamborghini-ask-play =
    { $keep ->
        [0] Spielst du Windschatten für einen freien Schritt geradeaus, oder geht es ohne weiter?
       *[other] Spielst du jetzt eine Karte oder keine? In einem Zug gibt es für jedes Auto höchstens eine.
    }
lamborghini-ask-keep = Du hast jetzt keine Karte zu spielen.
lamborghini-ask-step =
    { $slip ->
        [0]
            { $hit ->
                [0]
                    { $push ->
                        [0] Wohin fährt das Auto? Jeder Schritt kostet einen Punkt, und alle Punkte müssen gefahren werden.
                       *[other] Wohin fährt das Auto? Du kannst auch das Auto daneben anrempeln: Das kostet eine Probe und keinen Punkt.
                    }
               *[other] Wohin fährt das Auto? Du kannst auch den Kontakt suchen: Das kostet eine Probe und keinen Punkt.
            }
       *[other] Nimmst du jetzt den freien Schritt aus dem Windschatten, oder tust du etwas anderes und verzichtest darauf?
    }
lamborghini-ask-slip = Nimmst du den freien Schritt aus dem Windschatten, oder verzichtest du darauf?
lamborghini-ask-hit =
    { $end ->
        [0] Vorne ist nichts frei, und du hast noch Punkte: Wen triffst du?
       *[other] Suchst du den Kontakt, oder beendest du den Zug? Kontakt kostet eine Probe, und ein Unfall beschädigt dein eigenes Auto.
    }
lamborghini-ask-push = Rempelst du das Auto daneben an, oder beendest du den Zug? Kontakt kostet eine Probe, und ein Unfall beschädigt dein eigenes Auto.
lamborghini-ask-end = Es ist nichts mehr zu tun: Beende den Zug.
lamborghini-ask-return =
    { $done ->
        [0] Welche zweite Karte gibst du zurück?
       *[other] Der Markt: Tauschst du zwei Karten gegen eine deiner Wahl, ersetzt du Auto oder Fahrer, oder gehst du?
    }
lamborghini-ask-sell = Der Markt: Ersetzt du Auto oder Fahrer, oder gehst du?
lamborghini-ask-dismiss = Der Markt: Ersetzt du einen Fahrer, oder gehst du?
lamborghini-ask-done = Auf dem Markt ist nichts mehr zu tun: Geh.

## Events

lamborghini-event-bid =
    { $money ->
        [0] { $seat } bietet nichts.
       *[other] { $seat } bietet { $money }.000.
    }
    .unseen = { $seat } gibt ein geheimes Gebot ab.
lamborghini-event-bid-opened =
    { $money ->
        [0] { $seat } hat nichts geboten.
       *[other] { $seat } hat { $money }.000 geboten.
    }
lamborghini-event-picks = Platz { $place } in der Auswahl: { $seat }.
lamborghini-event-turned-up = Aufgedeckt: { $card }.
lamborghini-event-turned-up-car = Aufgedeckt: { $car }.
lamborghini-event-turned-up-driver = Aufgedeckt, zum Fahren: { $driver }.
lamborghini-event-visit = Durchgang { $trip } der Auswahl: { $seat } wählt.
lamborghini-event-took = { $seat } nimmt { $card }.
lamborghini-event-took-car =
    { $price ->
        [0] { $seat } nimmt ein Auto: { $car }.
       *[other] { $seat } nimmt ein Auto für { $price }.000: { $car }.
    }
lamborghini-event-took-driver =
    { $price ->
        [0] { $seat } lässt { $driver } fahren.
       *[other] { $seat } lässt { $driver } für { $price }.000 fahren.
    }
lamborghini-event-bound = { $seat } ist an einen Ausrüster gebunden: { $supplier }.
lamborghini-event-picked-nothing = Es gibt keine Karte, die { $seat } nehmen darf.
lamborghini-event-draft-over = Die Auswahl ist vorbei: Jedes Auto hat seine Autokarte und seinen Fahrer.
lamborghini-event-crew = { $piece } fährt so: { $car }, am Steuer { $driver }.
lamborghini-event-supplied = { $piece } bekommt Technik von einem Ausrüster: { $supplier }.
lamborghini-event-given = { $piece } bekommt { $card }.
lamborghini-event-lot = Dazu für { $piece }, durch das Los: { $card }.
lamborghini-event-no-lot = Für { $piece } ist keine solche Zusatzkarte mehr da.
lamborghini-event-race =
    { $races ->
        [one] Die Qualifikation beginnt.
       *[other] Rennen { $race } von { $races }: Die Qualifikation beginnt.
    }
lamborghini-event-qualified = { $piece } qualifiziert sich mit { $total }.
lamborghini-event-tied = { $piece } liegt in der Qualifikation gleichauf: Es wird neu gezogen.
lamborghini-event-grid = { $piece } startet von Startplatz { $place }.
lamborghini-event-round = Durchgang { $round }.
lamborghini-event-turn = { $piece } ist an der Reihe.
lamborghini-event-played = { $piece } spielt { $card }.
lamborghini-event-repaired =
    { $damage ->
        [0] { $piece } wird repariert: kein Schaden mehr.
        [one] { $piece } wird repariert: Es bleibt ein Schaden.
       *[other] { $piece } wird repariert: Es bleiben { $damage } Schäden.
    }
lamborghini-event-reshuffled = Der Tempostapel ist aufgebraucht: { $cards } abgelegte Karten werden gemischt und der neue Stapel.
lamborghini-event-drew =
    { $value ->
        [10] { $piece } zieht 10, mit gelbem Pfeil.
        [11] { $piece } zieht 11, mit orangem Pfeil.
        [12] { $piece } zieht 12, mit rotem Pfeil.
       *[other] { $piece } zieht { $value }.
    }
lamborghini-event-part = { $piece }: { $amount } { $part }.
lamborghini-event-speed =
    { $points ->
        [0] { $piece } hat keine Punkte zum Fahren.
        [one] { $piece } hat einen Punkt zum Fahren.
       *[other] { $piece } hat { $points } Punkte zum Fahren.
    }
lamborghini-event-stepped = { $piece } fährt: von { $from }, auf { $to }.
lamborghini-event-slipstream = { $piece } schert aus dem Windschatten aus: Dieser Schritt ist frei.
lamborghini-event-squeeze = { $piece } will sich durchzwängen: { $side }.
lamborghini-event-hit = Kontakt { $side }: { $piece } rammt { $other }!
lamborghini-event-push = Kontakt { $side }: { $piece } rempelt { $other } an!
lamborghini-event-chain = { $piece } wird gegen { $other } geschleudert!
lamborghini-event-check = { $piece } macht eine Probe { $check }.
lamborghini-event-checked = Die Probe von { $piece }: { $value } gezogen, zusammen { $total }.
lamborghini-event-held = { $piece } behält die Kontrolle.
lamborghini-event-cell-won = { $piece } gewinnt ein Feld dazu.
lamborghini-event-accident = { $piece } hat einen Unfall!
lamborghini-event-damaged =
    { $damage ->
        [one] { $piece } nimmt Schaden: der erste.
       *[other] { $piece } nimmt Schaden: jetzt { $damage }.
    }
lamborghini-event-prevented = Die Bremsen ersparen { $piece } einen Schaden.
lamborghini-event-crippled = { $piece } ist lahm: von Zug zu Zug langsamer, bis nichts mehr geht.
lamborghini-event-direction = Die Richtungskarte von { $piece } ist { $value }: { $direction }.
lamborghini-event-off-track =
    { $lost ->
        [one] { $piece } kommt von der Strecke ab und verliert einen Punkt.
       *[other] { $piece } kommt von der Strecke ab und verliert { $lost } Punkte.
    }
lamborghini-event-direction-spent = Der Weg ist versperrt und keine Probe übrig: Für { $piece } gilt die Richtungskarte nicht mehr.
lamborghini-event-blocked =
    { $lost ->
        [one] { $piece } ist blockiert und verliert den letzten Punkt.
       *[other] { $piece } ist blockiert und verliert die letzten { $lost } Punkte.
    }
lamborghini-event-wrecked = { $piece } bleibt für immer stehen: ein Wrack!
lamborghini-event-lap = { $piece } beendet Runde { $lap }.
lamborghini-event-moved =
    { $cells ->
        [one] { $piece } ist ein Feld gefahren.
       *[other] { $piece } ist { $cells } Felder gefahren.
    }
lamborghini-event-finished = { $piece } ist im Ziel!
lamborghini-event-left-track = { $piece } verlässt die Strecke.
lamborghini-event-classified = Platz { $place }: { $piece }.
lamborghini-event-prize = { $piece } gewinnt einen Preis von { $money }.000.
lamborghini-event-race-over = Das Rennen ist vorbei.
lamborghini-event-repair-paid =
    { $damage ->
        [one] Ein Schaden von { $piece } wird für { $money }.000 repariert.
       *[other] { $damage } Schäden von { $piece } werden für { $money }.000 repariert.
    }
lamborghini-event-market = { $seat } ist auf dem Markt.
lamborghini-event-returned = { $piece } gibt { $card } zurück.
lamborghini-event-chose = { $piece } bekommt dafür { $card }.
lamborghini-event-sold =
    { $price ->
        [0] { $piece } verkauft und bekommt nichts dafür: { $car }.
       *[other] { $piece } verkauft für { $price }.000: { $car }.
    }
lamborghini-event-bought = { $piece } kauft für { $price }.000: { $car }.
lamborghini-event-dismissed =
    { $price ->
        [0] { $piece } entlässt { $driver } und bekommt nichts dafür.
       *[other] { $piece } entlässt { $driver } und bekommt { $price }.000.
    }
lamborghini-event-hired = { $piece } lässt { $driver } für { $price }.000 fahren.
lamborghini-event-left-market = { $seat } verlässt den Markt.
lamborghini-event-match-over = Das Spiel ist vorbei.
lamborghini-event-won =
    { $money ->
        [0] { $seat } gewinnt das Rennen!
       *[other] { $seat } gewinnt die Meisterschaft mit { $money }.000!
    }

## Refusals

lamborghini-refusal-2-1 = Auf dieser Seite liegt kein Feld vor dem Auto.
lamborghini-refusal-2-2 = Das Feld ist besetzt, und kein Auto fährt durch ein anderes.
lamborghini-refusal-3-2 = Erst wird Technik oder Manöver aufgedeckt, dann Auto oder Fahrer, von einem Stapel, der nicht leer ist.
lamborghini-refusal-3-3 = Genommen wird eine offene Karte; Autos und Fahrer nur, solange dir noch welche fehlen.
lamborghini-refusal-3-4 = Diese Technik ist von einem Ausrüster, an den du nicht gebunden bist.
lamborghini-refusal-3-6 = Dir fehlt ein Auto oder Fahrer, und das geht nach so vielen Durchgängen vor.
lamborghini-refusal-4-2 = Geboten wird einmal, und nur was du nicht für das teuerste Auto und den teuersten Fahrer brauchst.
lamborghini-refusal-4-3 = Das kannst du nicht bezahlen: Autos und Fahrer kosten sofort ihren Preis.
lamborghini-refusal-5-2 = Jetzt sagst du, welches deiner beiden Autos das bekommt.
lamborghini-refusal-5-3 = Dein Auto braucht erst einen Ausrüster.
lamborghini-refusal-6-2 = Diese Karte wird nicht in diesem Augenblick gespielt.
lamborghini-refusal-6-3 = Punkte sind für Schritte, und solange du welche hast, geht der Zug weiter.
lamborghini-refusal-6-4 = Dieses Auto hatte in diesem Zug schon eine Karte, oder Reifen oder Tank laufen noch.
lamborghini-refusal-6-5 = Dort endet jetzt kein Weg: Alle Punkte müssen gefahren werden, über freie Felder davor, und vor dem Durchzwängen steht die Probe.
lamborghini-refusal-6-8 = Das bräuchte eine Probe, und dieses Auto hat die beiden dieses Zuges gemacht.
lamborghini-refusal-9-1 = Kontakt gibt es nur mit fremden Autos im Rennen: rammen auf einem Feld davor, anrempeln daneben.
lamborghini-refusal-10-1 = Gerade ist kein Windschatten zu nutzen, oder kein freies Feld da.
lamborghini-refusal-11-1 = Mit Aerodynamik wechselt das Auto in diesem Zug nicht die Spur und nutzt keinen Windschatten.
lamborghini-refusal-11-2 = Bremsen wird mit einer Probe gespielt.
lamborghini-refusal-11-3 = Abstimmung wird mit einer Probe gespielt.
lamborghini-refusal-11-4 = Motor wird vor der Bewegung gespielt.
lamborghini-refusal-11-5 = Reifen wird vor der Bewegung gespielt.
lamborghini-refusal-11-6 = Tank wird vor der Bewegung gespielt.
lamborghini-refusal-11-7 = Team wird mit einer Probe gespielt, oder zu Beginn des Zuges eines beschädigten, aber nicht lahmen Autos.
lamborghini-refusal-11-8 = Können wird vor der Bewegung gespielt.
lamborghini-refusal-11-9 = Schneller Wagen wird vor der Bewegung gespielt.
lamborghini-refusal-11-10 = Glück wird gespielt, wenn das Auto sich durchzwängt.
lamborghini-refusal-11-11 = Fortuna wird gleich nach dem Ziehen für den Zug gespielt.
lamborghini-refusal-11-12 = Manöver wird mit einer Probe gespielt.
lamborghini-refusal-11-13 = Windschatten wird gleich nach einem Schritt aus dem Windschatten gespielt.
lamborghini-refusal-11-14 = Attacke wird gespielt, wenn du den Kontakt suchst.
lamborghini-refusal-11-15 = Sieg ist nur für ein Auto auf Platz zwei oder drei.
lamborghini-refusal-11-16 = Wille ist nur für das letzte oder vorletzte Auto.
lamborghini-refusal-13-3 = Das Spiel ist vorbei.
lamborghini-refusal-14-4 = Auf dem Markt macht man jedes Geschäft einmal und bis zu Ende, und nur, wenn es etwas dafür gibt.
lamborghini-refusal-14-5 = Das Spiel ist vorbei: Das war das letzte Rennen.
lamborghini-refusal-15-1 = Du bist nicht am Zug, oder du hast diese Karte nicht oder nicht mehr.

## Rules: components

lamborghini-rule-1-1 = Es gibt fünf Autokarten und zehn Fahrerkarten. Jede zeigt Tempo, Lenkung, einen Preis und wie viele zusätzliche Technik- und Manöverkarten sie mitbringt (Regel 5.3).
    .title = Autos und Fahrer
lamborghini-rule-1-2 = Es gibt 39 Technikkarten, je 13 von drei Ausrüstern: Rot ist der schlechteste, Gelb besser, Blau der beste. Ihre Arten sind Aerodynamik, Bremsen, Abstimmung, Motor, Reifen, Tank und Team. Es gibt 39 Manöverkarten: Können, Glück, Fortuna, Manöver, Windschatten, Attacke, Schneller Wagen, Sieg und Wille. Es gibt 39 Geldscheine, je 13 zu 1.000, 5.000 und 20.000.
    .title = Technik, Manöverkarten, Geldscheine
lamborghini-rule-1-3 = Jede dieser 117 Karten hat am Fuß einen Tempowert von 5 bis 12. Eine 10 hat dazu einen gelben Pfeil, eine 11 einen orangen, eine 12 einen roten.
    .title = Die Werte am Fuß
lamborghini-rule-1-4 = { -own } Die Zahlen auf den Karten sind unsere. Tempo und Lenkung von Autos und Fahrern sind 0 bis 2, und die schnellen lenken schlechter; sie bringen 0 bis 3 Zusatzkarten einer Sorte; Autos kosten 4.000 bis 18.000, Fahrer 2.000 bis 10.000, die besseren mehr. Am Fuß stehen auf 12, 15, 18, 20, 20, 14, 10 und 8 Karten 5, 6, 7, 8, 9, 10, 11 und 12, und gleiche Karten haben gleiche Werte. Jeder Ausrüster hat zwei Karten jeder Art, nur von einer Art eine; von den Manöverkarten gibt es je vier, von drei Arten fünf. Karten, die offen liegen, gehalten werden oder gespielt sind, sehen alle; die Reihenfolge der Stapel ist verdeckt, und Gebote sind geheim, bis alle abgegeben sind. Geld zählt in ganzen Tausendern.
    .title = Unsere Zahlen; was offen ist
lamborghini-rule-1-5 = Drei bis fünf Spieler haben je ein Auto, zwei Spieler je zwei. Ein Auto hat eine Autokarte, einen Fahrer und beliebig viele Technik- und Manöverkarten.
    .title = Die Autos der Spieler
lamborghini-rule-1-6 = In einer Meisterschaft beginnen alle mit 60.000, zu fünft mit 52.000. Sie hat so viele Rennen, wie die Variante „Rennen der Meisterschaft“ sagt, und die Strecken des Plans wechseln sich ab. Ein kurzes Spiel ist ein Rennen auf einer Strecke, ohne Geld.
    .title = Ein Rennen oder eine Meisterschaft

## Rules: the track

lamborghini-rule-2-1 = Die Strecke ist eine geschlossene Schleife aus Spuren, die in Felder geteilt sind; alle Spuren werden entlang der Strecke gleich gemessen, und an der Linie hat jede eine Feldgrenze. Vor einem Auto liegen höchstens drei Felder: geradeaus das nächste seiner Spur; links und rechts das Feld der Nachbarspur, das den Punkt enthält, an dem sein eigenes Feld endet, oder das dort beginnt. Eine Spur, die dort kein Feld hat, gibt keines. Seitwärts und rückwärts geht es nie.
    .title = Die Felder davor
lamborghini-rule-2-2 = Auf ein Feld passt ein Auto. Kein Auto fährt über ein besetztes Feld oder hält darauf.
    .title = Ein Auto je Feld
lamborghini-rule-2-3 = { -own } Die Strecken sind unsere: zwei, mit drei bis vier Spuren und Runden von etwa 40 bis 60 Feldern, im Uhrzeigersinn gefahren, sodass die Innenspur die rechte ist. Kurven haben innen weniger Felder; an Engstellen enden Spuren, eine nach der anderen. Jedes Feld hat ein Feld vor sich. Fünf Startfelder liegen vor der Linie, das beste zuerst.
    .title = Unsere Strecken
lamborghini-rule-2-4 = Unmittelbar hinter einem Feld liegt das, von dem aus es geradeaus liegt. Neben einem Auto, auf jeder Seite, liegt das vorderste Feld der Nachbarspur, das ein Stück neben seinem eigenen verläuft und nicht über dessen Vorderkante hinausreicht. Die Entfernung eines Autos ist die Zahl seiner Runden mal die Länge einer Runde und dazu die Vorderkante seines Feldes; in der Startaufstellung wird von der Linie zurückgezählt. Weiter vorn heißt größere, gleichauf heißt gleiche Entfernung.
    .title = Dahinter, daneben, weiter vorn

## Rules: the draft

lamborghini-rule-3-1 = Autos, Fahrer, Technik aller Ausrüster und Manöverkarten werden zu vier Stapeln gemischt. Von jedem Stapel werden zwei Karten aufgedeckt, zusammen acht.
    .title = Die Stapel
lamborghini-rule-3-2 = Die Auswahl geht in Durchgängen vom ersten Spieler bis zum letzten und zurück zum ersten. Der letzte wählt in einem Besuch zweimal; der Rückweg beginnt beim vorletzten. Bei jedem Besuch außer dem allerersten wird zuerst Technik oder Manöver aufgedeckt, dann Auto oder Fahrer, jeweils von einem Stapel nach Wahl, der nicht leer ist. { -reading } Wo zwei Durchgänge aneinanderstoßen, ist der erste Spieler zweimal dran; sonst bekäme er nur halb so viele Karten.
    .title = Durchgänge
lamborghini-rule-3-3 = Genommen wird eine offene Karte, und zwar immer, wenn es eine gibt, die man nehmen darf: ein Auto oder Fahrer, der noch fehlt und bezahlt werden kann, Technik eines erlaubten Ausrüsters, jede Manöverkarte. Sonst wird gepasst.
    .title = Nehmen
lamborghini-rule-3-4 = Die erste Technikkarte bindet an ihren Ausrüster: Jedes Auto hat einen. Wer zwei Autos hat, kann an zwei gebunden sein.
    .title = Ein Ausrüster je Auto
lamborghini-rule-3-5 = Die Auswahl endet, sobald jedes Auto des Rennens Autokarte und Fahrer hat, auch zwischen den beiden Karten des letzten Spielers.
    .title = Das Ende der Auswahl
lamborghini-rule-3-6 = { -reading } Wem nach so vielen Durchgängen, wie die Variante „Durchgänge der Auswahl“ sagt, Auto oder Fahrer fehlt, muss das Fehlende nehmen; liegt nichts davon offen, das bezahlt werden kann, wird es aufgedeckt. Sonst könnte jeder die Auswahl offen halten, bis keine Karte mehr da ist.
    .title = Keine endlose Auswahl

## Rules: one race or a championship

lamborghini-rule-4-1 = In einem kurzen Spiel beginnt der erste Sitz die Auswahl, und alles ist umsonst.
    .title = Das kurze Spiel
lamborghini-rule-4-2 = In einer Meisterschaft geben zuerst alle geheim ein Gebot ab, beliebig hoch, auch nichts. Alle Gebote sind an die Bank verloren. Höhere wählen früher; bei gleichen gilt die Sitzordnung. { -reading } Geboten werden ganze Tausender, höchstens so viel, wie bleibt, wenn der Preis des teuersten Autos und des teuersten Fahrers zurückgelegt ist, bei zwei Autos der zwei teuersten von jedem. Das geht jederzeit, bis alle Gebote da sind, und niemand erfährt vorher davon.
    .title = Gebote
lamborghini-rule-4-3 = In einer Meisterschaft sind Technik- und Manöverkarten umsonst; Autos und Fahrer werden sofort bezahlt.
    .title = Preise der Karten

## Rules: setting up

lamborghini-rule-5-1 = Ein Auto sieht aus wie seine Autokarte.
    .title = Aussehen
lamborghini-rule-5-2 = Wer zwei Autos hat, sagt nacheinander in der Reihenfolge der Auswahl, wer welches fährt. Wer an zwei Ausrüster gebunden ist, gibt jedem Auto einen, und Technik geht mit ihrem Ausrüster; bei nur einem haben ihn beide. Alle anderen Karten werden frei verteilt.
    .title = Zwei Autos eines Spielers
lamborghini-rule-5-3 = Dann bekommt jedes Auto so viele zusätzliche Technik- und Manöverkarten, wie Auto- und Fahrerkarte zusammen zeigen, ausgelost aus allen Karten, die niemand hält; offene kommen vorher zurück. Die Autos folgen der Reihenfolge der Auswahl, Technik vor Manöver. { -reading } Ein Auto ohne Ausrüster wählt vorher einen. Hat sein Ausrüster keine Karte mehr, gibt sie der nächstschlechtere, von Blau über Gelb zu Rot; nach Rot gibt es keine.
    .title = Zusatzkarten
lamborghini-rule-5-4 = Alle Technik- und Manöverkarten, die niemand hält, und alle Geldscheine werden zum Tempostapel gemischt. Eine gezogene Karte wird sofort abgelegt; ist eine zu ziehen und keine da, werden zuerst die abgelegten gemischt. Gespielte Karten kommen nie dorthin. { -reading } Geld ist hier eine Zahl, darum sind alle 39 Scheine im Stapel; Autos und Fahrer, die niemand hat, bleiben auf dem Markt (Regel 14.4).
    .title = Der Tempostapel
lamborghini-rule-5-5 = Vor jedem Rennen qualifiziert sich jedes Auto: Nach der Sitzordnung wird für jedes eine Karte gezogen und ihr Wert zum Tempo von Auto und Fahrer gezählt. Die höchste Summe bekommt den ersten Startplatz, innen und vorn, und so weiter. Autos mit gleicher Summe ziehen untereinander neu, so oft wie nötig. Pfeile bedeuten hier nichts, und Karten werden nicht gespielt.
    .title = Die Qualifikation

## Rules: a turn

lamborghini-rule-6-1 = Im ersten Durchgang ziehen die Autos in der Reihenfolge der Startaufstellung. Danach gilt ihre Position zu Beginn des Durchgangs, wer am weitesten vorn ist zuerst; von gleichauf liegenden das Auto, das im letzten Durchgang früher dran war.
    .title = Reihenfolge der Züge
lamborghini-rule-6-2 = Ein Zug geht so: Team kann das Auto reparieren (11.7); eine Karte wird gezogen; Fortuna kann sie ersetzen, dann zählt nur die neue; ein Pfeil erzwingt eine Probe (7.1); eine Karte für das Tempo kann gespielt werden (6.4); das Auto fährt. Ohne Punkte kann es noch den Kontakt suchen oder einen Windschatten nutzen; sonst ist der Zug vorbei. { -reading } Eine Karte für das Tempo wird jetzt gespielt oder in diesem Zug gar nicht.
    .title = Ein Zug
lamborghini-rule-6-3 = Ein Auto fährt so viele Punkte, wie gezogene Karte, Tempo von Auto und Fahrer und die für das Tempo gespielte Karte zusammen ergeben, weniger seinen Schaden, aber nie weniger als 0. Alle Punkte müssen gefahren werden; gebremst wird nicht. In Proben gewonnene Felder (8.5) und neben der Strecke verlorene Punkte (8.3) kommen zu dieser Summe hinzu.
    .title = Bewegung
lamborghini-rule-6-4 = { -reading } In ein und demselben Zug wird für jedes Auto höchstens eine Technik- oder Manöverkarte gespielt, ob es fährt oder eine Probe machen muss. Karten für das Tempo sind Aerodynamik, Motor, Reifen, Tank, Können, Schneller Wagen, Sieg und Wille; keine davon wird für ein Auto gespielt, dessen Reifen oder Tank noch laufen. Karten für Proben gehen trotzdem.
    .title = Eine Karte je Zug
lamborghini-rule-6-5 = Jeder Punkt bringt das Auto ein Feld weiter, nach Wahl unter den Feldern davor.
    .title = Schritte
lamborghini-rule-6-6 = Bei einem Schritt nach links oder rechts, bezahlt oder frei, zwängt sich das Auto durch, wenn das Feld geradeaus und das Feld daneben auf dieser Seite beide besetzt sind. Dafür braucht es zuerst eine Probe, oder Glück. Nach einem Unfall wird der Schritt nicht gemacht, und die Richtungskarte entscheidet (8.3); sonst wird er gemacht. Ein Schritt, den eine Richtungskarte erzwingt, zählt nie so.
    .title = Sich durchzwängen
lamborghini-rule-6-7 = Sind Punkte übrig und ist keines der Felder davor frei, die das Auto nutzen darf, muss es zum Kontakt kommen: Es rammt, was auf einem davon steht, auch eigene Autos, Wracks und Autos im Ziel, oder sucht einen Kontakt, den Regel 9.1 erlaubt.
    .title = Erzwungener Kontakt
lamborghini-rule-6-8 = Ein Auto macht in seinem Zug höchstens zwei eigene Proben, die für einen Pfeil mitgezählt. Danach fährt es nur noch auf freie Felder und zwängt sich nicht mehr durch. Kann es nirgends hin, endet seine Bewegung, und die übrigen Punkte sind verloren; eine Karte muss niemand spielen, um das zu verhindern.
    .title = Zwei Proben

## Rules: arrows

lamborghini-rule-7-1 = Ist die für einen Zug gezogene Karte eine 10, 11 oder 12, erzwingt ihr Pfeil eine Probe: bei einer 10 ohne Abzug, bei einer 11 mit einem weniger, bei einer 12 mit zwei weniger.
    .title = Der Pfeil
lamborghini-rule-7-2 = Was bei dieser Probe herauskommt, geschieht vor der Bewegung.
    .title = Die Probe vor der Bewegung

## Rules: checks and accidents

lamborghini-rule-8-1 = Für eine Probe wird eine Karte gezogen, deren Pfeil nichts bedeutet. Dazu kommen die Lenkung von Auto und Fahrer, die vor dem Ziehen dafür gespielten Karten und was andere Regeln nennen; Schaden wird abgezogen.
    .title = Die Probe
lamborghini-rule-8-2 = 7 oder weniger ist ein Unfall. 8 und 9 bewirken nichts. 10 und 11 gewinnen ein Feld Bewegung. 12 oder mehr gewinnen auch eines, und erreicht das der Angreifer in einem Kontakt, gilt für die Probe des getroffenen Autos eins weniger.
    .title = Was eine Probe bewirkt
lamborghini-rule-8-3 = Ein Unfall bringt einen Schaden, und eine Richtungskarte wird gezogen: 5 bis 7 geradeaus, 8 und 9 nach rechts, 10 und 11 nach links, 12 freie Wahl. Sie bestimmt den nächsten bezahlten Schritt des Autos, in dieser Bewegung, wenn Punkte übrig sind, sonst in der nächsten; eine neuere Richtung ersetzt eine ältere, und solange Punkte übrig sind, kommt nichts vor diesem Schritt. Gibt es kein solches Feld, verliert das Auto 3 Punkte, soweit es sie hat, und der Spieler wählt den Schritt. Ist das Feld besetzt, rammt das Auto, was dort steht, wenn eine Probe übrig ist; danach, oder wenn keine übrig ist, ist die Richtung erledigt. { -reading } 5 bis 7 heißen geradeaus; dazu sagt die Spielregel nichts.
    .title = Unfall und Richtung
lamborghini-rule-8-4 = Schaden zählt sofort und bleibt. Ein Schaden nimmt 1 von Tempo und Lenkung, zwei nehmen 2, drei machen das Auto lahm und nehmen 3. Nimmt das Auto, das am Zug ist, Schaden, nachdem seine Punkte feststehen, verliert es auch einen davon. Ein lahmes Auto nimmt keinen weiteren Schaden und wird im Rennen nicht repariert; seine Lenkung bleibt um 3 niedriger, sein Tempo ist aber in dem Zug, in dem es lahm wird, oder in seinem nächsten, wenn das nicht sein eigener war, um 3 niedriger, dann um 4, 5 und so weiter. Sobald seine Bewegung nach Regel 6.3 auf 0 oder darunter kommt, bleibt es für immer stehen, ein Wrack und Hindernis. In einem Zug nimmt ein Auto höchstens zwei Schäden.
    .title = Schaden
lamborghini-rule-8-5 = { -reading } Bei einer Probe gewonnene Felder nutzt das Auto am Zug in dieser Bewegung; ein anderes fügt sie seiner nächsten hinzu. Mehrere zählen zusammen. Ein Auto, das stehen bleibt, vergisst sie.
    .title = Gewonnene Felder

## Rules: contact

lamborghini-rule-9-1 = In seiner Bewegung, vor, zwischen oder nach Schritten, kann ein Auto den Kontakt suchen: ein Auto auf einem Feld davor rammen oder ein Auto daneben anrempeln. Das kostet eine seiner zwei Proben und keinen Punkt und geht nur gegen das Auto eines anderen Spielers, das im Rennen ist. { -reading } In der Spielregel steht für beides dieselbe Stelle; hier rammt ein Auto, was vor ihm steht.
    .title = Rammen und anrempeln
lamborghini-rule-9-2 = Zuerst macht der Angreifer eine Probe, dann das getroffene Auto, was immer die erste ergab. Wracks und Autos im Ziel machen keine.
    .title = Wer Proben macht
lamborghini-rule-9-3 = Der Kontakt selbst bewegt niemanden. Es geht von dem Feld aus weiter, auf dem der Angreifer steht.
    .title = Niemand wird bewegt
lamborghini-rule-9-4 = { -reading } Ein getroffenes Auto, das einen Unfall hat, trifft das nächste in derselben Richtung: nach dem Rammen das davor, nach dem Anrempeln das auf der anderen Seite. Dieses macht eine Probe ohne die Zu- und Abschläge des Kontakts, und so weiter; jedes Auto einmal je Kontakt und nie der Angreifer.
    .title = Die Kette
lamborghini-rule-9-5 = Attacke wird gespielt, wenn es zum Kontakt kommt, auch zum erzwungenen: eins mehr für die Probe des Angreifers, eins weniger für die des getroffenen Autos.
    .title = Attacke beim Kontakt

## Rules: slipstream

lamborghini-rule-10-1 = { -reading } Kommt ein Auto, mit welchem Schritt auch immer, auf das Feld unmittelbar hinter einem Auto im Rennen, darf es sofort einen freien Schritt nach links oder rechts auf ein freies Feld davor machen, auch ohne Punkte; es kann sich dabei durchzwängen müssen (6.6). Wer zuerst etwas anderes tut, verzichtet. Die Karte Windschatten, gleich nach diesem Schritt gespielt, bringt einen freien Schritt geradeaus, wenn das Feld frei ist.
    .title = Der Windschatten

## Rules: the cards

lamborghini-rule-11-1 = 3 mehr Bewegung, von Blau 4. In diesem Zug wechselt das Auto nicht die Spur, außer wo seine Spur endet oder eine Richtungskarte es sagt; für erzwungenen Kontakt (6.7) zählt nur das Feld geradeaus; Windschatten nutzt es nicht.
    .title = Aerodynamik
lamborghini-rule-11-2 = Mit einer Probe gespielt, vor dem Ziehen: Der nächste Schaden dieses Autos in diesem Zug entfällt, von Blau die nächsten zwei. Richtungskarten gelten trotzdem.
    .title = Bremsen
lamborghini-rule-11-3 = Zählt zu einer Probe: 1 von Rot, 2 von Gelb, 3 von Blau.
    .title = Abstimmung
lamborghini-rule-11-4 = 2 mehr Bewegung, von Blau 3.
    .title = Motor
lamborghini-rule-11-5 = 1 mehr Bewegung in jedem der nächsten zwei Züge des Autos, von Blau drei; nicht in dem Zug, in dem die Karte gespielt wird.
    .title = Reifen
lamborghini-rule-11-6 = Wie Reifen.
    .title = Tank
lamborghini-rule-11-7 = Vor dem Ziehen in seinem eigenen Zug wird ein Schaden des Autos repariert, wenn es nicht lahm ist. Oder mit einer Probe gespielt: 1 mehr; von Blau wird das Auto außerdem vorher repariert.
    .title = Das Team
lamborghini-rule-11-8 = 3 mehr Bewegung, aber zusammen nicht mehr als 12.
    .title = Können
lamborghini-rule-11-9 = 4 mehr Bewegung, aber zusammen nicht mehr als 14. { -reading } Die Grenzen von Können und dieser Karte gelten für die Summe von Regel 6.3, in Proben gewonnene Felder kommen dazu, und eine Bewegung, die schon darüber liegt, wird nicht gekürzt.
    .title = Schneller Wagen
lamborghini-rule-11-10 = Das Auto zwängt sich einmal ohne Probe durch.
    .title = Glück
lamborghini-rule-11-11 = Statt der gerade für den Zug gezogenen Karte wird eine neue gezogen; nicht für Proben, Richtungen oder die Qualifikation.
    .title = Fortuna
lamborghini-rule-11-12 = 2 mehr bei einer Probe.
    .title = Manöver
lamborghini-rule-11-13 = Ein freier Schritt geradeaus nach einem Schritt aus dem Windschatten (Regel 10.1).
    .title = Windschatten, die Karte
lamborghini-rule-11-14 = 1 mehr für die Probe des Angreifers und 1 weniger für die des getroffenen Autos (Regel 9.5).
    .title = Attacke
lamborghini-rule-11-15 = 2 mehr Bewegung für ein Auto auf Platz zwei oder drei.
    .title = Sieg
lamborghini-rule-11-16 = 3 mehr Bewegung für das letzte Auto, 2 für das vorletzte. Für diese Karte und für Sieg zählt der Platz zu Beginn des Zuges; Autos im Ziel zählen als davor, Wracks gar nicht.
    .title = Wille
lamborghini-rule-11-17 = In einem kurzen Spiel ist eine gespielte Karte weg. In einer Meisterschaft nützt sie in diesem Rennen nichts mehr und ist im nächsten wieder bereit.
    .title = Gespielte Karten

## Rules: the end of a race

lamborghini-rule-13-1 = Ein Auto ist im Ziel, wenn es die Linie zum dritten Mal nach einer Runde passiert hat; beim Start zählt das nicht. Es fährt alle seine Punkte, auch über die Linie hinaus. Das Rennen ist vorbei, wenn jedes Auto im Ziel ist oder steht, oder nach einem Durchgang, in dem sich keines bewegt hat und alle im Rennen blockiert waren (6.8).
    .title = Das Ziel
lamborghini-rule-13-2 = Die Plätze gehen nach dem Durchgang der Ankunft; im selben Durchgang nach der Entfernung; bei gleicher an das Auto, das früher dran war. Dann kommen alle anderen nach der Entfernung, bei gleicher nach dem Startplatz. { -reading } Ein Auto im Ziel bleibt als Hindernis, macht keine Proben und gibt keinen Windschatten, und verlässt die Strecke am Ende des Durchgangs.
    .title = Plätze
lamborghini-rule-13-3 = In einem kurzen Spiel gewinnt das Auto auf dem ersten Platz.
    .title = Ein Rennen gewinnen

## Rules: between the races of a championship

lamborghini-rule-14-1 = Die ersten fünf Plätze unter allen Autos bringen 50.000, 35.000, 20.000, 10.000 und 5.000; zu zweit sind es vier Autos. { -reading } Auch ein Wrack bekommt den Preis seines Platzes.
    .title = Preise
lamborghini-rule-14-2 = Vor einem weiteren Rennen muss aller Schaden für je 1.000 repariert werden, so weit das Geld reicht. Was nicht bezahlt werden kann, bleibt.
    .title = Reparaturen
lamborghini-rule-14-3 = Gespielte Karten sind wieder bereit, und der Tempostapel wird aufgelöst.
    .title = Wieder bereit
lamborghini-rule-14-4 = Die Spieler gehen nacheinander auf den Markt, wer zuletzt ankam zuerst, bei zwei Autos nach dem besseren. In beliebiger Reihenfolge kann man einmal zwei Karten zurückgeben und eine von denen wählen, die vorher niemand hielt, Technik nur vom Ausrüster des Autos, das sie bekommt; einmal je Auto die Autokarte verkaufen; und einmal je Auto den Fahrer entlassen. Beides bringt den Preis weniger 5.000, aber nicht weniger als 0, und Ersatz wird sofort gekauft; was verkauft ist, können danach andere kaufen. Ein Verkauf, nach dem nichts bezahlt werden könnte, wird abgelehnt. Schaden, Ausrüster und Karten bleiben beim Auto des Spielers, und ein neues Auto oder ein neuer Fahrer bringt keine Zusatzkarten. Dann wird der Tempostapel neu gemacht, und die Autos qualifizieren sich.
    .title = Der Markt
lamborghini-rule-14-5 = Nach dem letzten Rennen gewinnt der reichste Spieler; von gleich reichen der im letzten Rennen besser platzierte.
    .title = Die Meisterschaft gewinnen

## Rules: refusals

lamborghini-rule-15-1 = Was nicht erlaubt ist, wird mit der Nummer der Regel abgelehnt und ändert nichts: etwas außer der Reihe, eine Karte, die man nicht hat oder schon gespielt hat, ein zu hohes Gebot, ein Schritt auf ein Feld, das nicht davor liegt, eine zweite Karte in einem Zug, eine dritte Probe.
    .title = Was abgelehnt wird

## On the page: race

lamborghini-page-cell =
    { $lane ->
        [0] A{ $position }
        [1] B{ $position }
        [2] C{ $position }
       *[3] D{ $position }
    }
lamborghini-page-block-step = Weiterfahren
lamborghini-page-block-slip = Freier Schritt aus dem Windschatten
lamborghini-page-block-hit = Rammen
lamborghini-page-block-push = Anrempeln
lamborghini-page-tally = Geld
lamborghini-page-sum-speed = Punkte
lamborghini-page-sum-total = zusammen
lamborghini-page-why = { $amount } { $what }. Warum? Regel { $rule } öffnen
lamborghini-page-drawn =
    { $arrow ->
        [none] Tempokarte { $value }. Warum? Regel öffnen
       *[other] Tempokarte { $value } mit Pfeil. Warum? Regel öffnen
    }
lamborghini-page-points-left =
    { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }
lamborghini-page-checks-left =
    { $checks ->
        [one] noch { $checks } Probe
       *[other] noch { $checks } Proben
    }
lamborghini-page-in-lane = bleibt in der Spur
lamborghini-page-checks = Proben dieses Zuges
lamborghini-page-check = { $name }: Probe { $check }
lamborghini-page-window = Eine Karte spielen, oder keine
lamborghini-page-would-move =
    { $points ->
        [one] fährt { $points } Feld weit
       *[other] fährt { $points } Felder weit
    }
lamborghini-page-ask-repair = Vor dem Ziehen: reparierst du mit einer Karte oder nicht?
lamborghini-page-ask-fortune = { $value } ist gezogen: ziehst du mit Fortuna eine andere Karte, oder bleibt es dabei?
lamborghini-page-ask-speed = Eine Karte für mehr Bewegung oder keine? In einem Zug gibt es für jedes Auto höchstens eine.
lamborghini-page-ask-check = Eine Probe { $check }: spielst du dazu eine Karte oder keine? In einem Zug gibt es für jedes Auto höchstens eine.
lamborghini-page-odds = { $name } zieht eine Karte { $add }: Von { $all } Karten sind { $accident } ein Unfall, und { $won } gewinnen ein Feld.
lamborghini-page-odds-short = Unfall: { $accident } von { $all } Karten
lamborghini-page-slip = Windschatten!
lamborghini-page-slip-how = Ein freier Schritt zur Seite, jetzt oder nie; alles andere lässt ihn verfallen.
lamborghini-page-one-cell = Ein Feld:
lamborghini-page-contact = Kontakt: kostet eine Probe und keinen Punkt
lamborghini-page-hit = { $name } rammen
lamborghini-page-push = { $name } anrempeln
lamborghini-page-no-check = Es fährt nicht mehr mit und macht darum keine Probe.
lamborghini-page-ways = Wohin das führen kann
lamborghini-page-way-stays = wo es steht
lamborghini-page-way-left =
    { $points ->
        [one] dann noch { $points } Punkt
       *[other] dann noch { $points } Punkte
    }
lamborghini-page-way-squeeze = dann durchzwängen: Probe
lamborghini-page-cards = Karten von { $name }
lamborghini-page-no-cards = Keine Karten
lamborghini-page-held = { $count } bereit, { $used } gespielt
lamborghini-page-not-now = { $card }: jetzt nicht. Warum?
lamborghini-page-play-it = Ausspielen
lamborghini-page-order = Rennstand
lamborghini-page-round = Runde { $round }, Rennen { $race } von { $races }
lamborghini-page-column-place = Platz
lamborghini-page-column-car = Auto
lamborghini-page-column-lap = Runde
lamborghini-page-column-gap = Rückstand
lamborghini-page-column-end = Ausgang
lamborghini-page-column-damage = Schaden
lamborghini-page-lap = Runde { $lap } von { $laps }
lamborghini-page-gap =
    { $cells ->
        [one] −{ $cells } Feld
       *[other] −{ $cells } Felder
    }
lamborghini-page-end-racing = im Rennen
lamborghini-page-end-absent = nicht auf der Strecke
lamborghini-page-end-finished = im Ziel
lamborghini-page-end-wreck = Wrack
lamborghini-page-damage =
    { $damage ->
        [one] { $damage } Schaden
       *[other] { $damage } Schäden
    }
lamborghini-page-direction = nächster Schritt: { $direction }
lamborghini-page-running =
    { $turns ->
        [one] Reifen oder Tank: noch { $turns } Zug lang +1
       *[other] Reifen oder Tank: noch { $turns } Züge lang +1
    }
lamborghini-page-won-cells =
    { $cells ->
        [one] { $cells } Feld für die nächste Fahrt gewonnen
       *[other] { $cells } Felder für die nächste Fahrt gewonnen
    }
lamborghini-page-sign-damage = Schaden; mit drei ist das Auto lahm
lamborghini-page-sign-direction = Richtungskarte: dorthin geht der nächste Schritt
lamborghini-page-sign-running = Reifen oder Tank: +1 in so vielen Zügen
lamborghini-page-sign-won = gewonnene Felder für die nächste Fahrt
lamborghini-page-players = Spieler
lamborghini-page-garages = Autos und ihre Karten
lamborghini-page-crew = { $car }, am Steuer { $driver }: Tempo { $speed }, Lenkung { $handling }
lamborghini-page-cards-count =
    { $count ->
        [one] { $count } Karte bereit
       *[other] { $count } Karten bereit
    }
lamborghini-page-classification = So endete das Rennen
lamborghini-page-card-aero = +{ $worth } Bewegung, aber kein Spurwechsel in diesem Zug.
lamborghini-page-card-brakes =
    { $worth ->
        [one] Mit einer Probe: verhindert den nächsten Schaden dieses Zuges.
       *[other] Mit einer Probe: verhindert die nächsten { $worth } Schäden dieses Zuges.
    }
lamborghini-page-card-setup = +{ $worth } bei einer Probe.
lamborghini-page-card-engine = +{ $worth } Bewegung.
lamborghini-page-card-tyres = +1 Bewegung in jedem der nächsten { $worth } Züge.
lamborghini-page-card-fuel = +1 Bewegung in jedem der nächsten { $worth } Züge.
lamborghini-page-card-team = Repariert vor dem Ziehen einen Schaden, oder +1 bei einer Probe.
lamborghini-page-card-team-blue = Repariert vor dem Ziehen einen Schaden; bei einer Probe auch, und dann +1.
lamborghini-page-card-skill = +3 Bewegung, bis zu 12 im Ganzen.
lamborghini-page-card-luck = Einmal durchzwängen ohne Probe.
lamborghini-page-card-fortune = Eine neue Tempokarte statt der eben gezogenen.
lamborghini-page-card-steady = +2 bei einer Probe.
lamborghini-page-card-slipstream = Nach einem freien Schritt aus dem Windschatten: noch ein freier Schritt geradeaus.
lamborghini-page-card-engage = Mit einem Kontakt: +1 bei deiner Probe, −1 bei der des getroffenen Autos.
lamborghini-page-card-fast = +4 Bewegung, bis zu 14 im Ganzen.
lamborghini-page-card-victory = +2 Bewegung auf dem zweiten oder dritten Platz.
lamborghini-page-card-will = +3 Bewegung auf dem letzten, +2 auf dem vorletzten Platz.

## On the page: draft, bids, set-up of a pair, market, prizes
## $name is a player or a card, $money, $price, $left, $most, $cars, $drivers, $before and $brings are sums as they are printed

lamborghini-page-draft-sum =
    { $money ->
        [0] 0
       *[other] { $money }.000
    }
lamborghini-page-draft-title = Die Auswahl
lamborghini-page-draft-trip = Durchgang { $trip }
lamborghini-page-draft-trips =
    { $trips ->
        [one] Wer nach einem Durchgang kein Auto oder keinen Fahrer hat, muss nehmen, was fehlt.
       *[other] Wer nach { $trips } Durchgängen kein Auto oder keinen Fahrer hat, muss nehmen, was fehlt.
    }
lamborghini-page-draft-forced =
    { $trips ->
        [one] Ein Durchgang ist vorbei: Wer kein Auto oder keinen Fahrer hat, muss jetzt nehmen, was fehlt.
       *[other] { $trips } Durchgänge sind vorbei: Wer kein Auto oder keinen Fahrer hat, muss jetzt nehmen, was fehlt.
    }
lamborghini-page-draft-piles = Stapel
lamborghini-page-draft-open-crews = Offene Autos und Fahrer
lamborghini-page-draft-open-cards = Offene Technik- und Manöverkarten
lamborghini-page-draft-holdings = Was alle haben
lamborghini-page-draft-own = Was du hast
lamborghini-page-draft-money = Geld:
lamborghini-page-draft-price = Preis:
lamborghini-page-draft-no-car = noch kein Auto
lamborghini-page-draft-no-driver = noch kein Fahrer
lamborghini-page-draft-stat-speed = Tempo
lamborghini-page-draft-stat-handling = Lenkung
lamborghini-page-draft-stat-technology = + Technik
lamborghini-page-draft-stat-manoeuvres = + Manöver
lamborghini-page-draft-extras = bringt zusätzliche Karten durch Los: Technik { $technology }, Manöverkarten { $manoeuvres }.
lamborghini-page-draft-pays = Kostet { $price }; von { $money } bleiben dir { $left }.
lamborghini-page-draft-short = Kostet { $price }, und du hast { $money }: { $left } zu wenig.
lamborghini-page-draft-binds = Ein Auto hat einen Ausrüster: Die erste Technikkarte bindet es.
lamborghini-page-draft-why = Warum kann ich sie nicht nehmen?
lamborghini-page-bid-title = Verdeckte Gebote um die Reihenfolge der Auswahl
lamborghini-page-bid-opened = Die Gebote liegen offen
lamborghini-page-bid-is-sealed = versiegelt
lamborghini-page-bid-is-awaited = noch nicht
lamborghini-page-bid-amount = Dein Gebot in Tausend
lamborghini-page-bid-slider = Dein Gebot
lamborghini-page-bid-seal = Gebot von { $money } versiegeln
lamborghini-page-bid-sealed = Dein Gebot von { $money } ist versiegelt.
lamborghini-page-bid-secret = Niemand sieht es, bevor alle geboten haben.
lamborghini-page-bid-change = Ändern
lamborghini-page-bid-back = Zurücknehmen
lamborghini-page-bid-limit =
    { $count ->
        [one] Höchstens { $most }: Von { $money } werden die Preise des teuersten Autos ({ $cars }) und Fahrers ({ $drivers }) zurückgelegt.
       *[other] Höchstens { $most }: Von { $money } werden die Preise der { $count } teuersten Autos ({ $cars }) und Fahrer ({ $drivers }) zurückgelegt.
    }
lamborghini-page-bid-was = Gebot { $money }
lamborghini-page-bid-lost = Das höchste Gebot wählt zuerst, und jedes Gebot geht an die Bank.
lamborghini-page-pair-title = Die Aufstellung der Autos
lamborghini-page-pair-car = Auto { $number }
lamborghini-page-pair-help = Drück auf etwas oder zieh es, um es dem anderen Auto zu geben. Nichts gilt, bevor du es bestätigst.
lamborghini-page-pair-move = { $what }: an Auto { $number }
lamborghini-page-pair-sums = Tempo { $speed }, Lenkung { $handling }; zusätzliche Karten durch Los: Technik { $technology }, Manöverkarten { $manoeuvres }.
lamborghini-page-pair-done = Beide Autos so aufstellen
lamborghini-page-supply-ask =
    { $count ->
        [0] { $name } hat noch keinen Ausrüster. Welcher soll es sein?
        [one] { $name } hat noch keinen Ausrüster und bekommt eine Technikkarte durch Los. Von wem?
       *[other] { $name } hat noch keinen Ausrüster und bekommt { $count } Technikkarten durch Los. Von wem?
    }
lamborghini-page-supply-left =
    { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
lamborghini-page-lots-title = Zusätzliche Karten durch Los
lamborghini-page-market-title = Der Markt nach Rennen { $race } von { $races }
lamborghini-page-market-order = Wer zuletzt ankam, kommt zuerst. Jeder darf einmal Karten tauschen und je Auto einmal das Auto verkaufen und den Fahrer entlassen.
lamborghini-page-market-left = { $money } bleiben
lamborghini-page-market-here = ist auf dem Markt
lamborghini-page-market-waits = wartet
lamborghini-page-market-gone = ist gegangen
lamborghini-page-market-repaired = { $name }: Reparaturen für { $money }
lamborghini-page-market-cars = Autos zu kaufen
lamborghini-page-market-drivers = Fahrer zu haben
lamborghini-page-market-no-cars = Kein Auto ist zu kaufen.
lamborghini-page-market-no-drivers = Kein Fahrer ist zu haben.
lamborghini-page-market-money = Du hast { $money }.
lamborghini-page-market-exchange = Zwei Karten für eine zurückgeben …
lamborghini-page-market-exchanged = Karten sind getauscht
lamborghini-page-market-part-car =
    { $count ->
        [one] Verkaufen: { $name } …
       *[other] Auto { $number } verkaufen: { $name } …
    }
lamborghini-page-market-part-driver =
    { $count ->
        [one] { $name } entlassen …
       *[other] Auto { $number }: { $name } entlassen …
    }
lamborghini-page-market-brings = bringt { $money }
lamborghini-page-market-have = Du hast { $money }. Was nimmst du?
lamborghini-page-market-sum = { $name }: Preis { $price }, bringt { $brings }. Mit deinen { $before } sind das { $money }. Was nimmst du dafür?
lamborghini-page-market-short = { $money } zu wenig
lamborghini-page-market-keep = Es lassen, wie es ist
lamborghini-page-exchange-help = Wähl, was du zurückgibst ({ $given } von { $count }), und eine Karte, die niemand hat.
lamborghini-page-exchange-give = Deine Karten
lamborghini-page-exchange-take = Karten, die niemand hat
lamborghini-page-exchange-to = { $name } geht an:
lamborghini-page-exchange-do = Tauschen: { $name }
lamborghini-page-exchange-choose = Wähl eine Karte
lamborghini-page-race = Rennen { $race }
lamborghini-page-prizes-title =
    { $races ->
        [one] Das Rennen ist vorbei
       *[other] Rennen { $race } von { $races } ist vorbei
    }
lamborghini-page-prizes-places = Plätze und Preise
lamborghini-page-prizes-place = Platz
lamborghini-page-prizes-car = Auto
lamborghini-page-prizes-prize = Preisgeld
lamborghini-page-prizes-wreck = Wrack
lamborghini-page-prizes-money = Geld mit den Preisen
lamborghini-page-prizes-chart = Geld der Spieler nach jedem Rennen; die Liste darüber hat die letzten Zahlen.

## In the terminal, in as few words as possible: behind a car’s name or a number

lamborghini-page-terminal-points =
    { $count ->
        [one] Punkt übrig
       *[other] Punkte übrig
    }
lamborghini-page-terminal-checks =
    { $count ->
        [one] Probe übrig
       *[other] Proben übrig
    }
lamborghini-page-terminal-damage =
    { $count ->
        [one] 1 Schaden
       *[other] { $count } Schäden
    }
lamborghini-page-terminal-crippled = lahm
lamborghini-page-terminal-finished = im Ziel
lamborghini-page-terminal-running =
    { $count ->
        [one] Reifen/Tank 1 Zug
       *[other] Reifen/Tank { $count } Züge
    }
lamborghini-page-terminal-won = +{ $count } gewonnen
lamborghini-page-terminal-race = Rennen { $race }
lamborghini-page-terminal-money = Geld
