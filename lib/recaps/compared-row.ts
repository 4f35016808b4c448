import { z } from 'zod'
import { recapVerdicts } from './recap-verdict.ts'

/** The most stored purchases that an answer shows beside a row of a recap. */
export const shownPurchases = 5

/** The most rows that an answer compares with what is stored; `verdictCounts` counts them all. */
export const shownRows = 1000

/** A row of the recap of a supplier beside the stored purchases that hold it, or may hold it. */
export const ComparedRow = z.object({
  /** 2 is the first below the header. */
  row: z.int(),
  verdict: z.enum(recapVerdicts),
  article: z.string(),
  provider: z.string(),
  /** The amount of the row, and that of the purchases, in euros without VAT. */
  priceHt: z.number(),
  storedPriceHt: z.number(),
  /** What `similar=allow` stores of the row. */
  missingPriceHt: z.number(),
  purchaseCount: z.int(),
  /** The first of these purchases, by date. */
  purchases: z.array(
    z.object({
      id: z.int(),
      date: z.iso.date(),
      description: z.string().nullable(),
      provider: z.string().nullable(),
      priceHt: z.number(),
    }),
  ),
})
export type ComparedRow = z.output<typeof ComparedRow>

/** The number of rows of each verdict. */
export const VerdictCounts = z.record(z.enum(recapVerdicts), z.int())
export type VerdictCounts = z.output<typeof VerdictCounts>
