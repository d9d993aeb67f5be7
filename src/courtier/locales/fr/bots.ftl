# Les niveaux contre lesquels on joue, du plus faible au plus fort.

bot-page = Page
    .about = Apprend encore : voit presque tout, en juge mal.
    .many = Pages
bot-squire = Écuyer
    .about = Regarde un choix plus loin et se trompe parfois.
    .many = Écuyers
bot-knight = Chevalier
    .about = Regarde un choix plus loin, avec soin.
    .many = Chevaliers
bot-steward = Sénéchal
    .about = Prévoit quelques choix, un instant pour chacun.
    .many = Sénéchaux
bot-chancellor = Chancelier
    .about = Prévoit aussi loin que possible, jusqu’à trois secondes par choix.
    .many = Chanceliers

# courtier bench

cli-bench-search = itérations/s
cli-bench-ratio-search_to_interpreted = { $title } : recherche compilée, { $ratio } fois les itérations de l’interprétée.

# Conseils : ce que le meilleur choix rapporte, comparé au deuxième. Les parts sont des lignes de la feuille, ou celles-ci.

hint-gain = Comparé à « { $other } » : { $parts }.
hint-more = { $what } +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less = { $what } −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-better = Mieux que « { $other } », d’un peu de tout.
hint-even = À peu près aussi bon que « { $other } » : la différence tient au hasard.
hint-trade = À peu près aussi bon que « { $other } » : { $parts } ; en tout, la différence tient au hasard.
hint-next = « { $choice } » peut suivre : dans { $often } parties jouées sur 100, dans { $seldom } sinon.
hint-cut = Le temps a manqué pour tout peser : redemandé, le conseil peut changer.
hint-others = Les autres freinés
hint-to-come = Ce qui reste à venir
hint-goods = Ressources
hint-dice = Dés et jetons
hint-workers = Ouvriers
hint-apprentices = Apprentis
