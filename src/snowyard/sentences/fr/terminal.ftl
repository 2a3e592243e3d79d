ask-move = Ton coup :
told-to = { $name } : { $sentence }
new-thing = Nouveau : { $name }. { $about }
not-your-decision = Ce n’est pas à toi de décider ; { $help } montre ce que tu peux taper.
no-such-move = Aucun coup ne s’appelle { $typed } ; { $moves } les énumère.
letters-not-numbers = Les coups ont des lettres, pas des chiffres.
no-such-letter = Aucun coup n’a la lettre { $letter } en ce moment.
type-letters = Tape { $letters }, ou une partie du nom du coup.
moves-shows-them = { $moves } les montre.
give-up-when = Tu peux abandonner quand c’est à toi de décider.
give-up-really = Abandonner vraiment ? Il n’y a pas de retour. Alors tape : { $typed }
help-move = Un coup : sa lettre, son nom entier ou une partie. Si un seul convient, il est joué ; sinon, ils sont énumérés.
explain-how = Tape { $off }, et plus rien n’est expliqué, ou { $on }.
explanations-on = Ce qui apparaît pour la première fois est expliqué, à chaque table.
explanations-off = Ce qui est nouveau n’est plus expliqué, à aucune table.
by-itself = Joué tout seul : { $label }
bot-mistake = Le programme d’un robot s’est trompé ; le coup par défaut est joué.
undo-not-yours = Impossible à reprendre : la dernière décision était celle de quelqu’un d’autre.
taken-back = Repris.
taken-back-move = Repris : { $move }.
goes-on = { $moves ->
    [one] La partie reprend après le coup { $moves }.
   *[other] La partie reprend après le coup { $moves }.
}
own-dice = Tu lances les dés et tapes ce qu’ils montrent.
seed = La graine de cette partie a pour SHA-256 { $hash }
saved-in = La partie est enregistrée après chaque coup dans
how-to-type = Tape un coup par sa lettre ou son nom ; { $help } montre ce que tu peux taper d’autre.
hints-allowed = Les conseils sont permis.
hints-not-allowed = Pas de conseils : ici on joue entre personnes.
hints-at-table = Les conseils sont permis à cette table.
hints-own-engine = Ce que chacun utilise sur son propre appareil, personne ne peut l’empêcher.
no-hints-at-table = Pas de conseils à cette table.
cannot-clear = Cet écran ne peut pas être effacé : qui lit plus haut voit les secrets des autres.
pass-on = Entrée efface l’écran ; passe ensuite l’appareil à { $name }.
take-over = { $name }, appuie sur Entrée quand tu es seul devant l’écran.
recorded = Toute la partie est enregistrée. La revoir avec
go-on-with = La partie est enregistrée. La reprendre avec
cannot-save = La partie ne peut pas être enregistrée dans { $file } : { $why }
copy-saved = Une copie de la partie est dans { $file }
game-saved = La partie est enregistrée dans { $file }
no-hints-here = Pas de conseils ici : on joue entre personnes. Commence avec --hints pour les permettre.
file-there = { $file } existe déjà ; choisis un autre nom, ou reprends avec --resume { $file }
no-folder = La partie ne peut pas être enregistrée dans { $file } : le dossier { $folder } n’existe pas
told-above = Il y a plus au-dessus : remonte, ou tape « { $log } ».
more-moves = { $start } ... : { $meaning }
so-many-moves = { $moves } coups
type-beginning = Tape le début d’un coup pour en voir plus, par exemple : { $example }
no-move-contains = Aucun coup permis ne contient cela.
not-tried = pas essayé
chance = { $chance } (à { $within } près)
bot-of-kind = robot, { $kind ->
    [easy] facile
    [fair] moyen
    [hard] difficile
    [expert] expert
    [champion] champion
    [simple] simple
    [random] au hasard
   *[other] { $kind }
}
at-the-table = À la table : { $seats }.
by-lot = Les places ont été tirées au sort.
no-such-rule = Rien dans cette partie de { $game } ne s’appelle { $typed }, et les règles n’ont pas ce numéro ; ils vont de { $first } à { $last }.
step = Étape { $place } sur { $of } : { $title }
coach = Coach : { $text }
step-rules = Pour chercher une carte, un mot ou une règle, tape « { $word } » et son nom ou son numéro (cette étape : { $rules }). Un coup garde sa touche pendant toute la partie ; il peut donc en manquer.
new-moment = C’est un autre moment d’une partie : rien de l’étape précédente ne compte ici.
try-again = Entrée revient en arrière, et tu réessaies.
step-taken-back = Ce coup est repris ; il ne compte pas.
lesson-over = C’était la dernière étape : tu as joué une partie entière, et qui que soit le gagnant, tu sais comment on joue. Pour en commencer une autre :
step-done = Entrée : l’étape suivante. { $again } : cette étape encore une fois. { $quit } : partir.
no-answer = L’étape est finie ; { $typed } n’est pas une réponse ici.
learned-kept = Ce que tu as fait est gardé. Continuer avec
learned-lost = Ce que tu as fait n’a pas pu être gardé. Recommencer avec
steps-done = { $game } : { $title } { $done } étapes faites sur { $of }.
begin-learning = Commence par snowyard learn et le nom du jeu.
done = faite
nobody-called = Personne ici ne s’appelle { $typed } ; il y a { $names }
replay-ask = { $at } sur { $of }, Entrée : suite, { $help }, { $quit }
replay-help-next = Entrée ou { $next } : un coup en avant
replay-help-back = { $back } : un coup en arrière
replay-help-number = un nombre : à la table après ce coup
replay-help-ends = { $start }, { $end } : au début, à la fin
replay-help-seat = { $seat } p0, { $seat } { $spectator } : avec les yeux de qui
replay-help-quit = { $quit } : partir
nothing-to-type = { $typed } ne se tape pas ici ; { $help } dit ce qui se tape.
deal = Le début
move-number = Coup { $number }
after-move = après le coup { $number }
after-deal = le début
nothing-seen = Rien de visible d’ici.
by-whom = de { $credit }
span = { $low } à { $high }
players-minutes = { $players } joueurs, environ { $minutes } minutes
difficulty-1 = facile à apprendre
difficulty-2 = quelques règles à apprendre
difficulty-3 = beaucoup de règles à apprendre
ask-roll = Lancer pour { $name }, { $allowed } ?
ask-draw = Tirage pour { $name }, { $allowed } ?
cannot-come-up = { $typed } ne peut pas sortir maintenant.
table-kept = La table est gardée. Reviens avec le même lien.
line-back = La connexion est revenue.
line-lost = La connexion est perdue ; elle se rétablit ...
line-down = La connexion à la table est coupée ; elle se rétablit.
asks-undo = { $name } demande à reprendre son coup. Tape { $yes } ou { $no }.
undo-goes = Serait repris : { $label }
undo-goes-too = Et avec lui : { $label }
undo-asked = On demande aux autres si tu peux reprendre ce coup.
rematch-made = Une revanche se prépare ; tape { $rematch } pour la jouer.
has-chosen = { $name } a choisi.
chooses-again = { $name } choisit de nouveau.
undo-choice = Tape { $undo } pour changer de choix.
sits-down = { $name } s’assoit.
has-resigned = { $own ->
    [yes] Tu as abandonné.
   *[no] { $name } a abandonné.
}
bot-wanted = Les autres veulent qu’un robot joue pour toi ; tape { $back }, ou joue, pour continuer.
bot-asked = On demande à { $name } si un robot peut continuer ; sans réponse, il le fera.
no-reply = { $name } ne répond pas ; tape { $typed } pour qu’un robot continue.
bot-plays = { $own ->
    [yes] Un robot joue pour toi.
   *[no] Un robot joue pour { $name }.
}
plays-again = { $own ->
    [yes] Tu rejoues toi-même.
   *[no] { $name } rejoue.
}
is-here = { $name } est là.
is-gone = { $name } est parti.
refused = C’est refusé : { $sentence }
open = libre
you-watch = Tu regardes.
you-are = Tu es { $seat }, { $name }.
table-waits = La table attend du monde ; tape { $start } pour que des robots prennent les places libres.
table-other-rules = La table a été commencée avec des règles que ce serveur ne joue pas.
over-watching = Tape { $save } pour garder l’enregistrement, { $quit } pour partir.
over-played = Tape { $rematch } pour une autre partie, { $save } pour garder l’enregistrement, { $quit } pour partir.
clocks = Pendules : { $times }.
time-days = Tu as { $count } jours pour cela.
time-hours = Tu as { $count } heures pour cela.
time-minutes = Tu as { $count } minutes pour cela.
time-seconds = { $count ->
    [one] Tu as { $count } seconde pour cela.
   *[other] Tu as { $count } secondes pour cela.
}
resign-really = Abandonner vraiment ? Alors tape : { $typed }
next-game = La partie suivante. Tu y reviens par ce lien :
seat-code = Pendant { $minutes } minutes, ce code tapé sur un autre appareil y prend ta place, une fois :
record-saved = L’enregistrement est gardé ; snowyard verify le vérifie, snowyard replay le montre :
only-at-table = Tu regardes ; seuls ceux de la table le peuvent.
refused-illegal-move = Ce coup n’est pas permis maintenant ({ $rules }).
refused-unknown-move = Ce coup n’existe pas ({ $rules }).
word-help = aide
word-rules = règles
word-log = journal
word-view = table
word-moves = coups
word-options = options
word-explain = expliquer
word-undo = reprendre
word-save = enregistrer
word-hint = conseil
word-bot = robot
word-quit = quitter
word-next = suite
word-again = encore
word-back = retour
word-start = début
word-end = fin
word-seat = place
word-spectator = spectateur
word-yes = oui
word-no = non
word-chat = dire
word-code = code
word-resign = abandonner
word-surrender = capituler
word-rematch = revanche
word-feedback = avis
word-too-long = trop long
word-unfair = injuste
word-on = oui
word-off = non
word-all = tous
does-help = cette liste
does-rules = les règles de cette décision, une règle par son numéro, ou ce que veut dire une carte ou un mot
    .takes = {"["}NUMÉRO ou NOM]
does-log = tout ce qui s’est passé
does-view = la table et les coups encore une fois
does-moves = tous les coups permis, ou ceux qui contiennent un texte
    .takes = {"["}PARTIE]
does-options = les options de cette partie
does-explain = expliquer ce qui apparaît pour la première fois, ou arrêter pour de bon
    .takes = oui{"|"}non
does-quit = partir ; la partie est enregistrée
does-quit-away = quitter l’écran ; la table est gardée
does-undo = reprendre ton dernier coup ; jamais un lancer, un secret ou la décision d’un autre
does-undo-away = reprendre ton dernier coup ; ceux qui ont décidé depuis sont consultés
does-save = dire où la partie est enregistrée, ou en garder une copie ailleurs
    .takes = {"["}FICHIER]
does-save-away = garder l’enregistrement d’une partie finie
    .takes = {"["}FICHIER]
does-hint = ce que les meilleurs coups (ou tous) devraient gagner, en réfléchissant
    .takes = {"["}tous]
does-hint-away = ce qu’un robot pense de tes coups
does-bot = laisser un robot choisir ton coup
    .takes = {"["}SORTE]
does-bot-away = laisser un robot jouer pour toi, ou pour pN qui ne répond pas
    .takes = {"["}pN] {"["}NIVEAU]
does-yes = accepter ce qui est demandé
does-no = ne pas accepter
does-chat = dire quelque chose à toute la table
    .takes = TEXTE
does-back = rejouer soi-même
does-start = commencer : des robots prennent les places libres
    .takes = {"["}NIVEAU]
does-code = un code qui emporte ta place sur un autre appareil
does-resign = abandonner ; un robot continue, ou à deux la partie finit
does-rematch = une autre partie des mêmes, quand celle-ci est finie
does-feedback = dire comment était une variante, quand la partie est finie : 1 à 5, et plus si tu veux
    .takes = N
does-surrender = abandonner pour de bon
does-step-next = quitter cette étape et continuer
does-step-again = cette étape depuis le début
does-step-back = l’étape d’avant
does-step-quit = partir ; ce que tu as fait est gardé
does-step-undo = reprendre ton dernier coup
sure = { $lettered ->
    [no] Tu peux encore faire autre chose. Pour finir quand même, tape { $move } encore une fois.
   *[yes] Tu peux encore faire autre chose. Pour finir quand même, tape { $letter } ou { $move } encore une fois.
}
short-names = { $code } et ce qui lui ressemble entre parenthèses sont des noms courts, pour taper un coup en entier ; sa lettre suffit.

# Ce que valaient les coups : `snowyard analyse`
analysed = { $moves ->
    [one] 1 coup.
   *[other] { $moves } coups.
} D’où vient chaque résultat, en 100 parties depuis la vraie table, toutes cartes ouvertes, si tous jouaient simplement la suite :
analysed-seat = { $seat } { $who } : départ { $start }, chance { $luck } (à { $lucky } près), ses coups { $own } (à { $owned } près), coups des autres { $others } (à { $othered } près) = { $over ->
    [yes] gagné
   *[no] en est à
} { $result } ; { $mistakes ->
    [0] aucune erreur n’est marquée
    [one] 1 erreur a coûté { $cost }
   *[other] { $mistakes } erreurs ont coûté { $cost }
}.
analysed-every = Chaque décision, d’après ce que le joueur pouvait savoir :
analysed-costliest = Les coups les plus coûteux, d’après ce que le joueur pouvait savoir :
analysed-luckiest = Les plus grands coups de chance :
analysed-move = Coup { $number }, { $who } : { $text }
analysed-stroke = { $move }. Les dés ou les cartes de ce coup valaient { $worth } parties sur 100 pour { $lucky }.
analysed-good = « { $move } » : la machine aurait joué la même chose ; cela gagne environ { $worth } parties sur 100.
analysed-alike = « { $move } » ; la machine aurait joué « { $better } », sans pouvoir dire si c’est mieux ({ $played } sur 100 avec le coup joué, { $best } avec celui-là).
analysed-better = { $more ->
    [0] « { $move } » ; « { $better } » faisait mieux quand les deux ont été comparés, mais le dernier contrôle n’a pas trouvé de différence : { $high } parties sur 100 au plus ({ $played } sur 100 avec le coup joué, { $best } avec celui-là).
   *[other] « { $move } » ; « { $better } » aurait gagné { $more } parties de plus sur 100, entre { $low } et { $high } ({ $played } sur 100 avec le coup joué, { $best } avec celui-là).
}
analysed-progress = coups de la partie
analysed-chart = Le graphique est dans { $file }
count-wrong = un nombre entier de 1 à 10 millions, pas { $typed }

# Énigmes
puzzle-of = Énigme { $number } sur { $all } : { $game }. { $grade ->
    [one] Un niveau de bots sur quatre la manque.
   *[other] { $grade } niveaux de bots sur quatre la manquent.
}
puzzle-unanswered = Aucun coup n’a été choisi.
puzzle-you = Tu joues { $who }. { $prompt }
puzzle-ask = Un coup est nettement le meilleur. Lequel ?
puzzle-type = Tape le numéro d’un coup, de 1 à { $last }, ou son nom.
puzzle-right = Juste : { $move }.
puzzle-wrong = Non. Le meilleur coup était « { $move } ».
puzzle-better = « { $move } » gagne { $more } parties de plus sur 100 que le meilleur coup suivant, « { $second } », entre { $low } et { $high }. Parties gagnées sur 100 : { $best } et { $next }.
puzzle-simple = Un joueur simple choisirait « { $move } ».
puzzle-exact = Cette fin de partie est calculée exactement.
puzzle-no-such = il n’y a pas d’énigme { $number } pour { $game } ; il y en a de 1 à { $last }
puzzle-none = il n’y a pas d’énigmes pour { $game }

# Ce qui ne va pas dans une ligne de commande
seats-twice = deux places s’appellent { $name } ; donne à chacun un nom à lui
seats-name = { $name } n’est pas un nom pour une place : jusqu’à 20 lettres, chiffres, espaces et . ' -, pas p0, p1, ... ; ou me, bot, bot:random
seats-count = l’option seats vaut { $wanted }, mais { $named } joueurs sont nommés
record-no-text = { $file } n’est pas l’enregistrement d’une partie : ce n’est pas un fichier texte
arguments-network = { $option } est pour une table sur le réseau ; donne son lien avec --table
arguments-beside = { $option } ne va pas avec { $other } : { $reason }
arguments-beside-table = la table existe déjà
arguments-beside-file = le fichier le dit
programs-named = { $file } veut lancer { $programs } comme bot, avec tes droits. Si tu lui fais confiance, ajoute --start-programs
arguments-other-game = { $file } est une partie de { $game }, pas de { $wanted }
arguments-game = nomme un jeu : { $games }
seed-wrong = une graine est un nombre entier à partir de 0, pas { $typed }
no-such-step = il n’y a pas d’étape { $typed } ; il y en a de 1 à { $last }, ou { $names }
link-wrong = { $typed } n’est pas un lien vers une table ; ils ressemblent à http://host:8000/#/join/TABLE/CODE ou http://host:8000/#/table/TABLE
server-strange = { $server } répond { $status } ; est-ce un serveur Snowyard ?
server-away = impossible de joindre { $server } : { $reason }
code-elsewhere = ce code est pour une autre table : { $link }
own-dice-not = de vrais dés ou cartes ne vont pas ici : les joueurs se cachent quelque chose, et qui tape ce qui est pioché verrait les cartes des autres. Joue sans --own-dice : la graine est scellée avant la donne, et snowyard verify prouve ensuite chaque pioche. --own-dice est pour les tables où tout est visible, comme forts
learned-broken = impossible de lire { $file } ({ $reason }) ; déplace ce fichier, et les leçons recommencent
parse-required = il manque : { $names }
parse-unknown = cette commande ne connaît pas { $names }
parse-choice = { $name } : { $typed } n’est pas parmi { $choices }
parse-one = { $name } demande une valeur
parse-value = { $name } : { $typed } n’est pas un nombre entier
parse-beside = { $name } ne va pas avec { $other }
parse-usage = { $help } montre ce qu’on peut donner.
# ce que disent ceux qui ont essayé une variante
feedback-ask = Cette variante était-elle amusante, de 1 à 5 ? Ajoute « { $long } », « { $unfair } » ou une phrase si tu veux. Entrée ne dit rien.
feedback-how = Commence par un nombre de 1 (pas amusant) à 5 (très amusant), par exemple 4, trop long : on attendait la neige.
feedback-line = Ta réponse :
feedback-kept = Merci. C’est gardé avec l’enregistrement de cette partie.
feedback-wanted = Comment était cette variante ? Tape { $typed } (1 à 5), et une phrase si tu veux. Tous ceux de cette table et qui tient le serveur peuvent le lire.

## Ce qui est refusé ailleurs, dit au terminal

said-no-game = il n’y a pas de jeu { $typed } ; il y a { $names }.
said-no-option = { $game } n’a pas d’option { $typed } ; il a { $names }.
said-option-range = { $game } : { $name } est un nombre entier de { $low } à { $high }, et non { $typed }
said-option-choice = { $game } : { $name } est l’un de { $names }, et non { $typed }
said-option-switch = { $game } : { $name } vaut on ou off, et non { $typed }
said-option-written = une option s’écrit NOM=VALEUR, et non { $typed }
said-option-twice = l’option { $name } est donnée deux fois
said-no-bot = il n’y a pas de bot { $typed } ; il y a { $names } et program:COMMANDE.
said-no-language = il n’y a pas de langue { $typed } ; il y a { $names }
said-no-move-number = il n’y a pas de coup { $number } ; la partie en a { $moves }
said-no-such-move = { $game } n’a pas de coup { $typed }.
said-no-file = { $file } : ce fichier n’existe pas
said-no-right = { $file } : tu n’en as pas le droit
said-is-folder = { $file } est un dossier
said-no-variant = la variante { $file } est illisible : ce fichier n’existe pas
said-no-text = un fichier qui devrait être du texte n’en est pas (UTF-8)
said-folder-given = { $file } est un dossier ; nomme un fichier dedans, comme { $other }
said-folder-missing = le dossier { $folder } manque pour { $file } ; crée-le, ou nomme un autre endroit
said-cannot-write = { $file } ne peut pas être écrit : tu n’en as pas le droit
said-record-head = { $file } ligne { $line } : { $typed } n’est pas une ligne de l’en-tête d’un enregistrement ; elles commencent par { $names }
said-record-line = { $file } ligne { $line } : { $own }
said-not-decision = ce n’est pas à toi de décider maintenant
said-undo-not = cela ne peut pas être repris : { $own }
said-undo-none = tu n’as pas de coup à reprendre
said-undo-news = depuis, le hasard a parlé, ou quelque chose a été dévoilé
said-undo-secret = quelqu’un est consulté en secret
said-undo-hidden = quelque chose a été décidé en secret depuis
said-undo-final = un tel coup n’est jamais repris
said-undo-else = quelqu’un d’autre a décidé depuis
said-over = la partie est finie
said-no-table = cette table n’existe pas ; vérifie le lien
said-wrong-key = cette clé n’ouvre aucune place (ou plus aucune)
said-wrong-code = ce code est faux, déjà utilisé ou vieux de plus de dix minutes ; fais-en un nouveau sur l’autre appareil
said-name-taken = quelqu’un s’appelle déjà { $name } à cette table ; prends un autre nom
said-begun = la partie a déjà commencé
said-wrong-invitation = cette invitation n’ouvre pas cette table ; redemande son lien
said-full = aucune place n’est libre à cette table ; tu peux regarder
said-not-begun = la partie n’a pas commencé : la table attend du monde
said-bot-plays = un bot joue pour toi ; reprends d’abord ta place
said-chosen = tu as déjà choisi ; reprends d’abord ce choix, tant que d’autres choisissent
said-question-open = une question est déjà posée ; attends les réponses
said-nobody-asks = personne n’attend de réponse de toi
said-resigned-already = tu as déjà abandonné
said-rematch-when = on peut demander une revanche quand la partie est finie
said-watching = tu regardes ; seuls ceux qui sont à la table le peuvent
said-plays-for-self = tu joues déjà toi-même
said-verified = { $moves } coups sont légaux jusqu’à la fin, la graine tient son engagement, et les { $rolls } lancers en découlent tous. { $own }
said-verified-so-far = { $moves } coups sont légaux jusqu’ici (la partie n’est pas finie), la graine tient son engagement, et les { $rolls } lancers en découlent tous. { $own }
said-verified-lots = { $lots } places ont été tirées au sort, comme le dit la graine. { $own }
said-stopped = arrêté
said-near = Voulais-tu dire { $typed } ?
seats-number = --seats nomme qui joue, place par place, comme me,bot,bot ; { $typed } seul n’est personne
verify-no-text = Ce n’est pas l’enregistrement d’une partie : ce n’est pas un fichier texte.
verify-not = Cet enregistrement ne tient pas : { $reason }
