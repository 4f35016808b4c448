import { createHash } from 'node:crypto'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { FastifyRequest } from 'fastify'
import type { Effects } from '../history/effects.ts'
import type { ImportAttempt, ImportKind } from './import-kind.ts'
import { type FileIdentity, type ReceivedFile, receiveFile, UploadRefused } from './received-file.ts'
import { type Rejection, rejectionReport } from './rejection.ts'
import type { Spool } from './spool.ts'
import { UploadedRows } from './uploaded-rows.ts'

export interface Upload {
  readonly request: FastifyRequest
  /** Aborted when the client goes away. */
  readonly departure: AbortSignal
  readonly maximumBytes: number
  readonly spool: Spool
}

export interface CheckedUpload<Draft, Batch> {
  readonly report: FileReport
  /** The file was refused before its content was looked at. */
  readonly rejected: boolean
  readonly file: FileIdentity
  /** What an attempt is to write of a right file. */
  batches(attempt: ImportAttempt<Draft, Batch>, effects: Effects): AsyncIterable<Batch>
}

/**
 * Checks an upload while it arrives. It waits in the spool, and nothing touches the database but reads, for a slow client
 * must hold no lock.
 */
export async function checkUpload<Draft, Batch>(
  { request, departure, maximumBytes, spool }: Upload,
  kind: ImportKind<Draft, Batch>,
): Promise<CheckedUpload<Draft, Batch>> {
  const md5 = createHash('md5')
  const sha256 = createHash('sha256')
  const received: ReceivedFile = { name: null, size: 0 }
  const rows = new UploadedRows(kind, spool)

  let isTableKnown = false
  const refuseTable = (): void => {
    if (isTableKnown || !rows.table) return
    isTableKnown = true
    const rejection = kind.refuseTable(rows.table)
    if (rejection) throw new UploadRefused(rejection)
  }
  try {
    for await (const bytes of receiveFile(request, departure, maximumBytes, received)) {
      md5.update(bytes)
      sha256.update(bytes)
      rows.read(bytes)
      refuseTable()
      await rows.keep(bytes)
    }
    const report = rows.end()
    // A short file may be read only when it ends.
    refuseTable()
    const file = { ...received, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
    return {
      report: await rows.check(report),
      rejected: false,
      file,
      batches: (attempt, effects) => rows.batches(attempt, effects),
    }
  } catch (error) {
    if (error instanceof UploadRefused) return rejected(error.rejection, received)
    throw error
  }
}

const rejected = (rejection: Rejection, received: ReceivedFile): CheckedUpload<never, never> => ({
  report: rejectionReport(rejection),
  rejected: true,
  file: { ...received, md5: null, sha256: null },
  async *batches() {},
})
