import type { CatalogueAction } from '../catalogue-action.ts'

export const freeChoiceLine: CatalogueAction = {
  id: 20,
  picture: 'free-choice-line',
  effort: 'LARGE',
  wasteOrigins: ['PLATE', 'UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Réorganiser la ligne en libre choix',
    subtitle: 'Chacun compose son plateau d’îlot en îlot, et se ressert quand il veut.',
    why: 'Un plateau garni d’avance contient toujours quelque chose que l’on ne voulait pas. Des îlots où chacun prend ce qu’il mangera réduisent les restes et les files.',
    firstSteps: [
      'Visiter deux établissements qui l’ont fait.',
      'Commencer par les entrées : un bar à salades, de petites assiettes.',
      'Dessiner la circulation, et mesurer les temps d’attente avant les travaux.',
      'Ajuster les quantités par îlot chaque jour du premier mois.',
      'Ajouter une table de tri où chacun vide son plateau et voit ce qu’il jette.',
    ],
    effect:
      'Attendez-vous à un peu plus de restes les premières semaines, puis à une baisse. Peser avant et après est ici indispensable.',
  },
  en: {
    title: 'Reorganise the line for free choice',
    subtitle: 'Diners make up their tray from one island to the next, and come back when they like.',
    why: 'A tray that is filled in advance always holds something that nobody asked for. Islands where people take what they will eat reduce leftovers and queues.',
    firstSteps: [
      'Visit two establishments that have done it.',
      'Begin with starters: a salad bar, small plates.',
      'Draw the paths, and measure waiting times before the works.',
      'During the first month, adjust the quantities of each island every day.',
      'Add a sorting table where people empty their tray and see what they throw away.',
    ],
    effect:
      'Expect slightly more leftovers in the first weeks, then a decrease. Weighing before and after is essential here.',
  },
}
