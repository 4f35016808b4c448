import type { CatalogueAction } from '../catalogue-action.ts'

export const reworkUnlovedDishes: CatalogueAction = {
  id: 14,
  picture: 'rework-unloved-dishes',
  effort: 'MEDIUM',
  wasteOrigins: ['PLATE', 'UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Revoir les plats boudés',
    subtitle: 'Cinq plats font souvent une grande part des restes : ce sont eux qu’il faut changer.',
    why: 'Une moyenne cache les plats que personne ne finit. En notant les restes plat par plat, on sait lesquels retravailler, et lesquels garder.',
    firstSteps: [
      'Noter pendant un cycle de menus le poids des restes de chaque plat.',
      'Classer les plats et retenir les cinq premiers.',
      'Chercher la cause avec ceux qui servent : goût, texture, portion, association.',
      'Changer une seule chose à la fois : une épice, une cuisson, un accompagnement.',
      'Comparer au cycle suivant.',
    ],
    effect: 'Il faut un cycle de menus complet, soit quatre à huit semaines, pour juger d’un changement.',
  },
  en: {
    title: 'Rework unloved dishes',
    subtitle: 'Five dishes often make up much of the leftovers: those are the ones to change.',
    why: 'An average hides the dishes that nobody finishes. Leftovers noted dish by dish show which ones to rework, and which ones to keep.',
    firstSteps: [
      'During one menu cycle, note the weight of the leftovers of each dish.',
      'Rank the dishes and pick the first five.',
      'Look for the cause with those who serve: taste, texture, portion, combination.',
      'Change one thing at a time: a spice, a cooking time, a side dish.',
      'Compare in the next cycle.',
    ],
    effect: 'It takes a whole menu cycle, four to eight weeks, to judge a change.',
  },
}
