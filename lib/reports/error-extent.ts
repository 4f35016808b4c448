import type { Locale } from '../messages/locale.ts'
import type { Severity } from '../table-schema/report.ts'
import { rowsPerGroup } from '../table-schema/rows-per-group.ts'
import { reportWords } from './words.ts'

/** « 12 erreurs », « 1 avertissement ». */
export const countText = (severity: Severity, count: number, locale: Locale): string =>
  severity === 'error' ? reportWords[locale].errors(count) : reportWords[locale].warnings(count)

/** « 12 erreurs, lignes 2, 5, 9… »; null for one error about the whole file. */
export function groupExtent(
  { severity, count, rows }: { severity: Severity; count: number; rows: readonly number[] },
  locale: Locale,
): string | null {
  const places = reportWords[locale].places(rows, rows.length >= rowsPerGroup && count > rowsPerGroup)
  const total = countText(severity, count, locale)
  return places ? `${total}, ${places}` : count > 1 ? total : null
}
