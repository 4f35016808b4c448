import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { detail, fieldErrors, otherVersion, siretTaken } from './error-schemas.ts'
import type { JsonSchema } from './schemas.ts'

export interface ErrorResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
}

interface ErrorAnswer {
  readonly status: number | 'default'
  /** Name of its component. */
  readonly name: string
  readonly description: string
  readonly schema: JsonSchema
  readonly headers?: ErrorResponse['headers']
  /** Whether an endpoint may answer with it. */
  readonly from: (endpoint: Endpoint) => boolean
}

const always = () => true

const retryAfter: ErrorResponse['headers'] = {
  'Retry-After': { description: 'Le nombre de secondes à attendre.', schema: { type: 'integer', minimum: 0 } },
}

/** The failures of requests, and the endpoints that they concern. */
export const errorAnswers: readonly ErrorAnswer[] = [
  {
    status: 400,
    name: 'BadRequest',
    description: 'Ce qui est envoyé est à corriger, ou l’adresse est mal formée.',
    schema: { anyOf: [fieldErrors, detail, siretTaken] },
    from: always,
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'La session ou le jeton manque, n’est plus valable ou ne suffit pas.',
    schema: detail,
    from: always,
  },
  {
    status: 404,
    name: 'NotFound',
    description: 'Ce qui est désigné n’existe pas, ou n’existe plus.',
    schema: detail,
    from: ({ params, query, refers }) => params !== undefined || query !== undefined || refers === true,
  },
  {
    status: 405,
    name: 'MethodNotAllowed',
    description: 'Cette méthode n’est pas acceptée à cette adresse.',
    schema: detail,
    headers: { Allow: { description: 'Les méthodes acceptées.', schema: { type: 'string' } } },
    // This answer belongs to no operation: another method is another operation.
    from: () => false,
  },
  {
    status: 409,
    name: 'Conflict',
    description:
      'La même requête est déjà en cours, d’autres modifient les mêmes données, ou ce qui est demandé n’est plus possible.',
    schema: detail,
    headers: retryAfter,
    from: ({ method }) => method !== 'GET',
  },
  {
    status: 412,
    name: 'PreconditionFailed',
    description: 'La version donnée dans `If-Match` n’est plus la version actuelle.',
    schema: otherVersion,
    from: ({ versioned }) => versioned === true,
  },
  {
    status: 415,
    name: 'UnsupportedMediaType',
    description: 'Le type du contenu envoyé n’est pas accepté.',
    schema: detail,
    // Every endpoint refuses compressed bodies.
    from: always,
  },
  {
    status: 422,
    name: 'UnprocessableContent',
    description: 'Cette clé d’idempotence a déjà servi pour un autre contenu.',
    schema: detail,
    from: ({ idempotent }) => idempotent === true,
  },
  {
    status: 429,
    name: 'TooManyRequests',
    description: 'Trop de requêtes : recommencez plus tard.',
    schema: detail,
    headers: retryAfter,
    // Besides the limits of some operations (`limit`), one applies to all requests.
    from: always,
  },
  {
    status: 503,
    name: 'ServiceUnavailable',
    description: 'Le service ne peut pas répondre en ce moment : recommencez un peu plus tard.',
    schema: detail,
    headers: retryAfter,
    from: always,
  },
  {
    // Generators of clients know this word, and not all of them a range such as 5XX.
    status: 'default',
    name: 'OtherError',
    description: 'Toute autre erreur : une phrase dit laquelle. Après un statut 5XX, recommencer plus tard a du sens.',
    schema: detail,
    from: always,
  },
]

export const errorResponses: Readonly<Record<string, ErrorResponse>> = Object.fromEntries(
  errorAnswers.map(({ name, description, schema, headers }) => [
    name,
    { description, ...(headers ? { headers } : {}), content: { 'application/json': { schema } } },
  ]),
)

export const errorResponsesOf = (endpoint: Endpoint): Record<string, { $ref: string }> =>
  Object.fromEntries(
    errorAnswers
      .filter(({ from }) => from(endpoint))
      .map(({ status, name }) => [String(status), { $ref: `#/components/responses/${name}` }]),
  )
