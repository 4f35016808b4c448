import { z } from 'zod'
import { Canteen } from '../canteens/canteen.ts'
import { Purchase } from '../purchases/purchase.ts'
import { ComparedRow, VerdictCounts } from '../recaps/compared-row.ts'
import { ImportCounts } from './import-counts.ts'
import { ImportPlan } from './import-plan.ts'

/**
 * An error in an import answer. `row` 0 = the whole file, 1 = the header. `has_doc` has the name that existing clients
 * read.
 */
export const ImportError = z.object({
  row: z.int(),
  column: z.int().nullable(),
  field: z.string().nullable(),
  cell: z.string().nullable(),
  code: z.string(),
  /** The name in the public service's validator: constraint-error, type-error, unique-error… */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  advice: z.string(),
  tags: z.array(z.string()),
  /** For information: the HTTP status stays 200. */
  status: z.int(),
  /** The documentation of the file describes this column. */
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

/** The answer of every import, refused or not. */
export const ImportAnswer = z.object({
  count: z.int(),
  /** The number of all errors; `errors` holds the first thousand. */
  errorCount: z.int(),
  errors: z.array(ImportError),
  /** Warnings ask for a second look; they do not refuse the file. */
  warningCount: z.int(),
  warnings: z.array(ImportError),
  /** Errors and warnings grouped by rule. */
  groups: z.array(ImportErrorGroup),
  seconds: z.number(),
  /**
   * The name that existing clients know: utf-8, UTF-8-SIG, UTF-16, ISO-8859-1, Windows-1252; null for an unread file.
   */
  encoding: z.string().nullable(),
  duplicateFile: z.boolean(),
  /** The first ten purchases that the same file already created. */
  duplicatePurchases: z.array(Purchase),
  duplicatePurchaseCount: z.int(),
  /** The digest of the verdict: the same file gives the same digest wherever it is checked. */
  digest: z.string().nullable(),
  /** The id of this import in the journal; null for a dry run. */
  importId: z.int().nullable(),
  /** The plan of a dry run that would succeed. */
  plan: ImportPlan.nullable(),
  /** Stored rows that the import, or its plan, creates, changes, and leaves as they are. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** The same by kind of data, with the messages to people; null from a server that did not count them yet. */
  counts: ImportCounts.nullable().default(null),
  /**
   * Rows whose identical purchase is already stored from elsewhere. Identical rows of one file are separate deliveries.
   */
  similarPurchaseCount: z.int(),
  /** The first ten such rows, each with the stored purchase. */
  similarPurchases: z.array(SimilarPurchase),
})
export type ImportAnswer = z.output<typeof ImportAnswer>

/**
 * The answer to the recap of a supplier. `similarPurchaseCount` is the number of rows that stored purchases may hold, or
 * hold in part: those that `similar` is about.
 */
export const RecapImportAnswer = ImportAnswer.extend({
  verdictCounts: VerdictCounts,
  /** The first thousand rows that are not new, in the order of the file. */
  comparedRows: z.array(ComparedRow),
})
export type RecapImportAnswer = z.output<typeof RecapImportAnswer>

/** The answer to a file of canteens: `canteens` are those it created or changed. */
export const CanteensImportAnswer = ImportAnswer.extend({ canteens: z.array(Canteen) })
export type CanteensImportAnswer = z.output<typeof CanteensImportAnswer>

/** The largest number of canteens in the answer of an import of diagnostics. */
export const shownCanteens = 1000

/** `count` is the number of diagnostics written: a row may be about a canteen alone. */
export const DiagnosticsImportAnswer = ImportAnswer.extend({
  /** The first thousand canteens of the file, in its order, with all their diagnostics. */
  canteens: z.array(Canteen),
  /** The number of all canteens of the file. */
  canteenCount: z.int(),
  /** Diagnostics declared; for staff only. */
  teledeclarations: z.int().optional(),
})
export type DiagnosticsImportAnswer = z.output<typeof DiagnosticsImportAnswer>
