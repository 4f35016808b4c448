import { tags } from '@ma-cantine/lib/http/api-tags'
import type { ApiVersion } from '@ma-cantine/lib/http/api-version'
import { type Endpoint, isEndpoint } from '@ma-cantine/lib/http/endpoint'
import { pathTemplate } from '@ma-cantine/lib/http/path-template'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { z } from 'zod'
import { description } from './description.ts'
import { type ErrorResponse, errorResponses } from './error-answers.ts'
import { errorSchemas } from './error-schemas.ts'
import { contentOf, type Operation, operationOf } from './operation.ts'
import { answerSchemas, type JsonSchema } from './schemas.ts'
import { securitySchemes } from './security.ts'

/** A document of OpenAPI 3.1. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly securitySchemes: typeof securitySchemes
    readonly responses: Readonly<Record<string, ErrorResponse>>
    readonly schemas: Readonly<Record<string, JsonSchema>>
  }
}

/**
 * Describes the API: operations and schemas are the exports of the library, under the names of these exports.
 * @param contract The exports of `@ma-cantine/lib`.
 * @param version Leaves out the calls that only other versions have.
 */
export function openApiDocument(contract: Readonly<Record<string, unknown>>, version?: ApiVersion): OpenApiDocument {
  const exported = Object.entries(contract)
  const endpoints = exported
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .filter(([, endpoint]) => !version || !endpoint.version || endpoint.version === version)
    .sort(([, a], [, b]) => tagIndex(a) - tagIndex(b))
  const nameOf = new Map(
    exported.flatMap(([name, value]) => (value instanceof z.ZodType ? [[value as z.ZodType, name] as const] : [])),
  )
  for (const [name, endpoint] of endpoints) {
    const answer = contentOf(endpoint)
    if (answer && !nameOf.has(answer)) nameOf.set(answer, `${capitalise(name)}Answer`)
  }
  const operations = endpoints.map(([name, endpoint]) => {
    const answer = contentOf(endpoint)
    return {
      path: pathTemplate(endpoint),
      method: endpoint.method.toLowerCase(),
      operation: operationOf(name, endpoint, answer ? (nameOf.get(answer) ?? null) : null),
    }
  })
  const schemas = answerSchemas(new Map([...nameOf].map(([schema, name]) => [name, schema])))
  return {
    openapi: '3.1.1',
    info: {
      title: version ? `L’API de ma cantine, en ${version}` : 'L’API de ma cantine',
      version: version ?? '1',
      description,
    },
    // Relative to the address of the document, wherever the server is.
    servers: [{ url: '/', description: 'Ce serveur' }],
    tags: tags
      .filter(({ name }) => operations.some(({ operation }) => operation.tags.includes(name)))
      .map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(
      [...Map.groupBy(operations, ({ path }) => path)].map(([path, here]) => [
        path,
        Object.fromEntries(here.map(({ method, operation }) => [method, operation])),
      ]),
    ),
    components: {
      securitySchemes,
      responses: errorResponses,
      schemas: { ...errorSchemas, ...referencedSchemas(schemas, [operations, errorResponses]) },
    },
  }
}

/**
 * Endpoints come in the order of their tags; within one tag, the alphabetical order of the library's exports remains.
 */
const tagIndex = ({ path }: Endpoint): number => tags.findIndex(tag => tag.path.test(path))

const reference = /"#\/components\/schemas\/(\w+)"/g

/** The schemas that operations and refusals refer to, directly or not. */
function referencedSchemas(schemas: Readonly<Record<string, JsonSchema>>, users: unknown): Record<string, JsonSchema> {
  const names = new Set<string>()
  const look = (text: string): void => {
    for (const [, name = ''] of text.matchAll(reference)) {
      if (names.has(name) || !schemas[name]) continue
      names.add(name)
      look(JSON.stringify(schemas[name]))
    }
  }
  look(JSON.stringify(users))
  return Object.fromEntries([...names].sort().map(name => [name, schemas[name] as JsonSchema]))
}
