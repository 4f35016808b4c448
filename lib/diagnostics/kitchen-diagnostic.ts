import { z } from 'zod'
import { pick } from '../entities/pick.ts'
import {
  type AmountProperty,
  amountProperties,
  gridProperties,
  type StoredAmount,
  storedAmounts,
} from './amount-properties.ts'
import { Diagnostic } from './diagnostic.ts'
import { type AnswerName, answerNames } from './diagnostic-form.ts'
import {
  denominators,
  diagnosticHead,
  headOf,
  type PercentageProperty,
  percentageOf,
  percentageShape,
  percentagesOfAmounts,
} from './diagnostic-percentages.ts'

/** The answers besides purchases. */
const otherAnswers = answerNames.filter(
  name => name !== 'diagnosticType' && !storedAmounts.some(amount => amount === name),
) as readonly Exclude<AnswerName, StoredAmount | 'diagnosticType'>[]

/**
 * The diagnostic of a central kitchen, as the satellites that it delivers to see it: ratios between 0 and 1 in place of
 * its euros, which are its own. One that gives purchases alone (`APPRO`) has no other answers, and a simple one no grid.
 */
export const KitchenDiagnostic = z.object({
  ...Diagnostic.pick(diagnosticHead).shape,
  ...percentageShape,
  ...Diagnostic.pick(
    Object.fromEntries(otherAnswers.map(name => [name, true])) as Record<(typeof otherAnswers)[number], true>,
  ).partial().shape,
})
export type KitchenDiagnostic = z.output<typeof KitchenDiagnostic>

/** What the satellites of a kitchen see of its diagnostic. */
export function asKitchenDiagnostic(diagnostic: Diagnostic): KitchenDiagnostic {
  const { centralKitchenDiagnosticMode, diagnosticType } = diagnostic
  const shown = diagnosticType === 'SIMPLE' ? amountProperties.filter(isTotal) : amountProperties
  const others = centralKitchenDiagnosticMode === 'APPRO' ? [] : otherAnswers
  return {
    ...headOf(diagnostic),
    ...percentagesOfAmounts(diagnostic, shown),
    ...pick(diagnostic, others),
  }
}

const isTotal = (property: AmountProperty): boolean => !gridProperties.some(cell => cell === property)

/** Whether the kitchen gives the total of its purchases, of which it shows shares alone. */
export const hasTotalOfKitchen = ({ percentageValueTotalHt }: Pick<KitchenDiagnostic, 'percentageValueTotalHt'>) =>
  percentageValueTotalHt !== undefined

/**
 * The diagnostic of a kitchen in the shape of any other, for summaries: its purchases are parts of a total of 1, and what
 * it does not give is null.
 */
export function diagnosticOfKitchen(kitchen: KitchenDiagnostic): Diagnostic {
  const shares = kitchen as Readonly<Partial<Record<PercentageProperty, number>>>
  const amounts = amountProperties.map(property => {
    const denominator = denominators[property]
    const whole = denominator ? (shares[percentageOf(denominator)] ?? null) : 1
    const share = shares[percentageOf(property)] ?? null
    return [property, share === null || whole === null ? null : share * whole]
  })
  const nothing = Object.fromEntries(Object.keys(Diagnostic.shape).map(name => [name, null]))
  return { ...nothing, sources: {}, ...kitchen, ...Object.fromEntries(amounts) } as unknown as Diagnostic
}
