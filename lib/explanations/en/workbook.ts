import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, fromTemplate, save } from './steps.ts'

const origin = 'The import’s own rule: one sheet is checked at a time.'

export const workbook: Readonly<Record<CodeOf<'workbook'>, ExplanationInWords>> = {
  'unknown-sheet': {
    meaning: 'The workbook has no sheet of the name asked for.',
    wrong: 'The sheet “Achats 2024” is asked of a workbook whose sheets are “Achats2024” and “Listes”.',
    right: 'The sheet “Achats2024” is asked for.',
    causes: [
      'The name is badly copied: a space or an accent differs.',
      'The sheet was renamed, or is in another workbook.',
    ],
    steps: [
      'Read the names of the tabs, at the bottom of the workbook.',
      'Ask for the sheet by its exact name.',
      checkAgain,
    ],
    origin,
  },
  'no-fitting-sheet': {
    meaning: 'The workbook has several sheets, and none of them starts with the column names of a known file.',
    wrong: 'The sheet “Achats” has the title “Achats de mars” as its first row, and the header is on the third one.',
    right: 'The first row of the sheet “Achats” is the header of the template.',
    causes: [
      'A title, a logo or empty rows stand above the header.',
      'The column names are those of another program.',
      'The sheet to be checked is hidden.',
    ],
    steps: [
      {
        excel: 'Select by their numbers the rows above the header, right-click, then “Supprimer” (Delete).',
        libreOffice:
          'Select by their numbers the rows above the header, right-click, then “Supprimer les lignes” (Delete Rows).',
      },
      fromTemplate,
      checkAgain,
    ],
    origin,
  },
  'several-sheets': {
    meaning: 'Several sheets of the workbook have the header of a known file: there is no telling which one to check.',
    wrong: 'A workbook has one sheet of purchases a month, and none is asked for.',
    right: 'One sheet is asked for by its name, or each month has its file.',
    causes: ['A sheet was duplicated.', 'The workbook has one sheet a month, or one a canteen.'],
    steps: ['Ask for the sheet to be checked by its name.', 'Or save each sheet in a file of its own.', save],
    origin,
  },
  'unpacked-too-large': {
    meaning: 'A workbook is a compressed file; once unpacked, this one is too large to be read.',
    wrong: 'A workbook keeps photographs and years of old sheets.',
    right: 'A workbook has nothing but the sheet to be checked.',
    causes: [
      'The workbook contains pictures, or sheets kept as archives.',
      'The formatting covers every row of the sheet, down to the last one.',
    ],
    steps: ['Copy the sheet to be checked to a new workbook.', save, checkAgain],
    origin: 'The import’s own rule: a limit that protects the memory of the computer.',
  },
  'formula-without-result': {
    meaning:
      'A cell is a formula, and the workbook has not kept its result: the check reads results, and does not work formulas out.',
    wrong: 'The price in row 2 is the formula “=2*3”, in a workbook that no spreadsheet has saved.',
    right: 'The same workbook, opened and then saved in a spreadsheet, keeps the result 6 with the formula.',
    causes: [
      'The workbook comes from a program that writes formulas without working them out.',
      'The workbook was converted by an online service, without a spreadsheet.',
    ],
    steps: [
      'Open the workbook in a spreadsheet: it works its formulas out.',
      {
        excel: 'Choose “File > Save”; in Protected View, click “Enable Editing” first.',
        libreOffice: 'Choose “Data > Calculate > Recalculate Hard”, then “File > Save”.',
      },
      checkAgain,
    ],
    origin: 'The import’s own rule: a cell is the result that the workbook has kept.',
  },
}
