import type { Locale } from '../messages/locale.ts'
import { countText } from './error-extent.ts'
import type { RuleFindings } from './file-findings.ts'

/** « 12 erreurs, 3 avertissements »: the number of errors and warnings of all groups. */
export function totalOf(groups: readonly RuleFindings[], locale: Locale): string {
  const count = { error: 0, warning: 0 }
  for (const group of groups) count[group.severity] += group.count
  const warnings = count.warning > 0 ? [countText('warning', count.warning, locale)] : []
  const errors = count.error > 0 || warnings.length === 0 ? [countText('error', count.error, locale)] : []
  return [...errors, ...warnings].join(', ')
}
