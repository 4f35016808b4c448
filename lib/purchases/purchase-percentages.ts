import { z } from 'zod'
import { capitalise } from '../messages/capitalise.ts'
import { type PurchaseSummary, type SummaryProperty, summaryProperties } from './purchase-summary.ts'

export type PercentageProperty = `percentageV${SummaryProperty extends `v${infer Rest}` ? Rest : never}`

/** The amounts that are compared with something else than the total of all purchases. */
const denominators: Readonly<Partial<Record<SummaryProperty, SummaryProperty>>> = {
  valueMeatPoultryEgalimHt: 'valueMeatPoultryHt',
  valueMeatPoultryFranceHt: 'valueMeatPoultryHt',
  valueFishEgalimHt: 'valueFishHt',
}

const percentageOf = (property: SummaryProperty) => `percentage${capitalise(property)}` as PercentageProperty

/** Ratios between 0 and 1; one whose denominator is 0 is absent. */
export const PurchasePercentages = z.object(
  Object.fromEntries(summaryProperties.map(property => [percentageOf(property), z.number().optional()])) as Record<
    PercentageProperty,
    z.ZodOptional<z.ZodNumber>
  >,
)
export type PurchasePercentages = z.output<typeof PurchasePercentages>

/** The shares of a summary of purchases: of meat, of fish, or of the total. The share of the total itself is always 1. */
export function percentagesOf(summary: PurchaseSummary): PurchasePercentages {
  const shares = (Object.keys(summary) as SummaryProperty[]).flatMap(property => {
    if (property === 'valueTotalHt') return [[percentageOf(property), 1]]
    const denominator = summary[denominators[property] ?? 'valueTotalHt']
    return denominator === 0 ? [] : [[percentageOf(property), summary[property] / denominator]]
  })
  return Object.fromEntries(shares)
}
