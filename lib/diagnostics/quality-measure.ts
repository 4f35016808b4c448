import { ruleOf } from '../measures/year-rules.ts'
import { storedAmounts } from './amount-properties.ts'
import { failedChecks } from './cross-checks.ts'
import { type DiagnosticAnswers, typedIn } from './diagnostic-form.ts'
import type { MeasureStep } from './measure-tunnels.ts'
import { type QualityStep, qualitySteps } from './quality-steps.ts'
import type { Refusal } from './read-answers.ts'
import { tunnelMessages } from './tunnel-messages.ts'

/** What contradicts the amounts of a step: each check once, beside the first amount of the step that it reads. */
function contradictions(step: QualityStep, answers: DiagnosticAnswers): readonly Refusal[] {
  const diagnosticType = answers.diagnosticType ?? 'SIMPLE'
  return failedChecks({ ...answers, diagnosticType }, new Set<string>(step.fields)).flatMap(({ fields, message }) => {
    const name = step.fields.find(field => fields.includes(field)) ?? step.fields[0]
    return name ? [{ name, message }] : []
  })
}

const zeroTotal = ({ valueTotalHt }: DiagnosticAnswers): readonly Refusal[] =>
  valueTotalHt === 0 ? [{ name: 'valueTotalHt', message: tunnelMessages('total-above-zero') }] : []

/** The steps of the measure on the quality of purchases, as the tunnel walks them. */
export const qualityMeasureSteps: readonly (MeasureStep & { readonly step: QualityStep })[] = qualitySteps.map(step => {
  const { slug, fields, modes, isOfParts } = step
  const isMode = slug === 'mode-de-saisie'
  return {
    step,
    slug,
    asks: isMode ? ['diagnosticType'] : fields,
    // A check shows the amounts that it compares, whatever their step, and they are mended there.
    ...(isMode ? {} : { mends: storedAmounts }),
    required: isMode ? ['diagnosticType'] : slug === 'total' ? ['valueTotalHt'] : [],
    isShown: (values, { year }) =>
      modes.includes(values.diagnosticType === 'COMPLETE' ? 'COMPLETE' : 'SIMPLE') &&
      (!isOfParts || ruleOf('asksForParts', year) || fields.some(name => typedIn(values, name) !== '')),
    check: answers => [...(slug === 'total' ? zeroTotal(answers) : []), ...contradictions(step, answers)],
  }
})
