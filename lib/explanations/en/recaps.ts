import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { open, save } from './steps.ts'

export const recaps: Readonly<Record<CodeOf<'recaps'>, Explanation>> = {
  'period-reversed': {
    meaning: 'The last day of the period comes before the first one.',
    causes: ['The two dates were swapped.', 'The year of one of them is wrong, often around New Year.'],
    steps: [open, 'Check the columns “date_debut” and “date_fin” of the row.', save],
    origin: 'Rule of the import: the period tells among which stored purchases the row is looked for.',
  },
  'period-of-several-years': {
    meaning: 'The period of the row begins in one year and ends in another.',
    causes: [
      'The supplier keeps its accounts by school year.',
      'The recap covers a financial year that does not follow the calendar.',
    ],
    steps: [
      open,
      'Make two rows of this one: one up to 31 December, one from 1 January, each with its amount.',
      'If you do not know how the amount is shared, ask the supplier: the invoices tell.',
      save,
    ],
    origin: 'Rule of the import: a report is about one calendar year, and each amount counts in one alone.',
  },
}
