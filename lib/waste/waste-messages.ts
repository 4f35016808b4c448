import { catalogue } from '../messages/catalogue.ts'

/** The objections to a waste measurement that need no stored data. */
export const wasteMessages = catalogue(
  {
    'period-order': 'La date de fin ne peut pas être avant la date de début',
    'day-to-come': 'La période ne peut pas se terminer dans l’avenir.',
    'distant-day': 'Vérifiez l’année de cette date : elle a quatre chiffres.',
    'no-meal': 'Le nombre de couverts doit être au moins de 1.',
    'no-mass': 'La masse totale doit être au moins de 1 kg.',
    'wrong-day': 'Cette date n’existe pas : écrivez-la sous la forme année-mois-jour, par exemple 2026-03-09.',
    'wrong-mass': 'Indiquez une masse en kilogrammes, avec deux décimales au plus, par exemple 12,5.',
    'negative-mass': 'Une masse ne peut pas être négative.',
    'mass-too-large': 'Cette masse est trop grande : indiquez-la en kilogrammes.',
    'edible-above-total': 'La masse de denrées comestibles ne peut pas dépasser le total',
    'inedible-above-total': 'La masse de denrées non comestibles ne peut pas dépasser le total',
    'sum-differs': 'La somme de denrées comestibles et non comestibles devrait être égale au total',
  },
  {
    'period-order': 'The end of the period cannot be before its beginning',
    'day-to-come': 'The period cannot end in the future.',
    'distant-day': 'Check the year of this date: it has four digits.',
    'no-meal': 'The number of meals must be at least 1.',
    'no-mass': 'The total mass must be at least 1 kg.',
    'wrong-day': 'This date does not exist: write it as year-month-day, for example 2026-03-09.',
    'wrong-mass': 'Give a mass in kilograms, with at most two decimals, for example 12.5.',
    'negative-mass': 'A mass cannot be negative.',
    'mass-too-large': 'This mass is too large: give it in kilograms.',
    'edible-above-total': 'The mass of edible food cannot exceed the total',
    'inedible-above-total': 'The mass of inedible food cannot exceed the total',
    'sum-differs': 'The sum of edible and inedible food should be equal to the total',
  },
)
export type WasteErrorCode = keyof (typeof wasteMessages)['wordings']['fr']
