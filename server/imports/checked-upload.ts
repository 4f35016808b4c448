import { createHash } from 'node:crypto'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { peekChunks } from '@ma-cantine/lib/imports/peeked-chunks'
import { containerOf, containerSignatureLength } from '@ma-cantine/lib/spreadsheets/container'
import type { FastifyRequest } from 'fastify'
import type { CheckedKind, Collector } from './import-kind.ts'
import { type FileIdentity, type ReceivedFile, receiveFile, UploadRefusal } from './received-file.ts'
import { type Rejection, rejectionReport } from './rejection.ts'
import type { Spool } from './spool.ts'
import { type RowFormat, textFormat, UploadedRows } from './uploaded-rows.ts'
import { readUploadedWorkbook } from './uploaded-workbook.ts'

export interface Upload {
  readonly request: FastifyRequest
  /** Aborts when the client disconnects. */
  readonly departure: AbortSignal
  readonly maximumBytes: number
  readonly spool: Spool
}

export interface CheckedUpload<Draft> {
  readonly report: FileReport
  /** The file was refused before its content was checked. */
  readonly rejected: boolean
  readonly file: FileIdentity
  /** The batches of rows of a file without errors, readable any number of times with a new collector. */
  batches<Batch>(collector: Collector<Draft, Batch>): AsyncIterable<Batch>
}

/**
 * Checks an upload while it arrives, and stores it in the spool. It only reads the database: a slow client must not
 * hold a lock.
 */
export async function checkUpload<Draft>(
  { request, departure, maximumBytes, spool }: Upload,
  kind: CheckedKind<Draft>,
): Promise<CheckedUpload<Draft>> {
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
      if (rejection) throw new UploadRefusal(rejection)
    }
    for await (const piece of pieces) {
      rows.read(piece)
      refuseTable()
      await rows.keep(piece)
    }
    const report = rows.end()
    // The header of a short file may be read only at its end.
    refuseTable()
    const file = { ...received, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
    return {
      report: await rows.check(report),
      rejected: false,
      file,
      batches: collector => rows.batches(collector),
    }
  } catch (error) {
    if (error instanceof UploadRefusal) return rejectedUpload(error.rejection, received)
    throw error
  }
}

/**
 * Opens a file as pieces of rows: those of a text file come as it arrives, those of a workbook once it is complete. The
 * first bytes tell which one it is.
 */
async function openContent<Draft>(
  bytes: AsyncIterable<Uint8Array>,
  { tables }: CheckedKind<Draft>,
  maximumBytes: number,
): Promise<{ readonly format: RowFormat; readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }> {
  const { start, chunks } = await peekChunks(bytes, containerSignatureLength)
  const container = containerOf(start)
  if (!container) return { format: textFormat, pieces: chunks }
  const schemas = tables.map(({ schema }) => schema)
  return readUploadedWorkbook(chunks, container, schemas, maximumBytes)
}

const rejectedUpload = (rejection: Rejection, received: ReceivedFile): CheckedUpload<never> => ({
  report: rejectionReport(rejection),
  rejected: true,
  file: { ...received, md5: null, sha256: null },
  async *batches() {},
})
