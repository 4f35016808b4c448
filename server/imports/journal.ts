import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { type FileKind, kindOfSchema } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportDetail, ImportRecord, UndoReport } from '@ma-cantine/lib/imports/import-record'
import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { type Caller, originOf } from '../accounts/authentication.ts'
import { now, parisTime } from '../http/date-time.ts'
import type { FileIdentity } from './checked-upload.ts'

/** Errors that the journal keeps of a file: enough to know it again, and little of what people wrote in it. */
const keptErrors = 10
/** Characters kept of the name of a file. */
const keptName = 255

const day = 86_400_000
/** An import can be undone for this long: then campaigns have moved on, and other figures rest on it. */
export const undoDays = 30

/** How many stored rows an import created, changed, and found as they had to be. */
export interface Counts {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

export interface ImportEntry {
  readonly caller: Caller
  /** What the endpoint takes in, when the header of the file does not tell. */
  readonly kind: FileKind
  readonly file: FileIdentity
  readonly report: FileReport
  readonly status: 'done' | 'refused'
}

/** Writes an import down. Neither the file nor its rows are kept, only the verdict in short. @returns its id. */
export async function recordImport(
  transaction: Knex.Transaction,
  { caller, kind, file, report, status }: ImportEntry,
): Promise<number> {
  const { userId, through, throughId } = originOf(caller)
  const { errorCount, warningCount, rows, schema } = report
  const short: FileReport = { ...report, errors: report.errors.slice(0, keptErrors), warnings: [] }
  const [row] = await transaction('imports')
    .insert({
      userId,
      through,
      throughId,
      kind: (schema && kindOfSchema(schema.name)) ?? kind,
      fileName: file.name?.slice(0, keptName),
      fileSize: file.size,
      md5: file.md5,
      sha256: file.sha256,
      date: now(),
      status,
      rowCount: rows,
      errorCount,
      warningCount,
      report: JSON.stringify(short),
    })
    .returning('id')
  return (row as { id: number }).id
}

export async function recordCounts(
  transaction: Knex.Transaction,
  id: number,
  { created, updated, unchanged }: Counts,
): Promise<void> {
  await transaction('imports').where({ id }).update({ created, updated, unchanged })
}

export interface ImportRow extends Counts {
  readonly id: number
  readonly date: string
  readonly kind: FileKind
  readonly through: ImportRecord['through']
  readonly fileName: string | null
  readonly fileSize: number
  readonly md5: string | null
  readonly sha256: string | null
  readonly status: ImportRecord['status']
  readonly rowCount: number
  readonly errorCount: number
  readonly warningCount: number
  readonly report: string
  readonly undoDate: string | null
  readonly undoReport: string | null
}

/** The last instant when an import can be undone. */
export const undoLimit = ({ date }: Pick<ImportRow, 'date'>): string =>
  new Date(Date.parse(date) + undoDays * day).toISOString()

const asRecord = (row: ImportRow): ImportRecord => ({
  id: row.id,
  date: parisTime(row.date),
  kind: row.kind,
  through: row.through,
  fileName: row.fileName,
  fileSize: row.fileSize,
  md5: row.md5,
  sha256: row.sha256,
  status: row.status,
  rowCount: row.rowCount,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  errorCount: row.errorCount,
  warningCount: row.warningCount,
  undoLimit: row.status === 'done' && undoLimit(row) > now() ? parisTime(undoLimit(row)) : null,
  undoDate: row.undoDate && parisTime(row.undoDate),
})

/** With the errors it keeps, in the reader's language. */
export function asDetail(row: ImportRow, locale: Locale): ImportDetail {
  const report: FileReport = JSON.parse(row.report)
  const { groups, errors, encoding, digest } = reportAnswer(report, locale)
  const undo = row.undoReport && (JSON.parse(row.undoReport) as UndoReport)
  return { ...asRecord(row), groups, errors, encoding, digest, undo: undo || null }
}

/** The imports of a user, latest first. */
export async function listOwnImports(
  database: Knex,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; records: ImportRecord[] }> {
  const own = database('imports').where({ userId })
  const counted: { count?: number | string } | undefined = await own.clone().count({ count: '*' }).first()
  const rows: ImportRow[] = await own.orderBy('id', 'desc').limit(limit).offset(offset)
  return { count: Number(counted?.count ?? 0), records: rows.map(asRecord) }
}

export const findOwnImport = (database: Knex, userId: number, id: number): Promise<ImportRow | undefined> =>
  database('imports').where({ id, userId }).first()
