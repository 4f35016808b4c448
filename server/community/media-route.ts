import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connection.ts'
import { replicatedReads } from '../database/replicated-reads.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { headRange } from '../stored-files/answer-range.ts'
import { readPieces } from '../stored-files/pieces.ts'
import { findMediaFile, mediaFilePath } from './media-files.ts'

/** Serves the files of webinars, whole or in part: a player asks for what it shows. An address never changes its content. */
export function mediaRoute(app: FastifyInstance, database: Database): void {
  const path = mediaFilePath(':name')
  app.get<{ Params: { name: string } }>(path, async (request, reply) => {
    const replicated = replicatedReads(database, false)
    const file = await replicated(reader => findMediaFile(reader, request.params.name))
    if (!file) return reply.callNotFound()
    const etag = `"${file.digest}"`
    reply.headers({
      'content-type': file.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const range = headRange(request, reply, file.size, etag)
    if (!range) return reply.send('')
    reply.header('content-length', range.end - range.start + 1)
    const pieces = readPieces(replicated, { table: 'mediaPieces', fileId: file.id }, range)
    return reply.send(Readable.from(pieces, { objectMode: false }))
  })
  refuseOtherMethods(app, path, ['GET', 'HEAD'])
}
