import { z } from 'zod'
import { largestId } from '../http/id.ts'
import { removeSpaces } from './siret.ts'

/** A count as it is typed, its digits grouped or not. */
const typedCount = (value: unknown): unknown => {
  const text = removeSpaces(String(value))
  if (text === '') return undefined
  return /^\d+$/.test(text) ? Number(text) : value
}

/** The meals that a canteen serves in a year, typed alone: one at least. */
export const YearlyMealsDraft = z.object({
  yearlyMealCount: z.preprocess(typedCount, z.int().min(1).max(largestId)),
}) as unknown as z.ZodType<{ yearlyMealCount: number }, { yearlyMealCount: string }>
