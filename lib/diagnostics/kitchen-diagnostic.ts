import { z } from 'zod'
import { pick } from '../entities/pick.ts'
import { capitalise } from '../messages/capitalise.ts'
import { type AmountProperty, amountProperties, gridProperties } from './amount-properties.ts'
import { Diagnostic } from './diagnostic.ts'
import { type AnswerName, answerNames } from './diagnostic-form.ts'

/** The answers besides purchases. */
const otherAnswers = answerNames.filter(
  name => name !== 'diagnosticType' && !amountProperties.some(amount => amount === name),
) as readonly Exclude<AnswerName, AmountProperty | 'diagnosticType'>[]

type PercentageProperty = `percentage${Capitalize<AmountProperty>}`

const percentageOf = (property: AmountProperty) => `percentage${capitalise(property)}` as PercentageProperty

/** The amounts that are compared with something else than the total of all purchases. */
const denominators: Readonly<Partial<Record<AmountProperty, AmountProperty>>> = {
  valueMeatPoultryEgalimHt: 'valueMeatPoultryHt',
  valueMeatPoultryFranceHt: 'valueMeatPoultryHt',
  valueFishEgalimHt: 'valueFishHt',
}

const head = {
  id: true,
  canteenId: true,
  year: true,
  diagnosticType: true,
  centralKitchenDiagnosticMode: true,
  isTeledeclared: true,
  isFilled: true,
} as const

/**
 * The diagnostic of a central kitchen, as the satellites that it delivers to see it: ratios between 0 and 1 in place of
 * its euros, which are its own. One that gives purchases alone (`APPRO`) has no other answers, and a simple one no grid.
 */
export const KitchenDiagnostic = z.object({
  ...Diagnostic.pick(head).shape,
  ...(Object.fromEntries(amountProperties.map(property => [percentageOf(property), z.number().optional()])) as Record<
    PercentageProperty,
    z.ZodOptional<z.ZodNumber>
  >),
  ...Diagnostic.pick(
    Object.fromEntries(otherAnswers.map(name => [name, true])) as Record<(typeof otherAnswers)[number], true>,
  ).partial().shape,
})
export type KitchenDiagnostic = z.output<typeof KitchenDiagnostic>

/** What the satellites of a kitchen see of its diagnostic. */
export function asKitchenDiagnostic(diagnostic: Diagnostic): KitchenDiagnostic {
  const { centralKitchenDiagnosticMode, diagnosticType } = diagnostic
  const shown = diagnosticType === 'SIMPLE' ? amountProperties.filter(isTotal) : amountProperties
  const shares = shown.flatMap(property => {
    const part = diagnostic[property]
    const whole = diagnostic[denominators[property] ?? 'valueTotalHt']
    return part === null || !whole ? [] : [[percentageOf(property), part / whole]]
  })
  const others = centralKitchenDiagnosticMode === 'APPRO' ? [] : otherAnswers
  return {
    ...pick(diagnostic, Object.keys(head) as (keyof typeof head)[]),
    ...Object.fromEntries(shares),
    ...pick(diagnostic, others),
  }
}

const isTotal = (property: AmountProperty): boolean => !gridProperties.some(cell => cell === property)

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
