import type { CatalogueAction } from '../catalogue-action.ts'

export const portionsByAge: CatalogueAction = {
  id: 11,
  picture: 'portions-by-age',
  effort: 'MEDIUM',
  wasteOrigins: ['PLATE', 'PREP'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Recaler les grammages sur l’âge des convives',
    subtitle: 'La même louche pour une maternelle et un CM2 remplit la poubelle de l’une.',
    why: 'Les fiches recettes vieillissent, les louches se remplacent, et les portions dérivent. Les recommandations nutritionnelles donnent un grammage par âge : s’y tenir nourrit autant et jette moins.',
    firstSteps: [
      'Peser dix portions servies de cinq plats courants.',
      'Les comparer avec le grammage prévu pour l’âge des convives.',
      'Choisir l’ustensile qui donne la bonne portion, et l’écrire sur la fiche.',
      'Montrer une assiette témoin à l’équipe avant le service.',
      'Repeser dix portions un mois après.',
    ],
    effect:
      'L’effet se voit dans les assiettes et dans les commandes, dès que toute l’équipe sert avec les mêmes ustensiles.',
  },
  en: {
    title: 'Fit portions to the age of diners',
    subtitle: 'The same ladle for a three-year-old and a ten-year-old fills the bin of the first.',
    why: 'Recipe cards grow old, ladles are replaced, and portions drift. Nutritional guidelines give a weight for each age: keeping to it feeds as well and wastes less.',
    firstSteps: [
      'Weigh ten served portions of five common dishes.',
      'Compare them with the weight recommended for the age of the diners.',
      'Choose the utensil that gives the right portion, and write it on the card.',
      'Show the team a sample plate before the service.',
      'Weigh ten portions again a month later.',
    ],
    effect: 'The effect shows on plates and in orders, once the whole team serves with the same utensils.',
  },
}
