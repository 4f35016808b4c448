import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { rejectOnAbort } from './client-departure.ts'

/** The part `file` of an upload, null without one; those before it are discarded. */
export async function findFilePart(request: FastifyRequest, departure: AbortSignal): Promise<MultipartFile | null> {
  const parts = request.parts()
  for (;;) {
    const { done, value: part } = await rejectOnAbort(parts.next(), departure)
    if (done) return null
    if (part.type !== 'file') continue
    if (part.fieldname === 'file') return part
    part.file.resume()
  }
}

/** Discards what the client still sends, so that it gets its answer. */
export function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** Whether the multipart body is malformed, or breaks off. */
export function isUploadError(error: unknown): boolean {
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
