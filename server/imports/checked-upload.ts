import { createHash } from 'node:crypto'
import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { FastifyRequest } from 'fastify'
import { receiveFile } from './received-file.ts'
import { type Rejection, rejectionReport } from './rejection.ts'
import type { Spool } from './spool.ts'

/** A row that breaks no rule of its file. */
export interface ImportedRow<Draft> {
  readonly draft: Draft
  /** As a spreadsheet numbers it: the header is 1. */
  readonly row: number
}

export interface UploadPlan<Draft> {
  readonly request: FastifyRequest
  readonly maximumBytes: number
  readonly tables: readonly Table<Draft>[]
  /** Looks at the file once its header is read; a rejection stops everything. */
  readonly refuse?: (table: Table<Draft>) => Rejection | null
  /**
   * Looks rows up in the stored data, adds to the errors what is wrong, and gives what is to be written, one item per
   * row.
   */
  readonly prepare: (rows: readonly ImportedRow<Draft>[], validation: Validation<Draft>) => Promise<unknown[]>
  readonly spool: Spool
  /** Rows that are looked up, spooled and written together: fewer where they are wide. */
  readonly batchRows?: number
}

export interface CheckedUpload {
  readonly report: FileReport
  /** The file was refused before its content was looked at. */
  readonly rejected: boolean
  /** Lower-case hexadecimal MD5 of the bytes. */
  readonly digest: string
  readonly rows: number
}

const usualBatchRows = 5000

/**
 * Checks an upload while it arrives. What is to be written goes to the spool, one JSON array per batch; nothing touches
 * the database but reads, for a slow client must hold no lock.
 */
export async function checkUpload<Draft>(plan: UploadPlan<Draft>): Promise<CheckedUpload> {
  const { batchRows = usualBatchRows } = plan
  const digest = createHash('md5')
  let waiting: ImportedRow<Draft>[] = []
  let rows = 0
  const validation = new Validation<Draft>({
    tables: plan.tables,
    onRecord: (draft, row) => waiting.push({ draft, row }),
  })

  const flush = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    const prepared = await plan.prepare(batch, validation)
    rows += batch.length
    // After one error nothing will be written: the rest is only checked.
    if (validation.errors.count === 0) await plan.spool.add(JSON.stringify(prepared))
  }

  let known = false
  const rejection = await receiveFile(plan.request, plan.maximumBytes, async bytes => {
    digest.update(bytes)
    validation.push(bytes)
    if (!known && validation.table) {
      known = true
      const refusal = plan.refuse?.(validation.table)
      if (refusal) return refusal
    }
    if (waiting.length >= batchRows) await flush()
    return null
  })
  if (rejection) return rejected(rejection)
  const ended = validation.end()
  // A short file may be read only when it ends.
  const late = !known && validation.table ? plan.refuse?.(validation.table) : null
  if (late) return rejected(late)
  await flush()
  const { schema, encoding, bom, delimiter } = ended
  const report = validation.errors.report({ schema, encoding, bom, delimiter, rows: ended.rows })
  return { report: fileReport(report), rejected: false, digest: digest.digest('hex'), rows }
}

const rejected = (rejection: Rejection): CheckedUpload => ({
  report: rejectionReport(rejection),
  rejected: true,
  digest: '',
  rows: 0,
})
