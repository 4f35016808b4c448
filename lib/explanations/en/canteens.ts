import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const canteens: Readonly<Record<CodeOf<'canteens'>, Explanation>> = {
  'siret-check-digit': {
    meaning:
      'The number does have 14 digits, but they do not agree with each other: the last one is a check digit. At least one digit is wrong.',
    causes: [
      'A typing mistake, or two digits swapped.',
      'The fill handle of the spreadsheet added 1 to the number on each row.',
    ],
    steps: [
      'Look the establishment up on annuaire-entreprises.data.gouv.fr and copy its SIRET number.',
      textColumn,
      'To repeat a number downwards, copy it (Ctrl+C) and paste it on all the rows (Ctrl+V), without dragging the handle.',
      save,
    ],
    origin:
      'INSEE, the SIRENE register: the check digit follows the Luhn algorithm. The establishments of La Poste, which are an exception, are accepted.',
  },
  'same-as-own-siret': {
    meaning: 'The canteen names itself as the kitchen that delivers its meals.',
    causes: [
      'The SIRET of the canteen was copied into the column of the delivering kitchen because it cooks on site.',
      'The two columns were filled by the same formula.',
    ],
    steps: [
      open,
      'If another establishment delivers the meals, give its SIRET.',
      'If the canteen cooks on site, leave the cell of the delivering kitchen empty.',
      save,
    ],
    origin:
      'The import’s own rule: the delivering kitchen is another establishment than the canteen that it delivers to.',
  },
  'postal-code-or-insee-code-required': {
    meaning: 'The town of the canteen is unknown: neither its INSEE code nor its postal code is given.',
    causes: ['Both columns were taken for optional: each of them is, as long as the other one is filled in.'],
    steps: [
      open,
      'Give the INSEE code of the town (it often differs from the postal code), or else the postal code.',
      textColumn,
      save,
    ],
    origin:
      'The import’s own rule: the town gives the department and the region. INSEE codes are those of the official geographic code.',
  },
  'siret-in-scientific-notation': {
    meaning:
      'The SIRET is written as a very large number, 2,13402E+13: the spreadsheet kept only its first digits. The warning tells why the cell is refused.',
    causes: [
      'The CSV file was opened by a double click: Excel takes any number of more than eleven digits for an amount, then saves it so.',
      'The column did not have the text format when the numbers were pasted into it.',
    ],
    steps: [
      'If the original workbook still exists, take the column from it again: all the digits are there.',
      textColumn,
      'Otherwise type each number again; the directory of companies (annuaire-entreprises.data.gouv.fr) gives it by name. “ma-cantine fix” finds those whose check digit leaves no doubt.',
      save,
    ],
    origin:
      'A SIRET has 14 digits (INSEE, the SIRENE register); a spreadsheet writes long numbers in scientific notation.',
  },
  'invalid-email': {
    meaning: 'One of the e-mail addresses of the cell is not one, or the addresses are badly separated.',
    causes: [
      'The end of the address is missing: “gestion@collines” without “.fr”.',
      'The addresses are separated by a semicolon, a space or a line break, as in a mail program.',
      'A name comes with the address: “Claire <claire@exemple.fr>”.',
    ],
    steps: [open, 'Keep the addresses alone, separated by commas, with no comma after the last one.', save, checkAgain],
    origin: 'The import’s own rule: these people receive a message; an address has 254 characters at most (RFC 5321).',
  },
}
