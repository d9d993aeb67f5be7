# Ce que disent les scènes de Kingsburg.

kb-scene-winter = Hiver, année { $year }
kb-scene-reinforcements = renforts
kb-scene-tokens = jetons soldat
kb-scene-everybody = Les soldats du roi
kb-scene-soldiers = { $n ->
        [one] soldat pour chacun
       *[other] soldats pour chacun
    }
kb-scene-reveal = l’ennemi arrive
kb-scene-prize = butin : { $what }
kb-scene-loss = perte : { $what }
kb-scene-strength = à battre
kb-scene-against-all = Chacun se bat seul. Le plus fort l’emporte ; à force égale, c’est l’égalité.
kb-scene-valley-joins = { $n ->
        [one] La vallée s’en mêle : les forces s’ajoutent, chacun gagne 1 soldat, butins et pertes des deux cartes comptent.
       *[other] La vallée s’en mêle : les forces s’ajoutent, chacun gagne { $n } soldats, butins et pertes des deux cartes comptent.
    }
kb-scene-valley-stays = La vallée reste à l’écart.
kb-scene-strengths = la force, élément par élément
kb-scene-enemy = ennemi
kb-scene-outcome = butin et pertes
kb-scene-won = Victoire
kb-scene-tied = Égalité
kb-scene-lost = Défaite
kb-scene-against = contre { $n }
kb-scene-highest = +{ $n } le plus fort
kb-scene-destroyed = bâtiment détruit, −{ $vp } PV
kb-scene-bonus-die = dé bonus
kb-scene-has-envoy = l’émissaire
kb-scene-why-favor = le moins de bâtiments, puis de ressources
kb-scene-why-reward = le plus de bâtiments
kb-scene-why-envoy = le moins de bâtiments, puis de ressources
kb-scene-dice = Nouveaux dés
kb-scene-order = Ordre du tour
kb-scene-lowest-first = le total le plus bas commence
kb-scene-place = { $n ->
        [one] premier
        [2] deuxième
        [3] troisième
       *[other] { $n }e
    }
kb-scene-rewards = Récompenses
kb-scene-lowest-rank = du plus petit rang au plus grand
kb-scene-declined = refuse
kb-scene-governors = Les gouverneurs
kb-scene-destiny = Le destin de l’année { $year }
kb-scene-tile = Une nouvelle récompense à la cour
kb-scene-tile-gone = Une tuile quitte la partie
