import { z } from 'zod'
import { fileKinds } from './file-kind.ts'
import { ImportError, ImportErrorGroup } from './import-answer.ts'
import { ImportCounts } from './import-counts.ts'

/** An import in the journal, refused or not. */
export const ImportRecord = z.object({
  id: z.int(),
  date: z.iso.datetime({ offset: true }),
  kind: z.enum(fileKinds),
  through: z.enum(['session', 'token', 'application']),
  fileName: z.string().nullable(),
  /** Bytes received. */
  fileSize: z.int(),
  /** Digests of the bytes in lower-case hexadecimal; null when the file was refused before its end. */
  md5: z.string().nullable(),
  sha256: z.string().nullable(),
  status: z.enum(['done', 'refused', 'undone']),
  /** Rows of the file below its header. */
  rowCount: z.int(),
  /** Stored rows that it created, changed, and left as they were. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** The same by kind of data; null for a refused import, and for one whose details were not recorded at the time. */
  counts: ImportCounts.nullable().default(null),
  errorCount: z.int(),
  warningCount: z.int(),
  /** The last instant at which it can be undone; null when it cannot. */
  undoLimit: z.iso.datetime({ offset: true }).nullable(),
  undoDate: z.iso.datetime({ offset: true }).nullable(),
})
export type ImportRecord = z.output<typeof ImportRecord>

/** Why undoing an import keeps a row as it is. */
export const keepReasons = ['edited', 'deleted', 'in-use', 'declared', 'not-manager'] as const
export type KeepReason = (typeof keepReasons)[number]

/** The largest number of rows in `kept`; `keptCount` counts them all. */
export const shownKeptRows = 100

/** A row of an import that undoing it leaves in place, and why. */
export const KeptRow = z.object({
  entity: z.enum(['canteens', 'diagnostics', 'purchases']),
  id: z.int(),
  /** The row of the file that it comes from, when known. */
  row: z.int().nullable(),
  name: z.string().nullable(),
  reason: z.enum(keepReasons),
})
export type KeptRow = z.output<typeof KeptRow>

const UndoneRows = z.object({ removed: z.int(), restored: z.int(), kept: z.int() })

/** The result of undoing an import. */
export const UndoReport = z.object({
  /** Rows that the import had created, now removed for good. */
  removed: z.int(),
  /** Rows that the import had changed, now as they were before. */
  restored: z.int(),
  keptCount: z.int(),
  /** The same by kind of data; null when it was not recorded at the time. */
  counts: z.object({ canteens: UndoneRows, diagnostics: UndoneRows, purchases: UndoneRows }).nullable().default(null),
  /** The first hundred rows that were kept. */
  kept: z.array(KeptRow),
  /** Messages cancelled by the undo, and messages sent before it. */
  cancelledEmailCount: z.int(),
  sentEmailCount: z.int(),
})
export type UndoReport = z.output<typeof UndoReport>

/** One import of the journal with its errors, and what undoing it did. */
export const ImportDetail = ImportRecord.extend({
  encoding: z.string().nullable(),
  digest: z.string().nullable(),
  groups: z.array(ImportErrorGroup),
  /** The first ten errors. */
  errors: z.array(ImportError),
  undo: UndoReport.nullable(),
  /**
   * The import is about a canteen that the caller no longer manages: `errors` and the names in `undo.kept` are left
   * out.
   */
  withheld: z.boolean(),
})
export type ImportDetail = z.output<typeof ImportDetail>
