### Monza : les textes en français. Voir en.ftl.

## The game

monza-name = Monza
monza-tagline = Lance six couleurs et fonce.
monza-about = Lance six dés de couleur et trace ton chemin à travers les couleurs devant ta voiture. Franchis l’arrivée en premier ; si plusieurs voitures y parviennent dans la même manche, celle qui a utilisé le moins de dés gagne. De 2 à 6 joueurs, environ dix minutes.

## Options and tracks

monza-option-challenge = Challenge
    .help = Pour ceux qui connaissent le jeu : chacun a un jeton de relance et six jetons d’accélération, et qui place ses six dés a droit à un lancer turbo.
monza-option-bonus-step = Pas supplémentaire
    .help = À la fin d’un tour, la voiture de la couleur du dernier dé peut avancer d’une case, peu importe à qui était le tour.
monza-option-free-stop = Arrêt libre
    .help = On peut s’arrêter à tout moment, même si un dé convient encore.
monza-board-short = Court
    .help = Une course rapide, idéale pour commencer.
monza-board-medium = Moyen
    .help = L’ovale : le départ et l’arrivée sont côte à côte.
monza-board-long = Long
    .help = Une longue course, parfaite pour le Challenge.

## A layout of one's own: an example, and why one is refused, told behind a colon
## $part and $other are names of parts, $number and $earlier their places in the layout from 1, $word what was written

monza-layout = S1 B2 B3r S4
    .help = Les lignes droites vont de S1 à S10, les virages de B1 à B10 ; un r à la suite pose l’élément dans l’autre sens.
monza-layout-unknown-part = il n’y a pas d’élément « { $word } » (place { $number }). Les lignes droites vont de S1 à S10, les virages de B1 à B10 ; un r à la suite pose l’élément dans l’autre sens.
monza-layout-too-many = l’élément { $number } est de trop ; un circuit a de un à vingt éléments.
monza-layout-none = aucun élément n’est indiqué ; un circuit a de un à vingt éléments.
monza-layout-used-twice = l’élément { $number } ({ $part }) sert deux fois.
monza-layout-overlap = l’élément { $number } ({ $part }) chevauche l’élément { $earlier } ({ $other }) sur la table.
monza-layout-overlap-start = l’élément { $number } ({ $part }) chevauche la case de départ sur la table.
monza-layout-finish-overlaps = la case d’arrivée chevauche l’élément { $earlier } ({ $other }) sur la table.
monza-layout-finish-overlaps-start = la case d’arrivée chevauche la case de départ sur la table.
monza-layout-no-way = de l’élément { $number } ({ $part }), aucun chemin sans obstacle ne mène à l’arrivée.

## Words

monza-attribute-colour = Couleur de la voiture
monza-colour-blue = bleu
monza-colour-green = vert
monza-colour-purple = violet
monza-colour-red = rouge
monza-colour-white = blanc
monza-colour-yellow = jaune
monza-side-left = à gauche
monza-side-ahead = tout droit
monza-side-right = à droite

## Cells

monza-cell-road =
    { $lane ->
        [0] la case { $position } de la voie de gauche ({ $paint })
        [1] la case { $position } de la voie du milieu ({ $paint })
       *[2] la case { $position } de la voie de droite ({ $paint })
    }
monza-cell-start = la case de départ
monza-cell-finish = la case d’arrivée
monza-cell-obstacle =
    { $lane ->
        [0] l’obstacle en { $position } sur la voie de gauche
        [1] l’obstacle en { $position } sur la voie du milieu
       *[2] l’obstacle en { $position } sur la voie de droite
    }

## Actions

monza-action-die = Placer un dé { $side } : { $paint }
monza-action-tile = Utiliser un jeton { $side } : { $paint }
monza-action-pick = Relancer : { $colour }
monza-action-reroll = Lancer les dés choisis
monza-action-stop = S’arrêter ici
monza-action-bonus = Pas supplémentaire { $side }
monza-action-stay = Rester ici

## In hand, and what is counted

monza-page-block-die = Avec les dés
monza-page-block-tile = Avec les jetons
monza-page-block-bonus = Pas supplémentaire
monza-page-hand-dice = Dés
monza-page-hand-tiles = Jetons
monza-page-hand-tile = Jeton : { $colour }
monza-page-hand-reroll = Jeton de relance
monza-page-hand-choose-dice = Choisis les dés à relancer, puis lance-les.
monza-page-hand-choose-cell = Choisis une case pour le jeton.
monza-page-holding-tiles =
    { $count ->
        [1] un jeton restant
       *[other] { $count } jetons restants
    }
monza-page-tally = Dés utilisés
monza-page-tally-dice =
    { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }

## What a player is asked
## $die, $tile, $pick, $reroll, $stop, $bonus, $stay: how many legal actions there are of each kind

monza-ask-die =
    { $stop ->
        [0] Choisis la case de ton prochain dé.
       *[other] Choisis la case de ton prochain dé, ou arrête-toi.
    }
monza-ask-tile =
    { $pick ->
        [0] Aucun dé ne convient. Utilise un jeton, ou arrête-toi.
       *[other] Aucun dé ne convient. Utilise un jeton, relance des dés, ou arrête-toi.
    }
monza-ask-pick =
    { $reroll ->
        [0] Aucun dé ne convient. Choisis des dés à relancer, ou arrête-toi.
       *[other] Choisis d’autres dés à relancer, ou lance.
    }
monza-ask-reroll = Lance les dés choisis.
monza-ask-stop = Plus rien ne convient. Arrête-toi ici.
monza-ask-bonus = La dernière couleur était la tienne. Veux-tu faire un pas supplémentaire ?
monza-ask-stay = Reste ici.

## Events

monza-event-turn = Manche { $round } : { $seat } lance les dés.
monza-event-rolled = { $seat } obtient { $colour }.
monza-event-placed = { $seat } place un dé { $colour } sur { $cell }.
monza-event-tile-placed = { $seat } utilise le jeton { $colour } sur { $cell }.
monza-event-picked = { $seat } veut relancer : { $colour }.
monza-event-moved = { $seat } avance sur { $to }.
monza-event-stayed = { $seat } reste sur place.
monza-event-turbo = Les six dés sont placés : lancer turbo pour { $seat } !
monza-event-pushed-back = { $seat } se fait doubler et recule sur { $to }.
monza-event-bonus-offered = Dernière couleur : { $colour }. { $seat } peut faire un pas supplémentaire.
monza-event-bonus-step = { $seat } fait le pas supplémentaire et va sur { $to }.
monza-event-bonus-declined = { $seat } renonce au pas supplémentaire.
monza-event-finished =
    { $dice ->
        [1] { $seat } franchit l’arrivée avec un seul dé !
       *[other] { $seat } franchit l’arrivée avec { $dice } dés !
    }
monza-event-race-over = La course est terminée.
monza-event-won =
    { $dice ->
        [1] { $seat } gagne avec un seul dé !
       *[other] { $seat } gagne avec { $dice } dés !
    }

## Refusals

monza-refusal-1-3 = Il n’y a de jetons que dans le Challenge.
monza-refusal-3-1 = C’est le tour de quelqu’un d’autre.
monza-refusal-3-2 = On lance d’abord les six dés ; ce qu’ils montrent ne se choisit pas.
monza-refusal-3-3 = Tu n’as plus de dé de cette couleur.
monza-refusal-3-4 = Cette case n’est pas directement devant.
monza-refusal-3-6 = C’est un obstacle.
monza-refusal-3-8 = L’arrivée demande un dé blanc, ou un jeton blanc dans le Challenge.
monza-refusal-3-9 = Un dé convient encore : il faut continuer.
monza-refusal-5-1 = La course est terminée.
monza-refusal-7-1 = Pour relancer, il faut le jeton de relance, et rien de placé : choisis des dés que tu as, puis lance.
monza-refusal-7-2 = Tu n’as plus de jeton de cette couleur.
monza-refusal-7-3 = On lance d’abord les deux dés turbo ; ce qu’ils montrent ne se choisit pas.
monza-refusal-7-4 = Aucun jeton ne s’utilise dans le lancer turbo.
monza-refusal-8-1 = Le pas supplémentaire revient au propriétaire de la voiture de la dernière couleur, vers une case libre devant elle.
monza-refusal-8-3 = Un pas supplémentaire ne mène jamais à l’arrivée.

## Rules: the game and its pieces

monza-rule-1-1 = Les couleurs : bleu, vert, violet, rouge, blanc et jaune. Il y a six dés. { -reading } chaque dé montre chaque couleur une fois.
    .title = Couleurs et dés
monza-rule-1-2 = Chaque joueur a une voiture. { -reading } on joue de deux à six ; une voiture a l’une des six couleurs, et jamais deux voitures la même ; chacun choisit, et qui ne choisit pas reçoit la première couleur restante dans l’ordre de la règle 1.1.
    .title = Voitures
monza-rule-1-3 = Dans le Challenge, chacun commence avec un jeton de relance et six jetons d’accélération, un de chaque couleur. Sans le Challenge, personne n’a de jetons.
    .title = Jetons
monza-rule-1-4 = Toutes les voitures commencent sur la case de départ.
    .title = Au départ

## Rules: the track

monza-rule-2-1 = Un circuit se compose d’une case de départ, de un à vingt éléments, puis d’une case d’arrivée. Il y a dix lignes droites et dix virages ; chacun sert au plus une fois. Un circuit peut être ouvert ou fermé en boucle ; dans une boucle, le départ et l’arrivée sont côte à côte, mais la course va une seule fois du départ à l’arrivée : aucune case ne traverse la ligne, et personne ne recule au-delà du départ. { -reading } un élément peut être posé dans les deux sens. Retourné, ses voies de gauche et de droite s’échangent et chaque voie se parcourt à l’envers ; un virage à gauche devient ainsi un virage à droite.
    .title = Éléments d’un circuit
monza-rule-2-2 = Chaque voie est découpée en cases de longueurs différentes. Une case a l’une des six couleurs, ou c’est un obstacle. { -own } il y a trois voies ; les longueurs sont des unités entières, comptées depuis le départ, et dans un élément les trois voies en ont le même nombre, même dans un virage ; les angles et les longueurs sur la table sont ceux des éléments.
    .title = Voies et cases
monza-rule-2-3 = Chaque bout d’une voie d’un élément est ouvert ou fermé. Là où deux éléments se touchent, la dernière case d’une voie et la première de la même voie derrière la limite n’en font qu’une si les deux bouts sont ouverts et de la même couleur ; sinon, elles sont deux. Cela continue sur autant d’éléments qu’on veut. Un obstacle, le départ et l’arrivée ne se réunissent à rien. Une case réunie est une seule case pour tout : elle prend un dé, porte une voiture, compte une fois quand une voiture recule, et c’est son bord avant qui compte.
    .title = Cases réunies
monza-rule-2-4 = La case de départ et la case d’arrivée s’étendent sur toutes les voies. { -reading } autant de voitures que l’on veut peuvent s’y trouver, et personne n’y est doublé.
    .title = Départ et arrivée
monza-rule-2-5 = On ne peut jouer sur un circuit que si ses éléments, son départ et son arrivée ne se chevauchent pas, si aucun élément ne sert deux fois, et si, du départ et de chaque case qui n’est pas un obstacle, un chemin sans obstacle mène à l’arrivée. Sinon, il est refusé, en nommant le premier élément en faute.
    .title = Quels circuits sont acceptés
monza-rule-2-6 = Trois circuits sont prêts : court, moyen (un ovale fermé) et long, tous parcourus dans le sens des aiguilles d’une montre. Le court ou le moyen est proposé d’abord, et le long avec le Challenge.
    .title = Circuits prêts à jouer
monza-rule-2-7 = { -own } les couleurs, les longueurs et les bords des vingt éléments. Aucun obstacle ne touche le bout d’un élément, et un élément en a au plus un. La voie du milieu est ouverte aux deux bouts de chaque élément, toujours de la même couleur ; les voies extérieures y sont fermées. Dans un élément, aucun bord de la voie du milieu n’est à la hauteur d’un bord d’une voie extérieure. Les cases devant une même case sont de couleurs différentes, dans les deux sens. Un obstacle de la voie du milieu est si court qu’aucun bord d’une voie extérieure ne tombe dans sa longueur, et au plus un élément sur deux a un obstacle sur une voie extérieure. Chaque couleur a de 15 à 18 % des cases colorées, une case réunie comptant une fois, et dans des courses simulées du jeu de base sur les circuits de la règle 2.6, de 15 à 18,5 % des tours s’y terminent. Avec k couleurs devant une case, (1 − k/6)⁶ est d’au plus 7 % en moyenne sur toutes les cases qui ne sont pas des obstacles et qui n’ont pas que l’arrivée devant elles, quand on pose deux éléments quelconques l’un derrière l’autre des quatre façons et qu’on compte le tout ensemble.
    .title = Comment nos éléments sont faits

## Rules: a turn

monza-rule-3-1 = La première place a le jeton de départ et commence ; on joue dans le sens des aiguilles d’une montre. { -own } les places sont tirées au sort, sauf si l’hôte les ordonne, et dans une série de courses le jeton passe à la place suivante après chaque course.
    .title = Qui commence
monza-rule-3-2 = Ton tour commence par un lancer des six dés à la fois.
    .title = Le lancer
monza-rule-3-3 = Place ensuite les dés un par un, chacun sur une case devant le dé placé juste avant ; le premier va devant ta voiture. Le dé a la couleur de la case. Chaque dé ne sert qu’une fois.
    .title = Placer les dés
monza-rule-3-4 = Devant une case se trouvent la case suivante de sa voie, et chaque case d’une voie voisine qui la longe sur une certaine longueur et dont le bord avant est plus loin. { -reading } des cases qui ne se touchent que par un coin ne sont pas l’une devant l’autre. Il y en a donc au plus trois : à gauche, tout droit et à droite.
    .title = Ce que veut dire « devant »
monza-rule-3-5 = Devant le départ se trouve la première case de chaque voie : à gauche, tout droit et à droite. Si c’est un obstacle, on ne passe pas.
    .title = Quitter le départ
monza-rule-3-6 = Personne ne roule sur un obstacle.
    .title = Obstacles
monza-rule-3-7 = Tu peux rouler par-dessus une case où se trouve une autre voiture, et y placer un dé.
    .title = Passer des voitures
monza-rule-3-8 = L’arrivée est tout droit devant la dernière case de chaque voie, et devant aucune autre. Elle demande un dé blanc, ou un jeton blanc dans le Challenge.
    .title = Franchir l’arrivée
monza-rule-3-9 = { -reading } tant qu’un dé convient à une case devant, tu continues, en choisissant librement le dé et la case. Quand aucun ne convient, ton tour se termine de lui-même, sauf si tu peux encore utiliser un jeton ; c’est alors toi qui y mets fin. Avec l’option « Arrêt libre », tu peux t’arrêter à tout moment, même avant le premier dé.
    .title = Continuer et s’arrêter
monza-rule-3-10 = Quand tu as fini de placer, ta voiture avance sur la case du dernier dé ou jeton. Si rien n’est placé, elle reste sur place.
    .title = La voiture avance
monza-rule-3-11 = Un tour se termine dans cet ordre : la voiture avance ; lancer turbo ; dépassement ; pas supplémentaire ; et après le tour de la dernière place, la course est terminée si une voiture est à l’arrivée.
    .title = Ordre à la fin d’un tour

## Rules: overtaking

monza-rule-4-1 = Si ta voiture finit son tour sur une case où se trouve une autre voiture, celle-ci recule sur sa voie jusqu’à la case la plus proche sans obstacle ni voiture ; la case d’où tu viens est libre. Cela ne vaut ni au départ ni à l’arrivée. { -reading } s’il n’y a pas de telle case, elle va au départ. Rien d’autre ne bouge : les voitures et les obstacles qu’elle passe restent en place.
    .title = Doubler
monza-rule-4-2 = Passer d’autres voitures ne leur fait rien.
    .title = Passer n’est pas doubler
monza-rule-4-3 = Une voiture qui n’a pas bougé ne double personne.
    .title = Rester sur place

## Rules: the end of the race

monza-rule-5-1 = Quand une voiture atteint l’arrivée, la manche est jouée jusqu’au bout, pour que tous aient eu le même nombre de tours. Les tours qui restent se jouent comme d’habitude, pas supplémentaires compris. Une voiture arrivée ne joue plus.
    .title = La dernière manche
monza-rule-5-2 = Parmi les voitures arrivées dans cette manche, celle qui a utilisé le moins de dés dans le tour de son arrivée gagne. À égalité, la victoire est partagée.
    .title = Qui gagne
monza-rule-5-3 = { -reading } pour la règle 5.2, chaque dé, jeton et dé turbo placé dans ce tour compte ; les dés relancés ou non placés ne comptent pas.
    .title = Compter les dés
monza-rule-5-4 = { -reading } les autres rangs vont d’abord aux voitures arrivées, selon leurs dés, puis aux autres, selon l’avance du bord avant de leur case sur le circuit ; les voitures au départ viennent en dernier. Ton rang est de un de plus que le nombre de voitures qui ont fait mieux : il peut y avoir deux premiers, puis un troisième.
    .title = Les autres rangs
monza-rule-5-5 = { -own } après 200 manches sans voiture à l’arrivée, la course est arrêtée ; les rangs suivent la règle 5.4, et personne ne gagne.
    .title = Si personne n’arrive
monza-rule-5-6 = Le vainqueur, ou chacun de ceux qui partagent la victoire, reçoit un trophée. Entre les mêmes personnes, qui a le plus récent est le tenant du titre. Aucune course n’en dépend.
    .title = Trophées

## Rules: refusals

monza-rule-6-1 = { -own } ce qui n’est pas permis ne change rien, et l’on te dit la première de ces raisons qui s’applique : la course est terminée (5.1) ; quelqu’un d’autre décide (3.1, pour un pas supplémentaire 8.1) ; c’est le moment de lancer, ou ce ne l’est pas (3.2, 7.1, 7.3) ; tu es en train de choisir des dés à relancer (7.1) ; il n’y a pas de jetons sans le Challenge (1.3), dans le lancer turbo (7.4) ni pour un pas supplémentaire (8.1) ; le jeton de relance est dépensé ou il est trop tard, aucun dé n’est choisi ou il n’y en a pas de cette couleur (7.1) ; aucune case n’est devant de ce côté (3.4) ; c’est un obstacle (3.6) ; un pas supplémentaire mènerait à l’arrivée (8.3) ou sur une voiture (8.1) ; tu n’as plus ce jeton (7.2) ; l’arrivée demande du blanc (3.8) ; tu n’as pas ce dé (3.3) ; un dé convient encore (3.9).
    .title = Ce qui est refusé, et pourquoi

## Rules: the Challenge

monza-rule-7-1 = Après le lancer, avant de placer un dé ou un jeton, tu peux dépenser ton jeton de relance : choisis de un à six des dés et relance-les, une fois. Le jeton est dépensé dès le premier dé choisi, et un dé choisi ne se repose pas. Pas dans le lancer turbo.
    .title = Jeton de relance
monza-rule-7-2 = Un jeton d’accélération s’utilise comme un dé de sa couleur, à tout moment où l’on place, et autant que tu veux dans un tour : à la place d’un dé qui convient, quand aucun ne convient, ou après le sixième dé. Il est alors dépensé. Après un jeton, la règle 3.9 vaut de nouveau. Personne n’est obligé d’utiliser un jeton.
    .title = Jetons d’accélération
monza-rule-7-3 = Si tu as placé les six dés (les jetons ne comptent pas) quand tu as fini de placer, et que tu n’es pas à l’arrivée, ta voiture avance sur le dernier dé ou jeton, tout est ramassé, et tu lances deux dés. { -reading } ce lancer turbo a toujours lieu ; tu peux placer chacun de ses dés comme d’habitude (3.3 à 3.8) ou le laisser, même s’il convient. Puis ton tour se termine.
    .title = Lancer turbo
monza-rule-7-4 = { -reading } dans le lancer turbo, ni les jetons d’accélération ni le jeton de relance ne peuvent être utilisés. (On pourrait lire la règle imprimée plus largement.)
    .title = Pas de jetons dans le lancer turbo
monza-rule-7-5 = Qui tu doubles ne se décide qu’après le lancer turbo.
    .title = Lancer turbo avant dépassement

## Rules: the bonus step

monza-rule-8-1 = À la fin d’un tour, la voiture de la couleur du dernier dé ou jeton placé (dés turbo compris) peut aller sur une case devant elle, sans obstacle ni voiture, sans dé et quelle que soit la couleur de la case. Son propriétaire décide, même dans le tour d’un autre ; s’il n’y a pas de telle case, on ne demande rien à personne. Ce pas ne double personne et n’entraîne pas d’autre pas.
    .title = Pas supplémentaire
monza-rule-8-2 = { -reading } le dépassement se règle avant le pas supplémentaire, même si la voiture qui fait le pas est celle qui a doublé ou qui a été doublée.
    .title = Dépassement avant pas supplémentaire
monza-rule-8-3 = { -reading } il n’y a pas de pas supplémentaire si aucun dé ni jeton n’a été placé, si aucune voiture n’a cette couleur, si cette voiture est arrivée, ni vers l’arrivée, qui demande un dé blanc.
    .title = Sans pas supplémentaire
monza-rule-8-4 = Un pas supplémentaire n’est pas un tour : il ne compte pas pour la dernière manche, et sa voiture n’a utilisé aucun dé pour lui.
    .title = Un pas supplémentaire n’est pas un tour
