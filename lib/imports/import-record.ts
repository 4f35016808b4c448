import { z } from 'zod'
import { fileKinds } from './file-kind.ts'
import { ImportError, ImportErrorGroup } from './import-answer.ts'

/** An import as the journal keeps it; refused ones are there as well. */
export const ImportRecord = z.object({
  id: z.int(),
  date: z.iso.datetime({ offset: true }),
  kind: z.enum(fileKinds),
  through: z.enum(['session', 'token', 'application']),
  fileName: z.string().nullable(),
  /** Bytes received. */
  fileSize: z.int(),
  /** Lower-case hexadecimal, of the bytes; null when the file was refused before its end. */
  md5: z.string().nullable(),
  sha256: z.string().nullable(),
  status: z.enum(['done', 'refused', 'undone']),
  /** Rows of the file below its header. */
  rowCount: z.int(),
  /** Stored rows that it created, changed, and found as they had to be. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  errorCount: z.int(),
  warningCount: z.int(),
  /** Until when it can be undone; null when it cannot. */
  undoLimit: z.iso.datetime({ offset: true }).nullable(),
  undoDate: z.iso.datetime({ offset: true }).nullable(),
})
export type ImportRecord = z.output<typeof ImportRecord>

/** Why undoing an import left a row as it is. */
export const keepReasons = ['edited', 'deleted', 'in-use', 'not-manager'] as const
export type KeepReason = (typeof keepReasons)[number]

/** Rows that an undo names; it counts them all. */
export const shownKept = 100

export const KeptRow = z.object({
  entity: z.enum(['canteens', 'diagnostics', 'purchases']),
  id: z.int(),
  /** The row of the file it comes from, where that is known. */
  row: z.int().nullable(),
  name: z.string().nullable(),
  reason: z.enum(keepReasons),
})
export type KeptRow = z.output<typeof KeptRow>

/** What undoing an import did. */
export const UndoReport = z.object({
  /** Rows it had created, removed for good. */
  removed: z.int(),
  /** Rows it had changed, as they were before. */
  restored: z.int(),
  keptCount: z.int(),
  /** The first hundred rows left as they are. */
  kept: z.array(KeptRow),
  /** Messages that will not be sent, and messages that were before. */
  cancelledEmailCount: z.int(),
  sentEmailCount: z.int(),
})
export type UndoReport = z.output<typeof UndoReport>

export const ImportDetail = ImportRecord.extend({
  encoding: z.string().nullable(),
  digest: z.string().nullable(),
  groups: z.array(ImportErrorGroup),
  /** The first ten. */
  errors: z.array(ImportError),
  undo: UndoReport.nullable(),
  /** It is about a canteen that one manages no more: `errors` and the names of what `undo` kept are left out. */
  withheld: z.boolean(),
})
export type ImportDetail = z.output<typeof ImportDetail>
