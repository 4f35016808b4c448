import { z } from 'zod'
import { pick } from '../entities/pick.ts'
import { capitalise } from '../messages/capitalise.ts'
import { type AmountProperty, amountProperties } from './amount-properties.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What every representation of a diagnostic begins with. */
export const diagnosticHead = {
  id: true,
  canteenId: true,
  year: true,
  diagnosticType: true,
  centralKitchenDiagnosticMode: true,
  isTeledeclared: true,
  isFilled: true,
} as const
type HeadName = keyof typeof diagnosticHead

export const headOf = (diagnostic: Diagnostic): Pick<Diagnostic, HeadName> =>
  pick(diagnostic, Object.keys(diagnosticHead) as HeadName[])

export type PercentageProperty = `percentage${Capitalize<AmountProperty>}`

export const percentageOf = (property: AmountProperty) => `percentage${capitalise(property)}` as PercentageProperty

/** Ratios between 0 and 1; one whose amount is not known, or whose denominator is 0, is absent. */
export const percentageShape = Object.fromEntries(
  amountProperties.map(property => [percentageOf(property), z.number().optional()]),
) as Record<PercentageProperty, z.ZodOptional<z.ZodNumber>>

/** The amounts that are compared with something else than the total of all purchases. */
export const denominators: Readonly<Partial<Record<AmountProperty, AmountProperty>>> = {
  valueMeatPoultryEgalimHt: 'valueMeatPoultryHt',
  valueMeatPoultryFranceHt: 'valueMeatPoultryHt',
  valueFishEgalimHt: 'valueFishHt',
}

/** The shares of some amounts of a diagnostic. */
export const percentagesOfAmounts = (
  diagnostic: Pick<Diagnostic, AmountProperty>,
  shown: readonly AmountProperty[],
): Partial<Record<PercentageProperty, number>> =>
  Object.fromEntries(
    shown.flatMap(property => {
      const part = diagnostic[property]
      const whole = diagnostic[denominators[property] ?? 'valueTotalHt']
      return part === null || !whole ? [] : [[percentageOf(property), part / whole]]
    }),
  )
