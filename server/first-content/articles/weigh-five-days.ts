import type { FirstArticle } from '../first-article.ts'

export const weighFiveDays: FirstArticle = {
  title: 'Peser cinq jours pour savoir par où commencer',
  tagline: 'Trois bacs, une balance, une feuille : la méthode qui tient dans un tablier.',
  tags: ['Gaspillage'],
  daysAgo: 12,
  body: `On réduit mal ce que l’on ne voit pas. Avant de changer les recettes ou les portions, cinq jours de pesée disent où part la nourriture, et souvent ce n’est pas là où l’équipe l’attendait.

# Ce que demande la loi

Toute la restauration collective met en place une démarche de lutte contre le gaspillage, qui commence par un diagnostic (code de l’environnement, article L. 541-15-3). Le cap : moitié moins de gaspillage en 2025 qu’en 2015. Rendre impropre à la consommation ce qui peut encore être mangé est interdit, et puni de 3 750 € d’amende.

# Trois bacs, trois causes

| Bac | Ce qu’on y met | Ce qu’il raconte |
|---|---|---|
| Préparation | Épluchures abîmées, ratés, excès de cuisson | Les commandes et les techniques |
| Présenté et non servi | Plats restés sur la ligne ou en cuisine | Le nombre de repas prévus |
| Restes des assiettes | Ce que les convives laissent | Les portions, le goût, le temps de manger |

# La semaine, pas à pas

1. **La veille**, choisissez cinq jours ordinaires, sans fête ni sortie, et collez une étiquette sur chaque bac.
2. **Chaque jour**, désignez une personne. Elle pèse les trois bacs à la fin du service et note le nombre de repas servis.
3. **Le vendredi**, additionnez, divisez par le nombre de repas, et affichez le résultat en cuisine.

Une balance de cuisine suffit. Pesez les bacs vides d’abord : leur poids se retire tout seul ensuite.

# Lire le résultat

Regardez le plus lourd des trois, et lui seul. Si ce sont les assiettes, essayez deux tailles de portion. Si ce sont les plats non servis, demandez aux convives d’annoncer leur venue, ne serait-ce que le vendredi. Si c’est la préparation, revoyez les commandes avec le cuisinier et le fournisseur.

Choisissez une action, une seule, parmi [celles que nous proposons](/actions-anti-gaspi). Puis pesez de nouveau trois mois plus tard.

# Et ce qui reste ?

Ce qui n’est pas sorti de la cuisine peut être resservi ou transformé, dans le respect de l’hygiène. Le reste peut être donné à une association habilitée. Au-delà de 3 000 repas préparés par jour, proposer une convention de don est obligatoire. En dessous, rien n’empêche de le faire.`,
}
