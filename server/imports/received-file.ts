import { addAbortSignal } from 'node:stream'
import { formatTenths } from '@ma-cantine/lib/messages/numbers'
import type { FastifyRequest } from 'fastify'
import { discardRest, findFilePart, isUploadError } from '../http/uploaded-part.ts'
import { cleanFileName, isTableFileName } from './file-name.ts'
import type { Rejection } from './rejection.ts'

/** Windows declares a CSV file as `application/vnd.ms-excel`; scripts often declare nothing precise. */
const acceptedTypes = new Set([
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/plain',
  'application/octet-stream',
])

/** Chunks are cut to this size, in bytes, so that what they become is bounded as well. */
const pieceBytes = 64 * 1024

export interface ReceivedFile {
  name: string | null
  /** Bytes. */
  size: number
}

/** The digests of a file, in lower-case hexadecimal; null when it was refused before its end. */
export interface FileIdentity extends Readonly<ReceivedFile> {
  readonly md5: string | null
  readonly sha256: string | null
}

/** Refuses an upload whatever its rows are. */
export class UploadRefusal extends Error {
  readonly rejection: Rejection

  constructor(rejection: Rejection) {
    super('refused upload')
    this.rejection = rejection
  }
}

/**
 * Yields the bytes of the part `file` of an upload as they arrive, and fills `received`. Afterwards it discards what
 * the client still sends, so that the client gets its answer.
 *
 * @throws UploadRefusal when it is not a file that an import accepts, is too large or breaks off.
 * @throws ClientGoneError, the reason of `departure`, when the client disconnects before the end: a request destroyed
 * before the reading would not report it.
 */
export async function* receiveFile(
  request: FastifyRequest,
  departure: AbortSignal,
  maximumBytes: number,
  received: ReceivedFile,
): AsyncGenerator<Uint8Array, void> {
  if (!request.isMultipart()) throw new UploadRefusal({ code: 'missing-file' })
  try {
    departure.throwIfAborted()
    const file = await findFilePart(request, departure)
    if (!file) throw new UploadRefusal({ code: 'missing-file' })
    const name = cleanFileName(file.filename)
    received.name = name
    if (!name || !isTableFileName(name) || !acceptedTypes.has(file.mimetype)) {
      throw new UploadRefusal({ code: 'file-format', value: file.mimetype })
    }
    for await (const chunk of addAbortSignal(departure, file.file) as AsyncIterable<Uint8Array>) {
      received.size += chunk.length
      if (received.size > maximumBytes) {
        throw new UploadRefusal({ code: 'file-too-large', expected: formatSize(maximumBytes) })
      }
      for (let start = 0; start < chunk.length; start += pieceBytes) yield chunk.subarray(start, start + pieceBytes)
    }
  } catch (error) {
    if (error instanceof UploadRefusal) throw error
    departure.throwIfAborted()
    throw isUploadError(error) ? new UploadRefusal({ code: 'unreadable-upload' }) : error
  } finally {
    discardRest(request)
  }
}

const units = ['octets', 'ko', 'Mo', 'Go']

/** 10 485 760 → « 10 Mo ». */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const size = formatTenths(bytes / 1024 ** power, 'fr')
  return `${size} ${units[power]}`
}
