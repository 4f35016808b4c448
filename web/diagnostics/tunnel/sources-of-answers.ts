import type { AnswerName } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { DiagnosticChange } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import type { AnswerChange } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import type { ShownStep } from './measure-steps.ts'

/** The sources of the answers that are not typed. */
export function sourcesOf({ sourceOf }: ShownStep, answers: AnswerChange): Pick<DiagnosticChange, 'sources'> {
  const sources = (Object.keys(answers) as AnswerName[]).flatMap(name => {
    const source = sourceOf?.(name, answers)
    return source ? [[name, source]] : []
  })
  return sources.length > 0 ? { sources: Object.fromEntries(sources) } : {}
}
