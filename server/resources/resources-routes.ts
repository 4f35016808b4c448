import { type ResourceFormat, resourcePath, resources } from '@ma-cantine/lib/resources/resources'
import type { FastifyInstance } from 'fastify'
import { serveDocument } from '../http/serve-document.ts'
import { buildResource } from './build-resource.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
} as const satisfies Readonly<Record<ResourceFormat, string>>

/** Serves the documents of the pages of measures under `/static/documents/`, each written at its first request. */
export function resourcesRoutes(app: FastifyInstance): void {
  const documentCache = new Map<string, Promise<Uint8Array>>()
  for (const resource of resources) {
    for (const file of resource.files) {
      serveDocument(app, resourcePath(file), {
        name: file.name,
        type: types[file.format],
        bytes: () => {
          const bytes = documentCache.get(file.name) ?? buildResource(resource, file.format)
          documentCache.set(file.name, bytes)
          return bytes
        },
      })
    }
  }
}
