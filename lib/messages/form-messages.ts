import { catalogue } from './catalogue.ts'

/** The objections to a value of a form or body that any feature may share. */
export const formMessages = catalogue(
  {
    required: 'Ce champ est obligatoire',
    'not-null': 'Ce champ ne peut pas être nul.',
    text: 'Ce champ doit être un texte.',
    'hidden-character': 'Ce champ contient un caractère qui ne s’affiche pas : retapez-le sans le copier.',
    'whole-number': 'Ce champ doit être un nombre entier.',
    object: 'Un objet JSON est attendu.',
    'at-least': (minimum: number | bigint) => `La valeur minimale est ${minimum}.`,
    'at-most': (maximum: number | bigint) => `La valeur maximale est ${maximum}.`,
    longest: (maximum: number | bigint) => `Ce champ compte ${maximum} caractères au plus.`,
    'in-euros': (unit: string) =>
      `« ${unit} » n’est pas l’unité de ce champ : indiquez un montant en euros hors taxes, par exemple 1234,50.`,
    'in-kilograms': (unit: string) =>
      `« ${unit} » n’est pas l’unité de ce champ : indiquez une masse en kilogrammes, par exemple 12,50.`,
    'in-kilometres': (unit: string) =>
      `« ${unit} » n’est pas l’unité de ce champ : indiquez une distance en kilomètres, par exemple 50.`,
    'two-readings': (number: string) => {
      const [whole = '', decimals = ''] = number.split(/[.,]/)
      return `« ${number} » peut se lire de deux façons : écrivez ${whole}${decimals}, ou ${whole},${decimals.slice(0, 2)} avec deux décimales au plus.`
    },
    'misplaced-space': (number: string) =>
      `« ${number} » peut se lire de plusieurs façons : un espace ne sépare que les milliers, par exemple 1 250, et une virgule les décimales, par exemple 12,50.`,
    choose: 'Choisissez au moins une réponse.',
    unknown: 'Ce champ n’existe pas ici : retirez-le.',
  },
  {
    required: 'This field is required',
    'not-null': 'This field cannot be null.',
    text: 'This field must be a text.',
    'hidden-character': 'This field contains a character that does not show: type it again without copying it.',
    'whole-number': 'This field must be a whole number.',
    object: 'A JSON object is expected.',
    'at-least': minimum => `The minimum value is ${minimum}.`,
    'at-most': maximum => `The maximum value is ${maximum}.`,
    longest: maximum => `This field has ${maximum} characters at most.`,
    'in-euros': unit =>
      `“${unit}” is not the unit of this field: give an amount in euros before tax, for example 1234.50.`,
    'in-kilograms': unit => `“${unit}” is not the unit of this field: give a mass in kilograms, for example 12.50.`,
    'in-kilometres': unit => `“${unit}” is not the unit of this field: give a distance in kilometres, for example 50.`,
    'two-readings': number => {
      const [whole = '', decimals = ''] = number.split(/[.,]/)
      return `“${number}” can be read in two ways: write ${whole}${decimals}, or ${whole}.${decimals.slice(0, 2)} with two decimals at most.`
    },
    'misplaced-space': number =>
      `“${number}” can be read in several ways: a space separates thousands only, for example 1 250, and a point the decimals, for example 12.50.`,
    choose: 'Choose at least one answer.',
    unknown: 'This field does not exist here: remove it.',
  },
)
