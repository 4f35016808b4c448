import { createHash } from 'node:crypto'
import { fastifyEtag } from '@fastify/etag'
import { fileKinds } from '@ma-cantine/lib/imports/file-kind'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import { validityOf } from '@ma-cantine/lib/imports/format-validity'
import { schemaFileText, schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import { type ListedSchema, listImportSchemas, schemaPath } from '@ma-cantine/lib/imports/import-schemas-api'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { route } from '../http/route.ts'

/** Serves `GET /static/schemas/….json`, the Table Schemas of import files, and their list with versions and digests. */
export function schemasRoutes(app: FastifyInstance): void {
  const served = fileKinds.map(kind => ({ kind, text: schemaFileText(kind) }))

  route(app, listImportSchemas, () =>
    served.map(({ kind, text }): ListedSchema => {
      const { name, title, version } = schemaOf(kind)
      return {
        kind,
        format: formatNameOf(kind),
        name,
        title,
        version,
        ...validityOf(kind),
        path: schemaPath(kind),
        size: Buffer.byteLength(text),
        digest: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )

  app.register(async scope => {
    await scope.register(fastifyEtag)
    for (const { kind, text } of served) {
      // They may change at the next delivery: programs ask again, and get a 304 meanwhile.
      scope.get(schemaPath(kind), (_, reply) =>
        reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
      )
    }
  })
  for (const { kind } of served) refuseOtherMethods(app, schemaPath(kind), ['GET'])
}
