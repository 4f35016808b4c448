import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save } from './steps.ts'

export const rows: Readonly<Record<CodeOf<'rows'>, Explanation>> = {
  'blank-row': {
    meaning: 'A row holds no value.',
    causes: [
      'An empty row separates two groups of rows.',
      'Cells were cleared without deleting the row: the spreadsheet saves it all the same, sometimes by the hundred at the end.',
    ],
    steps: [
      {
        excel: 'Right-click the number of the row, then choose “Supprimer” (Delete).',
        libreOffice: 'Right-click the number of the row, then choose “Supprimer les lignes” (Delete Rows).',
      },
      'At the end of the table, select the rows from the first empty one to the bottom (Ctrl+Shift+Down) and delete them likewise.',
      save,
    ],
    origin:
      'The error “blank-row” of the Frictionless standard: an empty row is more often an oversight than a choice.',
  },
  'missing-cell': {
    meaning: 'The row stops before the last column: cells are missing from it, and not only their values.',
    causes: [
      'The file was written or retouched by hand, without the separators at the end of the row.',
      'A management program does not write the last cells when they are empty.',
      'The file was cut during a transfer.',
    ],
    steps: [
      'Open the file in your spreadsheet: it completes the rows by itself.',
      'Make sure that nothing is missing at the end of the row given.',
      save,
    ],
    origin: 'RFC 4180: each row has as many cells as the header. Diagnostics files may stop earlier.',
  },
  'extra-cell': {
    meaning: 'The row has more cells than the header has names.',
    causes: [
      'A text contains the character that separates the columns: a comma in “Apples, pears” cuts the cell in two.',
      'A price is written with a comma in a file whose columns are separated by commas.',
      'A remark was written to the right of the table.',
    ],
    steps: [
      open,
      'If the cell is a remark, clear it.',
      'If a text was cut, put the pieces together in one cell and delete the spare ones.',
      save,
    ],
    origin:
      'RFC 4180: each row has as many cells as the header, and a text that contains the separator is put between double quotes.',
  },
  'cut-number': {
    meaning:
      'In this file commas separate the columns: the one of a number made two cells of it, and moved all those that follow.',
    causes: [
      'A program wrote the prices with a comma, without quotes around them.',
      'A price was corrected by hand in a file whose columns are separated by commas.',
    ],
    steps: [
      'Let the tool join the two halves of the number: it shows each row before it changes it.',
      'Compare the joined amounts with your invoices.',
      'For the next files, separate the columns with semicolons, or write the numbers with a point.',
    ],
    origin:
      'RFC 4180: a cell that contains the separator is put between double quotes. The row is recognised only when a single way to join two cells puts those that follow back in their columns.',
  },
  'repeated-line': {
    meaning:
      'Two rows have exactly the same cells. The file is accepted: two purchases may be alike in everything. Only the first 250,000 rows of a file are compared: an import has fewer.',
    causes: [
      'A row was copied twice, or two files that overlap were put together.',
      'A management program repeats the row for each page of the invoice.',
      'Two identical deliveries took place on the same day: then all is well.',
    ],
    steps: [
      open,
      {
        excel: 'To remove all repetitions at once: “Données > Supprimer les doublons” (Data > Remove Duplicates).',
        libreOffice:
          'To remove all repetitions at once: “Données > Plus de filtres > Filtre standard” (Data > More Filters > Standard Filter), option “Sans doublons” (No duplications).',
      },
      save,
    ],
    origin: 'A rule of caution: a purchase counted twice distorts the shares of the diagnostic.',
  },
  unique: {
    meaning: 'A value that must belong to one row alone is on two rows.',
    causes: [
      'A row was copied to make another one, and the number was not changed.',
      'Two canteens share a building and were given the same number.',
      'The same canteen comes from two files put together.',
    ],
    steps: [
      {
        excel:
          'Select the column, then “Mise en forme conditionnelle > Règles de mise en surbrillance des cellules > Valeurs en double” (Conditional Formatting > Highlight Cells Rules > Duplicate Values).',
        libreOffice:
          'In a free column, the formula “=NB.SI(A:A;A2)” (COUNTIF) gives more than 1 for a repeated value; clear it afterwards.',
      },
      'Correct the number that is wrong, or keep one row only.',
      save,
      checkAgain,
    ],
    origin: 'Constraint “unique” of the schema (Table Schema): a canteen is known by its SIRET number.',
  },
}
