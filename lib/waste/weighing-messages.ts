import { catalogue } from '../messages/catalogue.ts'

/** The objections to a weighing. */
export const weighingMessages = catalogue(
  {
    'no-grams': 'Indiquez une masse de plus de 0 kg.',
    'too-many-grams': 'Une pesée est de moins de 1 000 kg : vérifiez la virgule.',
    'distant-weighing': 'Vérifiez l’année de la pesée : elle a quatre chiffres.',
    'wrong-grams': 'Indiquez une masse en kilogrammes, avec trois décimales au plus, par exemple 12,5.',
    'weighing-to-come': 'Une pesée ne peut pas être datée d’un jour à venir.',
    'outside-period': 'Ce jour n’est pas dans la période ouverte par le lien.',
    'weighing-order': 'La fin de la période ne peut pas précéder son début.',
    'period-too-long': 'Un lien est ouvert pour 92 jours au plus : choisissez une période plus courte.',
    'past-period': 'Cette période est passée : choisissez une date de fin à partir d’aujourd’hui.',
  },
  {
    'no-grams': 'Give a mass of more than 0 kg.',
    'too-many-grams': 'A weighing is of less than 1,000 kg: check the decimal point.',
    'distant-weighing': 'Check the year of the weighing: it has four digits.',
    'wrong-grams': 'Give a mass in kilograms, with at most three decimals, for example 12.5.',
    'weighing-to-come': 'A weighing cannot be of a day to come.',
    'outside-period': 'This day is not in the period that the link is open for.',
    'weighing-order': 'The end of the period cannot come before its beginning.',
    'period-too-long': 'A link is open for 92 days at most: choose a shorter period.',
    'past-period': 'This period is over: choose an end from today on.',
  },
)
export type WeighingErrorCode = keyof (typeof weighingMessages)['wordings']['fr']
