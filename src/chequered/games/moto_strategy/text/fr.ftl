### Moto Strategy : les textes en français. Voir en.ftl.
###
### Un « tour » est celui d’un joueur, une « donne » va d’une distribution à la suivante, la « partie » compte plusieurs
### donnes. On pioche, on pose ; ce qui est annulé retournera dans la pioche. Les noms imprimés sur les cartes restent.

## The game

moto-strategy-name = Moto Strategy
moto-strategy-tagline = Partir, marquer, et arrêter la course à temps.
moto-strategy-about = Pose des cartes MOTO pour marquer des points, pendant que les autres brandissent le RED FLAG, t’envoient faire un LONG LAP ou arrêtent la course. Personne ne voit ta main, et le premier à 10 000 points gagne. De 2 à 5 joueurs.

## Options and decks

moto-strategy-option-target = Points pour gagner
    .help = La partie est gagnée avec autant de points à la fin d’une donne. 3 000 font une courte soirée.
moto-strategy-option-max-deals = Donnes au plus
    .help = Après autant de donnes, la partie s’arrête de toute façon, et le total le plus élevé gagne.
moto-strategy-board-standard = Jeu complet
    .help = Les cent cartes ; chacun en reçoit dix.

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

moto-strategy-action-lay = Poser { $card }
moto-strategy-action-long-lap = LONG LAP pour { $seat }
moto-strategy-action-draw = Piocher une carte
moto-strategy-action-pass = Passer
moto-strategy-action-decline = Pas de LONG LAP maintenant

## What a player is asked
## $lay, $long-lap, $draw, $pass, $decline: how many legal actions there are of each kind

moto-strategy-ask-lay = Quelle carte poses-tu ?
moto-strategy-ask-long-lap =
    { $decline ->
        [0] À qui donnes-tu LONG LAP ?
       *[other] Avant le prochain tour : à qui donnes-tu LONG LAP, si tu le veux ?
    }
moto-strategy-ask-draw = Tu ne peux rien poser : pioche une carte.
moto-strategy-ask-pass = Tu ne peux rien poser, et il n’y a rien à piocher.
moto-strategy-ask-decline = Avant le prochain tour : tu n’as pas de LONG LAP à poser.

## Events

moto-strategy-event-deal = Donne { $deal } : { $seat } ouvre.
moto-strategy-event-dealt = { $seat } reçoit { $card }.
    .unseen = { $seat } reçoit une carte.
moto-strategy-event-turn = À { $seat } de jouer.
moto-strategy-event-laid =
    { $points ->
        [0] { $seat } pose { $card }.
       *[other] { $seat } pose { $card } pour { $points } points.
    }
moto-strategy-event-started = { $seat } lance la course : c’est le premier tour de piste.
moto-strategy-event-start-stands = Le premier tour de piste est bouclé : le départ donné par { $seat } est acquis.
moto-strategy-event-start-cancelled =
    { $cards ->
        [0] { $seat } annule le départ ; il n’y a pas d’autre carte sur la table.
        [1] { $seat } annule le départ, et avec lui une carte posée.
       *[other] { $seat } annule le départ, et avec lui les { $cards } cartes posées.
    }
moto-strategy-event-red-flag =
    { $cards ->
        [0] { $seat } sort le drapeau rouge ; il n’y a pas d’autre carte sur la table.
        [1] { $seat } sort le drapeau rouge : la seule carte posée est annulée.
       *[other] { $seat } sort le drapeau rouge : les { $cards } cartes posées sont annulées.
    }
moto-strategy-event-long-lap = { $seat } envoie { $target } faire un long tour : un tour de jeu à passer.
moto-strategy-event-turn-lost =
    { $left ->
        [0] { $seat } passe ce tour.
        [1] { $seat } passe ce tour, et encore un autre.
       *[other] { $seat } passe ce tour, et encore { $left } autres.
    }
moto-strategy-event-drew = { $seat } pioche { $card }.
    .unseen = { $seat } pioche une carte.
moto-strategy-event-nothing-to-draw = Il n’y a plus de carte à piocher pour { $seat }.
moto-strategy-event-passed = { $seat } passe.
moto-strategy-event-reshuffled =
    { $cards ->
        [1] La pioche est épuisée : l’unique carte annulée en forme une nouvelle.
       *[other] La pioche est épuisée : les { $cards } cartes annulées, mélangées, en forment une nouvelle.
    }
moto-strategy-event-no-effect = La carte { $card } de { $seat } n’a pas d’effet maintenant.
moto-strategy-event-eliminated = C’était trop tôt, avec trop de cartes en main : { $seat } quitte cette donne, et { $cards } cartes sont annulées.
moto-strategy-event-stopped = { $seat } a arrêté la course !
moto-strategy-event-last-card = { $seat } a posé la dernière carte de sa main !
moto-strategy-event-last-left = Il ne reste que { $seat } dans cette donne.
moto-strategy-event-scored =
    { $points ->
        [0] { $seat } ne marque rien et reste à { $total }.
       *[other] { $seat } marque { $points } points, soit { $total } en tout.
    }
moto-strategy-event-deal-over = La donne { $deal } est terminée.
moto-strategy-event-tie = Égalité en tête avec { $total } points : encore une donne.
moto-strategy-event-match-over = La partie est terminée.
moto-strategy-event-won = { $seat } gagne la partie avec { $total } points !

## Refusals

moto-strategy-refusal-3-1 = Tant qu’on attend sur la grille, on ne pose qu’un STARTER.
moto-strategy-refusal-3-3 = Sur la grille, qui a un STARTER part ; qui n’en a pas pioche, ou passe s’il ne reste rien à piocher.
moto-strategy-refusal-4-1 = Tu peux poser une carte, donc tu en poses une.
moto-strategy-refusal-4-5 = Il faut au moins cinq cartes en main pour le RED FLAG, lui compris.
moto-strategy-refusal-4-8 = Entre deux tours, on pose un LONG LAP ou rien ; pendant un tour, on ne le demande à personne.
moto-strategy-refusal-4-10 = Qui ne peut rien poser pioche, et ne passe que s’il n’y a rien à piocher.
moto-strategy-refusal-5-1 = Ce n’est pas ton tour, ou tu n’as pas cette carte, ou elle ne peut pas viser cette personne.
moto-strategy-refusal-5-3 = Tu as quitté cette donne.
moto-strategy-refusal-6-3 = La partie est terminée.
moto-strategy-refusal-6-5 = La partie est terminée : c’était la dernière donne.

## Rules: cards

moto-strategy-rule-1-1 = Il y a 100 cartes : 15 MOTO 1 à 400 points, 20 MOTO 2 à 200, 25 MOTO 3 à 100, 6 Q1, 3 Q2, 9 STARTER, 5 WARM-UP, 6 RED FLAG, 6 STOP THE RACE et 5 LONG LAP. Seules les cartes MOTO rapportent des points.
    .title = Les cartes
moto-strategy-rule-1-2 = On joue de deux à cinq. Chacun reçoit dix cartes ; le reste forme la pioche. { -reading } les cartes se donnent une à une, dans le sens des aiguilles d’une montre à partir du joueur qui ouvre la donne. Les mains sont cachées, même ce qui en reste à la fin d’une donne, et la pioche aussi. Ce qui a été posé, annulé ou retiré de la donne reste visible, y compris la main d’un joueur éliminé. Tout le monde connaît la taille des mains et de la pioche, et les tours que chacun doit encore passer ; après un nouveau mélange, on ne connaît de la pioche que sa taille.
    .title = Mains et pioche
moto-strategy-rule-1-3 = Quand la pioche est vide, les cartes annulées sont mélangées et forment la nouvelle pioche. { -reading } cela ne se fait que s’il faut piocher, même au milieu d’un Q1 ou d’un Q2. Si rien n’est annulé non plus, cette carte n’est pas piochée, et n’est pas due.
    .title = Pioche vide
moto-strategy-rule-1-4 = { -reading } un RED FLAG ou un WARM-UP qui a annulé quelque chose quitte la donne. Il reste visible à côté de la table et ne revient dans le mélange qu’à la donne suivante. Ainsi, toute donne finit par s’achever.
    .title = Cartes qui quittent la donne

## Rules: the order of play

moto-strategy-rule-2-1 = On joue dans le sens des aiguilles d’une montre. Le plus jeune ouvre la première donne, et qui gagne une donne ouvre la suivante. { -reading } la première place tient lieu du plus jeune, et gagne une donne qui y a le mieux marqué, parmi ceux qui n’y ont pas été éliminés. À égalité, on compte dans le sens du jeu à partir de la place qui suit celle de la dernière ouverture, laquelle vient en dernier.
    .title = Qui ouvre

## Rules: the start

moto-strategy-rule-3-1 = Une donne commence par l’attente sur la grille. Tant qu’on attend, on ne peut poser qu’un STARTER à son tour, et un LONG LAP entre deux tours (règle 4.8).
    .title = Sur la grille
moto-strategy-rule-3-2 = Qui pose un STARTER pose une carte de plus dans le même tour, sans rien entre les deux. { -reading } cette carte se choisit d’après les règles d’un tour en course, règle 4.10 comprise, et se juge une fois le STARTER sorti de la main : le RED FLAG demande alors cinq cartes, et STOP THE RACE élimine avec plus de cinq. Toutes les sortes sont permises et font ce qu’elles font en course : un second STARTER ne fait rien, un WARM-UP ou un RED FLAG annule le départ qui vient d’être donné. Si le STARTER était la dernière carte, la donne s’arrête (règle 6.1).
    .title = Le STARTER et une carte de plus
moto-strategy-rule-3-3 = { -reading } tant qu’on attend, le joueur dont c’est le tour et qui a un STARTER doit partir. Qui n’en a pas pioche une carte, et son tour est fini : un STARTER qui vient d’être pioché attend le tour suivant. S’il n’y a rien à piocher, on passe.
    .title = Un tour sur la grille
moto-strategy-rule-3-4 = Pendant le premier tour de piste, tout joueur peut annuler le départ avec un WARM-UP : toutes les cartes posées par tous les joueurs sont annulées, et on attend un nouveau STARTER. { -reading } le premier tour de piste dure du STARTER jusqu’à ce que le jeu revienne à la place qui l’a posé, ou la dépasse, même si ce joueur passe son tour ou est éliminé. Le WARM-UP ne se pose qu’à son propre tour. Il quitte la donne, et sur la grille c’est au joueur suivant de commencer. Le départ reste acquis si la personne qui l’a donné est éliminée.
    .title = Le premier tour de piste et le WARM-UP
moto-strategy-rule-3-5 = Chaque nouveau STARTER ouvre un nouveau premier tour de piste, qui peut être annulé de la même façon.
    .title = Repartir

## Rules: a turn in the race

moto-strategy-rule-4-1 = À ton tour, tu poses exactement une carte.
    .title = Une carte par tour
moto-strategy-rule-4-2 = MOTO 1, MOTO 2 et MOTO 3 se posent pour 400, 200 et 100 points.
    .title = Les MOTO
moto-strategy-rule-4-3 = Q1 : chaque joueur encore dans la donne pioche une carte, d’abord celui qui l’a posé, puis les autres dans le sens du jeu.
    .title = La carte Q1
moto-strategy-rule-4-4 = Q2 : comme Q1, mais pour deux tours de table. Personne ne pioche deux cartes de suite.
    .title = La carte Q2
moto-strategy-rule-4-5 = Le RED FLAG demande au moins cinq cartes en main, lui compris. Toutes les cartes posées par tous les joueurs sont annulées, et les points de cette donne retombent à zéro. La course ne reprend qu’avec un nouveau STARTER ; en attendant, on pioche à tour de rôle. { -reading } les totaux des donnes précédentes ne bougent pas. Le RED FLAG quitte la donne, et sur la grille c’est au joueur suivant de commencer. Les tours à passer restent à passer.
    .title = Le RED FLAG
moto-strategy-rule-4-6 = STOP THE RACE met aussitôt fin à la donne si tu as cinq cartes ou moins en main, lui compris. Avec plus, c’est l’élimination (règle 5.3).
    .title = La carte STOP THE RACE
moto-strategy-rule-4-7 = LONG LAP : un autre joueur passe un tour. On peut le poser à son tour en course, comme carte de ce tour, et à tout autre moment selon la règle 4.8. { -reading } il ne peut viser qu’un joueur encore dans la donne.
    .title = Le LONG LAP
moto-strategy-rule-4-8 = { -reading } « à tout moment » veut dire avant chaque tour qui sera joué, sur la grille et avant le premier tour d’une donne aussi. On demande alors un LONG LAP à chaque joueur encore dans la donne, d’abord à celui qui va jouer, puis dans le sens du jeu. S’il en est posé un, on redemande à tous depuis le premier ; ce n’est pas le tour de qui l’a posé. On ne demande rien avant un tour qui est passé, entre le STARTER et la seconde carte, entre deux cartes piochées, après la fin d’une donne, ni tant que les cinq LONG LAP sont visibles ; dès qu’un nouveau mélange en a repris, on redemande.
    .title = LONG LAP à tout moment
moto-strategy-rule-4-9 = { -reading } un STARTER pendant la course et un WARM-UP après le premier tour de piste peuvent être posés, et ne font rien.
    .title = Cartes sans effet
moto-strategy-rule-4-10 = { -reading } si tu ne peux rien poser, parce que tu n’as que des RED FLAG et moins de cinq cartes, tu pioches une carte à la place, et ton tour est fini. S’il n’y a rien à piocher, tu passes.
    .title = Rien à poser
moto-strategy-rule-4-11 = { -reading } les tours à passer s’ajoutent. Chacun est rayé quand le tour viendrait, et l’on ne demande pas de LONG LAP avant lui. Un LONG LAP pour le joueur qui va jouer prend ce tour aussitôt ; on demande ensuite à tous avant le prochain tour qui sera joué, comme le dit la règle 4.8. On ne passe que le tour, la carte à poser ou à piocher : les cartes de Q1 et de Q2 se piochent, et l’on peut poser un LONG LAP entre deux tours. Ce qui reste à passer survit au RED FLAG et au WARM-UP, et prend fin avec l’élimination et avec la donne.
    .title = Tours à passer

## Rules: refusals and elimination

moto-strategy-rule-5-1 = { -own } ce qui est interdit ne change rien et ne dit rien des cartes cachées, et l’on te donne la première de ces raisons qui convient : la partie est terminée, avec la règle qui y a mis fin (6.3 ou 6.5) ; ce n’est pas ton tour, ou tu n’as pas la carte (5.1) ; entre deux tours, autre chose qu’un LONG LAP ou rien, et pendant un tour, « pas de LONG LAP » (4.8) ; sur la grille, une autre carte qu’un STARTER (3.1), ou piocher ou passer quand ce n’est pas le moment (3.3) ; en course, piocher ou passer quand tu peux poser une carte (4.1), passer quand il y a de quoi piocher, ou piocher quand il n’y a rien (4.10) ; un RED FLAG avec moins de cinq cartes (4.5) ; un LONG LAP pour toi-même ou pour quelqu’un qui n’est pas dans la donne (5.1).
    .title = Ce qui est refusé, et pourquoi
moto-strategy-rule-5-2 = { -own } STOP THE RACE avec plus de cinq cartes n’est pas refusé : qui le pose est éliminé. On te le demande avant.
    .title = STOP THE RACE trop tôt
moto-strategy-rule-5-3 = Un joueur éliminé quitte la donne. { -reading } seulement cette donne, dans laquelle il ne marque rien ; sa main, ses cartes posées et le STOP THE RACE sont annulés, et c’est au joueur suivant encore en jeu. On ne demande plus rien à un joueur éliminé, il ne pioche plus, ne peut pas recevoir de LONG LAP et n’a plus de tour à passer. Quand il ne reste qu’un joueur, la donne s’arrête.
    .title = Élimination

## Rules: the end of a deal and of the match

moto-strategy-rule-6-1 = La donne s’arrête quand un joueur pose la dernière carte de sa main. { -reading } elle s’arrête aussitôt, même avec un LONG LAP entre deux tours. Cette carte ne fait plus d’effet, mais une MOTO compte. Un STOP THE RACE posé en dernière carte met fin à la donne selon la présente règle.
    .title = La dernière carte
moto-strategy-rule-6-2 = À la fin d’une donne, chacun ajoute les points de ses cartes MOTO posées et non annulées. { -reading } une partie est une suite de donnes, même si la règle imprimée n’a qu’un mot pour les deux. Les totaux se gardent d’une donne à l’autre.
    .title = Les points
moto-strategy-rule-6-3 = Le premier à 10 000 points gagne la partie, et les autres se classent d’après leurs totaux. { -reading } on ne regarde les totaux qu’à la fin d’une donne. Si quelqu’un a atteint le but, le total le plus élevé gagne ; les totaux égaux partagent un rang, et le rang suivant reste vide. Si la tête est partagée, tous jouent encore une donne. L’option « Points pour gagner » fixe un autre but.
    .title = Qui gagne
moto-strategy-rule-6-4 = { -reading } pour la donne suivante, on mélange les 100 cartes.
    .title = La donne suivante
moto-strategy-rule-6-5 = { -own } l’option « Donnes au plus » dit après combien de donnes la partie s’arrête de toute façon. Le total le plus élevé gagne alors, et les totaux égaux se partagent la victoire.
    .title = La dernière donne

## Rules: secrecy

moto-strategy-rule-7-1 = { -own } ce qui te parvient ne dépend jamais de cartes que tu ne dois pas connaître : ni ce que montre la table, ni ce que tu peux faire, ni le journal, ni le moment où l’on te demande quelque chose, ni le fichier de la partie avant la fin, ni ce que fait un robot.
    .title = Caché veut dire caché
moto-strategy-rule-7-2 = { -own } à qui de décider, cela ne dépend que de ce que tout le monde sait, et le délai d’une réponse aussi ; un refus n’est dit qu’à qui demande. Personne n’attend un LONG LAP : si tu en as un, fixe d’avance à quel autre joueur encore dans la donne tu le donnes, et retire-le quand tu veux. Il est posé dès qu’on te le demande, et s’efface une fois posé, si cette personne est éliminée, ou avec la donne. Entre deux tours, une courte pause, la même pour tous, laisse le temps de le fixer. La première de ces raisons le fait refuser : la partie est terminée (6.3 ou 6.5) ; tu es éliminé (5.3) ; ce n’est pas un LONG LAP (4.8) ; tu n’en as pas, ou il ne peut pas viser cette personne (5.1).
    .title = LONG LAP fixé d’avance
moto-strategy-rule-7-3 = { -own } un joueur connaît sa main, ce qui est visible, les nombres et le journal. On en déduit beaucoup : après un nouveau mélange, la pioche et les cartes piochées depuis sont exactement celles qui étaient annulées, et une main qui n’a pas pioché depuis n’en contient aucune ; qui pioche sur la grille n’avait pas de STARTER, et qui pioche en course n’avait que des RED FLAG.
    .title = Ce que l’on peut savoir

## At the table: hands, pile and what lies open
## $count, $deal, $points, $total and $target are numbers

moto-strategy-page-hand = Ta main
moto-strategy-page-hand-of = Main de { $name }
moto-strategy-page-cards =
    { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
moto-strategy-page-pile = Pioche
moto-strategy-page-cancelled = Annulées
moto-strategy-page-cancelled-none = Rien n’est annulé.
moto-strategy-page-swept = Annulées à l’instant
moto-strategy-page-removed = Hors de la donne
moto-strategy-page-laid = Sur la table
moto-strategy-page-laid-by = Posé par { $name }
moto-strategy-page-laid-none = rien de posé
moto-strategy-page-waiting = Sur la grille : on attend un STARTER
moto-strategy-page-first-lap = Premier tour de piste : un WARM-UP annulerait le départ
moto-strategy-page-racing = La course est lancée
moto-strategy-page-owed =
    { $count ->
        [1] un tour à passer
       *[other] { $count } tours à passer
    }
moto-strategy-page-out = hors de la donne
moto-strategy-page-points = Cette donne
moto-strategy-page-total = Total
moto-strategy-page-tally = Points
moto-strategy-page-deal = Donne { $deal }
moto-strategy-page-target = { $target } points pour gagner

## What each card does, in one line

moto-strategy-page-card-moto-1 = 400 points, si elle n’est pas annulée.
moto-strategy-page-card-moto-2 = 200 points, si elle n’est pas annulée.
moto-strategy-page-card-moto-3 = 100 points, si elle n’est pas annulée.
moto-strategy-page-card-q1 = Chacun pioche une carte.
moto-strategy-page-card-q2 = Chacun pioche une carte, puis encore une.
moto-strategy-page-card-starter = Lance la course, avec une carte de plus. En course, elle ne fait rien.
moto-strategy-page-card-warm-up = Au premier tour de piste : annule le départ et toutes les cartes posées. Ensuite, rien.
moto-strategy-page-card-red-flag = Annule toutes les cartes posées ; on attend un nouveau STARTER. Demande cinq cartes en main.
moto-strategy-page-card-stop = Avec cinq cartes en main ou moins : fin de la donne. Avec plus : tu la quittes.
moto-strategy-page-card-long-lap = Un autre joueur passe un tour. Se pose aussi entre deux tours.

## LONG LAP set beforehand, and STOP THE RACE with too many cards

moto-strategy-page-beforehand = LONG LAP entre deux tours
moto-strategy-page-beforehand-help = Fixe-le maintenant, et il sera posé avant le prochain tour. Personne d’autre ne le voit.
moto-strategy-page-beforehand-on = Pour { $name }
moto-strategy-page-beforehand-set = LONG LAP pour { $name } avant le prochain tour
moto-strategy-page-beforehand-back = Retirer
moto-strategy-page-second-ask = Tu as donné le départ : pose une carte de plus.
moto-strategy-page-target-ask = LONG LAP pour qui ?
moto-strategy-page-stop-ask = Tu as { $count } cartes en main, plus de cinq : STOP THE RACE t’éliminerait de cette donne. Le poser quand même ?
moto-strategy-page-stop-lay = Le poser et sortir
moto-strategy-page-stop-keep = Le garder

## The end of a deal, and the match so far

moto-strategy-page-match = La partie jusqu’ici
moto-strategy-page-deals = La partie, donne par donne
moto-strategy-page-column-deal = Donne
moto-strategy-page-column-total = Total
moto-strategy-page-chart = Totaux après chaque donne
moto-strategy-page-chart-about = Les totaux des joueurs après chaque donne ; le tableau donne les chiffres.
moto-strategy-page-goal = But : { $target }
moto-strategy-page-opens = La donne suivante est ouverte par { $name }.
