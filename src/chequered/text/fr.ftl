### Chequered : les textes communs à tous les jeux, en français. Voir en.ftl.
###
### On tutoie. Espace insécable devant « : », espace fine insécable devant « ; », « ! » et « ? » et dans les guillemets.

## Terms for the rules of a game: what stands before a sentence that is not the publisher's

-reading = Notre interprétation :
-own = De notre cru :

## The product

app-name = Chequered
app-tagline = La course de vitesse sur table, avec des amis, des robots, ou les deux.

## Words on buttons and switches

button-ok = OK
button-cancel = Annuler
button-close = Fermer
button-copy = Copier
button-copied = Copié
switch-on = Activé
switch-off = Désactivé

## Lists: the words so far and the next, or the last

list-more = { $first }, { $next }
list-last = { $first } et { $next }
cell-marked = { $cell } ({ $mark })
word-labelled = { $label } : { $text }
word-followed = { $first }. { $more }

## Languages, each in its own words

language-en = English
language-fr = Français
language-de = Deutsch
language-zh-Hant = 繁體中文

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Comme sur cet appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-slow = Lentes
settings-motion-normal = Normales
settings-motion-fast = Rapides
settings-motion-none = Aucune
settings-sound = Son

## Lobby

lobby-tables = Tes tables
lobby-preparing = Les robots s’échauffent ; en attendant, ils jouent plus simplement.
lobby-no-tables = Tu n’es encore à aucune table.
lobby-your-turn = À toi de jouer
lobby-opened = Ouverte { $when }
lobby-season = Saison : course { $race } sur { $races }
lobby-waits = Entre deux courses
lobby-back = Retour à l’accueil
phase-gathering = En attente de joueurs
phase-running = En cours
phase-over = Terminée

## New table

new-title = Nouvelle table
new-game = Jeu
new-game-players = De { $low } à { $high } joueurs
new-options = Options
new-options-none = Aucune : le jeu de base.
new-option-range = De { $low } à { $high }
new-board = Circuit
new-board-own = Ton propre tracé
    .help = Colle le code d’un tracé.
new-board-code = Code du tracé
new-seats = Places
new-seat-add = Ajouter une place
new-seat-remove = Retirer la place { $number }
new-order = Ordre des places
new-open = Ouvrir la table
new-needs-players =
    { $count ->
        [1] Il manque encore une place.
       *[other] Il manque encore { $count } places.
    }
new-length = Ce que l’on court
length-race = Une course
length-season = Une saison
new-rounds = Les courses de la saison, dans l’ordre
new-rounds-none = Choisis au moins un circuit.
new-round-earlier = Courir { $board } plus tôt
new-round-later = Courir { $board } plus tard
new-board-seats = { $board } est prévu pour { $low } à { $high } joueurs ; on peut y courir quand même.
order-given = Comme dans la liste
order-drawn = Tiré au sort

## Seats

seat-number = Place { $number }
seat-name = Nom
seat-kind = Qui joue ici
seat-kind-me = Moi
seat-kind-guest = Une personne devant cet écran
seat-kind-open = Une personne avec le lien d’invitation
seat-kind-bot = Un robot
seat-level = Niveau du robot
seat-guest-name = Invité { $number }
seat-bot-name = Robot { $level } { $number }
seat-free = Place libre
seat-take = Prendre cette place
seat-you = toi
seat-away = hors ligne
seat-left = a quitté la partie
seat-champion = Tenant du titre
level-novice = Débutant
    .help = Joue n’importe quel coup permis. Pour commencer en douceur.
level-club = Club
    .help = Réfléchit à chaque tour jusqu’au bout. Difficile à battre.

## Gathering: inviting, joining, starting

invite-title = Inviter
invite-link = Lien d’invitation
    .help = Toute personne qui l’ouvre peut s’asseoir à cette table.
invite-code = Code QR du lien d’invitation
invite-local = Ce lien ne marche que sur cet ordinateur. Pour ouvrir aux autres, démarre le serveur avec :
invite-watch = Lien pour regarder
invite-move = Lien vers ta place
    .help = Ouvre ta place sur un autre appareil. Garde-le pour toi.
join-title = Rejoindre la table
join-name = Ton nom
join-button = Rejoindre
join-full = Toutes les places sont prises. Tu peux regarder.
gathering-wait = On attend les autres. C’est l’hôte qui lance la partie.
gathering-agreed = Ce qui se joue
gathering-free =
    { $count ->
        [0] Toutes les places sont prises.
        [1] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
gathering-start = Commencer
gathering-fill = Places libres
gathering-fill-bots = Des robots s’y assoient
gathering-fill-none = Les laisser de côté

## Table

table-board = Circuit
board-whole = Montrer tout le circuit
board-close = Montrer le circuit de près
cell-near = Tu peux y aller maintenant.
cell-far = Tu peux y arriver.
table-your-turn = À toi de jouer
table-turn-of = { $seat }, à toi de jouer
table-waiting = On attend { $seat }
table-thinking = { $seat } réfléchit
table-watching = Tu regardes
table-preview = Ce qui se passe :
table-preview-play = Y aller
table-simulate = Simuler le reste
    .help = Des robots jouent pour tout le monde jusqu’au début de la course. On ne peut pas revenir en arrière.
table-simulates = Des robots jouent pour tout le monde jusqu’au début de la course.
table-skip = Jusqu’à mon tour
table-driven = Ton dernier tour ne laissait aucun choix : il a été joué pour toi.
table-pause = Une pause de { $seconds } s, de même durée pour tous
table-not-yet = Ce n’est pas encore ton tour : tu pourras jouer cela quand ce sera à toi.
table-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-standings = Positions
table-path = { $count } pas jusqu’ici : { $target }
table-leave = Quitter
table-leave-ask = Quitter la partie ? Un robot prend ta place.
table-more = Table et liens
table-keys = Touches
    .help = Les flèches choisissent, Entrée confirme, Échap annule, le point d’interrogation ouvre les règles.
table-keys-cards = Tab et Maj+Tab choisissent, Entrée confirme, Échap annule, le point d’interrogation ouvre les règles.
table-frames = Cadres sur le circuit

## What is hidden on a screen that several share, such as hands, and the end of a part of the match

hand-over = Passe l’appareil à { $seat }
    .help = Personne d’autre ne devrait regarder : quelque chose de secret va s’afficher.
hand-over-take = Je suis { $seat }, montre-le-moi
chapter-title = Où en est la partie
chapter-on = Continuer

## Log

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-forced = seule possibilité

## Rules, and why something is not allowed

rule-title = Règles
rules-of = Règles de { $game }
rule-all = Toutes les règles
rule-open = Ouvrir la règle { $rule }
rule-name = Règle { $rule }
rule-kind-rule = Une règle du jeu imprimé, dans nos mots.
rule-kind-ruling = Ce qui suit « notre interprétation » est notre réponse à une question que la règle imprimée laisse ouverte.
rule-kind-ours = Ce qui suit « de notre cru » vient de nous, et non de l’éditeur.
rule-kind-others = Tout le reste, ce sont les règles du jeu imprimé, dans nos mots.
rule-reading = { -reading }
rule-own = { -own }
rule-none = Cette règle n’existe pas.
why-title = Pourquoi pas ici ?
why-action = Pourquoi pas maintenant ?
why-nothing = Rien ne l’interdit : vas-y.
why-not-now = Ce n’est pas à toi de décider maintenant.
refused-by = { $reason } ({ $rule })

## Connection

connection-connecting = Connexion…
connection-lost = La connexion est perdue. Nouvel essai…
connection-back = La connexion est rétablie.

## Result

result-title = Résultat
result-winner = { $seat } gagne !
result-shared = { $seats } se partagent la victoire !
result-none = Personne n’est arrivé : il n’y a pas de vainqueur.
result-you-won = Tu as gagné !
result-place = Rang { $place }
result-place-column = Rang
result-seat-column = Joueur
result-trophies-column = Trophées
result-rematch = Rejouer
result-rematch-go = Aller à la prochaine course
result-record = Télécharger la partie
    .help = Toute la partie dans un fichier : pour la revoir, ou pour vérifier les dés et les cartes.
result-record-seen = Ce que tu as vu de la partie, dans un fichier. Une fois la partie terminée, il contient tout, et les dés et les cartes peuvent être vérifiés.
result-board = Voir le circuit
result-table = Voir la table
result-again = Revoir la partie

## Replay

replay-title = Revoir une partie
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-at = Étape { $number } sur { $count }

## Checking dice and cards

verify-title = Vérifier les dés et les cartes
verify-about = Avant le départ, le serveur s’engage sur un nombre secret, sans le montrer. Chaque dé, chaque carte découle de ce secret et de ce qu’ajoutent les navigateurs des joueurs. À présent, le secret est connu, et ton navigateur les recalcule tous.
verify-button = Tout vérifier
verify-running = Vérification…
verify-good =
    { $count ->
        [1] Le seul tirage est exactement celui que donne le secret.
       *[other] Les { $count } tirages sont exactement ceux que donne le secret.
    }
verify-bad = Le tirage { $number } n’est pas celui que donne le secret : ce fichier a été modifié, ou le tirage était truqué.
verify-bad-secret = Ce secret n’est pas celui sur lequel le serveur s’était engagé avant le départ.
verify-not-yet = Le secret sera montré à la fin de la partie.
verify-commitment = Engagement
verify-secret = Secret

## About

about-title = À propos de Chequered
about-what = Chequered joue à des jeux de course sur table, selon leurs règles : dans le navigateur avec des amis et des robots, dans le terminal, ou des milliers de fois pour des études.
about-publishers = Chequered n’est lié à aucun éditeur de ces jeux, ni approuvé par eux. Les noms des jeux appartiennent à leurs propriétaires et disent seulement de quelles règles il s’agit. Les circuits, les dessins et les textes sont les nôtres.
about-buy = Si un jeu te plaît, achète-le : rien ne remplace une table entourée d’amis.
about-open = Chequered est un logiciel libre, sous licence Apache 2.0.
about-privacy = Ni comptes, ni pistage. Un cookie retient tes places ; les noms et les parties sont gardés sur ce serveur.

## Faults: what is wrong with a request or message

fault-title = Cela n’a pas marché
fault-unexpected = Un problème est survenu de notre côté. Rien n’a changé dans ta partie.
fault-not-found = Il n’y a rien à cette adresse.
fault-bad-message = Le serveur n’a pas pu lire ce message.
fault-unknown-field = Le message contient quelque chose que le serveur ne connaît pas.
fault-too-large = Le message est trop grand.
fault-too-fast = Trop de messages à la fois. Attends un instant, s’il te plaît.
fault-too-many-connections = Trop de connexions depuis ton adresse. Ferme une fenêtre et réessaie.
fault-foreign-origin = Cette page n’appartient pas au serveur : elle ne peut pas jouer ici.
fault-no-such-game = Ce jeu n’existe pas.
fault-no-such-table = Cette table n’existe pas, ou le lien n’est pas complet.
fault-no-such-seat = Cette table n’a pas cette place.
fault-no-such-action = Ce coup n’existe pas.
fault-bad-options = Ces options ne vont pas ensemble.
fault-bad-board = On ne peut pas jouer sur ce tracé : { $detail }
fault-bad-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
fault-bad-name = Choisis un nom de 1 à 24 caractères, s’il te plaît.
fault-name-taken = Quelqu’un à cette table porte déjà ce nom.
fault-attribute-taken = Quelqu’un à cette table a déjà fait ce choix.
fault-table-full = Toutes les places sont prises.
fault-seat-taken = Cette place est déjà prise.
fault-already-seated = Tu es déjà à cette table.
fault-already-started = La partie a déjà commencé.
fault-not-started = La partie n’a pas encore commencé.
fault-over = La partie est terminée.
fault-not-host = Seul l’hôte peut faire cela.
fault-not-yours = Ce n’est pas à toi d’en décider.
fault-not-your-seat = Ce n’est pas ta place.
fault-stale = La partie a continué entre-temps. Regarde de nouveau.
fault-seats-free = Il reste des places libres.
fault-no-next-race = Aucune course suivante n’attend de commencer.
fault-no-warm-up = Il n’y a rien ici que les robots puissent jouer pour tous.
fault-bots-play = Pendant que les robots jouent pour tous, personne d’autre ne le peut.
fault-nobody-asked = Personne n’est interrogé en ce moment. Ce n’est pas encore ton tour.
fault-hand-not-shown = Sur un écran partagé, seule la main de la personne dont c’est le tour peut servir.
fault-no-race-over = Aucune course de cette saison n’est encore terminée.
fault-season-goes-on = La saison n’est pas finie : la course suivante passe d’abord.
fault-stopping = Le serveur redémarre. La connexion se rétablira toute seule.

## Terminal

terminal-me = Joueur
terminal-key-choose = choisir
terminal-key-confirm = confirmer
terminal-key-why = pourquoi pas ici ?
terminal-key-rules = règles
terminal-key-log = journal
terminal-key-forward = suite
terminal-key-back = retour
terminal-key-answer = réagir
terminal-key-points = les points
terminal-key-pass = passer
terminal-key-quit = quitter
terminal-quit-ask = Quitter la partie ? Elle n’est pas enregistrée.
terminal-answer-none = Tu n’as rien pour réagir.
terminal-hand = Main :
terminal-small = La fenêtre est trop petite : il faut { $width } × { $height } caractères.
terminal-save = Enregistrer la partie
terminal-file = Fichier
terminal-saved = La partie est dans { $file }.

## Season: the championship between and during its races
## $race and $races count races, $circuit is a circuit's name, $names a list of names and $count how many they are

season-title = Championnat
season-final = Classement final
season-so-far = Le championnat jusqu’ici
season-of = Classement des
season-seats = Écuries
season-pieces = Pilotes
season-seats-column = Écurie
season-pieces-column = Pilote
season-wins-column = Victoires
season-points-column = Points
season-race = Course { $race } : { $circuit }
season-race-of = Course { $race } sur { $races } : { $circuit }
season-chart = Points après chaque course
season-chart-seats = Points des écuries après chaque course ; le tableau donne les chiffres.
season-chart-pieces = Points des pilotes après chaque course ; le tableau donne les chiffres.
season-none = Aucune course n’est encore terminée.
season-next = Ensuite, course { $race } sur { $races } : { $circuit }
season-ready = Je suis prêt
season-is-ready = prêt
season-not-ready = pas encore prêt
season-waiting =
    { $count ->
        [0] Tout le monde est prêt.
        [one] { $count } personne n’est pas encore prête. La prochaine course commence quand toutes le sont.
       *[other] { $count } personnes ne sont pas encore prêtes. La prochaine course commence quand toutes le sont.
    }
season-now = Continuer tout de suite
season-champion-team =
    { $count ->
        [1] { $names } remporte le championnat des écuries !
       *[other] { $names } se partagent le championnat des écuries !
    }
season-champion-rider =
    { $count ->
        [1] Champion des pilotes : { $names }.
       *[other] Champions des pilotes : { $names }.
    }
season-record = Télécharger la saison
