# L’analyse d’une partie dans le navigateur.

web-analysis = Analyse
web-analysis-close = Fermer l’analyse
web-analysis-about = Chaque choix est reconsidéré, tel que la place le voyait, et comparé au meilleur trouvé : ce qui a coûté des points, la précision de chaque place, et ce qu’on pouvait attendre en chemin. Vous pouvez continuer à lire pendant ce temps.
web-analysis-start = Analyser cette partie
web-analysis-again = Analyser à nouveau
web-analysis-stop = Arrêter
web-analysis-waiting = Une autre analyse est en cours ; celle-ci vient après.
web-analysis-running = { $done } choix sur { $all }
web-analysis-left = { $done } choix sur { $all } ; { $minutes ->
        [0] moins d’une minute
       *[other] encore { $minutes } min environ
    }
web-analysis-stopped = Arrêt après { $done } choix sur { $all }.
web-analysis-failed = L’analyse s’est terminée par une erreur.
web-analysis-seat = Place
web-analysis-accuracy = Précision
web-analysis-lost = Points perdus
web-analysis-best = Meilleur trouvé
web-analysis-mistakes = Ce qui a coûté des points
web-analysis-none = Rien n’a coûté un demi-point jusqu’ici.
web-analysis-chart = Points attendus à la fin, au fil de la partie
web-analysis-chart-go = Aller à un choix de la partie
web-analysis-cost = Coût : { $cost }. Mieux : { $better }.
web-analysis-lead = Avance attendue : { $best } au lieu de { $lead }.
web-analysis-fine = Le meilleur choix trouvé, ou aussi bon.
web-analysis-slip = Écart
web-analysis-mistake = Faute
web-analysis-blunder = Gaffe
