import type { CatalogueAction } from '../catalogue-action.ts'

export const nameALead: CatalogueAction = {
  id: 16,
  picture: 'name-a-lead',
  effort: 'MEDIUM',
  wasteOrigins: ['PREP', 'UNSERVED', 'PLATE'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Nommer et former un référent antigaspi',
    subtitle: 'Une personne qui pèse, note et en reparle : les gestes tiennent dans la durée.',
    why: 'Les bonnes habitudes se perdent avec les remplacements et les semaines chargées. Un référent garde le fil, forme les nouveaux et porte les chiffres aux réunions.',
    firstSteps: [
      'Choisir une personne volontaire, et son remplaçant.',
      'Lui donner une heure par semaine, inscrite au planning.',
      'La former : pesées, règles d’hygiène des excédents, cause des restes.',
      'Faire un point de cinq minutes avec l’équipe chaque semaine.',
      'Fixer ensemble un objectif en grammes par repas, et une date.',
    ],
    effect: 'Peu d’effet seul, mais les autres actions durent plus longtemps avec un référent que sans.',
  },
  en: {
    title: 'Name and train a waste lead',
    subtitle: 'One person who weighs, notes and brings it up: good habits last.',
    why: 'Good habits get lost with replacements and busy weeks. A lead keeps the thread, trains newcomers and brings the figures to meetings.',
    firstSteps: [
      'Choose a volunteer, and a deputy.',
      'Give them one hour a week, on the schedule.',
      'Train them: weighing, hygiene rules of surplus food, causes of leftovers.',
      'Hold a five-minute review with the team every week.',
      'Together, set a target in grams per meal, and a date.',
    ],
    effect: 'Little effect by itself, but other actions last longer with a lead than without.',
  },
}
