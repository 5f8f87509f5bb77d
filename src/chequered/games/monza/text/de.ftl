### Monza: die Texte auf Deutsch. Siehe en.ftl.

## The game

monza-name = Monza
monza-tagline = Sechs Farben würfeln und losfahren.
monza-about = Würfle mit sechs Farbwürfeln und lege dir einen Weg durch die Farben vor deinem Auto. Fahre als Erster ins Ziel; schaffen es mehrere Autos in derselben Runde, gewinnt, wer dafür die wenigsten Würfel gelegt hat. Für 2 bis 6 Personen, etwa zehn Minuten.

## Options and tracks

monza-option-challenge = Challenge
    .help = Für alle, die das Spiel schon kennen: Jeder hat ein Neuwurfplättchen und sechs Beschleunigungsplättchen, und wer alle sechs Würfel legt, bekommt einen Turbowurf.
monza-option-bonus-step = Bonusschritt
    .help = Wenn ein Zug endet, darf das Auto in der Farbe des letzten Würfels ein Feld weiter, egal wer am Zug war.
monza-option-free-stop = Freies Anhalten
    .help = Du darfst jederzeit anhalten, auch wenn noch ein Würfel passt.
monza-board-short = Kurz
    .help = Ein schnelles Rennen, gut für das erste Mal.
monza-board-medium = Mittel
    .help = Das Oval: Start und Ziel liegen nebeneinander.
monza-board-long = Lang
    .help = Ein langes Rennen, richtig für die Challenge.

## A layout of one's own: an example, and why one is refused, told behind a colon
## $part and $other are names of parts, $number and $earlier their places in the layout from 1, $word what was written

monza-layout = S1 B2 B3r S4
    .help = Geraden heißen S1 bis S10, Kurven B1 bis B10; ein r dahinter legt das Teil andersherum.
monza-layout-unknown-part = ein Teil „{ $word }“ gibt es nicht (Stelle { $number }). Geraden heißen S1 bis S10, Kurven B1 bis B10; ein r dahinter legt das Teil andersherum.
monza-layout-too-many = Teil { $number } ist eins zu viel; eine Strecke hat ein bis zwanzig Teile.
monza-layout-none = kein Teil ist genannt; eine Strecke hat ein bis zwanzig Teile.
monza-layout-used-twice = Teil { $number } ({ $part }) kommt zweimal vor.
monza-layout-overlap = Teil { $number } ({ $part }) überdeckt auf dem Tisch Teil { $earlier } ({ $other }).
monza-layout-overlap-start = Teil { $number } ({ $part }) überdeckt auf dem Tisch das Startfeld.
monza-layout-finish-overlaps = das Zielfeld überdeckt auf dem Tisch Teil { $earlier } ({ $other }).
monza-layout-finish-overlaps-start = das Zielfeld überdeckt auf dem Tisch das Startfeld.
monza-layout-no-way = von Teil { $number } ({ $part }) führt kein Weg ohne Hindernisse ins Ziel.

## Words

monza-attribute-colour = Farbe des Autos
monza-colour-blue = Blau
monza-colour-green = Grün
monza-colour-purple = Lila
monza-colour-red = Rot
monza-colour-white = Weiß
monza-colour-yellow = Gelb
monza-side-left = links
monza-side-ahead = geradeaus
monza-side-right = rechts

## Cells

monza-cell-road =
    { $lane ->
        [0] Feld { $position } auf der linken Spur ({ $paint })
        [1] Feld { $position } auf der mittleren Spur ({ $paint })
       *[2] Feld { $position } auf der rechten Spur ({ $paint })
    }
monza-cell-start = das Startfeld
monza-cell-finish = das Zielfeld
monza-cell-obstacle =
    { $lane ->
        [0] das Hindernis bei { $position } auf der linken Spur
        [1] das Hindernis bei { $position } auf der mittleren Spur
       *[2] das Hindernis bei { $position } auf der rechten Spur
    }

## Actions

monza-action-die = Würfel legen: { $side }, { $paint }
monza-action-tile = Plättchen legen: { $side }, { $paint }
monza-action-pick = Neu würfeln: { $colour }
monza-action-reroll = Gewählte Würfel werfen
monza-action-stop = Hier anhalten
monza-action-bonus = Bonusschritt: { $side }
monza-action-stay = Hier bleiben

## In hand, and what is counted

monza-page-block-die = Mit Würfeln
monza-page-block-tile = Mit Plättchen
monza-page-block-bonus = Bonusschritt
monza-page-hand-dice = Würfel
monza-page-hand-tiles = Plättchen
monza-page-hand-tile = Plättchen: { $colour }
monza-page-hand-reroll = Neuwurfplättchen
monza-page-hand-choose-dice = Wähle die Würfel, die du neu wirfst, dann wirf sie.
monza-page-hand-choose-cell = Wähle ein Feld für das Plättchen.
monza-page-holding-tiles =
    { $count ->
        [one] noch ein Plättchen
       *[other] noch { $count } Plättchen
    }
monza-page-tally = Gelegte Würfel
monza-page-tally-dice =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }

## What a player is asked
## $die, $tile, $pick, $reroll, $stop, $bonus, $stay: how many legal actions there are of each kind

monza-ask-die =
    { $stop ->
        [0] Wähle das Feld für deinen nächsten Würfel.
       *[other] Wähle das Feld für deinen nächsten Würfel, oder halte an.
    }
monza-ask-tile =
    { $pick ->
        [0] Kein Würfel passt. Lege ein Plättchen, oder halte an.
       *[other] Kein Würfel passt. Lege ein Plättchen, würfle einige neu, oder halte an.
    }
monza-ask-pick =
    { $reroll ->
        [0] Kein Würfel passt. Wähle Würfel, die du neu wirfst, oder halte an.
       *[other] Wähle weitere Würfel, die du neu wirfst, oder wirf jetzt.
    }
monza-ask-reroll = Wirf die gewählten Würfel.
monza-ask-stop = Nichts passt mehr. Halte hier an.
monza-ask-bonus = Deine Farbe lag zuletzt. Möchtest du einen Bonusschritt machen?
monza-ask-stay = Bleib hier.

## Events

monza-event-turn = Runde { $round }: { $seat } würfelt.
monza-event-rolled = { $seat } würfelt { $colour }.
monza-event-placed = { $seat } legt { $colour } auf { $cell }.
monza-event-tile-placed = { $seat } legt das Plättchen in { $colour } auf { $cell }.
monza-event-picked = { $seat } nimmt { $colour }, um neu zu würfeln.
monza-event-moved = { $seat } fährt auf { $to }.
monza-event-stayed = { $seat } bleibt stehen.
monza-event-turbo = Alle sechs Würfel liegen: Turbowurf für { $seat }!
monza-event-pushed-back = { $seat } wird überholt und muss zurück auf { $to }.
monza-event-bonus-offered = Zuletzt lag { $colour }: { $seat } darf einen Bonusschritt machen.
monza-event-bonus-step = { $seat } macht den Bonusschritt auf { $to }.
monza-event-bonus-declined = { $seat } verzichtet auf den Bonusschritt.
monza-event-finished =
    { $dice ->
        [one] { $seat } fährt mit einem einzigen Würfel ins Ziel!
       *[other] { $seat } fährt mit { $dice } Würfeln ins Ziel!
    }
monza-event-race-over = Das Rennen ist vorbei.
monza-event-won =
    { $dice ->
        [one] { $seat } gewinnt mit einem einzigen Würfel!
       *[other] { $seat } gewinnt mit { $dice } Würfeln!
    }

## Refusals

monza-refusal-1-3 = Plättchen gibt es nur in der Challenge.
monza-refusal-3-1 = Jemand anders ist am Zug.
monza-refusal-3-2 = Zuerst werden alle sechs Würfel geworfen; was sie zeigen, wählt niemand aus.
monza-refusal-3-3 = Du hast keinen Würfel in dieser Farbe mehr.
monza-refusal-3-4 = Dieses Feld liegt nicht direkt davor.
monza-refusal-3-6 = Das ist ein Hindernis.
monza-refusal-3-8 = Ins Ziel führt nur ein weißer Würfel, in der Challenge auch ein weißes Plättchen.
monza-refusal-3-9 = Ein Würfel passt noch, also geht es weiter.
monza-refusal-5-1 = Das Rennen ist vorbei.
monza-refusal-7-1 = Neu würfeln kostet das Neuwurfplättchen und geht nur, bevor etwas liegt: Wähle Würfel, die du hast, und wirf sie dann.
monza-refusal-7-2 = Du hast kein Plättchen in dieser Farbe mehr.
monza-refusal-7-3 = Zuerst werden die beiden Turbowürfel geworfen; was sie zeigen, wählt niemand aus.
monza-refusal-7-4 = Im Turbowurf gibt es keine Plättchen.
monza-refusal-8-1 = Über den Bonusschritt entscheidet, wem das Auto in der letzten Farbe gehört; er führt auf ein freies Feld davor.
monza-refusal-8-3 = Ein Bonusschritt führt nie ins Ziel.

## Rules: the game and its pieces

monza-rule-1-1 = Die Farben sind Blau, Grün, Lila, Rot, Weiß und Gelb. Es gibt sechs Würfel. { -reading } Jeder Würfel zeigt jede Farbe einmal.
    .title = Farben und Würfel
monza-rule-1-2 = Jeder hat ein Auto. { -reading } Es spielen zwei bis sechs; ein Auto hat eine der sechs Farben, und keine zwei Autos haben dieselbe; jeder wählt, und wer nicht wählt, bekommt die erste freie Farbe in der Reihenfolge der Regel 1.1.
    .title = Autos
monza-rule-1-3 = In der Challenge beginnt jeder mit einem Neuwurfplättchen und sechs Beschleunigungsplättchen, einem in jeder Farbe. Ohne die Challenge hat niemand Plättchen.
    .title = Plättchen
monza-rule-1-4 = Alle Autos beginnen auf dem Startfeld.
    .title = Am Start

## Rules: the track

monza-rule-2-1 = Eine Strecke besteht aus einem Startfeld, dann einem bis zwanzig Teilen, dann einem Zielfeld. Es gibt zehn Geraden und zehn Kurven; jede wird höchstens einmal gelegt. Strecken dürfen offen oder zum Rundkurs geschlossen sein; dann liegen Start und Ziel nebeneinander, doch gefahren wird ein einziges Mal vom Start zum Ziel: Kein Feld reicht über die Linie, und niemand muss hinter den Start zurück. { -reading } Ein Teil darf auch andersherum liegen. Dann tauschen seine linke und seine rechte Spur, und jede Spur läuft rückwärts; aus einer Linkskurve wird so eine Rechtskurve.
    .title = Teile einer Strecke
monza-rule-2-2 = Jede Spur ist in verschieden lange Felder geteilt. Ein Feld hat eine der sechs Farben oder ist ein Hindernis. { -own } Es gibt drei Spuren; Längen sind ganze Einheiten, vom Start an gezählt, und in einem Teil haben alle drei Spuren gleich viele, auch in einer Kurve; Winkel und Längen auf dem Tisch gehören zu den Teilen.
    .title = Spuren und Felder
monza-rule-2-3 = Jedes Ende einer Spur eines Teils ist offen oder geschlossen. Wo zwei Teile aneinanderstoßen, sind das letzte Feld einer Spur und das erste derselben Spur hinter der Grenze ein einziges, wenn beide Enden offen sind und beide dieselbe Farbe haben; sonst sind es zwei. Das geht so weiter, über beliebig viele Teile. Ein Hindernis, der Start und das Ziel verbinden nichts. Ein verbundenes Feld ist in jeder Hinsicht ein Feld: Es nimmt einen Würfel, trägt ein Auto, zählt einmal, wenn ein Auto zurückmuss, und es gilt seine Vorderkante.
    .title = Verbundene Felder
monza-rule-2-4 = Das Startfeld und das Zielfeld reichen über alle Spuren. { -reading } Beliebig viele Autos dürfen darauf stehen, und niemand wird dort überholt.
    .title = Start und Ziel
monza-rule-2-5 = Eine Strecke ist nur spielbar, wenn ihre Teile, ihr Start und ihr Ziel einander nicht überdecken, kein Teil zweimal vorkommt und vom Start und von jedem Feld, das kein Hindernis ist, ein Weg ohne Hindernisse ins Ziel führt. Sonst wird sie abgelehnt, und das erste Teil, an dem es liegt, wird genannt.
    .title = Welche Strecken gelten
monza-rule-2-6 = Drei Strecken sind fertig: kurz, mittel (ein geschlossenes Oval) und lang, alle im Uhrzeigersinn befahren. Zuerst wird kurz oder mittel vorgeschlagen, mit der Challenge lang.
    .title = Fertige Strecken
monza-rule-2-7 = { -own } Farben, Längen und Grenzen der zwanzig Teile. Kein Hindernis berührt das Ende eines Teils, und ein Teil hat höchstens eines. Die mittlere Spur ist an beiden Enden jedes Teils offen, immer in derselben Farbe; die äußeren Spuren sind dort geschlossen. In einem Teil liegt keine Grenze der mittleren Spur auf der Höhe einer Grenze einer äußeren. Die Felder vor einem Feld haben verschiedene Farben, in beiden Fahrtrichtungen. Ein Hindernis der mittleren Spur ist so kurz, dass keine Grenze einer äußeren Spur in seine Länge fällt, und höchstens jedes zweite Teil hat ein Hindernis auf einer äußeren Spur. Jede Farbe hat 15 bis 18 % der farbigen Felder, ein verbundenes einmal gezählt, und in simulierten Rennen des Grundspiels auf den Strecken der Regel 2.6 enden 15 bis 18,5 % der Züge auf ihr. Mit k Farben vor einem Feld ist (1 − k/6)⁶ im Mittel über alle Felder, die kein Hindernis sind und vor denen mehr liegt als das Ziel, höchstens 7 %, wenn je zwei Teile auf alle vier Arten hintereinanderliegen und alles zusammengenommen wird.
    .title = Wie unsere Teile gemacht sind

## Rules: a turn

monza-rule-3-1 = Der erste Platz hat das Startplättchen und beginnt; weiter geht es im Uhrzeigersinn. { -own } Die Plätze werden ausgelost, wenn sie nicht beim Eröffnen geordnet werden, und in einer Reihe von Rennen wandert das Plättchen nach jedem Rennen einen Platz weiter.
    .title = Wer beginnt
monza-rule-3-2 = Dein Zug beginnt mit einem Wurf aller sechs Würfel auf einmal.
    .title = Der Wurf
monza-rule-3-3 = Dann legst du die Würfel einzeln, jeden auf ein Feld vor dem zuletzt gelegten; den ersten vor dein Auto. Der Würfel hat die Farbe des Feldes. Jeder Würfel wird nur einmal gelegt.
    .title = Würfel legen
monza-rule-3-4 = Vor einem Feld liegen das nächste Feld seiner Spur und jedes Feld einer Nachbarspur, das ein Stück weit daneben liegt und dessen Vorderkante weiter vorn ist. { -reading } Felder, die sich nur an einer Ecke berühren, liegen nicht voreinander. Es sind also höchstens drei: links, geradeaus und rechts.
    .title = Was „davor“ heißt
monza-rule-3-5 = Vor dem Start liegt das erste Feld jeder Spur: links, geradeaus und rechts. Ist es ein Hindernis, führt dort kein Weg.
    .title = Vom Start weg
monza-rule-3-6 = Auf ein Hindernis fährt niemand.
    .title = Hindernisse
monza-rule-3-7 = Du darfst über ein Feld fahren, auf dem ein anderes Auto steht, und einen Würfel darauf legen.
    .title = An Autos vorbei
monza-rule-3-8 = Das Ziel liegt geradeaus vor dem letzten Feld jeder Spur und vor keinem anderen. Es nimmt einen weißen Würfel, in der Challenge auch ein weißes Plättchen.
    .title = Ins Ziel
monza-rule-3-9 = { -reading } Solange ein Würfel auf ein Feld davor passt, geht es weiter; du wählst frei, welcher Würfel und welches Feld. Passt keiner, endet dein Zug von selbst, außer du könntest noch ein Plättchen benutzen; dann beendest du ihn. Mit der Variante „Freies Anhalten“ darfst du jederzeit anhalten, auch vor dem ersten Würfel.
    .title = Weiterfahren und anhalten
monza-rule-3-10 = Wenn das Legen endet, fährt dein Auto auf das Feld des letzten Würfels oder Plättchens. Liegt nichts, bleibt es stehen.
    .title = Das Auto fährt
monza-rule-3-11 = Ein Zug endet in dieser Reihenfolge: Das Auto fährt; Turbowurf; Überholen; Bonusschritt; und nach dem Zug des letzten Platzes ist das Rennen vorbei, wenn ein Auto im Ziel ist.
    .title = Reihenfolge am Ende eines Zuges

## Rules: overtaking

monza-rule-4-1 = Endet dein Zug auf einem Feld, auf dem ein anderes Auto steht, muss dieses auf seiner Spur zurück, auf das nächste Feld ohne Hindernis und ohne Auto; das Feld, von dem du kommst, ist frei. Start und Ziel sind ausgenommen. { -reading } Gibt es kein solches Feld, muss es an den Start. Sonst bewegt sich nichts: Autos und Hindernisse, an denen es vorbeikommt, bleiben stehen.
    .title = Überholen
monza-rule-4-2 = An Autos vorbeizufahren ändert für sie nichts.
    .title = Vorbeifahren ist nicht Überholen
monza-rule-4-3 = Ein Auto, das sich nicht bewegt hat, überholt niemanden.
    .title = Stehenbleiben

## Rules: the end of the race

monza-rule-5-1 = Erreicht ein Auto das Ziel, wird die Runde noch zu Ende gespielt, damit alle gleich viele Züge hatten. Die übrigen Züge laufen wie sonst, Bonusschritte eingeschlossen. Ein Auto im Ziel hat keinen Zug mehr.
    .title = Die letzte Runde
monza-rule-5-2 = Von den Autos, die in dieser Runde ins Ziel kamen, gewinnt das mit den wenigsten Würfeln im Zug seiner Zielankunft. Bei Gleichstand wird der Sieg geteilt.
    .title = Wer gewinnt
monza-rule-5-3 = { -reading } Für Regel 5.2 zählt alles, was in diesem Zug gelegt wurde: jeder Würfel, jedes Plättchen und jeder Turbowürfel; neu geworfene und nicht gelegte Würfel zählen nicht.
    .title = Würfel zählen
monza-rule-5-4 = { -reading } Die anderen Plätze gehen zuerst an die Autos im Ziel, nach ihren Würfeln, dann an die übrigen danach, wie weit vorn auf der Strecke die Vorderkante ihres Feldes liegt; Autos am Start kommen zuletzt. Dein Platz ist um eins größer als die Zahl der Autos, die besser waren: Es kann also zwei Erste geben und danach einen Dritten.
    .title = Die anderen Plätze
monza-rule-5-5 = { -own } Nach 200 Runden ohne ein Auto im Ziel wird das Rennen beendet; die Plätze folgen der Regel 5.4, und niemand gewinnt.
    .title = Wenn niemand ankommt
monza-rule-5-6 = Wer gewinnt oder den Sieg teilt, bekommt einen Pokal. Unter denselben Personen ist amtierender Champion, wer den neuesten hat. Kein Rennen hängt davon ab.
    .title = Pokale

## Rules: refusals

monza-rule-6-1 = { -own } Was nicht erlaubt ist, ändert nichts, und du erfährst den ersten dieser Gründe, der zutrifft: Das Rennen ist vorbei (5.1); jemand anders entscheidet (3.1, beim Bonusschritt 8.1); es ist Zeit zu würfeln, oder gerade nicht (3.2, 7.1, 7.3); du wählst Würfel für den neuen Wurf (7.1); Plättchen gibt es nicht ohne die Challenge (1.3), nicht im Turbowurf (7.4) und nicht beim Bonusschritt (8.1); das Neuwurfplättchen ist weg oder es ist zu spät dafür, kein Würfel ist gewählt oder keiner hat diese Farbe (7.1); auf dieser Seite liegt kein Feld davor (3.4); es ist ein Hindernis (3.6); ein Bonusschritt führte ins Ziel (8.3) oder auf ein Auto (8.1); du hast kein solches Plättchen mehr (7.2); das Ziel will Weiß (3.8); du hast keinen solchen Würfel (3.3); ein Würfel passt noch (3.9).
    .title = Was abgelehnt wird, und warum

## Rules: the Challenge

monza-rule-7-1 = Nach dem Wurf, bevor du einen Würfel oder ein Plättchen legst, darfst du dein Neuwurfplättchen ausgeben: Wähle einen bis sechs der Würfel und wirf sie noch einmal, ein einziges Mal. Das Plättchen ist mit dem ersten gewählten Würfel ausgegeben, und ein gewählter Würfel wird nicht zurückgelegt. Nicht im Turbowurf.
    .title = Neuwurfplättchen
monza-rule-7-2 = Ein Beschleunigungsplättchen gilt als Würfel seiner Farbe, jederzeit beim Legen und so viele in einem Zug, wie du willst: statt eines passenden Würfels, wenn keiner passt, oder nach dem sechsten Würfel. Dann ist es ausgegeben. Nach einem Plättchen gilt wieder Regel 3.9. Niemand muss ein Plättchen legen.
    .title = Beschleunigungsplättchen
monza-rule-7-3 = Wenn das Legen endet, alle sechs Würfel liegen (Plättchen zählen nicht) und du nicht im Ziel bist, fährt dein Auto auf den letzten Würfel oder das letzte Plättchen, alles wird aufgenommen, und du wirfst zwei Würfel. { -reading } Diesen Turbowurf gibt es immer; du darfst jeden seiner Würfel wie sonst legen (3.3 bis 3.8) oder liegen lassen, auch wenn er passt. Dann endet dein Zug.
    .title = Turbowurf
monza-rule-7-4 = { -reading } Im Turbowurf werden weder Beschleunigungsplättchen noch das Neuwurfplättchen benutzt. (Die gedruckte Regel ließe sich weiter lesen.)
    .title = Keine Plättchen im Turbowurf
monza-rule-7-5 = Wen du überholst, entscheidet sich erst nach dem Turbowurf.
    .title = Turbowurf vor Überholen

## Rules: the bonus step

monza-rule-8-1 = Wenn ein Zug endet, darf das Auto in der Farbe des zuletzt gelegten Würfels oder Plättchens (Turbowürfel eingeschlossen) auf ein Feld davor, das kein Hindernis ist und kein Auto trägt, ohne Würfel und gleich in welcher Farbe. Wem das Auto gehört, entscheidet, auch im Zug eines anderen; gibt es kein solches Feld, wird niemand gefragt. Der Schritt überholt niemanden und führt zu keinem weiteren Schritt.
    .title = Bonusschritt
monza-rule-8-2 = { -reading } Erst wird überholt, dann kommt der Bonusschritt, auch wenn das Auto, das ihn macht, überholt hat oder überholt wurde.
    .title = Überholen vor Bonusschritt
monza-rule-8-3 = { -reading } Keinen Bonusschritt gibt es, wenn weder Würfel noch Plättchen gelegt wurde, wenn kein Auto diese Farbe hat, wenn dieses Auto im Ziel ist, und keinen ins Ziel, das einen weißen Würfel will.
    .title = Kein Bonusschritt
monza-rule-8-4 = Ein Bonusschritt ist kein Zug: Er zählt nicht für die letzte Runde, und sein Auto hat dafür keinen Würfel gelegt.
    .title = Ein Bonusschritt ist kein Zug
