import { createHash } from 'node:crypto'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { FastifyRequest } from 'fastify'
import type { Effects } from './effects.ts'
import type { Preparation } from './preparation.ts'
import { type ReceivedFile, receiveFile } from './received-file.ts'
import { type Rejection, rejectionReport } from './rejection.ts'
import type { Spool } from './spool.ts'
import { uploadRows } from './upload-rows.ts'

export interface UploadPlan<Draft, Batch> {
  readonly request: FastifyRequest
  /** Aborted when the client goes away. */
  readonly departure: AbortSignal
  readonly maximumBytes: number
  readonly tables: readonly Table<Draft>[]
  /** Looks at the file once its header is read; a rejection stops everything. */
  readonly refuse?: (table: Table<Draft>) => Rejection | null
  readonly preparation: Preparation<Draft, Batch>
  readonly spool: Spool
}

export interface CheckedUpload<Batch> {
  readonly report: FileReport
  /** The file was refused before its content was looked at. */
  readonly rejected: boolean
  readonly file: FileIdentity
  /** What an import is to write of a right file, as often as asked. */
  batches(effects: Effects): AsyncIterable<Batch>
}

/** A file by its bytes: lower-case hexadecimal digests, null when it was refused before its end. */
export interface FileIdentity extends Readonly<ReceivedFile> {
  readonly md5: string | null
  readonly sha256: string | null
}

/**
 * Checks an upload while it arrives. It waits in the spool, and nothing touches the database but reads, for a slow client
 * must hold no lock.
 */
export async function checkUpload<Draft, Batch>(plan: UploadPlan<Draft, Batch>): Promise<CheckedUpload<Batch>> {
  const md5 = createHash('md5')
  const sha256 = createHash('sha256')
  const received: ReceivedFile = { name: null, size: 0 }
  const rows = uploadRows(plan)

  let known = false
  const refusal = (): Rejection | null => {
    if (known || !rows.table) return null
    known = true
    return plan.refuse?.(rows.table) ?? null
  }
  const rejection = await receiveFile(plan.request, plan.departure, plan.maximumBytes, received, async bytes => {
    md5.update(bytes)
    sha256.update(bytes)
    rows.read(bytes)
    const refused = refusal()
    if (!refused) await rows.keep(bytes)
    return refused
  })
  if (rejection) return rejected(rejection, received)
  rows.close()
  // A short file may be read only when it ends.
  const late = refusal()
  if (late) return rejected(late, received)
  const report = await rows.report()
  const file = { ...received, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
  return { report, rejected: false, file, batches: effects => rows.batches(effects) }
}

const rejected = (rejection: Rejection, received: ReceivedFile): CheckedUpload<never> => ({
  report: rejectionReport(rejection),
  rejected: true,
  file: { ...received, md5: null, sha256: null },
  async *batches() {},
})
