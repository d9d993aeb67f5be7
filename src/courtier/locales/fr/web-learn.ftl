# Chaque jeu en cinq minutes, avec nos propres mots ; la page nomme les règles derrière chaque étape.

learn-title = { $title } en cinq minutes
learn-then = Et ensuite
learn-squires = Jouer contre des écuyers
learn-squires-about = Ils se trompent assez souvent pour être battus. Conseils et retour en arrière sont là ; après trois victoires sur cinq, le niveau suivant prend place.
learn-mistakes = Rejouer ses erreurs
learn-mistakes-about = Après une partie, l’analyse trouve les choix les plus coûteux. Refaites-les un à un, avec deux essais avant la réponse.
learn-rules = Consulter
learn-rules-about = Chaque règle a un numéro et une phrase. Tout ce que la table refuse nomme sa règle et y mène.

## Kingsburg

learn-kingsburg-aim = Vous gouvernez une province pour le roi. En cinq ans, vous gagnez des conseillers à la cour, élevez des bâtiments et tenez bon chaque hiver. Tout cela rapporte des points de victoire, et qui en a le plus gagne.
    .head = Cinq ans à la cour
learn-kingsburg-roll = Printemps, été et automne commencent par trois dés pour chacun. Le plus petit total joue d’abord, le plus grand en dernier : un mauvais jet permet de choisir tôt.
    .head = Lancer
learn-kingsburg-influence = À votre tour, posez un ou plusieurs dés sur un conseiller. Leur somme doit faire exactement son rang, du Bouffon à 1 jusqu’au Roi à 18, et le premier venu ferme la porte : chacun n’est servi qu’une fois. On balance donc entre une grande visite et deux ou trois petites.
    .head = Gagner l’oreille d’un conseiller
learn-kingsburg-help = Les dés bonus blancs s’ajoutent aux vôtres pour une saison, mais jamais seuls. Un jeton « +2 » élève une somme de deux. L’un et l’autre ouvrent des nombres difficiles.
    .head = Un coup de pouce
learn-kingsburg-reward = Quand tous ont passé, la cour paie de bas en haut : or, bois et pierre, soldats, points, jetons, ou un regard sur l’ennemi qui vient.
    .head = Ce qu’ils donnent
learn-kingsburg-build = Chacun peut alors élever un bâtiment contre ses biens. Chaque rangée pousse de gauche à droite : les chers reposent sur les modestes. Ils comptent aussitôt, et la plupart aident jusqu’à la fin.
    .head = Bâtir sa province
learn-kingsburg-king = Entre les saisons, le roi regarde autour de lui : il prête un dé à qui a le moins bâti, accorde un point à qui a le plus de bâtiments et envoie son émissaire à quelqu’un qui est en retard. L’émissaire ouvre une porte fermée, ou bâtit une seconde fois.
    .head = La faveur du roi
learn-kingsburg-winter = À la fin de l’année, un ennemi se tient à la frontière, plus fort d’année en année. Soldats et murailles font votre force ; on peut encore engager des soldats contre des biens. Plus fort que l’ennemi, vous êtes récompensé ; plus faible, vous perdez des biens, des points ou un bâtiment.
    .head = L’hiver

## Paladins

learn-paladins-aim = Vous défendez une cité de l’Ouest pendant sept manches. Les points viennent de bien des actes : ordres du roi, attributs élevés, murailles, garnisons et convertis. Qui en a le plus gagne.
    .head = Sept manches pour la cité
learn-paladins-round = À chaque manche, vous regardez trois paladins et en envoyez un. Il amène deux ouvriers, élève vos attributs pour la manche et possède un talent. Puis vous prenez une taverne et ses quatre ouvriers.
    .head = Un paladin et six ouvriers
learn-paladins-turn = Tour à tour, chacun fait une action et la paie en ouvriers. Une case de couleur veut cette couleur, une case neutre prend n’importe qui, et les criminels violets passent partout. Les ouvriers posés sont dépensés.
    .head = Une action à la fois
learn-paladins-left = Le côté gauche de votre plateau prépare : argent et provisions, habitants qui aident pour de bon, ateliers qui épargnent un ouvrier, prière qui libère une action pour la refaire.
    .head = Le côté gauche prépare
learn-paladins-right = Le côté droit rapporte. Chacune de ses six actions demande un attribut et en élève un autre : la foi mène à l’influence ou à la force, l’influence à la force ou à la foi, la force à la foi ou à l’influence. On monte ainsi en cercle, et chaque pas laisse des moines, des murailles, des garnisons ou des convertis.
    .head = Le côté droit rapporte
learn-paladins-march = Dans six régions, avant-postes et moines trouvent leur place, et des étrangers arrivent. Les nombres à la frontière disent la foi ou la force demandée. On peut attaquer les étrangers pour un gain immédiat, ou les convertir pour des points à la fin.
    .head = Vers les marches
learn-paladins-orders = Les ordres du roi sont au-dessus du plateau et paraissent manche après manche. Qui a fait l’action assez souvent à la fin marque l’ordre, et tous le peuvent. Ses faveurs sont des cases de plus, pour le premier venu.
    .head = Ce que veut le roi
learn-paladins-tax = Les criminels attirent le soupçon, et le soupçon puise dans les impôts. Quand ils sont à sec, l’inquisition vient : le plus soupçonné prend une dette, trois points de moins tant qu’elle n’est pas payée.
    .head = Gare à l’inquisition
learn-paladins-pass = Quand rien ne vaut plus un ouvrier, passez. Votre plateau est vidé, et jusqu’à trois ouvriers attendent la manche suivante. Après la septième, on compte.
    .head = Passer et recommencer

## Architects

learn-architects-aim = Vous bâtissez une ville de l’Ouest pour son roi, par de bons moyens ou de mauvais. Pas de manches : quand la Guilde est pleine, chacun joue un dernier tour. Bâtiments, cathédrale et bonne réputation rapportent des points.
    .head = Une ville à bâtir
learn-architects-turn = Un tour, c’est un ouvrier posé sur un lieu, et l’on fait ce que le lieu dit. Plus vous y avez d’ouvriers, plus vous récoltez. Ils restent jusqu’à ce que quelqu’un les emmène.
    .head = Un ouvrier par tour
learn-architects-workshop = L’atelier engage des apprentis, dont les bâtiments demandent le savoir-faire et dont l’aide dure, ou donne d’autres plans. Plus d’ouvriers à vous y vont plus loin dans la rangée.
    .head = Apprentis et plans
learn-architects-build = Un plan de votre main montre biens, savoir-faire et points. Quand tout est réuni, un ouvrier va à la Guilde et y reste pour de bon : le bâtiment est debout, ou la cathédrale gagne un niveau.
    .head = Bâtir
learn-architects-capture = Une foule est une invitation. Depuis le centre-ville, on peut arrêter contre de l’argent tous les ouvriers d’une couleur en un lieu. Menés en prison, ils rapportent encore de l’argent ; leur maître les ramène par le corps de garde.
    .head = Arrêter la concurrence
learn-architects-virtue = Il y a des actes nobles et d’autres moins. Avec une haute vertu, le marché noir vous est fermé ; avec une vertu très basse, la cathédrale l’est. À la fin, la piste donne ou prend des points.
    .head = Votre réputation
learn-architects-market = Le marché noir vend vite biens et gens, contre argent et vertu. Quand ses places sont prises, tous ceux qui s’y trouvent vont en prison. Les impôts s’amassent à côté : un seul ouvrier peut tout prendre, et y perd de la vertu.
    .head = Raccourcis
learn-architects-end = Sans ouvrier chez vous, le tour en ramène un. La dernière place de la Guilde annonce la fin. On compte alors bâtiments, cathédrale, vertu, or et marbre, moins les dettes et les prisonniers.
    .head = La dernière place
