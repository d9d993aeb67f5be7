# Ce que l’on demande et raconte aux joueurs quand des modules ou un scénario sont en jeu ; chaque module garde ses propres mots.

kingsburg-ask-use = { $when } : utilisez vos cartes
kingsburg-ask-trade = Échanger avec { $building_the } ?
kingsburg-moment-setup_end = Avant la première année
kingsburg-moment-year_start = L’année commence
kingsburg-moment-season_start = La saison commence
kingsburg-moment-roll_window = Les dés sont lancés
kingsburg-moment-total_window = Les totaux sont fixés
kingsburg-moment-influence_end = Tous les dés sont placés
kingsburg-moment-season_end = La saison s’achève
kingsburg-moment-recruit_start = Avant le recrutement
kingsburg-moment-recruit_end = Après le recrutement
kingsburg-moment-winter_start = L’hiver arrive
kingsburg-moment-year_end = L’année s’achève
kingsburg-moment-game_end = La partie s’achève
kingsburg-moment-year_end_last = Tout à la fin de l’année
kingsburg-moment-battle_reward = La bataille est gagnée
kingsburg-moment-battle_penalty = La bataille est perdue
kingsburg-moment-built = Un bâtiment a été construit
kingsburg-must-use = Ce n’est pas un choix : il faut d’abord l’utiliser.
kingsburg-bazaar-as = { $dice } comme { $n } par le Bazar
kingsburg-story-card = { $some ->
        [0] { $who } utilise { $card_the }.
       *[other] { $who } utilise { $card_the } : { $gain }.
    }

kingsburg-scenario-anger = colère { $n }
kingsburg-scenario-fair = à la foire : { $goods }
kingsburg-valley = Vallée
kingsburg-together = ensemble { $n }, avec { $soldiers }♙ pour chacun
kingsburg-stays-away = reste chez lui
kingsburg-in-force = en l’état, force { $n }
kingsburg-legend-governors = gouverneurs : ● prêt ○ utilisé ■ toujours · pas maintenant
kingsburg-legend-tile = ◆ tuile de conseiller
kingsburg-legend-closed = ✕ ne prend pas de dés
kingsburg-draft-left = Bandes restantes : { $strips }
kingsburg-has-tokens = jetons ♙ { $tokens }
