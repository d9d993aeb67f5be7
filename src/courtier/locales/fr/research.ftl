# Ce que lisent les apprenants : erreurs des encodeurs et des environnements, et sens de chaque bloc d’une observation.

encoding-none = { $title } n’a pas d’encodeur : les apprenants ne peuvent pas y jouer. Donnez à son Title un make_encoder().
encoding-action = L’action { $action } ({ $symbol }) n’est pas ouverte à la place { $seat } en ce moment. Prenez-en une du masque : { $known }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } autres
    }.
encoding-options = Plus de { $most } options d’un seul choix sortent du vocabulaire. Choisissez ici parmi les options elles-mêmes.
encoding-range = { $n } ne tient pas dans un octet d’une observation : la position est loin de toute vraie partie.
encoding-differs = Ces poids ou ces données appartiennent à l’encodeur { $there }, mais { $title } à { $seats } places a ici l’encodeur { $here }. Refaites l’apprentissage, ou prenez la version de Courtier et les cartes d’alors.
batch-actions = Il faut ici une action pour chacune des { $games } parties, pas { $actions }.

## Environnements

research-extra = { $package } n’est pas installé, ou trop ancien. Lancez : pip install "courtier[{ $extra }]"
research-over = Aucune partie n’est en cours : appelez reset() avant le prochain step.
research-observer = Les observateurs OpenSpiel de Courtier ne prennent pas de paramètres, mais ont reçu : { $params }.
research-not-asked = La place { $seat } n’a rien à choisir en ce moment : il n’y a pas de question pour elle.
research-answer-listed = Répondez en une ligne : réponse : { $token }
research-answer-free = Répondez en une ligne qui nomme votre choix par son jeton, par exemple réponse : { $token }
research-retry = « { $said } » n’est aucune des options. Écrivez-la comme dans la liste.
research-tries = Aucune option après { $tries } réponses. Le dernier refus : { $why }

## La commande

encoding-column-start = dès
encoding-column-block = bloc
encoding-column-size = octets
encoding-column-range = valeurs
encoding-column-meaning = sens
encoding-summary = { $size } octets, { $actions } actions (dont { $spare } de réserve, pour ce qui sort des axes), { $features } traits par option, empreinte { $hash }.
bench-research-steps = pas/s
bench-research-absent = { $name } n’est pas mesuré : { $why }
