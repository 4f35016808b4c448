import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const cells: Readonly<Record<CodeOf<'cells'>, Explanation>> = {
  required: {
    meaning: 'A mandatory cell is empty. Spaces alone do not count as a value.',
    causes: [
      'The value was not at hand when the row was typed, and was never filled in.',
      'Merged cells keep their value on the first row only once saved as CSV.',
    ],
    steps: [
      open,
      {
        excel:
          'To see all the empty cells of a column, select it, then “Données > Filtrer” (Data > Filter), and tick only “(Vides)” (Blanks).',
        libreOffice:
          'To see all the empty cells of a column, select it, then “Données > AutoFiltre” (Data > AutoFilter), and tick only “(vide)” (empty).',
      },
      'Fill in each cell.',
      save,
    ],
    origin: 'Constraint “required” of the schema (Table Schema).',
  },
  'type-error': {
    meaning: 'The value is not of the type of the column: a date, a whole number, a number or a year.',
    causes: [
      'The spreadsheet shows and saves dates in the French way, 15/03/2024, where the file expects 2024-03-15.',
      'The date does not exist, such as 30 February.',
      'A number contains a symbol, a unit or a space between the thousands.',
    ],
    steps: [
      {
        excel:
          'For dates: select the column, “Format de cellule” (Format Cells, Ctrl+1), category “Personnalisée” (Custom), type “aaaa-mm-jj” (yyyy-mm-dd).',
        libreOffice:
          'For dates: select the column, “Format > Cellules” (Format > Cells, Ctrl+1), category “Date”, format code “AAAA-MM-JJ” (YYYY-MM-DD).',
      },
      {
        excel:
          'For numbers: “Format de cellule” (Format Cells, Ctrl+1), category “Nombre” (Number), without thousands separator.',
        libreOffice:
          'For numbers: “Format > Cellules” (Format > Cells, Ctrl+1), category “Nombre” (Number), without thousands separator.',
      },
      save,
      checkAgain,
    ],
    origin: 'Type of the field in the schema (Table Schema); dates follow ISO 8601.',
  },
  pattern: {
    meaning:
      'The value does not have the expected form: a SIRET has 14 digits and nothing else, a price has no € sign.',
    causes: [
      'Excel replaces a long number by 2,134E+13: it takes it for a quantity.',
      'A code that starts with 0 loses its zero, for the same reason: 01004 becomes 1004.',
      'The price has the currency format: the € sign and the spaces between thousands are written in the CSV file.',
      'The number was copied with its spaces.',
    ],
    steps: [
      {
        excel:
          'For a number turned into 2,134E+13 in the workbook: “Format de cellule” (Format Cells, Ctrl+1), category “Nombre” (Number), 0 decimals: its digits come back.',
        libreOffice:
          'For a number turned into 2,134E+13 in the workbook: “Format > Cellules” (Format > Cells, Ctrl+1), category “Nombre” (Number), 0 decimals: its digits come back.',
      },
      'If 2,134E+13 is written in the CSV file itself, the last digits are lost: find them at the source.',
      textColumn,
      {
        excel:
          'For a price: “Format de cellule” (Format Cells, Ctrl+1), category “Nombre” (Number), without thousands separator.',
        libreOffice:
          'For a price: “Format > Cellules” (Format > Cells, Ctrl+1), category “Nombre” (Number), without thousands separator.',
      },
      save,
    ],
    origin: 'Constraint “pattern” of the schema (Table Schema). A SIRET has 14 digits (INSEE, the SIRENE register).',
  },
  enum: {
    meaning: 'The value is not on the list of possible values, or is not written exactly like one of them.',
    causes: [
      'The everyday word was written in place of the value of the file: “Fruits et légumes” for “FRUITS_ET_LEGUMES”.',
      'Several values are separated by another sign than that of the column.',
      'Capitals or an accent differ.',
    ],
    steps: [
      'Look the value up in the list: “ma-cantine schemas achats” (or “cantines”, “diagnostics”…) gives it.',
      {
        excel:
          'Replace it everywhere at once with “Rechercher et sélectionner > Remplacer” (Find & Select > Replace, Ctrl+H).',
        libreOffice:
          'Replace it everywhere at once with “Édition > Rechercher et remplacer” (Find and Replace, Ctrl+H).',
      },
      {
        excel: 'To prevent it: “Données > Validation des données” (Data > Data Validation), allow “Liste” (List).',
        libreOffice: 'To prevent it: “Données > Validité” (Data > Validity), allow “Liste” (List).',
      },
      save,
    ],
    origin: 'Constraint “enum” of the schema (Table Schema), or its list written as a “pattern”.',
  },
  minimum: {
    meaning: 'The number is below the minimum of the column. A number of meals or an amount is never negative.',
    causes: [
      'A credit note or a correction was typed as a negative amount.',
      'A formula subtracts more than there is.',
    ],
    steps: [open, 'Correct the number; take a credit note off the amount that it is about.', save],
    origin: 'Constraint “minimum” of the schema (Table Schema).',
  },
  maximum: {
    meaning: 'The number is above the maximum of the column, far beyond anything that exists.',
    causes: [
      'The value of another column, a SIRET for instance, was pasted in its place.',
      'A zero too many, or a forgotten decimal mark.',
    ],
    steps: [open, 'Make sure that the values of the row are not one column off.', 'Correct the number.', save],
    origin: 'Constraint “maximum” of the schema (Table Schema): the largest number that can be stored.',
  },
  'total-digits': {
    meaning: 'The amount has too many digits to be stored to the cent: 15 at most, two of them decimals.',
    causes: ['Several numbers were pasted end to end.', 'A reference or a bar code stands in place of the price.'],
    steps: [open, 'Replace the value by the amount without VAT.', save],
    origin:
      'The import’s own rule, named after the constraint “totalDigits” of XML Schema: the room there is for an amount.',
  },
  'fraction-digits': {
    meaning: 'The amount has more than two digits after the decimal mark: it is finer than the cent.',
    causes: [
      'The amount is the result of a formula: the spreadsheet shows two decimals of it and saves more.',
      'The point is taken for a decimal mark: 30.250 is read as 30 euros and 250 thousandths.',
    ],
    steps: [
      {
        excel:
          'Round with the formula “=ARRONDI(O2;2)” (ROUND), then paste the values with “Collage spécial > Valeurs” (Paste Special > Values).',
        libreOffice:
          'Round with the formula “=ARRONDI(O2;2)” (ROUND), then paste with “Édition > Collage spécial” (Paste Special), without the formulas.',
      },
      save,
      checkAgain,
    ],
    origin: 'Constraint “fractionDigits” of the schema, named after that of XML Schema: amounts are kept to the cent.',
  },
  'garbled-text': {
    meaning:
      'A text in UTF-8 was read by a program as if it were in another encoding, then saved so: each letter with an accent has become two signs.',
    causes: [
      'A CSV file in UTF-8 was opened in Excel by a double click, then saved.',
      'Two files in different encodings were joined.',
    ],
    steps: [
      'The automatic correction (“Corriger”, or “ma-cantine fix”) writes these texts as they were.',
      'To avoid it, in Excel, open CSV files with “Données > À partir d’un fichier texte/CSV” (From Text/CSV), origin “UTF-8”.',
      checkAgain,
    ],
    origin:
      'The Unicode standard (UTF-8): French has no such sequences of signs, but they are the bytes of one letter.',
  },
  'control-character': {
    meaning:
      'The text holds a control character, made for printers or for the direction of writing: it does not show, and cannot be stored.',
    causes: [
      'The text was copied from a web page, a PDF or a till.',
      'An old database put a vertical tab in place of a line break.',
    ],
    steps: [open, 'Delete the text and type it again, without copying it.', save],
    origin: 'Rule of imports: whatever is stored can be exported, and imported again.',
  },
}
