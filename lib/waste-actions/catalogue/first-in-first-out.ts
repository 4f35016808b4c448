import type { CatalogueAction } from '../catalogue-action.ts'

export const firstInFirstOut: CatalogueAction = {
  id: 6,
  picture: 'first-in-first-out',
  effort: 'SMALL',
  wasteOrigins: ['PREP'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Ranger la réserve par date',
    subtitle: 'Premier entré, premier sorti : ce qui périme le plus tôt est devant.',
    why: 'Ce qui se perd en réserve n’apparaît dans aucune assiette. Un rangement par date et un coup d’œil par semaine suffisent à en sauver l’essentiel.',
    firstSteps: [
      'Vider une étagère à la fois et jeter ce qui est périmé en le pesant.',
      'Ranger devant les dates les plus proches, derrière les livraisons du jour.',
      'Écrire la date d’ouverture sur chaque produit entamé.',
      'Réserver une étagère « à cuisiner cette semaine » et la lire avant de passer commande.',
    ],
    effect: 'Les pertes en réserve baissent dès le premier mois, et la commande aussi.',
  },
  en: {
    title: 'Store by date',
    subtitle: 'First in, first out: what expires first stands in front.',
    why: 'What is lost in the stores appears on no plate. Sorting by date and one look a week save most of it.',
    firstSteps: [
      'Empty one shelf at a time and weigh what has expired before throwing it away.',
      'Put the nearest dates in front and today’s deliveries behind.',
      'Write the opening date on every product that is begun.',
      'Keep a shelf “to cook this week” and read it before you order.',
    ],
    effect: 'Losses in the stores go down within the first month, and so do the orders.',
  },
}
