import type { CatalogueAction } from '../catalogue-action.ts'

export const secondLifeOfBread: CatalogueAction = {
  id: 13,
  picture: 'second-life-of-bread',
  effort: 'MEDIUM',
  wasteOrigins: ['UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Donner une seconde vie au pain',
    subtitle: 'Pain perdu, croûtons, chapelure : le pain non présenté devient un dessert ou une garniture.',
    why: 'Le pain sec se garde et se cuisine bien. Seul celui qui n’a pas été sur les tables peut être repris : mieux vaut donc n’en sortir que peu à la fois.',
    firstSteps: [
      'Mettre de côté, chaque jour, le pain qui n’a pas quitté l’office.',
      'Le trancher et le sécher au four, puis le dater.',
      'Prévoir au menu une recette par semaine : pudding, croûtons, panure.',
      'Noter les kilos repris et réduire la commande d’autant.',
    ],
    effect: 'Le pain non servi ne part plus au bac. L’économie ne vient qu’avec la commande : revoyez-la chaque mois.',
  },
  en: {
    title: 'Give bread a second life',
    subtitle: 'French toast, croutons, breadcrumbs: bread that was not put out becomes a dessert or a garnish.',
    why: 'Dry bread keeps and cooks well. Only bread that was not on the tables can be used again, so it is better to put out a little at a time.',
    firstSteps: [
      'Every day, set aside the bread that did not leave the kitchen.',
      'Slice it, dry it in the oven and write the date on it.',
      'Plan one recipe a week: pudding, croutons, breading.',
      'Note the kilograms used again and reduce the order by as much.',
    ],
    effect:
      'Unserved bread does not go to the bin any more. Money is saved only through the order: review it every month.',
  },
}
