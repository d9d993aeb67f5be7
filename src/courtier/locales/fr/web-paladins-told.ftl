# Ce que disent les scènes de Paladins.
