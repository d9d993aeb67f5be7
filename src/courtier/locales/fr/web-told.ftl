# Scènes et tours racontés un par un, pour tous les titres.

scene-continue = Continuer
scene-skip = Passer
scene-stays = Reste jusqu’à ce que vous continuiez
told-telling = Ce que font les autres
told-follow = Comment les tours sont racontés
told-pause = Pause
told-go-on = Reprendre
told-step = Un pas
told-faster-now = Vitesse : { $n } fois ; plus vite
told-to-now = Aller au présent ({ $n })
told-again = Revoir
told-since = Depuis votre dernier tour
told-hide = masquer
told-more = { $n ->
        [one] 1 de plus
       *[other] { $n } de plus
    }
told-show-again = Revoir cette scène
web-scenes = Scènes
web-scenes-all = Toutes
web-scenes-lost = Avec pertes
web-scenes-off = Aucune
web-follow = Suivre les autres
web-follow-about = Les choix des autres sont racontés un par un ; on peut aller au présent.
