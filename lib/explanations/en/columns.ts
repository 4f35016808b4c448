import type { ColumnPages } from '../column-pages.ts'
import type { Step } from '../explanation.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

const dateColumn: Step = {
  excel:
    'Select the column, then “Format de cellule” (Format Cells, Ctrl+1), category “Personnalisée” (Custom), type “aaaa-mm-jj” (yyyy-mm-dd).',
  libreOffice:
    'Select the column, then “Format > Cellules” (Format > Cells, Ctrl+1), category “Date”, format code “AAAA-MM-JJ” (YYYY-MM-DD).',
}

const numberColumn: Step = {
  excel:
    'Select the column, then “Format de cellule” (Format Cells, Ctrl+1), category “Nombre” (Number), without thousands separator.',
  libreOffice:
    'Select the column, then “Format > Cellules” (Format > Cells, Ctrl+1), category “Nombre” (Number), without thousands separator.',
}

const siretDigits: Step = {
  excel:
    'For a number turned into 2,134E+13 in the workbook: “Format de cellule” (Format Cells, Ctrl+1), category “Nombre” (Number), 0 decimals: its digits come back.',
  libreOffice:
    'For a number turned into 2,134E+13 in the workbook: “Format > Cellules” (Format > Cells, Ctrl+1), category “Nombre” (Number), 0 decimals: its digits come back.',
}

const lostDigits: Step =
  'If 2,134E+13 is written in the CSV file itself, the last digits are lost: find them at the source.'

const listedValues: Step = 'The expected format of the column gives the list of values, with what they mean.'

const replaceAll: Step = {
  excel:
    'Replace a value everywhere at once with “Rechercher et sélectionner > Remplacer” (Find & Select > Replace, Ctrl+H).',
  libreOffice:
    'Replace a value everywhere at once with “Édition > Rechercher et remplacer” (Edit > Find and Replace, Ctrl+H).',
}

const listValidation: Step = {
  excel: 'To prevent it: “Données > Validation des données” (Data > Data Validation), allow “Liste” (List).',
  libreOffice: 'To prevent it: “Données > Validité” (Data > Validity), allow “Liste” (List).',
}

/** What the pages of cells say of one sort of column. */
export const columnPages: ColumnPages = {
  'type-error': {
    date: {
      meaning: 'The value is not a date written year-month-day, or there is no such day.',
      causes: [
        'The spreadsheet shows and saves dates in the French way, 15/03/2024, where the file expects 2024-03-15.',
        'The day does not exist, such as 30 February.',
      ],
      steps: [dateColumn, save, checkAgain],
    },
    year: {
      meaning: 'The value is not a year written with its four digits.',
      causes: [
        'A whole date was written in place of the year.',
        'The year has only two digits, or a word goes with it.',
      ],
      steps: [open, 'Write the year alone, with its four digits.', save],
    },
    count: {
      meaning: 'The value is not a whole number.',
      causes: [
        'The number contains a comma, a unit or a space between the thousands.',
        'A word goes with the number, or stands in its place.',
      ],
      steps: [numberColumn, save, checkAgain],
    },
    amount: {
      meaning: 'The value is not an amount.',
      causes: [
        'The amount contains the € sign, another sign or a space between the thousands.',
        'A word or a dash stands in place of the amount.',
      ],
      steps: [numberColumn, save, checkAgain],
    },
  },
  pattern: {
    siret: {
      meaning: 'A SIRET has 14 digits, without spaces or other signs.',
      causes: [
        'Excel replaces a long number by 2,134E+13: it takes it for a quantity.',
        'The number was copied with its spaces.',
        'A SIREN, which has only 9 digits, was written in place of the SIRET.',
      ],
      steps: [siretDigits, lostDigits, textColumn, save],
    },
    siren: {
      meaning: 'A SIREN number has exactly 9 digits, without spaces or any other sign.',
      causes: [
        'The number was copied with spaces: 213 401 722.',
        'It is a SIRET (14 digits), which begins with the SIREN.',
      ],
      steps: [
        open,
        'Keep the 9 digits of the number, without spaces; annuaire-entreprises.data.gouv.fr gives it by the name of the legal unit.',
        textColumn,
        save,
      ],
    },
    townCode: {
      meaning: 'The INSEE code of a town has 5 characters: digits, or 2A and 2B at the start for Corsica.',
      causes: [
        'A code that starts with 0 loses its zero in a spreadsheet, which takes it for a number: 01004 becomes 1004.',
        'The name of the town was written in place of its code.',
      ],
      steps: [textColumn, save],
    },
    postalCode: {
      meaning: 'A postal code has 5 digits.',
      causes: [
        'A code that starts with 0 loses its zero in a spreadsheet, which takes it for a number: 01340 becomes 1340.',
        'The name of the town was written with its postal code.',
      ],
      steps: [textColumn, save],
    },
    amount: {
      meaning: 'A price is a number, without € sign or spaces between the thousands.',
      causes: [
        'The price has the currency format: the € sign and the spaces between thousands are written in the CSV file.',
        'The price is negative, or a word goes with it.',
      ],
      steps: [numberColumn, save],
    },
  },
  enum: {
    oneValue: {
      meaning: 'The cell holds a single value of the list, written exactly like it.',
      causes: [
        'The everyday word was written in place of the value of the list.',
        'Several values were written, whereas the column takes a single one.',
        'Capitals or an accent differ.',
      ],
      steps: [listedValues, replaceAll, listValidation, save],
    },
    severalValues: {
      meaning: 'Each value of the cell is on the list, and the sign of the column separates them.',
      causes: [
        'The everyday word was written in place of the value of the list.',
        'The values are separated by another sign than that of the column.',
        'Capitals or an accent differ.',
      ],
      steps: [listedValues, replaceAll, save],
    },
  },
  minimum: {
    count: {
      meaning: 'The number is smaller than the minimum of the column.',
      causes: ['A formula subtracts more than there is.', 'A dash was stuck to the number, which makes it negative.'],
      steps: [open, 'Correct the number.', save],
    },
    amount: {
      meaning: 'The amount is smaller than the minimum of the column: it is not negative.',
      causes: ['A credit or a correction was entered as a negative amount.', 'A formula subtracts more than there is.'],
      steps: [open, 'Correct the amount; a credit is deducted from the amount that it refers to.', save],
    },
  },
}
