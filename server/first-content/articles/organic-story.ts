import type { FirstArticle } from '../first-article.ts'

export const organicStory: FirstArticle = {
  title: 'De 8 à 23 % de bio : le récit de la cantine des Glycines',
  tagline: 'Trois ans, un budget presque égal, et un boulanger qui a changé de farine.',
  tags: ['Récits', 'Achats'],
  daysAgo: 41,
  body: `*Ce récit est inventé, comme la cantine des Glycines. Les étapes, elles, sont celles que suivent beaucoup d’équipes.*

La cantine des Glycines sert 180 repas par jour, dans une école et sa crèche. Il y a trois ans, elle achetait 8 % de bio. « On pensait que c’était une affaire de budget, raconte Maëlle, la cheffe. C’était surtout une affaire d’ordre. »

# Première année : le pain et les pâtes

L’équipe a commencé par ce qui coûte peu de plus. Le boulanger du bourg a accepté de passer à une farine bio pour les jours d’école. Les pâtes, le riz et les lentilles ont suivi, achetés par sacs de 25 kg avec deux communes voisines.

# Deuxième année : peser, puis acheter

Cinq jours de pesée ont montré que les assiettes d’entrées revenaient à moitié pleines. Deux tailles de portion plus tard, la poubelle avait perdu un tiers de son poids. L’argent gagné a payé les pommes, les carottes et le lait bio.

# Troisième année : la viande, moins et mieux

Le menu végétarien du jeudi est devenu un menu complet, et non plus un menu « sans ». La viande des autres jours est passée au Label Rouge.

| Année | Part de bio | Coût des denrées par repas |
|---|---|---|
| Au départ | 8 % | 2,12 € |
| Première année | 13 % | 2,16 € |
| Deuxième année | 18 % | 2,13 € |
| Troisième année | 23 % | 2,19 € |

# Ce qu’ils feraient autrement

- **Noter les achats dès le premier mois.** La première année, il a fallu reprendre toutes les factures en janvier.
- **Prévenir les familles plus tôt.** Une affiche à l’entrée a suffi pour que les questions deviennent des encouragements.
- **Écrire les labels dans le marché.** Sans cela, le fournisseur remplace un produit bio par un autre sans le dire.

# Et maintenant ?

Maëlle vise les yaourts, puis les œufs. « On ne fait qu’une chose à la fois. Mais on ne revient jamais en arrière. »

Vous avez, vous aussi, un récit à partager ? [Écrivez-nous](/v2/contact) : nous serons heureux de vous lire.`,
}
