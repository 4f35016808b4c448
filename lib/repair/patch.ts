import type { Locale } from '../messages/locale.ts'
import { csvCell } from '../table-schema/csv-cell.ts'
import { columnLetter } from '../table-schema/error.ts'
import type { Change } from './change.ts'
import { describeFixes } from './fix-words.ts'

export const patchLabels = ['row', 'column', 'letter', 'field', 'from', 'to', 'fix', 'why'] as const

/**
 * The changes as a table that a French spreadsheet opens directly: UTF-8 with a byte order mark, semicolons. Cells that
 * would run as formulas start with an apostrophe.
 */
export const patchStart = `\ufeff${patchLabels.join(';')}\r\n`

export function patchLine({ row, column, field, from, to, fixes }: Change, locale: Locale): string {
  const cells = [
    String(row),
    column === null ? '' : String(column),
    column === null ? '' : columnLetter(column),
    field,
    from,
    to,
    fixes.join(' + '),
    describeFixes(fixes, locale),
  ]
  return `${cells.map(csvCell).join(';')}\r\n`
}
