# Ce que disent les scènes d'Architectes.
