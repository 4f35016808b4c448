import type { Locale } from '../messages/locale.ts'
import type { RuleFindings } from './findings.ts'
import { counted } from './summary.ts'

/** « 12 erreurs, 3 avertissements »: how many all of these make. */
export function totalOf(groups: readonly RuleFindings[], locale: Locale): string {
  const count = { error: 0, warning: 0 }
  for (const group of groups) count[group.severity] += group.count
  const warnings = count.warning > 0 ? [counted('warning', count.warning, locale)] : []
  const errors = count.error > 0 || warnings.length === 0 ? [counted('error', count.error, locale)] : []
  return [...errors, ...warnings].join(', ')
}
