import type { Message } from '../messages/catalogue.ts'
import { type AmountProperty, type StoredAmount, storedAmounts } from './amount-properties.ts'
import { failedChecks } from './cross-checks.ts'
import type { DiagnosticValues } from './diagnostic-input.ts'
import { diagnosticMessages } from './diagnostic-messages.ts'
import { isYearInRange } from './diagnostic-years.ts'
import type { FigureSources } from './figure-sources.ts'
import { impossibleCells } from './impossible-cells.ts'

/** Objections by property; `nonFieldErrors` holds those that the public service has there. */
export type DiagnosticErrors = Partial<Record<StoredAmount | 'year' | 'nonFieldErrors', Message[]>>

/**
 * The objections to a diagnostic that do not depend on stored data. Only the rules that read a changed value apply, so
 * that a diagnostic with an old fault can be changed elsewhere; a new type changes the rules, so all apply.
 *
 * @param changed names of the values that differ from the stored ones.
 * @param sources of the changed values: a cell of the grid that the form does not offer is only refused when it is typed,
 * for purchases and files may hold it.
 */
export function diagnosticErrors(
  values: DiagnosticValues,
  changed: ReadonlySet<string>,
  sources: FigureSources = {},
): DiagnosticErrors {
  const errors: DiagnosticErrors = {}
  const add = (name: keyof DiagnosticErrors, message: Message) => {
    errors[name] = [...(errors[name] ?? []), message]
  }
  if (changed.has('year') && !isYearInRange(values.year)) {
    add('year', diagnosticMessages('year-out-of-range', values.year))
  }
  const isTyped = (name: AmountProperty) => (sources[name] ?? 'TYPED') === 'TYPED'
  // Whatever the type, which may change later.
  for (const cell of impossibleCells) {
    if (changed.has(cell) && (values[cell] ?? 0) > 0 && isTyped(cell)) add(cell, diagnosticMessages('impossible-cell'))
  }
  const read = changed.has('diagnosticType') ? new Set<string>(storedAmounts) : changed
  for (const { code, field, message } of failedChecks(values, read)) {
    add(code === 'parts-above-total' ? 'nonFieldErrors' : field, message)
  }
  return errors
}
