import type { CatalogueAction } from '../catalogue-action.ts'

export const cookTheTrimmings: CatalogueAction = {
  id: 12,
  picture: 'cook-the-trimmings',
  effort: 'MEDIUM',
  wasteOrigins: ['PREP'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Cuisiner les fanes, parures et épluchures',
    subtitle: 'Ce qui part au bac en cuisine peut faire un bouillon, un pesto ou une soupe.',
    why: 'Une bonne part des déchets de préparation se mange : fanes de carottes, tiges de brocoli, parures de viande. Deux ou trois recettes simples suffisent pour les employer.',
    firstSteps: [
      'Peser les déchets de préparation par produit pendant une semaine.',
      'Choisir les deux produits qui pèsent le plus et sont comestibles.',
      'Essayer une recette pour chacun, sur une petite quantité.',
      'Laver et refroidir ces parties comme n’importe quel aliment, selon le plan de maîtrise sanitaire.',
      'Inscrire la recette au menu quand le produit revient.',
    ],
    effect:
      'Quelques kilos par semaine de moins au bac de préparation, et des bouillons qui remplacent un produit acheté.',
  },
  en: {
    title: 'Cook tops, trimmings and peelings',
    subtitle: 'What goes to the kitchen bin can become stock, pesto or soup.',
    why: 'Much of the preparation waste can be eaten: carrot tops, broccoli stalks, meat trimmings. Two or three simple recipes are enough to use them.',
    firstSteps: [
      'For one week, weigh the preparation waste of each product.',
      'Choose the two that weigh most and can be eaten.',
      'Try a recipe for each, with a small quantity.',
      'Wash and chill these parts like any food, following your food safety plan.',
      'Put the recipe on the menu when the product comes back.',
    ],
    effect: 'A few kilograms a week less in the preparation bin, and stock that replaces a product you buy.',
  },
}
