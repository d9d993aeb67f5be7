# Les entrées rapides, et qui s’assoit en face.

web-start = Entrées rapides
web-play-now = Jouer maintenant
web-play-now-about = { $title } contre deux { $bots }, avec retour en arrière et conseils
web-learn = Apprendre
web-learn-five = Apprendre en cinq minutes
web-learn-five-about = Une page illustrée, puis une table avec un guide.
web-join-friends = Rejoindre des amis
web-join-friends-about = Ouvrez le lien que vous avez reçu.
web-join-link = Le lien
web-join-wrong = Ce n’est pas un lien vers une table ou une partie. Il ressemble à https://…/table/…
web-levels = Qui s’assoit en face : cinq niveaux
web-level-won = Gagne { $n } parties sur 100 contre des { $other }.
web-level-won-random = Gagne { $n } parties sur 100 contre le hasard.
web-level-at-once = Répond aussitôt.
web-level-seconds = Plus longue réflexion mesurée : { $n } s.
web-level-fits = à votre mesure
web-deal-about = Une donne porte un numéro. Le même numéro redonne les mêmes dés et les mêmes cartes ; sans numéro, elle est tirée au sort et reste secrète jusqu’à la fin.
web-coach = Guide
web-menu-chat = { $n ->
        [one] Menu, { $n } nouveau message
       *[other] Menu, { $n } nouveaux messages
    }
web-reveals-short = sans retour
