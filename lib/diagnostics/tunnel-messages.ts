import { catalogue } from '../messages/catalogue.ts'

/** The objections to what is typed in the tunnel of a measure. */
export const tunnelMessages = catalogue(
  {
    'total-above-zero': 'Le total doit être supérieur à 0 €.',
    'wrong-count': 'Indiquez un nombre entier, par exemple 12.',
    'wrong-address': 'Indiquez l’adresse d’une page, par exemple https://www.exemple.fr/menus.',
    'other-without-text': 'Précisez votre réponse, ou décochez cette case.',
  },
  {
    'total-above-zero': 'The total must be above €0.',
    'wrong-count': 'Give a whole number, for example 12.',
    'wrong-address': 'Give the address of a page, for example https://www.example.com/menus.',
    'other-without-text': 'Describe your answer, or untick this box.',
  },
)
