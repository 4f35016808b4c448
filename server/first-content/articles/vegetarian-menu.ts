import type { FirstArticle } from '../first-article.ts'

export const vegetarianMenu: FirstArticle = {
  title: 'Le menu végétarien de la semaine, sans grimaces',
  tagline: 'Quatre bases, des noms qui donnent faim, et un essai avant de servir à tous.',
  tags: ['Menus', 'Loi'],
  daysAgo: 26,
  body: `De la maternelle au lycée, un menu par semaine au moins est végétarien. La règle est dans l’article L. 230-5-6 du code rural et de la pêche maritime. Elle ne dit pas comment le faire aimer : voilà ce que des cuisiniers nous ont appris.

# Ce qu’est un menu végétarien

Il ne contient ni viande, ni poisson, ni crustacé, ni fruit de mer. Il peut contenir des œufs et des produits laitiers. S’il n’y a qu’un menu, c’est celui de tous ; s’il y en a plusieurs, c’est un choix parmi eux.

Dans les restaurants de l’État, de ses établissements publics et des entreprises publiques nationales, un choix végétarien est proposé chaque jour dès qu’il y a plusieurs menus.

# Quatre bases pour varier

| Base | Un plat qui marche | L’astuce |
|---|---|---|
| Légumineuses et céréales | Dhal de lentilles corail et riz | Épices douces, texture lisse |
| Œufs | Tortilla de pommes de terre | Servie tiède, en parts |
| Fromage | Lasagnes aux épinards | Peu de béchamel, beaucoup de légumes |
| Pois chiches | Boulettes au cumin, sauce tomate | Façonnées la veille |

Tourner sur ces quatre bases évite le piège de l’omelette chaque mardi.

# Donner envie

- **Nommez le plat pour ce qu’il a de bon.** « Boulettes dorées au cumin » plaît plus que « boulettes végétariennes ».
- **Placez-le en premier** sur la ligne et sur la carte.
- **Préférez le fait maison** : un produit tout prêt coûte plus cher et déçoit plus souvent.
- **Goûtez d’abord à dix.** Une petite table d’essai, une note de 1 à 5, et la recette change avant d’arriver devant trois cents enfants.

# Et au-delà de 200 couverts ?

Les cantines qui servent plus de 200 couverts par jour en moyenne présentent à leur direction, ou à leurs élus, un plan sur plusieurs années pour diversifier les protéines. Il commence par un comptage : combien de repas du mois reposent déjà sur des protéines végétales ? Le reste suit : recettes nouvelles, formation de l’équipe, mise en avant.

# Mesurer, encore

Pesez les restes des assiettes du jour végétarien et d’un autre jour. Si l’écart est grand, la recette est en cause, rarement l’idée. Les détails de la loi sont sur la page de [la mesure](/mesures-phares/menus-vegetariens).`,
}
