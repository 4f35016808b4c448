import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save, textColumn } from './steps.ts'

export const lengths: Readonly<Record<CodeOf<'lengths'>, ExplanationInWords>> = {
  'min-length': {
    meaning: 'The text is shorter than the schema asks for. Spaces count as letters do.',
    wrong: 'The schema asks for 5 characters at least, and the cell holds “1340”.',
    right: 'The cell holds “01340”.',
    causes: [
      'The spreadsheet took a code for a number and removed its leading zeros.',
      'The text was shortened, or cut while being copied.',
    ],
    steps: [open, 'Write the whole text.', textColumn, save, checkAgain],
    origin: 'Constraint “minLength” of the schema (Table Schema).',
  },
  'max-length': {
    meaning: 'The text is longer than the schema allows. Spaces count as letters do.',
    wrong: 'The schema allows 5 characters at most, and the cell holds “01 340”.',
    right: 'The cell holds “01340”.',
    causes: [
      'Spaces or signs were added to make a code easier to read.',
      'A comment was written in the same cell, or two values were put together in it.',
    ],
    steps: [open, 'Keep the expected value alone.', save, checkAgain],
    origin: 'Constraint “maxLength” of the schema (Table Schema).',
  },
}
