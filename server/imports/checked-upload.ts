import { createHash } from 'node:crypto'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { peekChunks } from '@ma-cantine/lib/imports/peeked-chunks'
import { containerOf, containerSignatureLength } from '@ma-cantine/lib/spreadsheets/container'
import type { FastifyRequest } from 'fastify'
import type { Effects } from '../history/effects.ts'
import type { ImportAttempt, ImportKind } from './import-kind.ts'
import { type FileIdentity, type ReceivedFile, receiveFile, UploadRefused } from './received-file.ts'
import { type Rejection, rejectionReport } from './rejection.ts'
import type { Spool } from './spool.ts'
import { type RowFormat, textFormat, UploadedRows } from './uploaded-rows.ts'
import { readUploadedWorkbook } from './uploaded-workbook.ts'

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
  const hashed = async function* () {
    for await (const bytes of receiveFile(request, departure, maximumBytes, received)) {
      md5.update(bytes)
      sha256.update(bytes)
      yield bytes
    }
  }
  try {
    const { format, pieces } = await openContent(hashed(), kind, maximumBytes)
    const rows = new UploadedRows(kind, format, spool)
    let isTableKnown = false
    const refuseTable = (): void => {
      if (isTableKnown || !rows.table) return
      isTableKnown = true
      const rejection = kind.refuseTable(rows.table)
      if (rejection) throw new UploadRefused(rejection)
    }
    for await (const piece of pieces) {
      rows.read(piece)
      refuseTable()
      await rows.keep(piece)
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

/** The rows of a file in pieces: a text file gives them as it comes, a workbook, known by its first bytes, once it is whole. */
async function openContent<Draft, Batch>(
  bytes: AsyncIterable<Uint8Array>,
  { tables }: ImportKind<Draft, Batch>,
  maximumBytes: number,
): Promise<{ readonly format: RowFormat; readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }> {
  const { start, chunks } = await peekChunks(bytes, containerSignatureLength)
  const container = containerOf(start)
  if (!container) return { format: textFormat, pieces: chunks }
  const schemas = tables.map(({ schema }) => schema)
  return readUploadedWorkbook(chunks, container, schemas, maximumBytes)
}

const rejected = (rejection: Rejection, received: ReceivedFile): CheckedUpload<never, never> => ({
  report: rejectionReport(rejection),
  rejected: true,
  file: { ...received, md5: null, sha256: null },
  async *batches() {},
})
