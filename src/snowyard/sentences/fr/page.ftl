tagline = Cinq batailles de boules de neige sur de la neige en papier. Choisis-en une et lance-toi.
skip = Aller au contenu
home = Accueil
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
you = toi
loading = On secoue la neige de la table…

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
on-this-device = Sur cet appareil
forget = Oublier cette table : { $game }
waits-for-you = On t’attend
goes-on = En cours
finished-tables = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
rulebook = Livre de règles
rulebook-of = Livre de règles : { $game }
rules-of = Règles : { $game }
print = Imprimer
contents = Sommaire
rules-in-english = Ce livre de règles n’est pas encore traduit dans ta langue : le voici en anglais.
preparing = { $game } : on va chercher les règles et les images…
preparing-part = { $game } : { $done } ko sur { $all }
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
newer = Il y a un Snowyard plus récent.
newer-now = Y passer
alone-text = Cette page joue toute seule : tes tables sont dans ce navigateur. Pour jouer avec des amis ailleurs, l’un de vous lance un serveur (snowyard serve).
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
bot-level-name = { $level ->
    [easy] facile
    [fair] moyen
    [hard] difficile
    [expert] expert
    [champion] champion
    [simple] simple
    [random] au hasard
   *[other] { $level }
}
bot-level-is = { bot-level-name } : { $level ->
    [easy] joue raisonnablement, avec beaucoup d’étourderies ; pour une première partie
    [fair] anticipe un peu, au plus 50 millisecondes par coup
    [hard] anticipe bien, au plus 300 millisecondes par coup
    [expert] anticipe autant qu’il peut, au plus 2 secondes par coup
    [champion] a appris de nombreuses parties et réfléchit au plus 2 secondes par coup
    [simple] joue aussitôt, selon des règles simples écrites à la main
    [random] joue n’importe quel coup permis
   *[other] { $meaning }
}
name-wrong = Un nom a de 1 à 20 lettres, chiffres, espaces et . ' -, commence par une lettre ou un chiffre et n’est pas p0, p1, …
name-twice = Deux personnes à cette table s’appellent { $name } : donne un autre nom à l’une d’elles.
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
hints-allow = Permettre les conseils
listed = Montrer cette table à toutes les personnes qui ouvrent la page
options = Règles et variantes
options-changed = Règles et variantes ({ $count })
options-of = Règles et variantes : { $game }
option-rule = règle { $rule }
deal = Distribuer
make-link = Créer le lien
options-reset = Règles habituelles
clock-per-decision = Par décision
clock-whole-game = Pour toute la partie
clock-over-days = Sur plusieurs jours
clock-bank = { $minutes } min, plus { $seconds } s après chaque décision
clock-own = Comme tu veux…
clock-own-minutes = Minutes par joueur
clock-own-seconds = Secondes ajoutées après chaque décision
clock-about = Quand le temps est écoulé, la pendule décide.
clock-is = Pendule : { $clock }
group-game = Le jeu
group-house = Règles maison
group-expert = Pour les experts
printed = comme imprimé
printed-is = imprimé : { $value }
variant-file = Un fichier de variante
variant-about = Un fichier (TOML) avec d’autres chiffres ou cartes : snowyard content JEU en écrit un pour commencer.
variant-pick = Choisir un fichier
variant-drop = Ne pas l’utiliser
variant-long = Ce fichier est trop long : une variante a 8000 caractères au plus.
field-team = Équipe { $number }
field-team-place = Équipe { $number }, place { $place }
field-another = Un autre
field-add = Ajouter
field-remove = Enlever { $what }
field-replaces = remplace { $what }
field-not-used = non utilisé
field-given = Fixés ici
field-how-many = Combien : { $what }

## La salle d’attente

wait-title = Le bonhomme de neige attend avec toi
wait-text = Envoie ce lien à tes amis. La partie commence dès que toutes les places sont prises.
wait-again = La partie commence dès que toutes les places sont prises. Ceux qui ont joué avec toi arrivent par « Vers la nouvelle table ».
invite-link = Lien d’invitation
share = Partager
start-now = Commencer maintenant, avec des bots aux places libres
empty-seat = place libre
join-title = On t’invite à jouer : { $game }
join-go = Prendre place
watch = Seulement regarder
watching = Tu regardes la partie.
full = Toutes les places sont prises. Tu peux regarder.
invite-qr = Code QR de ce lien
invite-only-here = Seul cet appareil atteint le serveur. Pour que d’autres puissent jouer, arrête-le et relance-le ainsi :
invite-open = Cette adresse fonctionne pour tous sur le même réseau.
invite-wrong = Cette invitation est fausse, ou il manque un morceau du lien. Demande le lien entier.
invite-needed = On vient à cette table sur invitation. Demande le lien à qui l’a créée, ou regarde.
take-title = Continue ta partie ici
take-text = Ce lien amène ta place sur cet appareil. L’autre appareil ne fera plus que regarder.

## Une partie commencée dans ce navigateur continue avec des amis

go-on = Inviter des amis dans cette partie
go-on-text = La partie passe sur le serveur et continue dès que toutes les places sont prises. Tu reçois un lien pour tes amis.
go-on-anew = À partir de là, c’est le serveur qui lance les dés et mélange les cartes. Ce que tu ne peux pas voir est redistribué : tu n’en sais pas plus que tes amis ne le pensent.
go-on-do = Déplacer la partie
earlier-open = { $who } a commencé cette partie dans un navigateur ({ $count ->
    [one] { $count } coup
   *[other] { $count } coups
}). Là, on peut connaître à l’avance chaque lancer et chaque carte piochée. Désormais, c’est ce serveur qui lance et qui pioche, et personne ne le peut plus.
earlier-hidden = { $who } a commencé cette partie dans un navigateur ({ $count ->
    [one] { $count } coup
   *[other] { $count } coups
}). Là, on peut connaître à l’avance toutes les cartes et chaque lancer. Désormais, c’est ce serveur qui lance et qui pioche, et personne ne le peut plus. Quand la partie reprend, tout ce que { $who } ne peut pas voir est redistribué : ce qui a été vu avant ne vaut plus rien.
fair-earlier = Le début, joué dans un navigateur : scellé et montré

## La table

prompt-title = Ce qu’il faut faire maintenant
moves-title = Tes coups
find-move = Chercher un coup
all-moves = Les { $count } coups
more-moves = { $count ->
    [one] et { $count } autre : écris pour le trouver
   *[other] et { $count } autres : écris pour les trouver
}
places = Choisir dans l’image, ou ici
all-again = De nouveau tous les coups
just-now = Ce qui vient de se passer. Ouvre le journal.
skip-to-decision = Aller à ce que tu dois décider
forced-played = Joué tout seul : { $label }
confirm-move = { $label } ?
confirm = Oui, vas-y
confirm-short = Oui
undo = Reprendre
undo-it = Reprendre : { $label }
seat-moved = Tu joues maintenant sur un autre appareil. Celui-ci ne fait plus que regarder.
undo-not = Reprendre : { $why }
undo-why-secret = quelqu’un doit répondre en secret
undo-why-news = depuis, le hasard a parlé, ou quelque chose a été dévoilé
undo-why-final = ce coup ne se reprend jamais
undo-why-others-final = quelqu’un a joué depuis un coup qui ne se reprend jamais
undo-why-hidden = quelque chose a été décidé en secret depuis
undo-why-none = tu n’as pas encore joué de coup
undo-why-others = quelqu’un d’autre a décidé depuis
undo-why-watching = tu regardes
undo-why-over = la partie est finie
undo-why-bot = un bot joue pour toi
undo-ask = Demander à reprendre
undo-ask-it = Demander à reprendre : { $label }
change-choice = Changer mon choix
undo-asked = { $who } voudrait reprendre un coup.
undo-asked-it = { $who } voudrait reprendre ce coup : « { $label } »
undo-asked-too = Ceci sera repris aussi : « { $label } »
undo-waiting = Les autres doivent encore accepter que tu reprennes ton coup.
undo-waiting-it = Les autres doivent encore accepter que tu reprennes ce coup : « { $label } »
undo-declined = Tous n’étaient pas d’accord : ton coup reste.
agree = D’accord
refuse = Refuser
hint = Conseil
hint-title = Ce que ferait un très bon joueur :
hint-thinking = Ça réfléchit…
hint-none = Pas de conseil ici.
set-up = Placer pour moi
set-up-sure = Choisir pour toi le reste de la mise en place, comme le ferait un joueur fort ?
hints-on = Les conseils sont permis à cette table.
hints-off = Pas de conseils à cette table.
hints-asker = Un conseil n’est donné qu’à la personne qui le demande.
hints-own-engine = Ce que chacun utilise sur son propre appareil, personne ne peut l’empêcher.
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
seat-choosing = choisit encore
seat-chosen = a choisi
seat-bot = bot { bot-level-name }
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
give-up-sure = { $label } ? On ne peut pas revenir en arrière.
move-device = Continuer sur un autre appareil
move-device-warn = Qui ouvre ce lien ou tape ce code prend ta place. Ne le montre à personne.
move-device-link = Lien pour ton autre appareil
move-device-or = Ou tape là-bas ce code, en bas de la page d’accueil :
time-left = a { $time }
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
title-asked = ● { $who } demande, { $game }
notify-asked = { $who } voudrait reprendre un coup : { $game }.

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
end-rules = { $count ->
    [1] Règle
   *[other] Règles
} : { $rules }
nobody-wins = Personne n’a gagné
score = Le résultat
place = Place
rematch = Encore une
rematch-join = Vers la nouvelle table
show-table = Voir la table
replay = Revoir la partie
record = Enregistrement
share-replay = Lien pour la revoir
fair = Le hasard était-il honnête ?
fair-yes = Oui : la graine scellée avant la partie est bien celle de tous les lancers et de tous les mélanges.
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
replay-running-title = Cette partie est encore en cours
replay-running = La relecture s’ouvre quand la partie est finie. D’ici là, tu peux regarder à la table.
replay-waiting = Cette partie n’a pas commencé. La relecture s’ouvrira quand elle sera finie.
to-table = À la table

## L’analyse d’une partie

review = Analyser cette partie
review-title = Analyse
review-about = Cet appareil examine chaque coup. Il lui faut environ une demi-minute.
review-work = Analyse de la partie : { $done } sur { $all }
review-stop = Arrêter
review-good = { $who } a joué ce que la machine aurait joué.
review-better = { $more ->
    [0] « { $move } » faisait mieux quand les deux coups ont été comparés, mais le dernier contrôle n’a pas trouvé de différence : { $high } parties sur 100 au plus.
   *[other] « { $move } » aurait gagné { $more } parties de plus sur 100 (entre { $low } et { $high }).
}
review-alike = La machine aurait joué « { $move } ». Elle ne peut pas dire si c’est mieux.
review-worth = Parties gagnées sur 100 : { $played } avec le coup joué, { $best } avec celui de la machine.
review-worth-one = Cela gagne environ { $worth } parties sur 100.
review-known = On compte ce que { $who } pouvait savoir, pas les cartes cachées.
review-forced = Il n’y avait rien à décider.
review-luck = Grande chance pour { $who } : les dés ou les cartes de ce coup valaient { $more } parties sur 100.
review-mark-back = Marque précédente
review-mark-on = Marque suivante
review-means = Que veulent dire ces nombres ?
review-means-won = « Aurait gagné » veut dire : on rejoue la suite encore et encore à partir de ce que le joueur savait, ce qui est caché est redistribué chaque fois, et tous décident comme la machine. Une victoire partagée compte pour sa part. Un coup n’est marqué que si la différence dépasse ce que le hasard seul peut faire.
review-means-together = Quand tous décident en même temps, les autres décident ici aussi sans connaître le coup. On ne le compare pas à ce qu’ils ont vraiment choisi.
review-means-ledger = Le tableau porte sur la vraie partie, toutes cartes ouvertes, si tous jouaient simplement la suite. Le départ, la chance, les décisions du joueur et celles des autres donnent ensemble le résultat. ± est ce qui reste incertain.
ledger-title = D’où vient le résultat, en 100 parties
ledger-start = Départ
ledger-luck = Chance
ledger-own = Ses coups
ledger-others = Coups des autres
ledger-result = Résultat
mark-mistake = Erreur
mark-luck = Grande chance
play-on = Continuer à partir d’ici
play-on-better = Continuer avec le coup de la machine
play-on-dice = Les dés et les cartes viennent comme dans cette partie. Des bots jouent pour les autres.

## Énigmes

puzzle-today = L’énigme du jour
puzzle-today-of = L’énigme du jour : { $game }
puzzle-of = Énigme { $number } sur { $all } : { $game }
puzzle-grade = { $grade ->
    [1] Facile : un niveau de bots sur quatre la manque
   *[other] Manquée par { $grade } niveaux de bots sur quatre
}
puzzle-task = Tu joues { $who }. Un coup est nettement le meilleur. Lequel ?
puzzle-right = Juste : { $move }.
puzzle-wrong = Non. Le meilleur coup était « { $move } ».
puzzle-better = « { $move } » gagne { $more } parties de plus sur 100 que le meilleur coup suivant, « { $second } » (entre { $low } et { $high }).
puzzle-worth = Parties gagnées sur 100 : { $best } et { $second }.
puzzle-simple = Un joueur simple choisirait « { $move } ».
puzzle-solved-exactly = Cette fin de partie est calculée exactement.
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-done = { $done } sur { $all } résolues ici
puzzle-none = Cette énigme n’existe pas.

## Réglages

language = Langue
theme = Lumière
theme-auto = Comme l’appareil
theme-day = Jour
theme-evening = Soir
theme-to-day = Lumière : jour
theme-to-evening = Lumière : soir
where = Tables sans amis ailleurs
where-here = dans ce navigateur
where-server = sur le serveur
speed = Animations
speed-none = aucune
speed-quick = vives
speed-calm = tranquilles
speed-slow = lentes
speed-reduced = Ton appareil demande moins de mouvement : les animations sont coupées.
others-stay = Ce que font les autres reste à l’écran
others-none = pas du tout
others-quick = brièvement
others-calm = le temps de le lire
others-slow = deux fois plus longtemps
forced = Jouer les coups tout seuls quand il n’y a pas de choix et que personne n’y apprend un secret
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
key-asked = terminer alors qu’il reste quelque chose ; la même touche confirme
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
not-found-title = Il n’y a rien ici
no-such-game = Il n’y a pas ici de jeu de ce nom.
offline = Le serveur ne répond pas. Est-ce que `snowyard serve` est lancé ?
alone = Il n’y a pas de serveur derrière cette page. Ce que tu cherches est peut-être dans un autre navigateur.
files-missing = Une partie de cette page est introuvable et n’avait pas été gardée. Réessaie quand il y aura du réseau.
not-here = Cette table n’est pas gardée dans ce navigateur.
not-kept = Ce navigateur ne garde rien : continue à jouer, mais la table disparaîtra quand cette page sera fermée.
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

## Leçons, et explications de ce qui apparaît pour la première fois

learn = Apprendre
learn-game = Apprendre { $game } : { $done } étapes faites sur { $all }
coach = Entraîneur
lesson-steps = Étapes de la leçon
lesson-step = { $number } sur { $all } : { $title }
lesson-back = Revenir
lesson-next = Étape suivante
lesson-again = Reprendre cette étape
lesson-game = Jouer une partie entière
explain = Nouveau à cette table
explain-open = Nouveau : { $thing }
explain-next = Compris
explain-off = Ne plus rien expliquer
explain-setting = Expliquer ce qui apparaît pour la première fois
bench-link = L’atelier
bench-link-about = Changez une carte, un dé ou un nombre, et voyez aussitôt l’effet sur le jeu.

## À imprimer : les pages, et ce qui y figure

print-and-play = À imprimer
print-of = À imprimer : { $game }
print-wishes = Ce qu’on imprime
print-printed = Le jeu imprimé
print-nothing = Ce jeu n’a rien à imprimer.
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-for = Pour
print-map = Plan
print-map-full = taille réelle
print-map-half = demi-taille
print-both = Imprimer recto verso
print-backs = dos
print-list = Contenu
print-cards = { $count } × { $what }, { $width } × { $height } mm
print-pieces = { $count } × { $what }
print-figure = figurine : { $what }
print-deck = Cartes
print-tokens = Pièces à découper
print-aid = Aide de jeu
print-dice = Dés
print-sheet = feuille { $number } sur { $all }
print-how = Comment imprimer
print-how-scale = Imprime à 100 % (« taille réelle »), sans « ajuster à la page ». Cette ligne mesure alors 80 mm :
print-how-duplex = Imprime en recto verso, retourné sur le bord long : chaque feuille de faces est suivie de ses dos.
print-how-cut = Coupe d’un repère à l’autre. Du papier épais (200 g) ou des protège-cartes durent plus longtemps.
print-differs = Ce qui change par rapport au jeu imprimé
print-differs-next = { $count ->
    [one] Un nombre change : il figure sur la feuille suivante.
   *[other] { $count } nombres changent : ils figurent sur la feuille suivante.
}
print-variant-first = Ceci est une variante. Là où ses nombres diffèrent de ce qui est écrit ici, ce sont les siens qui comptent ; les premières feuilles les donnent.
print-plan = Assembler le plan
print-plan-how = Coupe le long des repères et pose les morceaux bord à bord. Un pouce des règles fait ici { $mm } mm ; mesure avec la règle.
print-ruler = Règle de { $inches } pouces

# ce que disent ceux qui ont essayé une variante, quand la partie est finie
feedback = Comment était cette variante ?
feedback-of = { $name } : comment était cette variante ?
feedback-fun = Plaisir
feedback-fun-of = { $fun } sur 5
feedback-too-long = Trop long
feedback-unfair = Injuste
feedback-sentence = Une phrase pour qui l’a faite (jusqu’à { $most } lettres)
feedback-send = Envoyer
feedback-readers = Tous ceux de cette table et qui tient le serveur peuvent le lire. Une fois envoyé, cela ne change plus.
feedback-here = C’est gardé dans ce navigateur avec l’enregistrement, que tu peux sauver dans un fichier.
feedback-thanks = Merci. C’est gardé avec l’enregistrement de cette partie.

## Ce qu’un serveur refuse

refused-name = Quelqu’un à cette table s’appelle déjà { $name } : prends un autre nom.
refused-begun = La partie a déjà commencé. Tu peux la regarder.
refused-not-begun = La partie n’a pas commencé : la table attend des joueurs.
refused-over = La partie est finie.
refused-turn = Ce n’est pas à toi de décider maintenant.
refused-bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
refused-chosen = Tu as déjà choisi. Reprends d’abord ton choix, tant que d’autres choisissent encore.
refused-stale = La table a changé entre-temps. Regarde encore une fois.
refused-question = Une question est déjà posée. Attends les réponses.
refused-nobody-asks = Personne n’attend de réponse de toi.
refused-resigned = Tu as déjà abandonné.
refused-empty = Un message vide ne dit rien.
refused-watching = Tu regardes. Seuls ceux qui sont à la table peuvent faire cela.
refused-no-bot = Aucun bot ne peut jouer là maintenant.
refused-bot-asked = On demande déjà à { $name }, qui peut refuser jusqu’à la fin du temps.
refused-still-here = { $name } est encore à la table.
refused-self = Tu joues déjà toi-même.
refused-hurry = C’est trop à la fois. Attends un instant.
refused-key = Cet appareil n’a plus de place à cette table.
refused-code = Ce code est faux, déjà utilisé, ou vieux de plus de dix minutes. Fais-en un nouveau sur l’autre appareil.
refused-table = Cette table n’existe pas. Vérifie le lien.
refused-rematch = Vous pourrez rejouer quand la partie sera finie.
refused-taken = Ta place dans la partie suivante est sur un autre appareil. Fais-y un code pour la reprendre ici.
refused-judged = Tu as déjà dit ce que tu penses de cette partie. C’est gardé tel quel.
refused-secret = On le verra quand la partie sera finie : avant, cela trahirait des secrets.
refused-mistake = Le serveur a fait une erreur. Rien n’a changé.
refused-busy = Le serveur a beaucoup à faire. Réessaie dans un instant.
refused-rules = Cette table suit d’autres règles que celles de ce serveur : on ne peut plus la montrer ici.
refused-storage = Le serveur ne peut rien enregistrer pour l’instant : cela n’a pas compté.
refused-restart = Le serveur redémarre. Ta table est en sûreté : reviens dans un instant.
refused-slow = Ta connexion est trop lente pour cette table.
refused-mistake-look = Le serveur a fait une erreur. Regarde la table et réessaie.
