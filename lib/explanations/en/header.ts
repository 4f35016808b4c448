import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, deleteColumn, fromTemplate, save } from './steps.ts'

const origin =
  'The import’s own rule: the header is that of the published schema (Table Schema), with the same names in the same order.'

export const header: Readonly<Record<CodeOf<'header'>, Explanation>> = {
  'missing-header': {
    meaning: 'The first row holds none of the expected column names. Without them, the rows were not checked.',
    causes: [
      'The header row was deleted, or the file never had one.',
      'An empty row or a title comes before the header.',
    ],
    steps: [
      {
        excel: 'Right-click the number of row 1, then choose “Insertion” (Insert).',
        libreOffice: 'Right-click the number of row 1, then choose “Insérer des lignes au-dessus” (Insert Rows Above).',
      },
      'Copy the header of the file template into this row.',
      fromTemplate,
      save,
    ],
    origin,
  },
  'blank-label': {
    meaning: 'A column has no name in the header row.',
    causes: [
      'A cell was filled, then cleared, to the right of the table: the spreadsheet keeps the column in the file.',
      'A working column (calculation, remark) was left without a title.',
    ],
    steps: ['If the column holds your data, give it the name that the template gives.', deleteColumn, save],
    origin,
  },
  'duplicate-label': {
    meaning: 'Two columns have the same name: there is no telling which one holds the right value.',
    causes: ['A column was copied and pasted.', 'Two tables were put side by side.'],
    steps: ['Find out which of the two columns holds the right values.', deleteColumn, save],
    origin,
  },
  'missing-label': {
    meaning: 'A column of the template is missing. All must be there, even those whose cells are optional.',
    causes: ['The column was deleted because it was empty.', 'The file follows an older version of the template.'],
    steps: [
      {
        excel: 'Right-click the letter of the next column, then choose “Insertion” (Insert).',
        libreOffice:
          'Right-click the letter of the next column, then choose “Insérer des colonnes avant” (Insert Columns Before).',
      },
      'Write the name of the column in the first row; its cells may stay empty if it is optional.',
      fromTemplate,
      save,
    ],
    origin,
  },
  'extra-label': {
    meaning: 'A column does not belong to the file template: it would be stored nowhere.',
    causes: [
      'A working column (quantity, remark, calculation) was added.',
      'The file comes out of a management program with all its columns.',
    ],
    steps: ['Keep a copy of the file if the column is of use to you.', deleteColumn, save],
    origin,
  },
  'incorrect-label': {
    meaning: 'The name of a column is not written exactly as in the template.',
    causes: [
      'The name was embellished: capitals, spaces, accents added or removed.',
      'The spreadsheet corrected the word as it was typed: automatic correction capitalises the start of a cell.',
    ],
    steps: ['Replace the name of the column by the expected one, letter for letter.', fromTemplate, save],
    origin,
  },
  'misplaced-label': {
    meaning: 'All the columns are there, but this one is not in its place.',
    causes: ['A column was moved to make typing easier.', 'The file comes from another program.'],
    steps: [
      {
        excel:
          'Select the column by its letter, cut it (Ctrl+X), then right-click where it belongs and choose “Insérer les cellules coupées” (Insert Cut Cells).',
        libreOffice:
          'Insert an empty column where it belongs, then cut the column (Ctrl+X) and paste it there (Ctrl+V).',
      },
      save,
      checkAgain,
    ],
    origin,
  },
}
