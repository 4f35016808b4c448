import { randomBytes } from 'node:crypto'
import { addAbortSignal } from 'node:stream'
import { mediaMessages } from '@ma-cantine/lib/community/media-messages'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/connection.ts'
import { FieldErrors } from '../http/refusal.ts'
import { discardRest, findFilePart, isUploadError } from '../http/uploaded-part.ts'
import { beginningBytes, extensionOf, writeMediaFile } from './media-files.ts'

const refused = (message: Message) => new FieldErrors({ file: [message] })

/**
 * Stores the file of an upload as it arrives.
 *
 * @returns its path.
 * @throws FieldErrors for a file that pages do not play or show, is too large or breaks off; ClientGoneError.
 */
export async function receiveMediaFile(
  database: Database,
  request: FastifyRequest,
  departure: AbortSignal,
  maximumBytes: number,
): Promise<string> {
  if (!request.isMultipart()) throw refused(mediaMessages('missing-file'))
  try {
    departure.throwIfAborted()
    const part = await findFilePart(request, departure)
    if (!part) throw refused(mediaMessages('missing-file'))
    const content = bounded(addAbortSignal(departure, part.file) as AsyncIterable<Buffer>, maximumBytes)
    const { first, all } = await peek(content)
    const extension = extensionOf(first)
    if (extension === null) throw refused(mediaMessages('unknown-type'))
    return await writeMediaFile(database, `${randomBytes(9).toString('hex')}.${extension}`, extension, all)
  } catch (error) {
    if (error instanceof FieldErrors) throw error
    departure.throwIfAborted()
    throw isUploadError(error) ? refused(mediaMessages('broken-file')) : error
  } finally {
    discardRest(request)
  }
}

async function* bounded(content: AsyncIterable<Buffer>, maximumBytes: number): AsyncGenerator<Buffer, void> {
  let size = 0
  for await (const bytes of content) {
    size += bytes.length
    if (size > maximumBytes) throw refused(mediaMessages('too-large', maximumBytes))
    yield bytes
  }
}

/** The first bytes of a file, enough of them to tell its type, and the whole of it. */
async function peek(content: AsyncGenerator<Buffer, void>): Promise<{ first: Buffer; all: AsyncGenerator<Buffer> }> {
  let first: Buffer = Buffer.alloc(0)
  while (first.length < beginningBytes) {
    const { done, value } = await content.next()
    if (done) break
    first = Buffer.concat([first, value])
  }
  const begun = first
  async function* all(): AsyncGenerator<Buffer> {
    yield begun
    yield* content
  }
  return { first, all: all() }
}
