import type { MeasureId } from '../measures/measure-ids.ts'
import type { Diagnostic } from './diagnostic.ts'
import { answerNames, type DiagnosticAnswers } from './diagnostic-form.ts'
import type { DiagnosticChange } from './diagnostic-input.ts'
import { progressFields } from './measure-progress.ts'
import { changeOf } from './measure-tunnels.ts'

/** The sources that the values of a change had before; those of derived values derive again. */
export const sourcesBefore = (change: object, { sources }: Pick<Diagnostic, 'sources'>): Diagnostic['sources'] =>
  Object.fromEntries(Object.entries(sources).filter(([name, source]) => name in change && source !== 'DERIVED'))

/** The change that gives a filled diagnostic the answers, sources and progress of the measure that it had before. */
export function changeBack(filled: Diagnostic, before: Diagnostic, measure: MeasureId): DiagnosticChange {
  const answers = Object.fromEntries(answerNames.map(name => [name, before[name]])) as unknown as DiagnosticAnswers
  const change = changeOf(answers, filled)
  const progress = progressFields[measure]
  return { ...change, sources: sourcesBefore(change, before), [progress]: before[progress] }
}
