import type { CatalogueAction } from '../catalogue-action.ts'

export const countTheDayBefore: CatalogueAction = {
  id: 10,
  picture: 'count-the-day-before',
  effort: 'MEDIUM',
  wasteOrigins: ['PREP', 'UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Compter les convives la veille',
    subtitle: 'Le bon nombre de repas, connu avant de cuisiner, évite d’en préparer trop.',
    why: 'Cuisiner « au cas où » est la première cause de plats non servis. Un effectif demandé la veille, à la même heure, vaut mieux qu’une moyenne des années passées.',
    firstSteps: [
      'Comparer pendant deux semaines les repas préparés et les repas servis.',
      'Demander les absences prévues : sorties, stages, télétravail, rendez-vous.',
      'Fixer avec chaque service ou chaque classe une heure limite la veille.',
      'Décider d’une marge unique, écrite, et la réduire tant que personne n’a manqué.',
      'Noter chaque jour l’écart entre l’effectif annoncé et les repas servis.',
    ],
    effect: 'L’écart entre préparé et servi se resserre en un mois ; la marge peut ensuite baisser peu à peu.',
  },
  en: {
    title: 'Count the diners the day before',
    subtitle: 'The right number of meals, known before cooking, keeps you from preparing too many.',
    why: 'Cooking “just in case” is the first cause of dishes that are not served. A headcount asked for the day before, always at the same time, is better than an average of past years.',
    firstSteps: [
      'For two weeks, compare the meals prepared with the meals served.',
      'Ask about planned absences: trips, placements, remote work, appointments.',
      'Agree with each department or class on a deadline the day before.',
      'Decide on one margin, in writing, and lower it as long as nobody went without.',
      'Every day, note the gap between the announced headcount and the meals served.',
    ],
    effect: 'The gap between prepared and served narrows within a month; the margin can then go down little by little.',
  },
}
