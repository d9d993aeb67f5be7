# Les niveaux contre lesquels on joue, du plus faible au plus fort.

bot-page = Page
    .about = Apprend encore : voit presque tout, en juge mal.
bot-squire = Écuyer
    .about = Regarde un choix plus loin et se trompe parfois.
bot-knight = Chevalier
    .about = Regarde un choix plus loin, avec soin.
bot-steward = Sénéchal
    .about = Prévoit quelques choix, un instant pour chacun.
bot-chancellor = Chancelier
    .about = Prévoit aussi loin que possible, jusqu’à trois secondes par choix.

# courtier bench

cli-bench-search = itérations/s
cli-bench-ratio-search_to_interpreted = { $title } : recherche compilée, { $ratio } fois les itérations de l’interprétée.
