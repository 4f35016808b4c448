import { quoteEn as q } from '../quotes.ts'
import type { listsFr } from './fr.ts'

export const listsEn: typeof listsFr = {
  fieldsArgument: 'fields',
  fields: 'fields to show, separated by commas, for instance id,name: in columns, or in --json',
  csv: 'write the fields as CSV, for a spreadsheet (all, or those of --fields)',
  noField: 'write at least one field, for instance id,name.',
  twoFormats: {
    message: 'The options --csv and --json ask for two forms at once.',
    advice: 'Keep one of them.',
  },
  unknownField: (unknown, known) => ({
    message: `${unknown.length === 1 ? 'This field does not exist' : 'These fields do not exist'}: ${unknown.map(q).join(', ')}.`,
    advice: `Choose among ${known.join(', ')}.`,
  }),
}
