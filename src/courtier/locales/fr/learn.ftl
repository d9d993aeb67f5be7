# Réseaux, apprentissage et jeux de données : ce que disent `courtier learn`, `courtier dataset` et les robots à réseau.

net-no-file = Il n’y a pas de fichier { $file }. Un réseau se fait avec : courtier learn TITRE
net-broken = { $file } ne contient pas de réseau de Courtier : { $what }
net-other-title = Ce réseau a été appris dans { $there } ; il ne sait pas jouer à { $here }.
learn-exists = { $file } existe déjà. Choisissez un autre fichier avec --out.
learn-beginning = Parties contre soi-même
learn-playing = Tour { $round } : { $games } parties, { $positions } positions
learn-trained = Tour { $round } : la prévision des points finaux se trompe de { $after } (erreur type, parties jamais vues), de { $before } sans le réseau ; { $epochs } époques.
learn-saved = { $file } : appris sur { $positions } positions de { $games } parties.
learn-little = { $games } parties, c’est trop peu pour apprendre ; il en faut au moins { $least }. Donnez plus de --minutes.
dataset-exists = { $folder } existe déjà. Choisissez un nouveau dossier avec --out.
dataset-file = { $file } n’est ni une partie enregistrée ni un fichier de `courtier arena --out`.
dataset-other = { $file } ne va pas avec le reste : un jeu de données a un seul titre, un nombre de places et un choix d’options ; ce qui diffère : { $differs }.
dataset-digest = La partie { $game } de { $file } ne se rejoue pas comme elle fut : les règles, les cartes ou les robots ont changé.
dataset-names = { $name } ne peut pas être un nom : des lettres, des chiffres, - et _.
dataset-made = { $folder } : { $choices } choix { $games ->
        [one] d’une partie
       *[other] de { $games } parties
    }.
dataset-broken = { $folder } n’est pas un jeu de données de Courtier : { $what }
