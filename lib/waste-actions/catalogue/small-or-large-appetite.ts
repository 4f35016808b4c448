import type { CatalogueAction } from '../catalogue-action.ts'

export const smallOrLargeAppetite: CatalogueAction = {
  id: 3,
  picture: 'small-or-large-appetite',
  effort: 'SMALL',
  wasteOrigins: ['PLATE'],
  created: '2026-11-23',
  modified: '2026-11-23',
  fr: {
    title: 'Demander « petite faim » ou « grande faim »',
    subtitle: 'Une question au moment de servir évite une demi-portion à la poubelle.',
    why: 'Deux convives du même âge n’ont pas la même faim tous les jours. Une portion choisie est une portion finie, et celui qui a encore faim revient.',
    firstSteps: [
      'Convenir en équipe de deux portions, avec une louche ou une pince pour chacune.',
      'Afficher les deux portions en photo au début de la ligne.',
      'Poser la question à chaque convive, sans commentaire sur sa réponse.',
      'Annoncer que l’on peut être resservi de légumes et de féculents.',
    ],
    effect:
      'Les restes des assiettes diminuent surtout pour les féculents et les légumes. Il faut deux à trois semaines pour que chacun ose choisir.',
  },
  en: {
    title: 'Ask “small or large appetite?”',
    subtitle: 'One question while serving keeps half a portion out of the bin.',
    why: 'Two diners of the same age are not equally hungry every day. A portion that was chosen is a portion that is finished, and whoever is still hungry comes back.',
    firstSteps: [
      'Agree on two portions in the team, with a ladle or tongs for each.',
      'Show photographs of both portions at the start of the line.',
      'Ask every diner, without a comment on the answer.',
      'Announce that there are second helpings of vegetables and starches.',
    ],
    effect:
      'Plate leftovers go down, mostly for starches and vegetables. It takes two to three weeks until everybody dares to choose.',
  },
}
