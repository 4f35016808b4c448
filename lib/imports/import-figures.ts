import { z } from 'zod'
import { productFamilies } from '../purchases/purchase-draft.ts'

/** A month of the calendar in Paris, or of a purchase: `2026-01`. */
const Month = z.string().regex(/^\d{4}-\d{2}$/)

/** How many imports somebody made in a month, by what became of them. Months without any are left out. */
export const ImportsOfMonth = z.object({ month: Month, done: z.int(), refused: z.int(), undone: z.int() })
export type ImportsOfMonth = z.output<typeof ImportsOfMonth>

/** The purchases that an import made and that are still there, by month and family. */
export const PurchasesOfMonth = z.object({
  month: Month,
  /** Null for those without one. */
  family: z.enum(productFamilies).nullable(),
  count: z.int(),
  priceHt: z.number(),
})
export type PurchasesOfMonth = z.output<typeof PurchasesOfMonth>
