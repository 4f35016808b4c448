import { z } from 'zod'
import { Canteen } from '../canteens/canteen.ts'
import { Purchase } from '../purchases/purchase.ts'
import { ImportPlan } from './import-plan.ts'

/** An error inside an import answer. `row` 0 = the whole file, 1 = the header. Snake case where existing clients read it. */
export const ImportError = z.object({
  row: z.int(),
  column: z.int().nullable(),
  field: z.string().nullable(),
  cell: z.string().nullable(),
  code: z.string(),
  /** As the public service's validator names it: constraint-error, type-error, unique-error… */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  advice: z.string(),
  tags: z.array(z.string()),
  /** Informative: the HTTP status stays 200. */
  status: z.int(),
  /** The file's documentation says more about this column. */
  has_doc: z.boolean(),
})
export type ImportError = z.output<typeof ImportError>

export const ImportErrorGroup = z.object({
  severity: z.enum(['error', 'warning']),
  field: z.string().nullable(),
  code: z.string(),
  title: z.string(),
  count: z.int(),
  rows: z.array(z.int()),
})

export const SimilarPurchase = z.object({ row: z.int(), purchase: Purchase })
export type SimilarPurchase = z.output<typeof SimilarPurchase>

/** What every import answers, refused or not. */
export const ImportAnswer = z.object({
  count: z.int(),
  /** All errors, also those beyond the first thousand that `errors` holds. */
  errorCount: z.int(),
  errors: z.array(ImportError),
  /** What the file may be right about, but deserves a second look: nothing is refused for it. */
  warningCount: z.int(),
  warnings: z.array(ImportError),
  /** Of errors and warnings. */
  groups: z.array(ImportErrorGroup),
  seconds: z.number(),
  /** As the existing clients know it: utf-8, UTF-8-SIG, UTF-16, ISO-8859-1, Windows-1252; null when unread. */
  encoding: z.string().nullable(),
  duplicateFile: z.boolean(),
  /** The first ten purchases that the same file already made. */
  duplicatePurchases: z.array(Purchase),
  duplicatePurchaseCount: z.int(),
  /** Of the verdict on the file; the same file gives the same digest wherever it is checked. */
  digest: z.string().nullable(),
  /** Where the journal keeps this import; null for a dry run. */
  importId: z.int().nullable(),
  /** Of a dry run that would succeed. */
  plan: ImportPlan.nullable(),
  /** Stored rows created, changed, and found as they had to be: done, or to be done by the plan. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows of the file whose very purchase is stored already, from elsewhere; two deliveries of one file are no such thing. */
  similarPurchaseCount: z.int(),
  /** The first ten of them, each with the stored purchase. */
  similarPurchases: z.array(SimilarPurchase),
})
export type ImportAnswer = z.output<typeof ImportAnswer>

export const CanteensImportAnswer = ImportAnswer.extend({ canteens: z.array(Canteen) })
export type CanteensImportAnswer = z.output<typeof CanteensImportAnswer>

/** Canteens that an import of diagnostics shows whole. */
export const shownCanteens = 1000

/** `count` is the number of diagnostics written: a row may be about a canteen alone. */
export const DiagnosticsImportAnswer = ImportAnswer.extend({
  /** Those of the file, in its order, with all their diagnostics; the first thousand of them. */
  canteens: z.array(Canteen),
  /** All those of the file. */
  canteenCount: z.int(),
  /** Diagnostics declared; for staff only. */
  teledeclarations: z.int().optional(),
})
export type DiagnosticsImportAnswer = z.output<typeof DiagnosticsImportAnswer>
