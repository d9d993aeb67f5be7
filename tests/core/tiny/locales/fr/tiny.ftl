# Tout ce que dit Tiny.

title-tiny = Tiny
gem-opal = Opale
gem-pearl = Perle
gem-garnet = Grenat
gem-ruby = Rubis
tiny-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

tiny-ask-reserve = Fixez le prix minimal
tiny-ask-peek = Regarder la gemme ?
tiny-ask-bid = Misez en secret ; le prix minimal est { $reserve }
tiny-ask-fate = Gagné : garder { $gem } ou vendre ?

tiny-reserve = Prix minimal { $n }
tiny-peek = Payer une pièce et regarder
tiny-trust = Ne pas regarder
tiny-bid = Miser { $coins }
tiny-keep = Garder { $gem }
tiny-sell = Vendre { $gem }

tiny-reserve-high = Un prix minimal de { $have } est trop haut ; { $need } au plus.

tiny-story-round = Manche { $n } : { $who } est l’hôte.
tiny-story-reserve = { $who } demande au moins { $n }.
tiny-story-looked = { $who } regarde la gemme.
tiny-story-saw = Vous voyez { $gem }.
tiny-story-bid = { $who } mise { $n } avec { $luck } de chance.
tiny-story-won = { $who } gagne { $gem }.
tiny-story-nobody = Personne ne gagne { $gem }.
tiny-story-sold = { $who } vend { $gem }.

tiny-points-gems = Gemmes
tiny-points-coins = Pièces
