### Table-MotoGP : les textes en français. Voir en.ftl.
###
### Un « tour » est celui d’un joueur ; autour du circuit, on fait un « tour de piste » ; tous ensemble, une « manche ».

## The game

motogp-name = Table-MotoGP
motogp-tagline = Deux motos, trois tours de piste, une poignée de cartes.
motogp-about = Mène une écurie de deux motos des qualifications jusqu’au bout d’une course de trois tours de piste : la vitesse parfaite pour la voie intérieure, l’Extra Power au bon moment, et une carte en main pour tout ce qui tourne mal. De 2 à 9 écuries ; une course dure environ une heure, une saison aussi longtemps qu’il vous plaît.

## Options and circuits

motogp-option-laps = Tours de piste
    .help = Combien de tours de piste compte une course.
motogp-option-qualifying = Qualifications
    .help = Chaque moto roule pour sa place sur la grille. Sans cela, la grille est tirée au sort.
motogp-option-extra-power-six = L’Extra Power vaut six
    .help = La carte compte comme un 6 au lieu d’un lancer de plus.
motogp-option-lapped = Retardataires
    .help = Qui quitte la course quand une moto a plus d’un tour de piste de retard.
motogp-option-lapped-team = toute l’écurie
motogp-option-lapped-rider = cette moto seulement
motogp-board-ironwood = Bois-de-Fer
    .help = Un peu de tout : idéal pour une première course.
motogp-board-portovelo = Porto Velo
    .help = Des rues sinueuses autour d’un port, où la chute n’est jamais loin.
motogp-board-cloudpass = Col des Nuages
    .help = On monte et on redescend la montagne, d’épingle en épingle.
motogp-board-dunemarch = Marche des Dunes
    .help = Une route assoiffée à travers le désert : trois fois FUEL par tour de piste.
motogp-board-twinlakes = Lacs Jumeaux
    .help = De larges courbes qui s’enchaînent, et une longue voie des stands.
motogp-board-saltflats = Plaine de Sel
    .help = Le plus rapide de tous : de longues lignes droites, et un moteur qui doit tenir.

## Words

motogp-piece = { $name } #{ $number }
motogp-attribute-colour = Couleur de l’écurie
motogp-colour-red = rouge
motogp-colour-blue = bleu
motogp-colour-yellow = jaune
motogp-colour-green = vert
motogp-colour-orange = orange
motogp-colour-purple = violet
motogp-colour-white = blanc
motogp-colour-teal = turquoise
motogp-colour-pink = rose
motogp-card-extra = Extra Power
motogp-card-boxes = Boxes
motogp-card-crash = Crash
motogp-card-fuel = Fuel
motogp-lane-inner = voie intérieure
motogp-lane-outer = voie extérieure

## Cells and their marks

motogp-cell-straight = case { $position }
motogp-cell-inner = case { $position }, voie intérieure
motogp-cell-outer-a = case { $position }, voie extérieure A
motogp-cell-outer-b = case { $position }, voie extérieure B
motogp-cell-hairpin = case { $position } de l’épingle
motogp-cell-pit = case { $position } des stands
motogp-mark-fuel = FUEL
motogp-mark-boxes = BOXES
motogp-mark-crash = CRASH
motogp-mark-engine = ENGINE BREAK DOWN
motogp-mark-chequered = damier

## Actions

motogp-action-lane = Avancer : { $lane }
motogp-action-keep = Sans Extra Power
motogp-action-extra = Jouer Extra Power
motogp-action-take = Prendre la carte { $card }

## On the page

motogp-page-block-lane = Où aller
motogp-page-tally = Points

## What a player is asked
## $lane, $keep, $extra, $take: how many legal actions there are of each kind

motogp-ask-lane = Choisis où aller.
motogp-ask-keep =
    { $extra ->
        [0] Choisis où aller.
       *[other] Joues-tu Extra Power, ou t’en passes-tu ?
    }
motogp-ask-extra = Joues-tu Extra Power ?
motogp-ask-take = Tu as passé la ligne. Quelle carte prends-tu ?

## Events

motogp-event-rides-out = { $piece } part pour sa qualification.
motogp-event-qualified =
    { $spaces ->
        [1] { $piece } parcourt une case en qualification.
       *[other] { $piece } parcourt { $spaces } cases en qualification.
    }
motogp-event-grid = { $piece } part de la place { $place } sur la grille.
motogp-event-round = Manche { $round }.
motogp-event-turn = À { $piece } de jouer.
motogp-event-rolled = { $piece } obtient { $face }.
motogp-event-extra = { $piece } joue Extra Power.
motogp-event-rode = { $piece } passe par la { $cell }.
motogp-event-held-up = Pas de place sur la { $cell } : { $piece } se fait bloquer.
motogp-event-moved = { $piece } roule jusqu’à la { $to }.
motogp-event-stayed = Pas de place sur tout le chemin : { $piece } reste sur place.
motogp-event-lap = { $piece } commence le tour de piste { $lap }.
motogp-event-card = { $seat } reçoit pour la ligne : { $card }.
motogp-event-played = { $piece } joue { $card } et s’en tire sans mal.
motogp-event-failure = { $piece } est en panne : passage par les stands à leur entrée, sauf dans le dernier tour de piste.
motogp-event-pit-in = { $piece } entre dans la voie des stands.
motogp-event-repaired = { $piece } sort des stands, panne réparée.
motogp-event-again = Pas de carte Boxes : { $piece } doit encore un passage par les stands.
motogp-event-penalty =
    { $stops ->
        [1] Trois six de suite : pénalité Stop & Go pour { $piece }.
       *[other] Trois six de suite : pénalité Stop & Go pour { $piece }, qui doit maintenant { $stops } arrêts.
    }
motogp-event-stopped = Stop & Go : { $piece } s’arrête sur le damier et passe son prochain tour.
motogp-event-missed =
    { $left ->
        [0] { $piece } passe ce tour.
        [1] { $piece } passe ce tour, et encore un autre.
       *[other] { $piece } passe ce tour, et encore { $left } autres.
    }
motogp-event-out-of-fuel = Pas de carte Fuel : panne sèche et disqualification pour { $piece } !
motogp-event-crashed = Pas de carte Crash : { $piece } fait une chute et passe son prochain tour !
motogp-event-broke-down = Le moteur casse : { $piece } ne va pas plus loin, mais sa distance compte au classement !
motogp-event-lapped = Plus d’un tour de piste de retard : { $piece } doit quitter la course !
motogp-event-disqualified = L’autre moto de l’écurie a plus d’un tour de piste de retard : disqualification aussi pour { $piece } !
motogp-event-finished = { $piece } franchit l’arrivée au rang { $place } !
motogp-event-race-over = La course est terminée.
motogp-event-classified =
    { $points ->
        [0] Rang { $place } : { $piece }, sans point.
        [1] Rang { $place } : { $piece }, un point.
       *[other] Rang { $place } : { $piece }, { $points } points.
    }
motogp-event-won =
    { $points ->
        [1] { $seat } gagne la course avec un point !
       *[other] { $seat } gagne la course avec { $points } points !
    }

## Refusals

motogp-refusal-1-3 = Seule une écurie qui vient de passer la ligne prend une carte, et elle doit le faire avant toute autre chose.
motogp-refusal-3-4 = Avec ce lancer, ton chemin ne mène pas là.
motogp-refusal-4-1 = En qualification, les motos roulent l’une après l’autre, lancer par lancer : ce n’est pas le moment.
motogp-refusal-4-2 = En qualification, l’Extra Power ne se joue qu’après le sixième lancer, sur une ligne droite.
motogp-refusal-4-3 = On tire au sort les places sur la grille ; personne ne choisit.
motogp-refusal-5-2 = On lance d’abord tous les dés et on décide de l’Extra Power, puis la moto avance.
motogp-refusal-6-1 = C’est le tour d’une autre moto.
motogp-refusal-6-2 = C’est le moment de lancer le dé ; ce qu’il montre ne se choisit pas.
motogp-refusal-6-3 = L’Extra Power demande une carte, et un premier lancer de 1 à 5.
motogp-refusal-6-5 = D’une case rouge ou jaune, il n’y a pas d’Extra Power.
motogp-refusal-7-2 = Avec une panne, il n’y a pas d’Extra Power.
motogp-refusal-11-2 = La course est terminée.

## Rules: teams and hands

motogp-rule-1-1 = Chaque joueur mène une écurie de deux motos, avec une seule main de cartes pour les deux.
    .title = Écuries
motogp-rule-1-2 = Avant chaque course, les cartes sont redistribuées : chacun reçoit deux Extra Power, une Boxes, deux Crash et deux Fuel. { -reading } les cartes qui restent d’une course précédente sont perdues, et toutes les mains sont visibles.
    .title = La main
motogp-rule-1-3 = Chaque fois qu’une moto passe la ligne de départ et d’arrivée, sur le circuit ou dans la voie des stands, son écurie reçoit une carte Fuel et une carte au choix : Boxes, Crash ou Extra Power. Les cartes ne s’épuisent jamais. { -reading } la ligne est passée quand l’emplacement où la moto se retrouve à la fin de son déplacement est au-delà, ou à l’arrivée ; une moto bloquée avant la ligne ne l’a pas passée. Les cartes viennent au moment que nomme la règle 6.9. On ne peut pas renoncer au choix ; une écurie dont aucune moto n’est plus en course ne reçoit rien.
    .title = Cartes pour la ligne
motogp-rule-1-4 = { -reading } franchir la ligne en quittant la grille au départ ne compte pas comme un passage ; la franchir à l’arrivée compte.
    .title = La ligne au départ et à l’arrivée

## Rules: the circuit

motogp-rule-2-1 = Un circuit est une boucle fermée de cases. On les parcourt dans un seul sens, et elles sont numérotées à partir de 0, la première après la ligne de départ et d’arrivée.
    .title = La boucle
motogp-rule-2-2 = Une case de ligne droite est grise et a de la place pour trois motos côte à côte : à l’intérieur, au milieu et à l’extérieur. Celle qui arrive prend la place libre la plus à l’intérieur. { -reading } on ne resserre pas les rangs : quand une moto part, les autres gardent leur place.
    .title = Lignes droites
motogp-rule-2-3 = Une case de virage ou de chicane est rouge. Sa voie intérieure est un seul emplacement, I ; sa voie extérieure en a deux, d’abord A, puis B. Chaque emplacement porte une moto. Un virage de m cases compte donc m emplacements à l’intérieur et 2m à l’extérieur.
    .title = Virages et chicanes
motogp-rule-2-4 = Une case d’épingle est un seul emplacement pour une moto, sans règle de vitesse. { -reading } elle compte comme rouge.
    .title = Épingles
motogp-rule-2-5 = Une case de ligne droite peut porter une marque : FUEL, en vert, ou BOXES, CRASH ou ENGINE BREAK DOWN, en noir. Une seule case de ligne droite est à damier. Les cases marquées et la case à damier portent trois motos. La case à damier n’est pas sur le tronçon que la voie des stands évite ; la case d’entrée et la case de sortie ne font pas partie de ce tronçon. { -reading } la case à damier n’a pas de marque, et elle compte comme grise pour l’Extra Power.
    .title = Les marques et le damier
motogp-rule-2-6 = La voie des stands est jaune, et ses cases sont numérotées à partir de l’entrée. Pour une moto qui doit y aller, la première case des stands est devant la case d’entrée ; de la dernière, le chemin mène à la case de sortie. Les deux sont en ligne droite ; l’entrée est avant la ligne, la sortie après elle, dans le tour de piste suivant. Trois motos y tiennent côte à côte, placées comme dans la règle 2.2. Une case des stands peut porter la marque BOXES. Qui ne doit pas y aller (règle 7.2) n’a pas le droit d’y rouler.
    .title = La voie des stands
motogp-rule-2-7 = La grille de départ, ce sont les dernières cases avant la ligne, autant qu’il en faut pour trois motos côte à côte. Les places se comptent à partir de la ligne vers l’arrière, et dans chaque rang à partir de l’intérieur : intérieur, milieu, extérieur. Sur la grille, on est au tour de piste 0. { -reading } ces cases sont en ligne droite et sans marque ; pour neuf écuries, il y en a six.
    .title = La grille de départ
motogp-rule-2-8 = { -own } un circuit est refusé, en nommant l’endroit, dans chacun de ces cas : moins de 13 cases ou plus de 120 ; une case de la grille marquée ou qui n’est pas en ligne droite ; pas de voie des stands, ou une voie des stands qui n’évite rien, qui a plus de 40 cases ou plus du double de celles qu’elle évite ; une entrée ou une sortie qui n’est pas en ligne droite ou pas de son côté de la ligne ; un tour de piste par les stands de moins de 13 cases ; pas exactement une case à damier, ou une case à damier rouge, marquée ou sur le tronçon que la voie des stands évite ; une marque sur du rouge ; une sorte de case inconnue.
    .title = Quels circuits sont acceptés

## Rules: cells in front

motogp-rule-3-1 = Devant une case de ligne droite ou d’épingle se trouve la case suivante. Si elle est dans un virage, on va sur son A ou, seulement à vitesse parfaite (règle 5.1), sur son I.
    .title = Depuis une ligne droite ou une épingle
motogp-rule-3-2 = De I, on va sur A de la case suivante ou, seulement à vitesse parfaite, sur son I. De A, on va sur B de la même case ou, seulement à vitesse parfaite, sur son I. De B, on va sur A de la case suivante ou, seulement à vitesse parfaite, sur son I. À la sortie d’un virage, le chemin mène de I et de B à la case suivante. { -reading } on peut changer de voie partout sur le chemin, même au milieu d’un dé.
    .title = Dans un virage ou une chicane
motogp-rule-3-3 = Chaque pas vers un emplacement devant soi coûte un point du lancer. On peut rouler à travers les autres motos.
    .title = Les pas
motogp-rule-3-4 = Là où deux emplacements devant soi sont permis, on choisit, pas à pas et en connaissant tous les dés du tour. On peut choisir un emplacement sans place libre, et la voie extérieure est toujours permise. Là où un seul est permis, rien n’est demandé.
    .title = Choisir son chemin

## Rules: qualifying

motogp-rule-4-1 = Chaque moto roule seule. Elle part devant la case 0 et lance six fois le dé ; chaque lancer est parcouru tout de suite, selon les règles 3.1 à 3.4 et 5.1 à 5.3. Les marques, la voie des stands et les cartes autres qu’Extra Power ne comptent pas. Un deuxième tour de piste s’ajoute au premier et n’apporte pas de cartes. { -reading } les écuries roulent dans l’ordre de leurs places à la table, chacune avec sa première moto, puis avec la seconde ; un 6 ne se relance pas (la règle 6.2 ne s’applique pas).
    .title = Le parcours de qualification
motogp-rule-4-2 = { -reading } après son sixième lancer, puis après chaque lancer ainsi gagné, une moto en ligne droite peut recevoir une carte Extra Power pour un lancer de plus ; les règles 6.4 et 6.5 s’appliquent. La carte manquera pendant la course.
    .title = L’Extra Power en qualification
motogp-rule-4-3 = La moto allée le plus loin, tours de piste compris, part de la première place, la suivante de la deuxième, et ainsi de suite. { -reading } sur la même case, I est devant B, et B devant A ; celles qui restent à égalité sont tirées au sort, chacune avec la même chance d’être nommée ensuite.
    .title = Les places sur la grille
motogp-rule-4-4 = { -own } sans l’option « Qualifications », la grille est tirée au sort.
    .title = Sans qualifications

## Rules: speed in corners

motogp-rule-5-1 = Un lancer de 1 à 4 est la vitesse parfaite : on peut prendre la voie intérieure. Un 5 ou un 6 ne l’est pas : tant que ses points sont parcourus, la moto ne peut qu’entrer dans la voie extérieure ou la suivre ; de I, elle doit aller sur A de la case suivante du virage.
    .title = La vitesse parfaite
motogp-rule-5-2 = { -reading } tous les dés d’un tour sont lancés, même le troisième de la règle 6.2, et l’Extra Power est décidé, avant que le premier point soit parcouru. Les points du premier dé viennent d’abord, puis ceux du second. Ce que montre chaque dé décide des voies pour ses propres points, dans la voie des stands aussi : un 5 réduit de moitié reste un 5. La moto n’arrive qu’après le dernier point.
    .title = Les dés d’abord, le chemin ensuite
motogp-rule-5-3 = Il n’y a pas de règle de vitesse dans les épingles.
    .title = La vitesse dans les épingles

## Rules: a round, a turn

motogp-rule-6-1 = Dans chaque manche, chaque moto encore en course a un tour, dans l’ordre de la course au début de la manche : la plus avancée d’abord ; sur la même case de ligne droite, la plus à l’intérieur ; sur la même case de virage, I avant la voie extérieure. La première manche suit la grille. { -reading } dans la voie extérieure, B passe avant A.
    .title = L’ordre des tours
motogp-rule-6-2 = Un tour commence par un lancer. Après un 6, on relance et on ajoute. Si c’est encore un 6, la moto avance de 12 et un troisième lancer décide : un 6 apporte une pénalité Stop & Go, 1 à 5 n’apportent rien. Le troisième lancer n’est jamais parcouru.
    .title = Le lancer et les six
motogp-rule-6-3 = Après un premier lancer de 1 à 5, l’écurie peut jouer une carte Extra Power pour un second lancer, qui s’ajoute ; un 6 ne donne alors pas d’autre lancer. La moto doit avoir commencé son tour sur une case grise, noire ou verte, et ne pas être en panne. Aucun tour ne fait avancer de plus de 12.
    .title = L’Extra Power
motogp-rule-6-4 = Avec l’option « L’Extra Power vaut six », la carte compte comme un 6 au lieu d’un lancer.
    .title = Quand l’Extra Power vaut six
motogp-rule-6-5 = D’une case rouge ou jaune, il n’y a pas d’Extra Power.
    .title = Où il n’y a pas d’Extra Power
motogp-rule-6-6 = Une moto avance toujours de tout son lancer, sauf s’il n’y a pas de place au bout (6.7), pour une pénalité Stop & Go (8.1), avec les moitiés dans la voie des stands (7.3) et à l’arrivée (11.1).
    .title = Tout le lancer
motogp-rule-6-7 = S’il n’y a pas de place là où le déplacement finirait, la moto va sur le dernier emplacement de son chemin où il y en a, quelle que soit la voie, dans les stands ou non, avant la ligne ou après. S’il n’y en a nulle part, elle reste où et comme elle était. C’est aussi ainsi qu’on se fait bloquer dans les virages et les épingles.
    .title = Pas de place
motogp-rule-6-8 = { -reading } une marque agit quand une moto finit son tour dessus après s’être déplacée, même si elle s’y est seulement fait bloquer. Elle n’agit pas une seconde fois sur une moto qui reste.
    .title = Quand une marque agit
motogp-rule-6-9 = { -reading } un tour se déroule dans cet ordre : les dés et l’Extra Power ; le chemin ; se placer ou franchir l’arrivée ; les retardataires quittent la course ; les cartes pour la ligne ; sortir des stands répare une panne ; la case agit (sa marque, BOXES dans les stands, un arrêt dû) ; une nouvelle pénalité Stop & Go est notée.
    .title = L’ordre dans un tour

## Rules: boxes and the pit lane

motogp-rule-7-1 = Si une moto finit son déplacement sur BOXES, dans chaque tour de piste sauf le dernier, une carte Boxes est jouée d’elle-même ; sans carte, la moto a une panne. Sur le circuit, les pannes ne s’ajoutent pas. Dans le dernier tour de piste, BOXES ne fait rien, dans les stands non plus. { -reading } la carte est jouée même si la moto est déjà en panne, et ne répare rien.
    .title = BOXES
motogp-rule-7-2 = Une moto en panne ne peut pas utiliser l’Extra Power. Elle doit entrer dans la voie des stands quand son chemin continue après la case d’entrée, dans chaque tour de piste sauf son dernier ; c’est le tour de piste avant la ligne qui compte. Dans le dernier, l’entrée est fermée. { -reading } la panne reste alors, et n’interdit plus que l’Extra Power.
    .title = La panne
motogp-rule-7-3 = Une moto qui commence son tour sur du jaune avance de la moitié de chaque dé, arrondie au-dessus (1–2 : 1, 3–4 : 2, 5–6 : 3), pendant tout le tour, même après la sortie. Celle qui entre pendant ce tour avance de tous ses points, même s’ils la mènent jusque dehors. Il n’y a pas d’Extra Power dans la voie des stands. { -reading } un 6 se relance quand même.
    .title = La vitesse dans les stands
motogp-rule-7-4 = Une moto qui arrive au-delà de la sortie a quitté la voie des stands, et sa panne est réparée. Si elle a fini un tour sur BOXES dans les stands sans avoir de carte, elle doit y passer encore une fois : elle sort avec une panne et rentre selon la règle 7.2.
    .title = Sortir des stands
motogp-rule-7-5 = Le tour de piste, la ligne, l’ordre, le retard et les rangs d’une moto dans la voie des stands suivent la case du circuit d’à côté. { -reading } quand n cases des stands longent M cases du circuit, la case des stands de numéro j est à côté de celle de ces cases qui a le numéro j × M ÷ n, arrondi au-dessus. À égalité, le circuit est devant la voie des stands, et une case des stands plus lointaine devant une plus proche.
    .title = À côté des stands

## Rules: Stop & Go

motogp-rule-8-1 = Une moto pénalisée finit sur la case à damier le premier déplacement qui l’atteint ; les points qui restent sont perdus, et elle passe un tour. { -reading } le déplacement qui a valu la pénalité et celui qui commence sur cette case ne l’atteignent pas. S’il n’y a pas de place, la moto se range derrière, où une marque agit ; elle ne passe pas de tour et doit toujours son arrêt. Les pénalités s’ajoutent, un arrêt pour chacune ; ce qui reste dû à l’arrivée s’efface.
    .title = L’arrêt
motogp-rule-8-2 = Une moto pénalisée peut utiliser l’Extra Power comme d’habitude. Être sur la case à damier quand la pénalité tombe ne vaut pas arrêt.
    .title = Jusqu’à l’arrêt

## Rules: fuel, crash, engine

motogp-rule-9-1 = Si une moto finit son déplacement sur FUEL, une carte Fuel est jouée d’elle-même ; sans carte, c’est la disqualification immédiate : hors course et sans points. L’autre moto de l’écurie continue.
    .title = FUEL
motogp-rule-9-2 = Si une moto finit son déplacement sur CRASH, une carte Crash est jouée d’elle-même ; sans carte, elle passe son prochain tour.
    .title = CRASH
motogp-rule-9-3 = Une moto qui finit son déplacement sur ENGINE BREAK DOWN quitte le circuit. Elle est classée selon sa distance jusqu’à cette case et peut encore marquer des points ; dès lors, elle n’est plus en tête et on ne lui compte plus de retard.
    .title = ENGINE BREAK DOWN
motogp-rule-9-4 = Les tours à passer s’ajoutent.
    .title = Plusieurs tours à passer

## Rules: lapped

motogp-rule-10-1 = Une moto à plus d’un tour de piste est éliminée, et toute son écurie est disqualifiée : ses deux motos sont hors course et sans points, même arrivées ou au moteur cassé, même dans l’écurie de la moto de tête. On le regarde après chaque déplacement et chaque arrivée. La moto de tête est la plus avancée de celles qui sont en course et de celle qui franchit l’arrivée à l’instant, comptée à la ligne. { -reading } chaque moto en course qui a plus d’un tour de piste de retard, en cases entières et quelle que soit la voie, est éliminée, toutes en même temps. Une moto arrivée, au moteur cassé ou disqualifiée ne peut plus l’être, et après la première arrivée, plus personne.
    .title = Retardataires
motogp-rule-10-2 = { -own } l’option « Retardataires » dit qui est éliminé : toute l’écurie, comme la règle imprimée, ou seulement la moto en retard.
    .title = L’écurie ou la moto

## Rules: the end of a race

motogp-rule-11-1 = Une course compte trois tours de piste. Une moto dont le chemin passe la ligne à la fin de son dernier tour de piste est arrivée ; elle n’a pas besoin de place et quitte le circuit. { -own } l’option « Tours de piste » fixe un autre nombre de tours de piste.
    .title = L’arrivée
motogp-rule-11-2 = La course est terminée à la fin de la manche dans laquelle la troisième moto arrive, ou quand il n’y en a plus en course. { -reading } une moto arrivée puis disqualifiée ne compte pas.
    .title = Quand la course est terminée
motogp-rule-11-3 = D’abord viennent les motos arrivées, dans l’ordre de leur arrivée, puis toutes les autres qui ne sont pas disqualifiées, moteurs cassés compris, selon la distance. { -reading } à distance égale, on suit la règle 6.1, puis viennent les moteurs cassés, le premier d’abord. Les motos disqualifiées n’ont pas de rang ; celles qui les suivent avancent.
    .title = Les rangs
motogp-rule-11-4 = Points des rangs 1 à 15 : 25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. { -reading } l’écurie dont les deux motos ont ensemble le plus de points a gagné la course ; à égalité de points, celle dont la meilleure moto a le meilleur rang. Sans points, personne n’a gagné.
    .title = Les points

## Rules: the season

motogp-rule-12-1 = Une saison est une liste de circuits, nommés un par un ou les six d’un coup, avec une course sur chacun à son tour. Le championnat des pilotes additionne les points de chaque moto, celui des écuries les points des deux.
    .title = Championnats
motogp-rule-12-2 = { -reading } à égalité, l’avantage va à qui a le plus de victoires, puis de deuxièmes places, et ainsi de suite ; si tout est égal, le rang est partagé.
    .title = Égalités

## On the page: dice, hand, order of the race, result
## $role is first, second or third; $face, $points, $spaces, $lap, $laps, $round, $roll, $rolls and $count are numbers

motogp-page-dice = Dés de ce tour
motogp-page-die =
    { $role ->
        [first] Premier dé, { $face } :
        [second] Deuxième dé, { $face } :
       *[third] Troisième lancer, { $face } :
        [roll] Lancer, { $face } :
    }
motogp-page-die-inner = vitesse parfaite : voie intérieure ouverte
motogp-page-die-outer = trop vite : voie extérieure seulement
motogp-page-die-third = n’est pas parcouru : seul un 6 compte
motogp-page-die-half =
    { $points ->
        [one] stands : la moitié, donc { $points } case
       *[other] stands : la moitié, donc { $points } cases
    }
motogp-page-hand = Cartes de { $name }
motogp-page-hand-yours = Tes cartes
motogp-page-held = tu en as { $count }
motogp-page-card-extra = Un lancer de plus ou, avec l’option, un 6 : après un premier lancer de 1 à 5 depuis une case grise, noire ou verte ; en qualification à partir du sixième lancer, sur une ligne droite.
motogp-page-card-boxes = Jouée d’elle-même sur BOXES. Sans elle : panne mécanique.
motogp-page-card-crash = Jouée d’elle-même sur CRASH. Sans elle, la moto passe un tour.
motogp-page-card-fuel = Jouée d’elle-même sur FUEL. Sans elle : disqualification.
motogp-page-extra-effect =
    { $six ->
        [0] un dé de plus ; sa propre vitesse compte
       *[other] six cases de plus
    }
motogp-page-without-extra = Sans Extra Power :
motogp-page-take = Une carte pour le passage de la ligne
motogp-page-ways = Où la moto peut s’arrêter
motogp-page-way-finish = au-delà de la ligne d’arrivée
motogp-page-order = Ordre de la course
motogp-page-round = Manche { $round }
motogp-page-lap = tour de piste { $lap } sur { $laps }
motogp-page-gap =
    { $spaces ->
        [0] –
       *[other] +{ $spaces }
    }
motogp-page-qualifying = Qualifications
motogp-page-qualifying-roll =
    { $roll ->
        [0] va lancer
       *[other] lancer { $roll } sur { $rolls }
    }
motogp-page-qualifying-extra = lancer de plus
motogp-page-qualifying-waiting = à venir
motogp-page-spaces =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
motogp-page-teams = Les écuries et leurs mains
motogp-page-classification = Motos
motogp-page-column-place = Rang
motogp-page-column-motorcycle = Moto
motogp-page-column-lap = Tour
motogp-page-column-gap = Retard sur la tête
motogp-page-column-spaces = Cases
motogp-page-column-end = À la fin
motogp-page-column-points = Points
motogp-page-flag-failure = panne mécanique : aux stands, sauf dans le dernier tour de piste
motogp-page-flag-again = doit encore un passage par les stands
motogp-page-flag-stop = Stop & Go à faire : { $count }
motogp-page-flag-missing =
    { $count ->
        [one] passe { $count } tour
       *[other] passe { $count } tours
    }
motogp-page-end-finished = arrivée
motogp-page-end-running = en course
motogp-page-end-broken = moteur
motogp-page-end-out = hors course
motogp-page-end-out-of-fuel = en panne sèche
motogp-page-end-lapped = doublée
motogp-page-end-disqualified = exclue avec l’écurie
