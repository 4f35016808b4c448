import { negotiate } from '@fastify/accept-negotiator'
import { fastifyEtag } from '@fastify/etag'
import { type ApiVersion, apiVersions } from '@ma-cantine/lib/http/api-version'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { stringify } from 'yaml'
import { refuseOtherMethods } from '../errors.ts'
import { Refusal } from '../refusal.ts'
import { openApiDocument } from './document.ts'

const path = '/api/schema/'

const formats = {
  json: { type: 'application/json', accepted: ['application/json', 'application/vnd.oai.openapi+json'] },
  yaml: { type: 'application/yaml', accepted: ['application/yaml', 'application/vnd.oai.openapi', 'text/yaml'] },
} as const
type Format = keyof typeof formats

/** Builds the document of one version, or of all of them, in both formats. */
async function buildTexts(version: ApiVersion | undefined): Promise<Readonly<Record<Format, string>>> {
  const document = openApiDocument(await import('@ma-cantine/lib'), version)
  return {
    json: JSON.stringify(document),
    yaml: stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }),
  }
}

/**
 * Serves `GET /api/schema/`, the description of the API in JSON, or in YAML if `Accept` or `?format=yaml` asks for it;
 * with `?version=2026`, the description of the calls of that version alone.
 */
export function documentRoutes(app: FastifyInstance): void {
  const cachedTexts = new Map<ApiVersion | undefined, ReturnType<typeof buildTexts>>()
  app.register(async scope => {
    await scope.register(fastifyEtag)
    scope.get(path, async (request, reply) => {
      const version = versionOf(request)
      const texts = cachedTexts.get(version) ?? buildTexts(version)
      cachedTexts.set(version, texts)
      const format = formatOf(request)
      return reply
        .type(`${formats[format].type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept')
        .send((await texts)[format])
    })
  })
  refuseOtherMethods(app, path, ['GET'])
}

/** @throws Refusal for a version that does not exist. */
function versionOf({ query }: FastifyRequest): ApiVersion | undefined {
  const { version } = query as { version?: unknown }
  const known = apiVersions.find(each => each === version)
  if (version !== undefined && !known) {
    throw new Refusal(400, httpRefusals('unknown-api-version', apiVersions.join(', ')))
  }
  return known
}

function formatOf({ query, headers }: FastifyRequest): Format {
  const { format } = query as { format?: unknown }
  if (format === 'yaml' || format === 'json') return format
  const accepted = negotiate(headers.accept ?? '*/*', [...formats.json.accepted, ...formats.yaml.accepted])
  return (formats.yaml.accepted as readonly (string | null)[]).includes(accepted) ? 'yaml' : 'json'
}
