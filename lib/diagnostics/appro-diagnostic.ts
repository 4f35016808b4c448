import { z } from 'zod'
import { pick } from '../entities/pick.ts'
import { amountProperties } from './amount-properties.ts'
import { Diagnostic } from './diagnostic.ts'
import { diagnosticHead, headOf, percentageShape, percentagesOfAmounts } from './diagnostic-percentages.ts'

const amountKeys = Object.fromEntries(amountProperties.map(property => [property, true])) as Record<
  (typeof amountProperties)[number],
  true
>

/**
 * The purchases that a canteen is judged by for a year: the amounts of its diagnostic and their shares, between 0 and 1.
 * Where its kitchen declares them, the shares are the kitchen's, and the amounts null: these are its own.
 */
export const ApproDiagnostic = z.object({
  ...Diagnostic.pick(diagnosticHead).shape,
  ...Diagnostic.pick(amountKeys).shape,
  ...percentageShape,
})
export type ApproDiagnostic = z.output<typeof ApproDiagnostic>

/** @param isOwn whether it is the diagnostic of the canteen itself, and not that of its kitchen. */
export const asApproDiagnostic = (diagnostic: Diagnostic, isOwn: boolean): ApproDiagnostic =>
  ({
    ...headOf(diagnostic),
    ...(isOwn
      ? pick(diagnostic, amountProperties)
      : Object.fromEntries(amountProperties.map(property => [property, null]))),
    ...percentagesOfAmounts(diagnostic, amountProperties),
    // The public service gives it without any total as well.
    percentageValueTotalHt: 1,
  }) as ApproDiagnostic
