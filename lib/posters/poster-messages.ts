import { catalogue } from '../messages/catalogue.ts'

/** The objections to what is typed for a poster. */
export const posterMessages = catalogue(
  {
    'share-out-of-range': 'Indiquez un pourcentage entre 0 et 100, par exemple 30 ou 12,5.',
    'above-zero': 'Indiquez un nombre plus grand que zéro.',
    'parts-above-total': 'Le bio et les autres produits de qualité dépassent ensemble le total des achats.',
    'choose-canteen': 'Choisissez la cantine de l’affiche.',
  },
  {
    'share-out-of-range': 'Give a percentage between 0 and 100, for example 30 or 12.5.',
    'above-zero': 'Give a number above zero.',
    'parts-above-total': 'Organic and other quality products together exceed the total of purchases.',
    'choose-canteen': 'Choose the canteen of the poster.',
  },
)
