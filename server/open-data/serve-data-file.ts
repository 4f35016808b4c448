import { Readable } from 'node:stream'
import { type DataFormat, dataFormats } from '@ma-cantine/lib/open-data/data-formats'
import { dataFilePath, dataSchemaPath } from '@ma-cantine/lib/open-data/data-paths'
import type { DatasetName } from '@ma-cantine/lib/open-data/dataset'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import type { Database } from '../database/connection.ts'
import { replicatedReads } from '../database/replicated-reads.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { headRange } from '../stored-files/answer-range.ts'
import { readPieces } from '../stored-files/pieces.ts'
import { listStoredFiles } from './stored-files.ts'

/**
 * Serves a file of open data, whole or in part: tools that read Parquet take the columns that they need. Its digest is in
 * `Repr-Digest` (RFC 9530) and, as its version, in `ETag`; its Table Schema is linked as `describedby`.
 */
export function serveDataFile(
  app: FastifyInstance,
  database: Database,
  dataset: DatasetName,
  format: DataFormat,
): void {
  const path = dataFilePath(dataset, format)
  app.get(path, async (request, reply) => {
    const replicated = replicatedReads(database, false)
    const files = await replicated(listStoredFiles)
    const file = files.find(stored => stored.dataset === dataset && stored.format === format)
    if (!file) return reply.callNotFound()
    const etag = `"${file.digest}"`
    reply.headers({
      'content-type': dataFormats[format],
      'content-disposition': `attachment; filename="${dataset}.${format}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'content-range, etag, last-modified, link, repr-digest',
      'last-modified': new Date(file.date).toUTCString(),
      'repr-digest': `sha-256=:${Buffer.from(file.digest, 'hex').toString('base64')}:`,
      etag,
      link: `<${dataSchemaPath(dataset)}>; rel="describedby"; type="application/json"`,
    })
    // If-None-Match may list several versions.
    if (fresh(request.headers, reply.getHeaders())) return reply.code(304).send()
    const range = headRange(request, reply, file.size, etag)
    if (!range) return reply.send('')
    reply.header('content-length', range.end - range.start + 1)
    return reply.send(
      Readable.from(readPieces(replicated, { table: 'openDataPieces', fileId: file.id }, range), { objectMode: false }),
    )
  })
  refuseOtherMethods(app, path, ['GET', 'HEAD'])
}
