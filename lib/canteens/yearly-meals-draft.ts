import { z } from 'zod'
import { readTypedCount } from '../entities/grouped-digits.ts'
import { largestId } from '../http/largest-id.ts'

/** A count as it is typed, its digits grouped or not. */
const typedCount = (value: unknown): unknown => {
  const text = String(value)
  return text.trim() === '' ? undefined : (readTypedCount(text) ?? value)
}

/** The meals that a canteen serves in a year, typed alone: one at least. */
export const YearlyMealsDraft = z.object({
  yearlyMealCount: z.preprocess(typedCount, z.int().min(1).max(largestId)),
}) as unknown as z.ZodType<{ yearlyMealCount: number }, { yearlyMealCount: string }>
