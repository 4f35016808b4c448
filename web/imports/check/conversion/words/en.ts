import { number, plural } from '@ma-cantine/lib/messages/english'
import type { fr } from './fr.ts'

const rowsOf = (count: number): string => plural(count, '1 row', `${number(count)} rows`)
const otherRows = (count: number): string => plural(count, '1 other row', `${number(count)} other rows`)
const convertedRows = (count: number): string => plural(count, 'converted row', `${number(count)} converted rows`)

export const en: typeof fr = {
  title: 'Your file is in the former format',
  text: 'You can send it as it is. You can also convert it to the format of 2026: the conversion happens on your computer, and your original file does not change.',
  convert: 'Convert to the format of 2026',
  converting: 'Converting…',
  failed: 'The conversion stopped. Choose your file again.',
  converted: rows => `${rowsOf(rows)} converted, without any loss.`,
  unsayable: rows => `The format of 2026 cannot say all of ${rowsOf(rows)}. Complete your file, or download the rest.`,
  nothing: 'The format of 2026 can say no row of this file: keep it in the former format.',
  leftOut: rows => `${rowsOf(rows)} will not be in it.`,
  inPart: rows => `${rowsOf(rows)} will be in it without what this format cannot say.`,
  row: (row, reason) => `Row ${row}: ${reason}`,
  others: rows => `And ${otherRows(rows)}.`,
  details: 'See what the format of 2026 cannot say',
  download: 'Download the converted file',
  downloadRest: rows => `Download the ${convertedRows(rows)}`,
}
