import { createHash } from 'node:crypto'
import { fastifyEtag } from '@fastify/etag'
import { type FileKind, fileKinds } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { type ListedSchema, listImportSchemas } from '@ma-cantine/lib/imports/import-schemas-api'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { route } from '../http/route.ts'

const pathOf = (kind: FileKind): string => `/static/schemas/${kind}.json`

/** Serves `GET /static/schemas/….json`, the Table Schemas of import files, and their list with versions and digests. */
export function schemasRoutes(app: FastifyInstance): void {
  const served = fileKinds.map(kind => ({ kind, text: `${JSON.stringify(schemaOf(kind), null, 2)}\n` }))

  route(app, listImportSchemas, () =>
    served.map(({ kind, text }): ListedSchema => {
      const { name, title, version } = schemaOf(kind)
      const digest = createHash('sha256').update(text).digest('hex')
      return { kind, name, title, version, path: pathOf(kind), size: Buffer.byteLength(text), digest }
    }),
  )

  app.register(async scope => {
    await scope.register(fastifyEtag)
    for (const { kind, text } of served) {
      // They may change at the next delivery: programs ask again, and get a 304 meanwhile.
      scope.get(pathOf(kind), (_, reply) =>
        reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
      )
    }
  })
  for (const { kind } of served) refuseOtherMethods(app, pathOf(kind), ['GET'])
}
