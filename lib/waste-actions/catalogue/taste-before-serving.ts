import type { CatalogueAction } from '../catalogue-action.ts'

export const tasteBeforeServing: CatalogueAction = {
  id: 5,
  picture: 'taste-before-serving',
  effort: 'SMALL',
  wasteOrigins: ['PLATE'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Goûter chaque plat avant le service',
    subtitle: 'Une minute et une cuillère : un plat bien assaisonné revient moins dans les bacs.',
    why: 'Un plat fade ou trop cuit part à la poubelle même bien choisi. Goûté à deux avant l’envoi, il se rattrape encore avec une herbe, un filet de citron ou une sauce.',
    firstSteps: [
      'Prévoir une cuillère propre et une assiette de goûteur par service.',
      'Goûter à deux, dont une personne qui sert en salle.',
      'Corriger aussitôt ce qui peut l’être.',
      'Noter sur la fiche du plat ce qui a été changé, pour la prochaine fois.',
    ],
    effect:
      'Les plats s’améliorent d’un cycle de menus à l’autre ; comparez les restes d’un même plat, et non de deux plats différents.',
  },
  en: {
    title: 'Taste every dish before serving',
    subtitle: 'A minute and a spoon: a well-seasoned dish comes back less.',
    why: 'A bland or overcooked dish goes to the bin, however well chosen. Tasted by two people beforehand, it can still be saved with a herb, some lemon or a sauce.',
    firstSteps: [
      'Set out a clean spoon and a taster’s plate for each service.',
      'Taste in pairs, one of whom serves in the dining room.',
      'Correct at once what can be corrected.',
      'Write on the recipe card what was changed, for the next time.',
    ],
    effect:
      'Dishes improve from one menu cycle to the next; compare the leftovers of the same dish, not of two different ones.',
  },
}
