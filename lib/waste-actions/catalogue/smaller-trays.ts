import type { CatalogueAction } from '../catalogue-action.ts'

export const smallerTrays: CatalogueAction = {
  id: 8,
  picture: 'smaller-trays',
  effort: 'SMALL',
  wasteOrigins: ['UNSERVED'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Finir le service avec de petits bacs',
    subtitle: 'Un petit bac plein donne plus envie qu’un grand bac à moitié vide, et se jette moins.',
    why: 'Pour que la ligne reste belle, on regarnit de grands bacs jusqu’au bout. Au dernier quart d’heure, des contenants plus petits gardent l’abondance avec bien moins de nourriture.',
    firstSteps: [
      'Choisir l’heure à partir de laquelle on ne regarnit plus les grands bacs.',
      'Verser le reste dans des contenants de moitié plus petits.',
      'Regrouper les entrées et les desserts sur un seul présentoir.',
      'Annoncer aux derniers convives ce qui peut manquer, et par quoi on le remplace.',
    ],
    effect:
      'Les entrées et les desserts non servis diminuent aussitôt, sans un euro d’équipement si l’on a déjà les bacs.',
  },
  en: {
    title: 'End the service with small trays',
    subtitle: 'A small full tray looks better than a large half-empty one, and less of it is thrown away.',
    why: 'To keep the line attractive, large trays are refilled to the end. In the last quarter of an hour, smaller containers still look plentiful with far less food.',
    firstSteps: [
      'Choose the time after which large trays are not refilled.',
      'Pour what is left into containers of half the size.',
      'Bring starters and desserts together on one display.',
      'Tell the last diners what may run out, and what replaces it.',
    ],
    effect: 'Starters and desserts that nobody took decrease at once, at no cost if you have the trays.',
  },
}
