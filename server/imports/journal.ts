import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { type FileKind, kindOfSchema } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportCounts } from '@ma-cantine/lib/imports/import-counts'
import type { ImportDetail, ImportRecord, UndoReport } from '@ma-cantine/lib/imports/import-record'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Counts } from '../history/effects.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { orNotFound } from '../http/refusal.ts'
import { hasUnmanaged, importReachOf, managedCanteens } from '../teams/managed-canteens.ts'
import { now, parisTime } from '../time/date-time.ts'
import type { FileIdentity } from './received-file.ts'

/** Errors of a file that the journal stores: enough to recognise it, with little of its content. */
const journalErrorLimit = 10
/** Longest file name to store, in characters. */
const fileNameLimit = 255

const day = 86_400_000
/** Days during which an import can be undone: later, campaigns and figures depend on it. */
export const undoDays = 30

export interface ImportEntry {
  readonly caller: Caller
  /** Kind of the endpoint, for a file whose header does not tell. */
  readonly kind: FileKind
  readonly file: FileIdentity
  readonly report: FileReport
  readonly status: 'done' | 'refused'
}

/**
 * Records an import. The journal stores a short verdict, not the file nor its rows.
 * @returns its id.
 */
export async function recordImport(
  transaction: Knex.Transaction,
  { caller, kind, file, report, status }: ImportEntry,
): Promise<number> {
  const { userId, through, throughId } = originOf(caller)
  const { errorCount, warningCount, rows, schema } = report
  const short: FileReport = { ...report, errors: report.errors.slice(0, journalErrorLimit), warnings: [] }
  const [row] = await transaction('imports')
    .insert({
      userId,
      through,
      throughId,
      kind: (schema && kindOfSchema(schema.name)) ?? kind,
      fileName: file.name?.slice(0, fileNameLimit),
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
  { created, updated, unchanged, counts }: Counts & { readonly counts: ImportCounts },
): Promise<void> {
  await transaction('imports')
    .where({ id })
    .update({ created, updated, unchanged, counts: JSON.stringify(counts) })
}

/** Records the canteens of an import: those it wrote, or those that a refused file names and the user manages. */
export async function recordCanteens(
  transaction: Knex.Transaction,
  importId: number,
  canteenIds: readonly number[],
): Promise<void> {
  await transaction.raw(
    `INSERT INTO import_canteens (import_id, canteen_id) SELECT CAST(? AS integer), id FROM canteens WHERE ?`,
    [importId, inList(transaction, 'id', canteenIds)],
  )
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
  /** JSON; null for a refused import and for those of earlier versions. */
  readonly counts: string | null
  readonly errorCount: number
  readonly warningCount: number
  readonly report: string
  readonly undoDate: string | null
  readonly undoReport: string | null
  /** Whether it concerns a canteen that the caller does not manage (any more). */
  readonly withheld: boolean
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
  counts: row.counts === null ? null : (JSON.parse(row.counts) as ImportCounts),
  errorCount: row.errorCount,
  warningCount: row.warningCount,
  undoLimit: row.status === 'done' && undoLimit(row) > now() ? parisTime(undoLimit(row)) : null,
  undoDate: row.undoDate && parisTime(row.undoDate),
})

/**
 * The detail of an import, with its stored errors in the language of the reader. When it concerns the canteen of
 * another team, it has no value of the file and no stored row.
 */
export function asDetail(row: ImportRow, locale: Locale): ImportDetail {
  const report: FileReport = JSON.parse(row.report)
  const { groups, errors, encoding, digest } = reportAnswer(report, locale)
  // Reports of earlier versions have no counts by kind.
  const undo: UndoReport | null = row.undoReport === null ? null : { counts: null, ...JSON.parse(row.undoReport) }
  const detail = { ...asRecord(row), groups, errors, encoding, digest, undo, withheld: row.withheld }
  if (!detail.withheld) return detail
  return { ...detail, errors: [], undo: undo && { ...undo, kept: undo.kept.map(row => ({ ...row, name: null })) } }
}

/**
 * The imports of a user that this caller may see. A session and an unlimited token see all of them, even those of
 * canteens that the user no longer manages. A limited token sees those whose canteens it covers and the user manages,
 * and its own imports without canteens.
 */
export function ownImports(database: Knex, caller: Caller): Knex.QueryBuilder {
  const own = database('imports').where({ userId: caller.user.id })
  if (caller.canteenIds === null) return own
  return own
    .whereRaw(`NOT EXISTS (${canteensOfImport} AND canteen_id NOT IN ?)`, [
      managedCanteens(database, importReachOf(caller)),
    ])
    .where(visible =>
      visible.whereRaw(`EXISTS (${canteensOfImport})`).orWhere({ through: caller.by, throughId: caller.throughId }),
    )
}

const canteensOfImport = 'SELECT 1 FROM import_canteens WHERE import_id = imports.id'

/** A page of the imports that this caller may see, latest first. */
export async function listOwnImports(
  database: Knex,
  caller: Caller,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; records: ImportRecord[] }> {
  const own = ownImports(database, caller)
  const counted: { count?: number | string } | undefined = await own.clone().count({ count: '*' }).first()
  const rows: ImportRow[] = await own.orderBy('id', 'desc').limit(limit).offset(offset)
  return { count: Number(counted?.count ?? 0), records: rows.map(asRecord) }
}

/** @throws Refusal (404) when the caller may not see it. */
export async function findOwnImport(database: Knex, caller: Caller, id: number): Promise<ImportRow> {
  const found: Omit<ImportRow, 'withheld'> | undefined = await ownImports(database, caller).where({ id }).first()
  const row = orNotFound(found, importRefusals('unknown-import'))
  const canteenIds: number[] = await database('importCanteens').where({ importId: id }).pluck('canteen_id')
  return { ...row, withheld: await hasUnmanaged(database, importReachOf(caller), canteenIds) }
}
