import { tagOf } from '@ma-cantine/lib/http/api-tags'
import type { ApiVersion } from '@ma-cantine/lib/http/api-version'
import { DryRunQuery } from '@ma-cantine/lib/http/dry-run'
import type { Endpoint, EndpointAccess } from '@ma-cantine/lib/http/endpoint'
import { pathTemplate } from '@ma-cantine/lib/http/path-template'
import { z } from 'zod'
import answerExamples from './answer-examples.json' with { type: 'json' }
import { bodyExamples } from './body-examples.ts'
import { type ErrorResponse, errorResponsesOf } from './error-answers.ts'
import { componentReference, type JsonSchema, requestSchema } from './schemas.ts'
import { type SecurityRequirement, securityOf } from './security.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema; readonly example?: unknown }
}

export interface Response {
  readonly $ref?: string
  readonly description?: string
  readonly headers?: ErrorResponse['headers']
  readonly content?: Content
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly SecurityRequirement[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}

const accessWords: Readonly<Record<EndpointAccess, string>> = {
  public: 'Ouvert à tous, sans compte.',
  user: 'Réservé aux personnes connectées.',
  manager: 'Réservé aux gestionnaires de la cantine.',
  elected: 'Réservé aux élus.',
  staff: 'Réservé à l’administration de la plateforme.',
}

/** @param answerName name of the component of the answer, null without one. */
export function operationOf(operationId: string, endpoint: Endpoint, answerName: string | null): Operation {
  const { path, summary } = endpoint
  const tag = tagOf(path)
  const requestBody = requestBodyOf(operationId, endpoint)
  return {
    operationId,
    tags: tag ? [tag] : [],
    summary,
    description: [
      describeAccess(endpoint),
      ...(endpoint.limit ? ['Le nombre d’appels est limité.'] : []),
      ...(endpoint.version ? [describeVersion(endpoint.version, endpoint.replaces)] : []),
    ].join(' '),
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.dryRun ? parametersOf(DryRunQuery, 'query').map(describeDryRun) : []),
      ...Object.entries(endpoint.requestHeaders ?? {}).map(ownHeader),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
      ...(endpoint.versioned ? [ifMatch] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: { ...successResponses(operationId, endpoint, answerName), ...errorResponsesOf(endpoint) },
  }
}

function describeAccess({ access, scope, otherScope }: Endpoint): string {
  const or = otherScope ? ` ou \`${otherScope}\`` : ''
  if (scope) return `${accessWords[access]} Un jeton doit avoir le droit \`${scope}\`${or}.`
  if (access === 'public') return accessWords[access]
  return `${accessWords[access]} Il faut une session : aucun jeton ne suffit.`
}

const describeVersion = (version: ApiVersion, replaced: Endpoint['replaces']): string =>
  replaced
    ? `Appel de ${version}, à la place de \`${replaced.method} ${pathTemplate(replaced)}\`, qui reste servi.`
    : `Appel de ${version}.`

const describeDryRun = (parameter: Parameter): Parameter => ({
  ...parameter,
  description: '« true » pour essayer : la réponse est celle de l’appel, et rien n’est enregistré.',
})

const ownHeader = ([name, description]: readonly [string, string]): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'De 1 à 200 caractères ASCII visibles, entre guillemets ou non. La même à chaque essai du même envoi.',
  schema: { type: 'string', minLength: 1, maxLength: 202 },
}

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'La version sur laquelle porte la modification : `modificationDate`, entre guillemets. Sans cet en-tête, elle s’applique à toute version.',
  schema: { type: 'string' },
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return []
  const { properties, required = [] } = requestSchema(schema)
  if (!properties) throw new Error(`The ${place} parameters must be the keys of one object`)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property as JsonSchema,
  }))
}

const uploadOf = (types: Endpoint['uploadTypes']): Content => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: {
          description:
            'Le fichier : CSV, TSV, ou classeur XLSX ou ODS, sous un nom qui finit par « .csv », « .tsv », « .xlsx » ou « .ods ».',
          type: 'string',
          format: 'binary',
        },
        ...(types
          ? {
              type: {
                description:
                  'Comment le fichier désigne les cantines. Facultatif : l’en-tête du fichier le dit, et c’est lui qui est suivi.',
                type: 'string',
                enum: [...types],
              },
            }
          : {}),
      },
      required: ['file'],
    },
  },
})

function requestBodyOf(operationId: string, { body, upload, uploadTypes }: Endpoint): Operation['requestBody'] {
  if (upload) return { required: true, content: uploadOf(uploadTypes) }
  if (!body) return undefined
  const media = { schema: requestSchema(body), ...exampleOf(bodyExamples, operationId) }
  return { required: true, content: { 'application/json': media } }
}

const emptyResponse: Response = { description: 'C’est fait. La réponse est vide.' }
const absentResponse: Response = { description: 'Il n’y a rien à répondre. La réponse est vide.' }

function successResponses(
  operationId: string,
  endpoint: Endpoint,
  answerName: string | null,
): Record<string, Response> {
  const { answer, created, download, headers: ownHeaders, idempotent, dryRun, emptyStatus = 204 } = endpoint
  const headers = idempotent ? { headers: replayHeader } : {}
  if (download) return { 200: fileOf(download, ownHeaders) }
  if (!answer || !answerName) return { [emptyStatus]: { ...emptyResponse, ...headers } }
  const schema: JsonSchema = { $ref: componentReference(answerName) }
  const content: Content = { 'application/json': { schema, ...exampleOf(answerExamples, operationId) } }
  if (created) {
    const known = { 200: { description: 'Déjà enregistré.', ...headers, content } }
    const tried = { 200: { description: 'Ce que l’appel créerait (`dryRun`) : rien n’est enregistré.', content } }
    return {
      ...(created === 'unless-known' ? known : {}),
      ...(dryRun ? tried : {}),
      201: { description: 'Créé.', ...headers, content },
    }
  }
  return {
    200: { description: 'Succès.', ...headers, content },
    ...(isOptional(answer) ? { 204: absentResponse } : {}),
  }
}

const replayHeader: ErrorResponse['headers'] = {
  'Idempotent-Replayed': {
    description: '« true » quand cette réponse a déjà été donnée à la même clé.',
    schema: { const: 'true' },
  },
}

const fileOf = (types: readonly string[], ownHeaders: Endpoint['headers'] = {}): Response => ({
  description: 'Le fichier.',
  headers: {
    'Content-Disposition': { description: 'Le nom du fichier, à enregistrer sous ce nom.', schema: { type: 'string' } },
    ...Object.fromEntries(
      Object.entries(ownHeaders).map(([name, description]) => [
        name,
        { description, schema: { type: 'integer', minimum: 0 } },
      ]),
    ),
  },
  content: Object.fromEntries(types.map(type => [type, { schema: { type: 'string', format: 'binary' } }])),
})

const isOptional = (answer: z.ZodType): boolean => answer instanceof z.ZodOptional

/** The schema of the answer, without the `undefined` of an optional one. */
export const contentOf = ({ answer }: Endpoint): z.ZodType | undefined =>
  answer instanceof z.ZodOptional ? (answer.unwrap() as z.ZodType) : answer

const exampleOf = (examples: Readonly<Record<string, unknown>>, operationId: string): { example?: unknown } =>
  operationId in examples ? { example: examples[operationId] } : {}
