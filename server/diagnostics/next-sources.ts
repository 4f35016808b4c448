import type { DiagnosticValues } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import {
  type DiagnosticAnswerName,
  diagnosticAnswerNames,
  type FigureSource,
  type FigureSources,
} from '@ma-cantine/lib/diagnostics/figure-sources'
import { hasGridAmount } from '@ma-cantine/lib/diagnostics/grid-sums'
import { isDerived, type StoredSources } from './stored-sources.ts'

/**
 * The sources once values have changed: those given, else typed. A client may also tell the source of a value that stays
 * as it is. Derived totals are derived, whatever the client says.
 */
export function nextSources(
  before: StoredSources,
  values: DiagnosticValues,
  changed: ReadonlySet<string>,
  given: FigureSources,
): StoredSources {
  const sources = { ...before }
  const isSummed = values.diagnosticType === 'COMPLETE' && hasGridAmount(values)
  const set = (name: DiagnosticAnswerName, source: FigureSource) => {
    if ((sources[name] ?? sources['*']) !== source) sources[name] = source
  }
  for (const name of diagnosticAnswerNames) {
    const told = given[name] === 'DERIVED' ? undefined : given[name]
    if (values[name] === null) delete sources[name]
    else if (isSummed && isDerived(name)) {
      if (changed.has(name) || sources[name]) set(name, 'DERIVED')
    } else if (told) set(name, told)
    else if (changed.has(name)) set(name, 'TYPED')
  }
  return sources
}
