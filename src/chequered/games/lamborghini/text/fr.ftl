### Lamborghini : les textes en français. Voir en.ftl.

## The game

lamborghini-name = Lamborghini
lamborghini-tagline = Choisis ta voiture, froisse de la tôle, ramène-la.
lamborghini-about = Choisis une voiture, un pilote et les cartes qui les aident, qualifie-toi et cours trois tours de piste là où personne ne traverse personne : faufile-toi, profite de l’aspiration, ou va au contact en espérant que l’autre parte à la faute. Une course dure environ une heure ; dans un championnat, c’est l’argent qui décide. De 2 à 5 joueurs.

## Options and tracks

lamborghini-option-long = Ce qu’on joue
    .help = Un championnat a de l’argent, des enchères, des primes et un marché entre les courses ; qui est le plus riche le gagne.
lamborghini-option-long-short = une course
lamborghini-option-long-long = championnat
lamborghini-option-races = Courses du championnat
    .help = On court sur les circuits du plateau à tour de rôle.
lamborghini-option-draft-trips = Allers-retours du draft
    .help = Après autant d’allers-retours, qui n’a pas encore de voiture ou de pilote doit prendre ce qui lui manque.
lamborghini-board-park = Parc
    .help = Large et rapide, entre de vieux arbres : idéal pour une première course.
lamborghini-board-forest = Forêt
    .help = Virage après virage, et peu de place pour doubler.
lamborghini-board-park-forest = Parc et Forêt
    .help = Les deux circuits, pour un championnat ; une course seule se court dans le parc.

## Words

lamborghini-piece = { $name } #{ $number }
lamborghini-card-red-aero = Aérodynamique (rouge)
lamborghini-card-red-brakes = Freins (rouge)
lamborghini-card-red-setup = Réglages (rouge)
lamborghini-card-red-engine = Moteur (rouge)
lamborghini-card-red-tyres = Pneus (rouge)
lamborghini-card-red-fuel = Réservoir (rouge)
lamborghini-card-red-team = Équipe (rouge)
lamborghini-card-yellow-aero = Aérodynamique (jaune)
lamborghini-card-yellow-brakes = Freins (jaune)
lamborghini-card-yellow-setup = Réglages (jaune)
lamborghini-card-yellow-engine = Moteur (jaune)
lamborghini-card-yellow-tyres = Pneus (jaune)
lamborghini-card-yellow-fuel = Réservoir (jaune)
lamborghini-card-yellow-team = Équipe (jaune)
lamborghini-card-blue-aero = Aérodynamique (bleu)
lamborghini-card-blue-brakes = Freins (bleu)
lamborghini-card-blue-setup = Réglages (bleu)
lamborghini-card-blue-engine = Moteur (bleu)
lamborghini-card-blue-tyres = Pneus (bleu)
lamborghini-card-blue-fuel = Réservoir (bleu)
lamborghini-card-blue-team = Équipe (bleu)
lamborghini-card-skill = Adresse
lamborghini-card-luck = Chance
lamborghini-card-fortune = Fortune
lamborghini-card-steady = Manœuvre
lamborghini-card-slipstream = Aspiration
lamborghini-card-engage = Assaut
lamborghini-card-fast = Bolide
lamborghini-card-victory = Victoire
lamborghini-card-will = Volonté
lamborghini-car-white = voiture blanche
lamborghini-car-black = voiture noire
lamborghini-car-green = voiture verte
lamborghini-car-orange = voiture orange
lamborghini-car-yellow = voiture jaune
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
lamborghini-supplier-red = rouge
lamborghini-supplier-yellow = jaune
lamborghini-supplier-blue = bleu
lamborghini-side-ahead = devant
lamborghini-side-left = à gauche
lamborghini-side-right = à droite
lamborghini-direction-none = libre choix
lamborghini-direction-ahead = tout droit
lamborghini-direction-left = à gauche
lamborghini-direction-right = à droite
lamborghini-check-arrow = pour la flèche
lamborghini-check-squeeze = pour se faufiler
lamborghini-check-attack = pour attaquer
lamborghini-check-defence = pour résister à l’attaque
lamborghini-check-chain = pour encaisser le choc
lamborghini-part-card = carte
lamborghini-part-car = voiture
lamborghini-part-driver = pilote
lamborghini-part-played = carte jouée
lamborghini-part-running = pneus ou réservoir
lamborghini-part-damage = dégâts
lamborghini-part-won = cases gagnées
lamborghini-part-arrow = flèche
lamborghini-part-engage = Assaut
lamborghini-part-strong = attaque forte
lamborghini-pile-technology = technologie
lamborghini-pile-manoeuvre = cartes de manœuvre
lamborghini-pile-cars = voitures
lamborghini-pile-drivers = pilotes

## Cells and their marks
## $lane is counted from the left, 0 first; $position is the number of the cell in its lane

lamborghini-cell-straight =
    { $lane ->
        [0] case A{ $position }
        [1] case B{ $position }
        [2] case C{ $position }
       *[3] case D{ $position }
    }
lamborghini-cell-bend =
    { $lane ->
        [0] case A{ $position } en virage
        [1] case B{ $position } en virage
        [2] case C{ $position } en virage
       *[3] case D{ $position } en virage
    }
lamborghini-cell-narrow =
    { $lane ->
        [0] case A{ $position } du passage étroit
        [1] case B{ $position } du passage étroit
        [2] case C{ $position } du passage étroit
       *[3] case D{ $position } du passage étroit
    }
lamborghini-mark-pole = première place de la grille
lamborghini-mark-grid = place de la grille

## Actions

lamborghini-action-bid =
    { $number ->
        [0] Ne rien miser
       *[other] Miser { $number } 000
    }
lamborghini-action-turn = Retourner une carte : { $pile }
lamborghini-action-take = Prendre { $card }
lamborghini-action-take-car = Prendre la { $car }
lamborghini-action-take-driver = Engager { $driver }
lamborghini-action-to =
    { $number ->
        [1] Ma première voiture
       *[2] Ma seconde voiture
    }
lamborghini-action-supplier = Choisir le fournisseur : { $supplier }
lamborghini-action-play = Jouer { $card }
lamborghini-action-keep = Ne rien jouer
lamborghini-action-step = Avancer : { $side }
lamborghini-action-slip = Aspiration : pas gratuit { $side }
lamborghini-action-hit = Heurter la voiture { $side }
lamborghini-action-push = Pousser la voiture { $side }
lamborghini-action-end = Finir le tour
lamborghini-action-return =
    { $number ->
        [1] Rendre { $card }
       *[2] Rendre { $card } de la seconde voiture
    }
lamborghini-action-sell =
    { $number ->
        [1] Vendre la voiture
       *[2] Vendre la seconde voiture
    }
lamborghini-action-dismiss =
    { $number ->
        [1] Renvoyer le pilote
       *[2] Renvoyer le pilote de la seconde voiture
    }
lamborghini-action-done = Quitter le marché

## What a player is asked
## $play, $keep, $step, $slip, $hit, $push, $end, $take-car, …: how many legal actions there are of each kind

lamborghini-ask-bid = Combien mises-tu pour choisir plus tôt ? Toute mise est perdue, et personne ne voit la tienne avant qu’elles soient toutes faites.
lamborghini-ask-turn = De quelle pile retourne-t-on une carte ? Toi ou les suivants pourrez la prendre.
lamborghini-ask-take =
    { $take-car ->
        [0]
            { $take-driver ->
                [0] Quelle carte prends-tu ?
               *[other] Quelle carte prends-tu ? Ta première technologie te lie à son fournisseur, et sans pilote tu ne peux pas courir.
            }
       *[other] Quelle carte prends-tu ? Ta première technologie te lie à son fournisseur, et sans voiture tu ne peux pas courir.
    }
lamborghini-ask-take-car =
    { $take-driver ->
        [0] Quelle voiture prends-tu ? Sa vitesse compte à chaque déplacement, sa maniabilité à chaque test.
       *[other] Quelle voiture ou quel pilote prends-tu ? La vitesse compte à chaque déplacement, la maniabilité à chaque test.
    }
lamborghini-ask-take-driver = Quel pilote prends-tu ? Sa vitesse compte à chaque déplacement, sa maniabilité à chaque test.
lamborghini-ask-to = À laquelle de tes deux voitures le donnes-tu ?
lamborghini-ask-supplier = Quel fournisseur équipe ta voiture ? Le bleu est le meilleur, le rouge le moins bon, et c’est pour toutes les courses.
lamborghini-ask-play =
    { $keep ->
        [0] Joues-tu Aspiration pour un pas gratuit tout droit, ou continues-tu sans ?
       *[other] Joues-tu une carte maintenant, ou aucune ? Dans un même tour, chaque voiture a droit à une carte au plus.
    }
lamborghini-ask-keep = Tu n’as pas de carte à jouer maintenant.
lamborghini-ask-step =
    { $slip ->
        [0]
            { $hit ->
                [0]
                    { $push ->
                        [0] Où va la voiture ? Chaque pas coûte un point, et tous les points doivent servir.
                       *[other] Où va la voiture ? Tu peux aussi pousser la voiture à côté : cela coûte un test, et aucun point.
                    }
               *[other] Où va la voiture ? Tu peux aussi aller au contact : cela coûte un test, et aucun point.
            }
       *[other] Prends-tu maintenant le pas gratuit de l’aspiration, ou fais-tu autre chose en y renonçant ?
    }
lamborghini-ask-slip = Prends-tu le pas gratuit de l’aspiration, ou y renonces-tu ?
lamborghini-ask-hit =
    { $end ->
        [0] Rien n’est libre devant, et il te reste des points : qui heurtes-tu ?
       *[other] Vas-tu au contact, ou finis-tu le tour ? Le contact coûte un test, et un accident abîme ta propre voiture.
    }
lamborghini-ask-push = Pousses-tu la voiture à côté, ou finis-tu le tour ? Le contact coûte un test, et un accident abîme ta propre voiture.
lamborghini-ask-end = Il n’y a plus rien à faire : finis le tour.
lamborghini-ask-return =
    { $done ->
        [0] Quelle seconde carte rends-tu ?
       *[other] Le marché : échanges-tu deux cartes contre une de ton choix, remplaces-tu une voiture ou un pilote, ou pars-tu ?
    }
lamborghini-ask-sell = Le marché : remplaces-tu une voiture ou un pilote, ou pars-tu ?
lamborghini-ask-dismiss = Le marché : remplaces-tu un pilote, ou pars-tu ?
lamborghini-ask-done = Il n’y a plus rien à faire au marché : pars.

## Events

lamborghini-event-bid =
    { $money ->
        [0] { $seat } ne mise rien.
       *[other] { $seat } mise { $money } 000.
    }
    .unseen = { $seat } fait une mise secrète.
lamborghini-event-bid-opened =
    { $money ->
        [0] { $seat } n’a rien misé.
       *[other] { $seat } a misé { $money } 000.
    }
lamborghini-event-picks = Place { $place } dans le draft : { $seat }.
lamborghini-event-turned-up = On retourne : { $card }.
lamborghini-event-turned-up-car = On retourne : { $car }.
lamborghini-event-turned-up-driver = On retourne, comme pilote : { $driver }.
lamborghini-event-visit = Aller-retour { $trip } du draft : { $seat } choisit.
lamborghini-event-took = { $seat } prend { $card }.
lamborghini-event-took-car =
    { $price ->
        [0] { $seat } prend la { $car }.
       *[other] { $seat } prend la { $car } pour { $price } 000.
    }
lamborghini-event-took-driver =
    { $price ->
        [0] { $seat } engage { $driver } comme pilote.
       *[other] { $seat } engage { $driver } comme pilote pour { $price } 000.
    }
lamborghini-event-bound = { $seat } se lie à un fournisseur : { $supplier }.
lamborghini-event-picked-nothing = Il n’y a pas de carte que { $seat } puisse prendre.
lamborghini-event-draft-over = Le draft est terminé : chaque voiture a sa carte et son pilote.
lamborghini-event-crew = { $piece } a la { $car }, avec { $driver } au volant.
lamborghini-event-supplied = { $piece } a un fournisseur de technologie : { $supplier }.
lamborghini-event-given = { $piece } reçoit { $card }.
lamborghini-event-lot = En plus pour { $piece }, par tirage : { $card }.
lamborghini-event-no-lot = Il ne reste plus de carte supplémentaire de ce genre pour { $piece }.
lamborghini-event-race =
    { $races ->
        [1] Les qualifications commencent.
       *[other] Course { $race } sur { $races } : les qualifications commencent.
    }
lamborghini-event-qualified = { $piece } obtient { $total } en qualification.
lamborghini-event-tied = { $piece } est à égalité en qualification : nouveau tirage.
lamborghini-event-grid = { $piece } part de la place { $place } de la grille.
lamborghini-event-round = Manche { $round }.
lamborghini-event-turn = À { $piece } de jouer.
lamborghini-event-played = { $piece } joue { $card }.
lamborghini-event-repaired =
    { $damage ->
        [0] Réparation pour { $piece } : plus aucun dégât.
        [1] Réparation pour { $piece } : il reste un dégât.
       *[other] Réparation pour { $piece } : il reste { $damage } dégâts.
    }
lamborghini-event-reshuffled = La pile de vitesse est épuisée : les { $cards } cartes de la défausse, mélangées, en forment une nouvelle.
lamborghini-event-drew =
    { $value ->
        [10] { $piece } tire 10, avec une flèche jaune.
        [11] { $piece } tire 11, avec une flèche orange.
        [12] { $piece } tire 12, avec une flèche rouge.
       *[other] { $piece } tire { $value }.
    }
lamborghini-event-part = { $piece } : { $amount } { $part }.
lamborghini-event-speed =
    { $points ->
        [0] { $piece } n’a aucun point pour avancer.
        [1] { $piece } a un point pour avancer.
       *[other] { $piece } a { $points } points pour avancer.
    }
lamborghini-event-stepped = { $piece } passe de la { $from } à la { $to }.
lamborghini-event-slipstream = { $piece } déboîte de l’aspiration : ce pas est gratuit.
lamborghini-event-squeeze = { $piece } veut se faufiler { $side }.
lamborghini-event-hit = Contact { $side } : { $piece } heurte { $other } !
lamborghini-event-push = Contact { $side } : { $piece } pousse { $other } !
lamborghini-event-chain = Réaction en chaîne : { $piece } vient heurter { $other } !
lamborghini-event-check = { $piece } fait un test { $check }.
lamborghini-event-checked = Test pour { $piece } : { $value } tiré, { $total } en tout.
lamborghini-event-held = { $piece } garde le contrôle.
lamborghini-event-cell-won = { $piece } gagne une case de plus.
lamborghini-event-accident = { $piece } a un accident !
lamborghini-event-damaged =
    { $damage ->
        [1] { $piece } subit un premier dégât.
       *[other] { $piece } subit un dégât : cela fait { $damage }.
    }
lamborghini-event-prevented = Les freins évitent un dégât à { $piece }.
lamborghini-event-crippled = { $piece } est à la peine : la vitesse baisse de tour en tour, jusqu’à l’arrêt.
lamborghini-event-direction = La carte de direction de { $piece } est { $value } : { $direction }.
lamborghini-event-off-track =
    { $lost ->
        [1] { $piece } sort de la piste et perd un point.
       *[other] { $piece } sort de la piste et perd { $lost } points.
    }
lamborghini-event-direction-spent = La voie est barrée et il ne reste aucun test : { $piece } n’a plus à suivre la carte de direction.
lamborghini-event-blocked =
    { $lost ->
        [1] Plus de passage : { $piece } perd le dernier point.
       *[other] Plus de passage : { $piece } perd les { $lost } derniers points.
    }
lamborghini-event-wrecked = { $piece } s’arrête pour de bon : une épave !
lamborghini-event-lap = { $piece } boucle le tour de piste { $lap }.
lamborghini-event-moved =
    { $cells ->
        [1] { $piece } a avancé d’une case.
       *[other] { $piece } a avancé de { $cells } cases.
    }
lamborghini-event-finished = { $piece } franchit l’arrivée !
lamborghini-event-left-track = { $piece } quitte la piste.
lamborghini-event-classified = Rang { $place } : { $piece }.
lamborghini-event-prize = { $piece } gagne une prime de { $money } 000.
lamborghini-event-race-over = La course est terminée.
lamborghini-event-repair-paid =
    { $damage ->
        [1] Un dégât de { $piece } est réparé pour { $money } 000.
       *[other] { $damage } dégâts de { $piece } sont réparés pour { $money } 000.
    }
lamborghini-event-market = { $seat } est au marché.
lamborghini-event-returned = { $piece } rend { $card }.
lamborghini-event-chose = { $piece } reçoit { $card } en échange.
lamborghini-event-sold =
    { $price ->
        [0] { $piece } vend la { $car } et n’en tire rien.
       *[other] { $piece } vend la { $car } pour { $price } 000.
    }
lamborghini-event-bought = { $piece } achète la { $car } pour { $price } 000.
lamborghini-event-dismissed =
    { $price ->
        [0] { $piece } renvoie { $driver } et n’en tire rien.
       *[other] { $piece } renvoie { $driver } et en tire { $price } 000.
    }
lamborghini-event-hired = { $piece } engage { $driver } pour { $price } 000.
lamborghini-event-left-market = { $seat } quitte le marché.
lamborghini-event-match-over = La partie est terminée.
lamborghini-event-won =
    { $money ->
        [0] { $seat } gagne la course !
       *[other] { $seat } gagne le championnat avec { $money } 000 !
    }

## Refusals

lamborghini-refusal-2-1 = Il n’y a pas de case devant la voiture de ce côté.
lamborghini-refusal-2-2 = Cette case est occupée, et aucune voiture n’en traverse une autre.
lamborghini-refusal-3-2 = On retourne d’abord une technologie ou une manœuvre, puis une voiture ou un pilote, d’une pile qui n’est pas vide.
lamborghini-refusal-3-3 = On prend une carte visible, et une voiture ou un pilote seulement s’il t’en manque encore.
lamborghini-refusal-3-4 = Cette technologie vient d’un fournisseur qui n’est pas le tien.
lamborghini-refusal-3-6 = Il te manque une voiture ou un pilote, et après tant d’allers-retours cela passe d’abord.
lamborghini-refusal-4-2 = On mise une fois, et seulement ce qui reste une fois mis de côté de quoi payer la voiture et le pilote les plus chers.
lamborghini-refusal-4-3 = Tu n’as pas assez d’argent : voitures et pilotes se paient tout de suite.
lamborghini-refusal-5-2 = Dis maintenant laquelle de tes deux voitures le reçoit.
lamborghini-refusal-5-3 = Ta voiture a d’abord besoin d’un fournisseur.
lamborghini-refusal-6-2 = Cette carte ne se joue pas à ce moment.
lamborghini-refusal-6-3 = Les points servent à avancer, et tant qu’il t’en reste le tour continue.
lamborghini-refusal-6-4 = Cette voiture a eu sa carte ce tour-ci, ou ses pneus ou son réservoir agissent encore.
lamborghini-refusal-6-5 = Aucun chemin ne s’arrête là maintenant : tous les points doivent servir, sur des cases libres devant soi, et un passage en force attend son test.
lamborghini-refusal-6-8 = Il faudrait un test, et cette voiture a déjà fait les deux de ce tour.
lamborghini-refusal-9-1 = Le contact vise la voiture d’un autre en course, sur une case devant pour heurter, à côté pour pousser.
lamborghini-refusal-10-1 = Il n’y a pas d’aspiration à saisir en ce moment, ou pas de case libre où aller.
lamborghini-refusal-11-1 = Avec Aérodynamique, la voiture ne change pas de voie ce tour-ci et n’utilise pas d’aspiration.
lamborghini-refusal-11-2 = Freins se joue avec un test.
lamborghini-refusal-11-3 = Réglages se joue avec un test.
lamborghini-refusal-11-4 = Moteur se joue avant le déplacement.
lamborghini-refusal-11-5 = Pneus se joue avant le déplacement.
lamborghini-refusal-11-6 = Réservoir se joue avant le déplacement.
lamborghini-refusal-11-7 = Équipe se joue avec un test, ou au début du tour d’une voiture abîmée mais pas estropiée.
lamborghini-refusal-11-8 = Adresse se joue avant le déplacement.
lamborghini-refusal-11-9 = Bolide se joue avant le déplacement.
lamborghini-refusal-11-10 = Chance se joue quand la voiture se faufile.
lamborghini-refusal-11-11 = Fortune se joue juste après le tirage du tour.
lamborghini-refusal-11-12 = Manœuvre se joue avec un test.
lamborghini-refusal-11-13 = Aspiration se joue juste après un pas hors de l’aspiration.
lamborghini-refusal-11-14 = Assaut se joue en allant au contact.
lamborghini-refusal-11-15 = Victoire est réservée à une voiture en deuxième ou troisième place.
lamborghini-refusal-11-16 = Volonté est réservée à la dernière ou à l’avant-dernière voiture.
lamborghini-refusal-13-3 = La partie est terminée.
lamborghini-refusal-14-4 = Au marché, chaque affaire se fait une fois et jusqu’au bout, et seulement s’il y a quelque chose à y gagner.
lamborghini-refusal-14-5 = La partie est terminée : c’était la dernière course.
lamborghini-refusal-15-1 = Ce n’est pas ton tour, ou tu n’as pas ou plus cette carte.

## Rules: components

lamborghini-rule-1-1 = Il y a cinq cartes de voiture et dix cartes de pilote. Chacune montre une vitesse, une maniabilité, un prix, et combien de cartes supplémentaires de technologie et de manœuvre elle apporte (règle 5.3).
    .title = Voitures et pilotes
lamborghini-rule-1-2 = Il y a 39 cartes de technologie, 13 de chacun des trois fournisseurs : le rouge est le moins bon, le jaune est meilleur, le bleu est le meilleur. Leurs types sont Aérodynamique, Freins, Réglages, Moteur, Pneus, Réservoir et Équipe. Il y a 39 cartes de manœuvre : Adresse, Chance, Fortune, Manœuvre, Aspiration, Assaut, Bolide, Victoire et Volonté. Il y a 39 billets, 13 de chaque : 1 000, 5 000 et 20 000.
    .title = Technologie, manœuvres, billets
lamborghini-rule-1-3 = Chacune de ces 117 cartes porte en bas une valeur de vitesse de 5 à 12. Un 10 a aussi une flèche jaune, un 11 une flèche orange, un 12 une flèche rouge.
    .title = Les valeurs en bas
lamborghini-rule-1-4 = { -own } les nombres des cartes sont de nous. La vitesse et la maniabilité des voitures et des pilotes vont de 0 à 2, et les rapides tournent moins bien ; ils apportent de 0 à 3 cartes supplémentaires d’une sorte ; les voitures coûtent de 4 000 à 18 000, les pilotes de 2 000 à 10 000, d’autant plus qu’ils valent mieux. En bas, il y a 12, 15, 18, 20, 20, 14, 10 et 8 cartes avec 5, 6, 7, 8, 9, 10, 11 et 12, et les cartes d’une même sorte ont la même valeur. Chaque fournisseur a deux cartes de chaque type, sauf un type qui n’en a qu’une ; il y a quatre cartes de chaque type de manœuvre, et cinq de trois d’entre eux. Les cartes visibles, en main ou jouées sont connues de tous ; l’ordre des piles est caché, et les mises sont secrètes jusqu’à ce que toutes soient faites. L’argent se compte en milliers entiers.
    .title = Nos nombres ; ce qui est visible
lamborghini-rule-1-5 = De trois à cinq joueurs ont chacun une voiture, deux joueurs en ont chacun deux. Une voiture a une carte de voiture, un pilote, et autant de cartes de technologie et de manœuvre que l’on veut.
    .title = Les voitures des joueurs
lamborghini-rule-1-6 = Dans un championnat, chacun commence avec 60 000, à cinq joueurs avec 52 000. Il a autant de courses que le dit l’option « Courses du championnat », et les circuits du plateau alternent. Une partie courte est une seule course sur un circuit, sans argent.
    .title = Une course ou un championnat

## Rules: the track

lamborghini-rule-2-1 = Le circuit est une boucle fermée de voies découpées en cases ; toutes les voies sont mesurées pareillement le long de la piste, et chacune a un bord de case à la ligne. Devant une voiture, il y a trois cases au plus : tout droit, la suivante de sa voie ; à gauche et à droite, la case de la voie voisine qui contient le point où finit sa propre case, ou qui y commence. Une voie sans case à cet endroit n’en donne pas. On ne va ni de côté ni en arrière.
    .title = Les cases devant
lamborghini-rule-2-2 = Une case porte une voiture. Aucune voiture ne traverse une case occupée ni ne s’y arrête.
    .title = Une voiture par case
lamborghini-rule-2-3 = { -own } les circuits sont de nous : il y en a deux, de trois à quatre voies, avec des tours d’environ 40 à 60 cases, parcourus dans le sens des aiguilles d’une montre, si bien que la voie intérieure est celle de droite. Les virages ont moins de cases à l’intérieur ; dans les passages étroits, des voies finissent, une à la fois. Chaque case a une case devant elle. Cinq cases de départ sont avant la ligne, la meilleure d’abord.
    .title = Nos circuits
lamborghini-rule-2-4 = Juste derrière une case est celle dont elle est la case tout droit. À côté d’une voiture, de chaque côté, est la case la plus avancée de la voie voisine qui longe la sienne et ne dépasse pas son bord avant. La distance d’une voiture est le nombre de ses tours de piste fois la longueur d’un tour, plus le bord avant de sa case ; sur la grille, on la compte en arrière depuis la ligne. Plus en avant veut dire une distance plus grande, à hauteur une distance égale.
    .title = Derrière, à côté, plus en avant

## Rules: the draft

lamborghini-rule-3-1 = Les voitures, les pilotes, la technologie de tous les fournisseurs et les manœuvres sont mélangés en quatre piles. De chaque pile, on retourne deux cartes, huit en tout.
    .title = Les piles
lamborghini-rule-3-2 = Le draft va par allers-retours, du premier joueur au dernier et retour au premier. Le dernier choisit deux fois en une visite ; le retour commence par l’avant-dernier. À chaque visite sauf la toute première, on retourne d’abord une carte de technologie ou de manœuvre, puis une voiture ou un pilote, chaque fois d’une pile au choix qui n’est pas vide. { -reading } là où deux allers-retours se touchent, le premier joueur est visité deux fois ; sinon il aurait deux fois moins de cartes.
    .title = Allers-retours
lamborghini-rule-3-3 = On choisit une carte visible, et on doit le faire s’il y en a une que l’on peut prendre : une voiture ou un pilote qui manque encore et que l’on peut payer, une technologie d’un fournisseur permis, toute carte de manœuvre. Sinon, on passe.
    .title = Choisir
lamborghini-rule-3-4 = La première technologie prise lie le joueur à son fournisseur : chaque voiture en a un. Qui a deux voitures peut se lier à deux.
    .title = Un fournisseur par voiture
lamborghini-rule-3-5 = Le draft finit dès que chaque voiture de la course a une carte de voiture et un pilote, même entre les deux choix du dernier joueur.
    .title = La fin du draft
lamborghini-rule-3-6 = { -reading } après autant d’allers-retours que le dit l’option « Allers-retours du draft », qui manque d’une voiture ou d’un pilote doit en prendre un ; si aucune carte payable n’est visible, on doit en retourner une. Sans cela, n’importe qui pourrait faire durer le draft jusqu’à la dernière carte.
    .title = Pas de draft sans fin

## Rules: one race or a championship

lamborghini-rule-4-1 = Dans une partie courte, le premier siège commence le draft, et tout est gratuit.
    .title = La partie courte
lamborghini-rule-4-2 = Dans un championnat, tous font d’abord en secret une mise de n’importe quel montant, même rien. Toutes les mises vont à la banque. Les plus hautes choisissent plus tôt ; à égalité, on suit les sièges. { -reading } une mise est en milliers entiers, et ne dépasse pas ce qui reste une fois mis de côté le prix de la voiture la plus chère et du pilote le plus cher, avec deux voitures les deux plus chers de chaque sorte. On peut la faire à tout moment tant que toutes ne sont pas faites, et personne n’en apprend rien avant.
    .title = Les mises
lamborghini-rule-4-3 = Dans un championnat, les cartes de technologie et de manœuvre sont gratuites ; les voitures et les pilotes se paient aussitôt.
    .title = Les prix

## Rules: setting up

lamborghini-rule-5-1 = Une voiture a l’aspect de sa carte.
    .title = L’aspect
lamborghini-rule-5-2 = Qui a deux voitures dit, l’un après l’autre dans l’ordre du draft, quel pilote va avec quelle voiture. Lié à deux fournisseurs, on en donne un à chacune, et la technologie suit le sien ; lié à un seul, les deux l’ont. Toutes les autres cartes se partagent librement.
    .title = Deux voitures d’un joueur
lamborghini-rule-5-3 = Ensuite, chaque voiture reçoit autant de cartes supplémentaires de technologie et de manœuvre que ses cartes de voiture et de pilote en montrent ensemble, tirées au sort parmi celles que personne n’a ; les cartes encore visibles y retournent d’abord. Les voitures suivent l’ordre du draft, la technologie avant la manœuvre. { -reading } une voiture sans fournisseur en choisit un avant. Quand le sien n’a plus de carte, le suivant moins bon la donne, du bleu au jaune puis au rouge ; après le rouge, il n’y en a plus.
    .title = Cartes supplémentaires
lamborghini-rule-5-4 = Toutes les cartes de technologie et de manœuvre que personne n’a et tous les billets sont mélangés dans la pile de vitesse. Une carte tirée va aussitôt à la défausse ; quand il faut tirer et qu’il n’y a plus rien, on mélange d’abord la défausse. Les cartes jouées n’y vont jamais. { -reading } l’argent est ici un nombre, donc les 39 billets sont dans la pile ; les voitures et les pilotes que personne n’a restent au marché (règle 14.4).
    .title = La pile de vitesse
lamborghini-rule-5-5 = Avant chaque course, chaque voiture se qualifie : dans l’ordre des sièges, on tire une carte pour chacune, et sa valeur s’ajoute à la vitesse de la voiture et du pilote. La plus haute somme prend la première place de la grille, à l’intérieur et devant, et ainsi de suite. Les voitures à égalité retirent entre elles, autant de fois qu’il faut. Les flèches ne font rien ici, et on ne joue pas de carte.
    .title = Les qualifications

## Rules: a turn

lamborghini-rule-6-1 = Dans la première manche, les voitures suivent l’ordre de la grille. Ensuite, elles suivent leur position au début de la manche, la plus en avant d’abord ; à même hauteur, celle qui a joué plus tôt dans la manche précédente.
    .title = L’ordre des tours
lamborghini-rule-6-2 = Un tour se déroule ainsi : Équipe peut réparer la voiture (11.7) ; on tire une carte ; Fortune peut la remplacer, et seule la nouvelle compte ; une flèche force un test (7.1) ; on peut jouer une carte pour la vitesse (6.4) ; la voiture avance. Sans point restant, on peut encore aller au contact ou profiter d’une aspiration ; sinon le tour est fini. { -reading } une carte pour la vitesse se joue à ce moment, ou plus du tout dans ce tour.
    .title = Un tour
lamborghini-rule-6-3 = Une voiture avance d’autant de points que font ensemble la carte tirée, la vitesse de la voiture et du pilote et la carte jouée pour la vitesse, moins ses dégâts, mais jamais moins de 0. Tous les points doivent servir ; on ne freine pas. Les cases gagnées aux tests (8.5) et les points perdus hors de la piste (8.3) se comptent en plus de cette somme.
    .title = Le déplacement
lamborghini-rule-6-4 = { -reading } dans un même tour, on joue au plus une carte de technologie ou de manœuvre pour chaque voiture, celle qui avance ou une qui doit faire un test. Les cartes pour la vitesse sont Aérodynamique, Moteur, Pneus, Réservoir, Adresse, Bolide, Victoire et Volonté ; on n’en joue aucune pour une voiture dont les pneus ou le réservoir agissent encore. Les cartes pour les tests restent permises.
    .title = Une carte par tour
lamborghini-rule-6-5 = Chaque point fait avancer la voiture d’une case, au choix parmi les cases devant elle.
    .title = Les pas
lamborghini-rule-6-6 = Avec un pas à gauche ou à droite, payé ou gratuit, on se faufile si la case tout droit et la case à côté de ce côté-là sont toutes deux occupées. Il faut d’abord un test, ou Chance. Après un accident, le pas ne se fait pas, et la carte de direction décide (8.3) ; sinon, il se fait. Un pas imposé par une carte de direction n’est jamais de cette sorte.
    .title = Se faufiler
lamborghini-rule-6-7 = S’il reste des points et qu’aucune des cases devant que la voiture peut utiliser n’est libre, elle doit aller au contact : heurter ce qui se trouve sur l’une d’elles, même une voiture de son joueur, une épave ou une voiture arrivée, ou tout contact que permet la règle 9.1.
    .title = Contact forcé
lamborghini-rule-6-8 = Une voiture fait au plus deux tests à elle dans son tour, celui d’une flèche compris. Ensuite, elle ne va plus que sur des cases libres et ne se faufile plus. Si elle ne peut aller nulle part, son déplacement finit et les points restants sont perdus ; on n’est pas obligé de jouer une carte pour l’éviter.
    .title = Deux tests

## Rules: arrows

lamborghini-rule-7-1 = Quand la carte tirée pour un tour est un 10, un 11 ou un 12, sa flèche force un test : tel quel avec un 10, à un de moins avec un 11, à deux de moins avec un 12.
    .title = La flèche
lamborghini-rule-7-2 = Ce que donne ce test s’applique avant le déplacement.
    .title = Le test avant le déplacement

## Rules: checks and accidents

lamborghini-rule-8-1 = Pour un test, on tire une carte, dont la flèche ne fait rien. On ajoute la maniabilité de la voiture et du pilote, les cartes jouées pour le test avant le tirage, et ce que d’autres règles nomment ; on retire les dégâts.
    .title = Le test
lamborghini-rule-8-2 = À 7 ou moins, c’est un accident. 8 et 9 ne font rien. 10 et 11 gagnent une case de déplacement. 12 ou plus en gagne une aussi, et si c’est l’attaquant d’un contact, le test de la voiture touchée baisse d’un.
    .title = Ce que donne un test
lamborghini-rule-8-3 = Un accident fait un dégât, et on tire une carte de direction : 5 à 7 tout droit, 8 et 9 à droite, 10 et 11 à gauche, 12 libre choix. Elle décide du prochain pas payé de la voiture, dans ce déplacement s’il reste des points, sinon dans le suivant ; une nouvelle direction remplace l’ancienne, et tant qu’il reste des points rien ne passe avant ce pas. S’il n’y a pas de telle case, la voiture perd 3 points, pour autant qu’elle les a, et le joueur choisit le pas. Si la case est occupée, la voiture heurte ce qui s’y trouve, s’il reste un test ; après cela, ou s’il n’en reste pas, la direction est oubliée. { -reading } 5 à 7 veulent dire tout droit, ce que la règle imprimée ne dit pas.
    .title = Accident et direction
lamborghini-rule-8-4 = Un dégât compte aussitôt et reste. Un dégât ôte 1 à la vitesse et à la maniabilité, deux ôtent 2, trois estropient la voiture et ôtent 3. Quand la voiture qui joue en subit un après le calcul de ses points, elle perd aussi un de ceux-ci. Une voiture estropiée ne subit plus de dégât et n’est pas réparée pendant la course ; sa maniabilité reste à 3 de moins, mais sa vitesse est à 3 de moins dans le tour où c’est arrivé, ou dans le suivant si ce n’était pas le sien, puis à 4, à 5 et ainsi de suite. Dès que son déplacement selon la règle 6.3 tombe à 0 ou moins, elle s’arrête pour de bon : une épave qui gêne les autres. Une voiture subit au plus deux dégâts dans un même tour.
    .title = Les dégâts
lamborghini-rule-8-5 = { -reading } les cases gagnées à un test servent dans ce déplacement à la voiture qui joue ; une autre les ajoute à son prochain déplacement. Elles s’additionnent. Une voiture qui s’arrête les oublie.
    .title = Les cases gagnées

## Rules: contact

lamborghini-rule-9-1 = Pendant son déplacement, avant, entre ou après les pas, une voiture peut aller au contact : heurter une voiture sur une case devant elle, ou pousser une voiture à côté. Cela coûte un de ses deux tests et aucun point, et ne vise que la voiture d’un autre joueur, en course. { -reading } la règle imprimée donne la même place aux deux ; ici, une voiture heurte ce qui est devant elle.
    .title = Heurter et pousser
lamborghini-rule-9-2 = L’attaquant fait d’abord un test, puis la voiture touchée, quoi qu’ait donné le premier. Les épaves et les voitures arrivées n’en font pas.
    .title = Qui fait un test
lamborghini-rule-9-3 = Le contact lui-même ne déplace personne. Le déplacement continue de la case où se trouve l’attaquant.
    .title = Personne ne bouge
lamborghini-rule-9-4 = { -reading } une voiture touchée qui a un accident heurte la suivante dans la même direction : après un choc celle de devant, après une poussée celle de l’autre côté. Celle-ci fait un test sans les modificateurs du contact, et ainsi de suite ; chaque voiture une fois par contact, et jamais l’attaquant.
    .title = La réaction en chaîne
lamborghini-rule-9-5 = Assaut se joue en allant au contact, même forcé : un de plus au test de l’attaquant, un de moins à celui de la voiture touchée.
    .title = Assaut au contact

## Rules: slipstream

lamborghini-rule-10-1 = { -reading } quand une voiture entre, par n’importe quel pas, dans la case juste derrière une voiture en course, elle peut faire aussitôt un pas gratuit à gauche ou à droite vers une case libre devant elle, même sans point restant ; il peut falloir se faufiler (6.6). Qui fait d’abord autre chose y renonce. La carte Aspiration, jouée juste après ce pas, ajoute un pas gratuit tout droit si la case est libre.
    .title = L’aspiration

## Rules: the cards

lamborghini-rule-11-1 = 3 de déplacement en plus, 4 en bleu. Dans ce tour, la voiture ne change pas de voie, sauf là où sa voie finit ou si une carte de direction le dit ; pour le contact forcé (6.7), seule compte la case tout droit ; et elle n’utilise pas d’aspiration.
    .title = Aérodynamique
lamborghini-rule-11-2 = Se joue avec un test, avant le tirage : le prochain dégât de cette voiture dans ce tour est évité, en bleu les deux prochains. Les cartes de direction comptent tout de même.
    .title = Freins
lamborghini-rule-11-3 = Ajoute à un test : 1 en rouge, 2 en jaune, 3 en bleu.
    .title = Réglages
lamborghini-rule-11-4 = 2 de déplacement en plus, 3 en bleu.
    .title = Moteur
lamborghini-rule-11-5 = 1 de déplacement en plus dans chacun des deux prochains tours de la voiture, trois en bleu ; pas dans le tour où la carte est jouée.
    .title = Pneus
lamborghini-rule-11-6 = Comme Pneus.
    .title = Réservoir
lamborghini-rule-11-7 = Avant le tirage de son propre tour, la voiture est réparée d’un dégât, sauf si elle est estropiée. Ou avec un test : 1 de plus ; en bleu, la voiture est aussi réparée d’abord.
    .title = Équipe
lamborghini-rule-11-8 = 3 de déplacement en plus, mais pas plus de 12 en tout.
    .title = Adresse
lamborghini-rule-11-9 = 4 de déplacement en plus, mais pas plus de 14 en tout. { -reading } les limites d’Adresse et de cette carte valent pour la somme de la règle 6.3, les cases gagnées aux tests viennent en plus, et un déplacement déjà au-dessus de la limite n’est pas réduit.
    .title = Bolide
lamborghini-rule-11-10 = La voiture se faufile une fois sans test.
    .title = Chance
lamborghini-rule-11-11 = On tire une nouvelle carte à la place de celle qui vient d’être tirée pour le tour ; pas pour un test, une direction ou les qualifications.
    .title = Fortune
lamborghini-rule-11-12 = 2 de plus à un test.
    .title = Manœuvre
lamborghini-rule-11-13 = Un pas gratuit tout droit après un pas hors de l’aspiration (règle 10.1).
    .title = Aspiration, la carte
lamborghini-rule-11-14 = 1 de plus au test de l’attaquant et 1 de moins à celui de la voiture touchée (règle 9.5).
    .title = Assaut
lamborghini-rule-11-15 = 2 de déplacement en plus pour une voiture en deuxième ou troisième place.
    .title = Victoire
lamborghini-rule-11-16 = 3 de déplacement en plus pour la dernière voiture, 2 pour l’avant-dernière. Pour cette carte et pour Victoire, la place au début du tour compte ; les voitures arrivées comptent devant, les épaves pas du tout.
    .title = Volonté
lamborghini-rule-11-17 = Dans une partie courte, une carte jouée est défaussée. Dans un championnat, elle ne sert plus dans cette course, et de nouveau dans la suivante.
    .title = Cartes jouées

## Rules: the end of a race

lamborghini-rule-13-1 = Une voiture est arrivée quand elle a passé la ligne pour le troisième tour de piste ; la passer en quittant la grille ne compte pas. Elle avance de tous ses points, même au-delà de la ligne. La course est terminée quand chaque voiture est arrivée ou arrêtée, ou après une manche où aucune n’a bougé et où toutes celles en course étaient bloquées (6.8).
    .title = L’arrivée
lamborghini-rule-13-2 = Les places vont selon la manche d’arrivée ; dans la même manche selon la distance ; à distance égale à celle qui a joué plus tôt. Puis viennent toutes les autres selon la distance, à distance égale selon la place sur la grille. { -reading } une voiture arrivée reste un obstacle, ne fait pas de test et n’offre pas d’aspiration, et s’en va à la fin de la manche.
    .title = Les places
lamborghini-rule-13-3 = Dans une partie courte, la voiture à la première place gagne.
    .title = Gagner une course

## Rules: between the races of a championship

lamborghini-rule-14-1 = Les cinq premières places parmi toutes les voitures rapportent 50 000, 35 000, 20 000, 10 000 et 5 000 ; à deux joueurs, il y a quatre voitures. { -reading } une épave a aussi la prime de sa place.
    .title = Les primes
lamborghini-rule-14-2 = Avant une autre course, tous les dégâts doivent être réparés pour 1 000 chacun, tant qu’il y a de l’argent. Ce qui ne peut pas être payé reste.
    .title = Les réparations
lamborghini-rule-14-3 = Les cartes jouées sont prêtes de nouveau, et la pile de vitesse est défaite.
    .title = De nouveau prêtes
lamborghini-rule-14-4 = Les joueurs vont au marché l’un après l’autre, du dernier arrivé au premier, avec deux voitures selon la meilleure. Dans n’importe quel ordre, on peut une fois rendre deux cartes et en choisir une de celles que personne n’avait avant, de la technologie seulement si elle vient du fournisseur de la voiture qui la reçoit ; une fois par voiture, vendre la carte de voiture ; et une fois par voiture, renvoyer le pilote. Vendre ou renvoyer rapporte le prix moins 5 000, mais pas moins de 0, et on en achète un autre aussitôt ; ce qui est vendu peut ensuite être acheté par d’autres. Une vente après laquelle on ne pourrait rien payer est refusée. Les dégâts, le fournisseur et les cartes restent à la voiture du joueur, et une nouvelle voiture ou un nouveau pilote n’apporte pas de cartes supplémentaires. Puis on refait la pile de vitesse et on se qualifie.
    .title = Le marché
lamborghini-rule-14-5 = Après la dernière course, le joueur le plus riche gagne ; à égalité, le mieux placé dans la dernière course.
    .title = Gagner le championnat

## Rules: refusals

lamborghini-rule-15-1 = Ce qui n’est pas permis est refusé avec le numéro de la règle, et ne change rien : agir hors de son tour, une carte que l’on n’a pas ou déjà jouée, une mise trop haute, un pas vers une case qui n’est pas devant, une seconde carte dans le même tour, un troisième test.
    .title = Ce qui est refusé

## On the page: race

lamborghini-page-cell =
    { $lane ->
        [0] A{ $position }
        [1] B{ $position }
        [2] C{ $position }
       *[3] D{ $position }
    }
lamborghini-page-block-step = Avancer
lamborghini-page-block-slip = Pas gratuit de l’aspiration
lamborghini-page-block-hit = Heurter
lamborghini-page-block-push = Pousser
lamborghini-page-tally = Argent
lamborghini-page-sum-speed = points
lamborghini-page-sum-total = en tout
lamborghini-page-why = { $amount } { $what }. Pourquoi ? Ouvrir la règle { $rule }
lamborghini-page-drawn =
    { $arrow ->
        [none] Carte de vitesse { $value }. Pourquoi ? Ouvrir la règle
       *[other] Carte de vitesse { $value } avec une flèche. Pourquoi ? Ouvrir la règle
    }
lamborghini-page-points-left =
    { $points ->
        [one] encore { $points } point
       *[other] encore { $points } points
    }
lamborghini-page-checks-left =
    { $checks ->
        [one] encore { $checks } test
       *[other] encore { $checks } tests
    }
lamborghini-page-in-lane = reste dans son couloir
lamborghini-page-checks = Tests de ce tour
lamborghini-page-check = { $name } : test { $check }
lamborghini-page-window = Jouer une carte, ou aucune
lamborghini-page-would-move =
    { $points ->
        [one] avance de { $points } case
       *[other] avance de { $points } cases
    }
lamborghini-page-ask-repair = Avant de tirer : répares-tu avec une carte, ou non ?
lamborghini-page-ask-fortune = { $value } est tiré : tires-tu une autre carte avec Fortune, ou gardes-tu celle-ci ?
lamborghini-page-ask-speed = Une carte pour avancer plus loin, ou aucune ? Dans un même tour, chaque voiture a droit à une carte au plus.
lamborghini-page-ask-check = Un test { $check } : joues-tu une carte avec, ou aucune ? Dans un même tour, chaque voiture a droit à une carte au plus.
lamborghini-page-odds = { $name } tire une carte { $add } : sur { $all } cartes, { $accident } sont un accident et { $won } gagnent une case.
lamborghini-page-odds-short = accident : { $accident } cartes sur { $all }
lamborghini-page-slip = Aspiration !
lamborghini-page-slip-how = Un pas gratuit de côté, maintenant ou jamais ; tout le reste l’annule.
lamborghini-page-one-cell = Une case :
lamborghini-page-contact = Contact : coûte un test, aucun point
lamborghini-page-hit = Heurter { $name }
lamborghini-page-push = Pousser { $name }
lamborghini-page-no-check = Elle ne court plus, et ne fait donc aucun test.
lamborghini-page-ways = Où cela peut mener
lamborghini-page-way-stays = sur place
lamborghini-page-way-left =
    { $points ->
        [one] puis encore { $points } point
       *[other] puis encore { $points } points
    }
lamborghini-page-way-squeeze = puis se faufiler : test
lamborghini-page-cards = Cartes de { $name }
lamborghini-page-no-cards = Aucune carte
lamborghini-page-held = { $count } prêtes, { $used } jouées
lamborghini-page-not-now = { $card } : pas maintenant. Pourquoi ?
lamborghini-page-play-it = La jouer
lamborghini-page-order = Ordre de la course
lamborghini-page-round = Manche { $round }, course { $race } sur { $races }
lamborghini-page-column-place = Place
lamborghini-page-column-car = Voiture
lamborghini-page-column-lap = Tour
lamborghini-page-column-gap = Écart
lamborghini-page-column-end = Fin
lamborghini-page-column-damage = Dégâts
lamborghini-page-lap = tour de piste { $lap } sur { $laps }
lamborghini-page-gap =
    { $cells ->
        [one] −{ $cells } case
       *[other] −{ $cells } cases
    }
lamborghini-page-end-racing = en course
lamborghini-page-end-absent = pas en piste
lamborghini-page-end-finished = arrivée
lamborghini-page-end-wreck = épave
lamborghini-page-damage =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
lamborghini-page-direction = prochain pas : { $direction }
lamborghini-page-running =
    { $turns ->
        [one] pneus ou réservoir : +1 encore { $turns } tour
       *[other] pneus ou réservoir : +1 encore { $turns } tours
    }
lamborghini-page-won-cells =
    { $cells ->
        [one] { $cells } case gagnée pour la suite
       *[other] { $cells } cases gagnées pour la suite
    }
lamborghini-page-sign-damage = dégâts ; à trois, la voiture est à la peine
lamborghini-page-sign-direction = carte de direction : où doit mener le prochain pas
lamborghini-page-sign-running = pneus ou réservoir : +1 pendant tant de tours
lamborghini-page-sign-won = cases gagnées pour le prochain déplacement
lamborghini-page-players = Joueurs
lamborghini-page-garages = Les voitures et leurs cartes
lamborghini-page-crew = { $car }, pilote { $driver } : vitesse { $speed }, maniabilité { $handling }
lamborghini-page-cards-count =
    { $count ->
        [one] { $count } carte prête
       *[other] { $count } cartes prêtes
    }
lamborghini-page-classification = Fin de la course
lamborghini-page-card-aero = +{ $worth } au mouvement, mais la voiture ne change pas de couloir ce tour.
lamborghini-page-card-brakes =
    { $worth ->
        [1] Avec un test : évite le prochain dégât de ce tour.
       *[other] Avec un test : évite les { $worth } prochains dégâts de ce tour.
    }
lamborghini-page-card-setup = +{ $worth } à un test.
lamborghini-page-card-engine = +{ $worth } au mouvement.
lamborghini-page-card-tyres = +1 au mouvement aux { $worth } prochains tours.
lamborghini-page-card-fuel = +1 au mouvement aux { $worth } prochains tours.
lamborghini-page-card-team = Répare un dégât avant le tirage, ou +1 à un test.
lamborghini-page-card-team-blue = Répare un dégât avant le tirage ; à un test, répare puis +1.
lamborghini-page-card-skill = +3 au mouvement, jusqu’à 12 en tout.
lamborghini-page-card-luck = Se faufiler une fois sans test.
lamborghini-page-card-fortune = Une nouvelle carte de vitesse à la place de celle qui vient d’être tirée.
lamborghini-page-card-steady = +2 à un test.
lamborghini-page-card-slipstream = Après un pas gratuit de l’aspiration : un pas gratuit de plus, tout droit.
lamborghini-page-card-engage = Avec un contact : +1 à ton test, −1 à celui de la voiture touchée.
lamborghini-page-card-fast = +4 au mouvement, jusqu’à 14 en tout.
lamborghini-page-card-victory = +2 au mouvement en deuxième ou troisième place.
lamborghini-page-card-will = +3 au mouvement en dernière place, +2 en avant-dernière.

## On the page: draft, bids, set-up of a pair, market, prizes
## $name is a player or a card, $money, $price, $left, $most, $cars, $drivers, $before and $brings are sums as they are printed

lamborghini-page-draft-sum =
    { $money ->
        [0] 0
       *[other] { $money } 000
    }
lamborghini-page-draft-title = Le draft
lamborghini-page-draft-trip = Aller-retour { $trip }
lamborghini-page-draft-trips =
    { $trips ->
        [1] Après un aller-retour, qui n’a pas de voiture ou de pilote doit prendre ce qui lui manque.
       *[other] Après { $trips } allers-retours, qui n’a pas de voiture ou de pilote doit prendre ce qui lui manque.
    }
lamborghini-page-draft-forced =
    { $trips ->
        [1] Un aller-retour est passé : qui n’a pas de voiture ou de pilote doit maintenant prendre ce qui lui manque.
       *[other] { $trips } allers-retours sont passés : qui n’a pas de voiture ou de pilote doit maintenant prendre ce qui lui manque.
    }
lamborghini-page-draft-piles = Piles
lamborghini-page-draft-open-crews = Voitures et pilotes visibles
lamborghini-page-draft-open-cards = Cartes technologie et manœuvre visibles
lamborghini-page-draft-holdings = Ce que chacun possède
lamborghini-page-draft-own = Ce que tu as
lamborghini-page-draft-money = Argent :
lamborghini-page-draft-price = Prix :
lamborghini-page-draft-no-car = pas encore de voiture
lamborghini-page-draft-no-driver = pas encore de pilote
lamborghini-page-draft-stat-speed = Vitesse
lamborghini-page-draft-stat-handling = Maniabilité
lamborghini-page-draft-stat-technology = + technologie
lamborghini-page-draft-stat-manoeuvres = + manœuvre
lamborghini-page-draft-extras = apporte des cartes tirées au sort : technologie { $technology }, cartes manœuvre { $manoeuvres }.
lamborghini-page-draft-pays = Coûte { $price } ; de { $money } il te reste { $left }.
lamborghini-page-draft-short = Coûte { $price }, et tu as { $money } : il manque { $left }.
lamborghini-page-draft-binds = Une voiture a un seul fournisseur : la première carte technologie la lie.
lamborghini-page-draft-why = Pourquoi ne puis-je pas la prendre ?
lamborghini-page-bid-title = Mises secrètes pour l’ordre du draft
lamborghini-page-bid-opened = Les mises sont révélées
lamborghini-page-bid-is-sealed = scellée
lamborghini-page-bid-is-awaited = pas encore
lamborghini-page-bid-amount = Ta mise en milliers
lamborghini-page-bid-slider = Ta mise
lamborghini-page-bid-seal = Sceller une mise de { $money }
lamborghini-page-bid-sealed = Ta mise de { $money } est scellée.
lamborghini-page-bid-secret = Personne ne la voit avant que toutes soient faites.
lamborghini-page-bid-change = La changer
lamborghini-page-bid-back = La reprendre
lamborghini-page-bid-limit =
    { $count ->
        [1] Au plus { $most } : de { $money }, le prix de la voiture ({ $cars }) et celui du pilote ({ $drivers }) les plus chers sont mis de côté.
       *[other] Au plus { $most } : de { $money }, les prix des { $count } voitures ({ $cars }) et des { $count } pilotes ({ $drivers }) les plus chers sont mis de côté.
    }
lamborghini-page-bid-was = mise { $money }
lamborghini-page-bid-lost = La plus haute mise choisit d’abord, et toutes vont à la banque.
lamborghini-page-pair-title = La préparation
lamborghini-page-pair-car = Voiture { $number }
lamborghini-page-pair-help = Appuie sur quelque chose, ou fais-le glisser, pour le donner à l’autre voiture. Rien n’est décidé avant que tu confirmes.
lamborghini-page-pair-move = { $what } : donner à la voiture { $number }
lamborghini-page-pair-sums = Vitesse { $speed }, maniabilité { $handling } ; cartes tirées au sort : technologie { $technology }, cartes manœuvre { $manoeuvres }.
lamborghini-page-pair-done = Préparer ainsi les deux voitures
lamborghini-page-supply-ask =
    { $count ->
        [0] { $name } n’a pas encore de fournisseur. Lequel sera-ce ?
        [1] { $name } n’a pas encore de fournisseur et reçoit une carte technologie tirée au sort. De qui ?
       *[other] { $name } n’a pas encore de fournisseur et reçoit { $count } cartes technologie tirées au sort. De qui ?
    }
lamborghini-page-supply-left =
    { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }
lamborghini-page-lots-title = Cartes tirées au sort
lamborghini-page-market-title = Le marché après la course { $race } sur { $races }
lamborghini-page-market-order = Le dernier arrivé passe en premier. Chacun peut échanger des cartes une fois et, par voiture, vendre une fois la voiture et renvoyer une fois le pilote.
lamborghini-page-market-left = il reste { $money }
lamborghini-page-market-here = est au marché
lamborghini-page-market-waits = attend
lamborghini-page-market-gone = est parti
lamborghini-page-market-repaired = { $name } : réparations pour { $money }
lamborghini-page-market-cars = Voitures à vendre
lamborghini-page-market-drivers = Pilotes à engager
lamborghini-page-market-no-cars = Aucune voiture n’est à vendre.
lamborghini-page-market-no-drivers = Aucun pilote n’est à engager.
lamborghini-page-market-money = Tu as { $money }.
lamborghini-page-market-exchange = Rendre deux cartes pour une …
lamborghini-page-market-exchanged = Cartes échangées
lamborghini-page-market-part-car =
    { $count ->
        [1] Vendre : { $name } …
       *[other] Voiture { $number } à vendre : { $name } …
    }
lamborghini-page-market-part-driver =
    { $count ->
        [1] Renvoyer { $name } …
       *[other] Voiture { $number } : renvoyer { $name } …
    }
lamborghini-page-market-brings = rapporte { $money }
lamborghini-page-market-have = Tu as { $money }. Que prends-tu ?
lamborghini-page-market-sum = { $name } : prix { $price }, rapporte { $brings }. Avec tes { $before }, cela fait { $money }. Que prends-tu à la place ?
lamborghini-page-market-short = il manque { $money }
lamborghini-page-market-keep = Ne rien changer
lamborghini-page-exchange-help = Choisis ce que tu rends ({ $given } sur { $count }), et une carte que personne n’a.
lamborghini-page-exchange-give = Tes cartes
lamborghini-page-exchange-take = Cartes que personne n’a
lamborghini-page-exchange-to = { $name } va à :
lamborghini-page-exchange-do = Échanger contre { $name }
lamborghini-page-exchange-choose = Choisis une carte
lamborghini-page-race = Course { $race }
lamborghini-page-prizes-title =
    { $races ->
        [1] La course est finie
       *[other] La course { $race } sur { $races } est finie
    }
lamborghini-page-prizes-places = Places et primes
lamborghini-page-prizes-place = Place
lamborghini-page-prizes-car = Voiture
lamborghini-page-prizes-prize = Prime
lamborghini-page-prizes-wreck = épave
lamborghini-page-prizes-money = Argent avec les primes
lamborghini-page-prizes-chart = Argent des joueurs après chaque course ; la liste ci-dessus donne les derniers chiffres.

## In the terminal, in as few words as possible: behind a car’s name or a number

lamborghini-page-terminal-points =
    { $count ->
        [1] point restant
       *[other] points restants
    }
lamborghini-page-terminal-checks =
    { $count ->
        [1] test restant
       *[other] tests restants
    }
lamborghini-page-terminal-damage =
    { $count ->
        [1] 1 dégât
       *[other] { $count } dégâts
    }
lamborghini-page-terminal-crippled = à la peine
lamborghini-page-terminal-finished = arrivée
lamborghini-page-terminal-running =
    { $count ->
        [1] pneus/réservoir 1 tour
       *[other] pneus/réservoir { $count } tours
    }
lamborghini-page-terminal-won = +{ $count } gagné
lamborghini-page-terminal-race = Course { $race }
lamborghini-page-terminal-money = Argent
