import { negotiate } from '@fastify/accept-negotiator'
import { fastifyEtag } from '@fastify/etag'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { stringify } from 'yaml'
import { refuseOtherMethods } from '../errors.ts'
import { openApiDocument } from './document.ts'

const path = '/api/schema/'

const formats = {
  json: { type: 'application/json', accepted: ['application/json', 'application/vnd.oai.openapi+json'] },
  yaml: { type: 'application/yaml', accepted: ['application/yaml', 'application/vnd.oai.openapi', 'text/yaml'] },
} as const
type Format = keyof typeof formats

/** Builds the document in both formats. */
async function buildTexts(): Promise<Readonly<Record<Format, string>>> {
  const document = openApiDocument(await import('@ma-cantine/lib'))
  return {
    json: JSON.stringify(document),
    yaml: stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }),
  }
}

/**
 * Serves `GET /api/schema/`, the description of the API in JSON, or in YAML if `Accept` or `?format=yaml` asks for it.
 */
export function documentRoutes(app: FastifyInstance): void {
  let cachedTexts: ReturnType<typeof buildTexts> | undefined
  app.register(async scope => {
    await scope.register(fastifyEtag)
    scope.get(path, async (request, reply) => {
      cachedTexts ??= buildTexts()
      const format = formatOf(request)
      return reply
        .type(`${formats[format].type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept')
        .send((await cachedTexts)[format])
    })
  })
  refuseOtherMethods(app, path, ['GET'])
}

function formatOf({ query, headers }: FastifyRequest): Format {
  const { format } = query as { format?: unknown }
  if (format === 'yaml' || format === 'json') return format
  const accepted = negotiate(headers.accept ?? '*/*', [...formats.json.accepted, ...formats.yaml.accepted])
  return (formats.yaml.accepted as readonly (string | null)[]).includes(accepted) ? 'yaml' : 'json'
}
