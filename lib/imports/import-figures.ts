import { z } from 'zod'
import { productFamilies } from '../purchases/purchase-draft.ts'

/** A calendar month in Paris: `2026-01`. */
const Month = z.string().regex(/^\d{4}-\d{2}$/)

/** The number of imports that a user made in a month, by status. Months without imports are left out. */
export const ImportsOfMonth = z.object({ month: Month, done: z.int(), refused: z.int(), undone: z.int() })
export type ImportsOfMonth = z.output<typeof ImportsOfMonth>

/** The purchases that an import created and that still exist, by month and family. */
export const PurchasesOfMonth = z.object({
  month: Month,
  /** Null for purchases without a family. */
  family: z.enum(productFamilies).nullable(),
  count: z.int(),
  priceHt: z.number(),
})
export type PurchasesOfMonth = z.output<typeof PurchasesOfMonth>
