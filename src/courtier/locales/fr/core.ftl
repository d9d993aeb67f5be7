# Ce que dit le moteur lui-même : listes, refus, erreurs de partie, de cartes et d’options.

join-plus = { " + " }
join-comma = { ", " }
join-or = { " ou " }
join-semicolon = { " ; " }
nothing = rien
seat-number = Place { $n }
who = { $who }

## Refus

illegal-choice = { $why } { $accepted }
reason-not-asked = Ce n’est pas à cette place de choisir.
reason-not-offered = Ce choix n’est pas proposé ici.
reason-no-such-token = Ce choix n’existe pas.
reason-lack = Il faut { $needed }, vous avez { $have }.
accepted-nothing = La partie est finie.
accepted-seats = Places interrogées maintenant (à partir de 0) : { $seats }.
accepted-tokens = La place { $seat } peut choisir : { $tokens }{ $more ->
        [0] .
       *[other] {" "}et { $more } autres.
    }

## Jeux et options

title-unknown = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
seats-number = { $title } se joue de { $few } à { $many }, pas à { $seats }.
seat-unknown = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
option-unknown = { $title } n’a pas d’option « { $name } ». Il a : { $known }.
option-value = L’option « { $name } » ne peut pas valoir { $value }. Valeurs admises : { $known }.
option-list = L’option « { $name } » est une liste, par exemple { $example }, et non { $value }.
preset-unknown = { $title } n’a pas de réglage « { $name } ». Il a : { $known }.
option-twice = L’option « { $name } » nomme { $value } deux fois.
option-needs = L’option « { $name } » ne peut être choisie qu’avec { $needs }.
option-seats = L’option « { $name } » ne peut être choisie que si le nombre de places est { $seats }, pas { $here }.
bot-unknown = Il n’y a pas de robot « { $name } ». Il y a : { $known }.
seed-range = Une graine est un entier de 0 à 2305843009213693951 ou une clé de 32 chiffres hexadécimaux, pas { $seed }.

## Cartes

content-card = { $file }, { $card } : « { $name } » { $what }.
content-missing = manque ; il faut { $wanted }
content-must = doit être { $wanted }
content-must-not = doit être { $wanted }, pas { $value }
content-among = n’est pas l’un de : { $known }
content-word = ne peut pas nommer { $value } ; valeurs admises : { $known }
content-word-twice = nomme { $value } deux fois
content-twice = se trouve deux fois dans le paquet
content-no-key = n’est pas une clé de cette carte ; clés lues : { $known }
content-whole = un entier de { $low } à { $high }
content-wholes = une liste d’entiers de { $low } à { $high }
content-one-of = l’un de : { $known }
content-list-of = une liste de : { $known }
content-flag = true ou false
content-table = une table
content-tables = une liste de tables
content-amounts = une table de quantités, comme gold = 1
content-no-file = Il n’y a pas de fichier { $file }.
content-not-toml = { $file } ne se lit pas comme du TOML : { $what }.
content-no-deck = { $file } : il n’y a pas de paquet « { $deck } ». Les paquets sont : { $known }.
content-no-id = { $file } : chaque carte du paquet « { $deck } » doit avoir un id fait de lettres, de chiffres et de soulignés.
content-differs = Les cartes d’ici ({ $here }) ne sont pas celles de cette partie ({ $there }). Donnez le même fichier de cartes avec --content.

## Parties enregistrées et positions

record-not-one = Ce n’est pas une partie enregistrée : la première ligne doit être « { $first } ».
record-version = Cette partie est enregistrée au format { $there } ; cette version de Courtier ne lit que le format { $here }.
record-header = Ligne { $line } : « { $name } » n’est pas un en-tête. Les en-têtes sont : { $known }.
record-missing = L’en-tête « { $name } » manque.
record-names = La partie nomme { $names } joueurs et compte { $seats } places.
record-value = Un en-tête ne se lit pas : { $what }.
record-checkpoint = Ligne { $line } : ce point de contrôle ne suit pas le choix { $n } ; des lignes manquent ou sont doublées.
record-line = La ligne { $line } n’est pas un choix : il faut une place de 0 à { $seats } et un choix.
record-cut = L’enregistrement s’arrête après le choix { $n } sans son empreinte finale. Pour reprendre de là, chargez-le avec --cut.
record-withheld = La clé de cette partie, encore en cours, a été retenue ; on ne peut pas la rejouer.
record-sealed = La donne de cet enregistrement n’est pas celle qui a été publiée sous { $sealed }.
record-illegal = Ligne { $line }, « { $choice } » : { $why }
record-digest = Après le choix { $n }, la position n’est pas celle qui a été enregistrée : les règles ou les cartes ont changé.
position-broken = Ce n’est pas une position de { $title } : { $what }.
position-large = elle a plus de { $most } valeurs
position-deep = elle est imbriquée sur plus de { $most } niveaux
position-value = { $value } ne peut pas figurer dans une position
position-number = { $name } vaut { $value }, il faut un entier de { $low } à { $high }
position-list = { $name } doit être une liste{ $n ->
        [-1] {""}
       *[other] {" "}de { $n }
    }
position-follows = { $name } vaut { $value }, mais du reste de la position suit { $follows }
position-shape = { $name } n’a pas la forme qu’il a dans une partie
position-wrong = { $name } ne va pas avec le reste de la position
position-card-twice = la carte { $card } de { $name } est à deux endroits, ou n’existe pas
position-card-missing = la carte { $card } de { $name } n’est nulle part
position-task = { $task } ne peut être ni demandé ni fait ici
position-no-choice = la place { $seat } est interrogée mais n’a pas de choix

## Des paquets qui manquent

extra-missing = { $package } n’est pas installé ici ; c’est un extra qui l’apporte. Installez-le avec : pip install "courtier[{ $extra }]"

## Une partie dans un carnet

notebook-heading = { $title }, { $n ->
        [one] un choix
       *[other] { $n } choix
    }
notebook-asked = { $who } : { $what }
notebook-over = La partie est finie.
notebook-total = Total
notebook-place = Place
