import { createHash } from 'node:crypto'
import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { FastifyRequest } from 'fastify'
import { type ReceivedFile, receiveFile } from './received-file.ts'
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
  readonly file: FileIdentity
  readonly rows: number
}

/** A file by its bytes: lower-case hexadecimal digests, null when it was refused before its end. */
export interface FileIdentity extends Readonly<ReceivedFile> {
  readonly md5: string | null
  readonly sha256: string | null
}

const usualBatchRows = 5000

/**
 * Checks an upload while it arrives. What is to be written goes to the spool, one JSON array per batch; nothing touches
 * the database but reads, for a slow client must hold no lock.
 */
export async function checkUpload<Draft>(plan: UploadPlan<Draft>): Promise<CheckedUpload> {
  const { batchRows = usualBatchRows } = plan
  const md5 = createHash('md5')
  const sha256 = createHash('sha256')
  const received: ReceivedFile = { name: null, size: 0 }
  let waiting: ImportedRow<Draft>[] = []
  let rows = 0
  const validation = new Validation<Draft>({
    tables: plan.tables,
    onRecord: (draft, row) => waiting.push({ draft, row }),
  })

  const flush = async (): Promise<void> => {
    const batch = waiting.slice(0, batchRows)
    waiting = waiting.slice(batchRows)
    const prepared = await plan.prepare(batch, validation)
    rows += batch.length
    // After one error nothing will be written: the rest is only checked.
    if (validation.errors.count === 0) await plan.spool.add({ rows: batch.length, text: JSON.stringify(prepared) })
  }

  let known = false
  const rejection = await receiveFile(plan.request, plan.maximumBytes, received, async bytes => {
    md5.update(bytes)
    sha256.update(bytes)
    validation.push(bytes)
    if (!known && validation.table) {
      known = true
      const refusal = plan.refuse?.(validation.table)
      if (refusal) return refusal
    }
    // However the bytes come, the batches are the same: what they do is told batch by batch.
    while (waiting.length >= batchRows) await flush()
    return null
  })
  if (rejection) return rejected(rejection, received)
  const ended = validation.end()
  // A short file may be read only when it ends.
  const late = !known && validation.table ? plan.refuse?.(validation.table) : null
  if (late) return rejected(late, received)
  while (waiting.length > 0) await flush()
  const { schema, encoding, bom, delimiter } = ended
  const report = validation.errors.report({ schema, encoding, bom, delimiter, rows: ended.rows })
  const file = { ...received, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
  return { report: fileReport(report), rejected: false, file, rows }
}

const rejected = (rejection: Rejection, received: ReceivedFile): CheckedUpload => ({
  report: rejectionReport(rejection),
  rejected: true,
  file: { ...received, md5: null, sha256: null },
  rows: 0,
})
