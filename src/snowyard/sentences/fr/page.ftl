tagline = Cinq batailles de boules de neige sur de la neige en papier. Choisis-en une et lance-toi.
skip = Aller au contenu
home = Accueil
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
you = toi
loading = On secoue la neige de la table…
preparing = Les règles se mettent en place. La première partie après une installation demande un peu plus de temps.

## Accueil

play-now = Jouer
play-now-with = Jouer : { $game }, contre des bots
same-screen = Même écran
same-screen-with = Même écran : { $game } avec d’autres ici
invite = Inviter
invite-to = Inviter des amis à jouer : { $game }
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-range = { $low } à { $high } joueurs
games = Les jeux
minutes = { $count ->
    [one] environ { $count } minute
   *[other] environ { $count } minutes
}
minutes-range = { $low } à { $high } minutes
difficulty-1 = facile à apprendre
difficulty-2 = quelques règles à apprendre
difficulty-3 = beaucoup de règles à apprendre
by = par { $names }
your-tables = Tes tables
your-turn = À toi de jouer
table-waiting = Attend des joueurs
table-playing = Partie en cours
table-over = Partie finie
forget = Oublier cette table : { $game }
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs pour le moment.
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
}
reclaim-title = Continue ici ce que tu as commencé sur un autre appareil
reclaim-code = Code
reclaim-go = Reprendre ma place
replay-file-title = Regarder une partie enregistrée
replay-file-pick = Choisir un enregistrement
credits = Snowyard reprend cinq jeux de boules de neige déjà parus, avec leurs propres règles ; les livrets de règles citent leurs auteurs.

## Une nouvelle table

new-table = Nouvelle table : { $game }
your-name = Ton nom
name-at = Nom à la place { $number }
how-many = Joueurs
who-sits = Qui est à la table
who-sits-at = Qui est à la place { $number }
sits-me = Toi
sits-guest = Quelqu’un sur cet écran
sits-open = Un ami, par lien
sits-bot = Un bot
bot-level = Le niveau des bots
bot-level-is = { $level } : { $meaning }
clock = Pendule
clock-off = Sans pendule
clock-seconds = { $seconds ->
    [one] { $seconds } seconde par décision
   *[other] { $seconds } secondes par décision
}
clock-minutes = { $minutes } min par décision
clock-days = { $days ->
    [1] Un jour par décision
   *[other] { $days } jours par décision
}
listed = Montrer cette table à toutes les personnes qui ouvrent la page
options = Règles et variantes
options-changed = Règles et variantes ({ $count })
options-of = Règles et variantes : { $game }
option-rule = règle { $rule }
deal = Distribuer
make-link = Créer le lien
options-reset = Règles habituelles

## La salle d’attente

wait-title = Le bonhomme de neige attend avec toi
wait-text = Envoie ce lien à tes amis. La partie commence dès que toutes les places sont prises.
invite-link = Lien d’invitation
share = Partager
start-now = Commencer maintenant, avec des bots aux places libres
empty-seat = place libre
join-title = On t’invite à jouer : { $game }
join-go = Prendre place
watch = Seulement regarder
watching = Tu regardes la partie.
full = Toutes les places sont prises. Tu peux regarder.

## La table

prompt-title = Ce qu’il faut faire maintenant
moves-title = Tes coups
find-move = Chercher un coup
all-moves = Les { $count } coups
few-moves = Moins
more-moves = { $count ->
    [one] et { $count } autre : écris pour le trouver
   *[other] et { $count } autres : écris pour les trouver
}
confirm-move = { $label } ?
confirm = Oui, vas-y
undo = Reprendre
undo-it = Reprendre : { $label }
undo-not = Reprendre : { $why }
undo-ask = Demander à reprendre
undo-asked = { $who } voudrait reprendre un coup.
undo-waiting = Les autres doivent encore accepter que tu reprennes ton coup.
agree = D’accord
refuse = Refuser
hint = Conseil
hint-title = Ce que ferait un très bon joueur :
hint-thinking = Ça réfléchit…
hint-none = Pas de conseil ici.
chance = { $percent } % de chances de gagner
chance-error = à { $points } près
log = Journal
log-empty = Rien ne s’est encore passé.
log-jump = Voir la table après la ligne { $number }
log-new = Nouveau depuis ton départ
move-back = coup repris
looking-back = Tu regardes le coup { $number } sur { $all }.
back-to-now = Revenir au présent
rules = Règles
rules-now = Ce qui compte en ce moment
rules-loading = On feuillette le livret de règles…
look-up = Chercher une carte, un jeton ou un mot
look-up-none = Rien ici ne porte ce nom.
chat = Discussion
chat-write = Écrire à toute la table
chat-send = Envoyer
chat-empty = Un silence de neige.
seats = Joueurs
seat-turn = en train de décider
seat-bot = bot { $level }
seat-away = pas là
seat-here = là
seat-bot-plays = un bot joue en attendant
seat-resigned = a abandonné
let-bot = Laisser un bot continuer
bot-asked = un bot est demandé
bot-asked-for-you = Les autres veulent qu’un bot joue pour toi.
i-am-here = Je suis là
menu = Plus
hand-to-bot = Laisser un bot jouer pour moi
take-back = Reprendre la main
bot-plays-for-you = Un bot joue pour toi.
resign = Abandonner
resign-sure = Abandonner cette partie ? On ne peut pas revenir en arrière.
move-device = Continuer sur un autre appareil
move-device-text = Tape ce code sur l’autre appareil, en bas de la page d’accueil. Il ne marche qu’une fois ; ensuite, cet appareil ne fait plus que regarder.
skip-animation = Passer
zen = Mode calme
help = Raccourcis
settings = Réglages
reconnecting = La ligne est sous la neige. Nouvel essai…
next-table = La prochaine table qui t’attend
days-left = { $days } j { $hours } h
hours-left = { $hours } h { $minutes } min
title-turn = ● À toi de jouer, { $game }
notify-turn = C’est à toi de jouer : { $game }.

## Plusieurs personnes devant un écran

pass-to = Passe l’appareil à { $who }
pass-to-nobody = Sur cet écran, personne n’a rien à décider maintenant
pass-text = Tous les autres regardent ailleurs.
i-am = Je suis { $who }

## La fin. Une commande suit fair-how.

over = La bataille est finie
you-win = Tu as gagné
you-win-together = Vous avez gagné ensemble
wins-game = Victoire : { $names }
nobody-wins = Personne n’a gagné
ended-resigned = Tous les autres ont abandonné.
score = Le résultat
place = Place
rematch = Encore une
rematch-join = Vers la nouvelle table
show-table = Voir la table
replay = Revoir la partie
record = Enregistrement
share-replay = Lien pour la revoir
fair = Les dés étaient-ils honnêtes ?
fair-yes = Oui : la graine scellée avant la partie est bien celle de tous les lancers.
fair-no = Non : cette graine ne correspond pas à ce qui a été scellé avant la partie.
fair-sealed = Scellé avant la partie (SHA-256 de la graine)
fair-seed = La graine, montrée maintenant
fair-computed = Calculé ici
fair-how = Chaque lancer et chaque mélange découle de la graine et des nombres tirés par les joueurs. Vérifie tout toi-même : garde l’enregistrement et lance la commande

## Revoir une partie

replay-of = Revoir : { $game }
step = Coup { $number } sur { $all }
step-back = Un coup en arrière
step-on = Un coup en avant
to-start = Au début
to-end = À la fin
play = Lecture
pause = Pause
eyes = Vu par
eyes-open = Tout à découvert
eyes-all = Ce que tout le monde voit
chances = Chances de gagner
chances-work = Calcul des chances : { $done } sur { $all }
chances-axis = Chances de gagner après chaque coup, une ligne par joueur

## Réglages

language = Langue
theme = Lumière
theme-auto = Comme l’appareil
theme-day = Jour
theme-evening = Soir
theme-to-day = Lumière : jour
theme-to-evening = Lumière : soir
speed = Animations
speed-none = aucune
speed-quick = vives
speed-calm = tranquilles
speed-slow = lentes
speed-reduced = Ton appareil demande moins de mouvement : les animations sont coupées.
confirming = Demander confirmation avant de jouer un coup
confirming-auto = sur les écrans tactiles
confirming-always = toujours
confirming-never = jamais
sound = Sons
sound-on = Activer le son
sound-off = Couper le son
notify = Me prévenir quand c’est à moi de jouer et que la page est cachée
notify-no = Ton navigateur ne permet pas les notifications ici.

## Touches

key-choose = choisir un coup
key-walk = aller d’une chose à l’autre ; Entrée choisit
    .keys = Tab, flèches
key-confirm = confirmer / annuler
    .keys = Entrée / Échap
key-undo = reprendre
key-hint = conseil
key-rules = les règles de cette décision
key-log = journal
key-chat = discussion
key-look = revenir en arrière, avancer
    .keys = [ et ]
key-skip = passer l’animation
key-prompt = redire ce qu’il faut faire
key-zen = mode calme
key-help = cette liste

## Quand ça va mal

trouble = Quelque chose a glissé sur la glace
not-found = Cet endroit n’existe pas dans ce village.
offline = Le serveur ne répond pas. Est-ce que `snowyard serve` est lancé ?
try-again = Réessayer
bad-answer = Le serveur a donné une réponse que cette page ne comprend pas.

## L’image simple d’un jeu qui n’en a pas

scene-picture = Autour de la table : { $names }
scene-table = Sur la table
scene-own = Rien que pour tes yeux
scene-you = toi
scene-decides = décide
scene-yes = oui
scene-no = non
