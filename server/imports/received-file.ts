import { addAbortSignal } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { unlessAborted } from '../http/client-gone.ts'
import { isTableFileName, keptFileName } from './file-name.ts'
import type { Rejection } from './rejection.ts'

/** Windows calls a CSV file `application/vnd.ms-excel`; scripts often say nothing precise. */
const acceptedTypes = new Set([
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/plain',
  'application/octet-stream',
])

/** Large chunks are cut, so that what is made of one is bounded as well. */
const pieceBytes = 64 * 1024

/** What is known of a file so far. */
export interface ReceivedFile {
  name: string | null
  /** Bytes. */
  size: number
}

/** A file by its bytes: lower-case hexadecimal digests, null when it was refused before its end. */
export interface FileIdentity extends Readonly<ReceivedFile> {
  readonly md5: string | null
  readonly sha256: string | null
}

/** Ends the reading of an upload that is refused whatever it holds. */
export class UploadRefused extends Error {
  readonly rejection: Rejection

  constructor(rejection: Rejection) {
    super(rejection.code)
    this.rejection = rejection
  }
}

/**
 * Gives the bytes of the part `file` of an upload as they come. Whatever the outcome, what the client still sends is
 * thrown away, so that it gets its answer; `received` tells what came.
 *
 * @throws UploadRefused when it is no file that an import takes, is too large or breaks off.
 * @throws ClientGone, the reason of `departure`, when the client goes away before the end, or had gone before the reading
 * began: a request that was destroyed by then says so to nobody any more.
 */
export async function* receiveFile(
  request: FastifyRequest,
  departure: AbortSignal,
  maximumBytes: number,
  received: ReceivedFile,
): AsyncGenerator<Uint8Array, void> {
  if (!request.isMultipart()) throw new UploadRefused({ code: 'missing-file' })
  try {
    departure.throwIfAborted()
    const file = await findFile(request, departure)
    if (!file) throw new UploadRefused({ code: 'missing-file' })
    const name = keptFileName(file.filename)
    received.name = name
    if (!name || !isTableFileName(name) || !acceptedTypes.has(file.mimetype)) {
      throw new UploadRefused({ code: 'file-format', value: file.mimetype })
    }
    for await (const chunk of addAbortSignal(departure, file.file) as AsyncIterable<Uint8Array>) {
      received.size += chunk.length
      if (received.size > maximumBytes) {
        throw new UploadRefused({ code: 'file-too-large', expected: frenchSize(maximumBytes) })
      }
      for (let start = 0; start < chunk.length; start += pieceBytes) yield chunk.subarray(start, start + pieceBytes)
    }
  } catch (error) {
    if (error instanceof UploadRefused) throw error
    departure.throwIfAborted()
    throw isUploadError(error) ? new UploadRefused({ code: 'unreadable-upload' }) : error
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
}
async function findFile(request: FastifyRequest, departure: AbortSignal): Promise<MultipartFile | null> {
  const parts = request.parts()
  for (;;) {
    const { done, value: part } = await unlessAborted(parts.next(), departure)
    if (done) return null
    if (part.type !== 'file') continue
    if (part.fieldname === 'file') return part
    part.file.resume()
  }
}

/** What the client sends is not a well-formed multipart body, or breaks off. */
function isUploadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  return (
    code.startsWith('FST_') ||
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    multipartError.test(error.message)
  )
}

const multipartError = /multipart|part terminated|boundary|malformed/i

const units = ['octets', 'ko', 'Mo', 'Go']

/** 10 485 760 → « 10 Mo ». */
export function frenchSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const size = (bytes / 1024 ** power).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  return `${size} ${units[power]}`
}
