import { catalogue } from '../messages/catalogue.ts'

/** The objections of the form of a purchase to what files and programs may send. */
export const purchaseFormMessages = catalogue(
  {
    'price-form': 'Écrivez un montant en euros hors taxes, par exemple 1 234,50.',
    'price-above-zero': 'Le prix doit être supérieur à zéro.',
    'future-day': 'La date d’achat ne peut pas être dans le futur.',
    'distant-day': 'Vérifiez l’année de la date d’achat.',
    'unknown-canteen': 'Choisissez une de vos cantines dans la liste.',
    'local-definition': 'Précisez ce que « local » veut dire pour ce produit.',
    'distance-form': 'Écrivez une distance en kilomètres entiers, par exemple 50.',
  },
  {
    'price-form': 'Write an amount in euros without VAT, for example 1,234.50.',
    'price-above-zero': 'The price must be above zero.',
    'future-day': 'The date of purchase cannot be in the future.',
    'distant-day': 'Check the year of the date of purchase.',
    'unknown-canteen': 'Choose one of your canteens in the list.',
    'local-definition': 'Say what “local” means for this product.',
    'distance-form': 'Write a distance in whole kilometres, for example 50.',
  },
)
