import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const folder: Readonly<Record<CodeOf<'folder'>, ExplanationInWords>> = {
  'canteen-not-beside': {
    meaning:
      'The file is checked along with a canteens file, in which the SIRET of the row is not found. If this canteen is already stored on the platform, all is well.',
    wrong: 'A purchase has the SIRET 26566234910966, and “cantines.csv”, checked with it, holds 21340172201787 only.',
    right: 'Both canteens are in “cantines.csv”.',
    causes: [
      'The canteen was forgotten in the canteens file.',
      'The SIRET is that of the head office, the town hall or the supplier, and not that of the canteen.',
      'The canteen is already stored, and the file holds the new ones only.',
    ],
    steps: [open, 'Compare the number with those of the canteens file.', textColumn, save, checkAgain],
    origin: 'The import’s own rule: a purchase or a diagnostic belongs to a known canteen, which its SIRET names.',
  },
  'repeated-across-files': {
    meaning: 'The same canteen is in two files checked together: the second import would overwrite the first one.',
    wrong: 'Canteen 21340172201787 is both in “nord.csv” and in “sud.csv”.',
    right: 'Canteen 21340172201787 is in “nord.csv” only.',
    causes: [
      'One file is a copy of the other, or an older version left in the same folder.',
      'The canteen moved to another group and was not taken out of the former file.',
      'One of the two numbers is wrong.',
    ],
    steps: [
      'Open the two files that the message names.',
      'Keep the canteen in one of them only, or correct the number that is wrong.',
      save,
      checkAgain,
    ],
    origin: 'The import’s own rule: a canteen is known by its SIRET number, as in a single file.',
  },
}
