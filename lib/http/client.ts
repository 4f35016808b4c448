import type { z } from 'zod'
import type { Locale } from '../messages/locale.ts'
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  RefusedError,
  UnexpectedAnswerError,
} from './api-error.ts'
import type { Endpoint } from './endpoint.ts'
import { fillPath } from './fill-path.ts'

/** Where the server is, and on whose behalf it is called. */
export interface ClientOptions {
  /** Origin of the server, with or without a final slash. */
  readonly baseUrl: string
  /** The host's fetch, which also handles timeouts and proxies. */
  readonly fetch: typeof globalThis.fetch
  /** A personal access token, for scripts. */
  readonly token?: string | undefined
  /** The language to ask answers in; the server chooses when it is left out. */
  readonly locale?: (() => Locale) | undefined
  /** The CSRF token of the browser's session. */
  readonly csrfToken?: (() => string | undefined) | undefined
}

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

export interface CallInput<Params, Body, Query = undefined> {
  readonly params?: In<Params>
  readonly query?: In<Query>
  readonly body?: In<Body>
  /** The file of an upload, with its name. */
  readonly file?: { readonly name: string; readonly content: Blob }
  /** The own headers of the endpoint (`requestHeaders`), by name. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Makes the call happen once when the endpoint is `idempotent`: each attempt sends the same key. */
  readonly idempotencyKey?: string | undefined
  /** The version that a change is based on, where the endpoint is `versioned`. */
  readonly version?: string | undefined
  /** Asks what the call would answer, without its effects, where the endpoint has a `dryRun`. */
  readonly dryRun?: boolean
}

/** Calls the API with the contracts that the server has: what is sent and answered has its types. */
export interface Client {
  /**
   * Calls an endpoint and checks its answer.
   * @throws AuthenticationError (403), BadRequestError (400), RefusedError (404, 409, 412, 422), NetworkError (no answer),
   * UnexpectedAnswerError, ApiError.
   */
  call<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType, Query extends z.ZodType>(
    endpoint: Endpoint<Params, Body, Answer, Query>,
    input?: CallInput<Params, Body, Query>,
  ): Promise<Out<Answer>>
  /** Calls an endpoint that answers with a file, whose content is still to be read. Throws as `call` does. */
  download<Params extends z.ZodType, Query extends z.ZodType>(
    endpoint: Endpoint<Params, z.ZodType, z.ZodType, Query>,
    input?: Pick<CallInput<Params, undefined, Query>, 'params' | 'query' | 'signal'>,
  ): Promise<Response>
}

/** A client that scripts also use for what no endpoint describes. */
export interface ScriptClient extends Client {
  /**
   * Sends a request that no endpoint describes, as a person writes it. Its content is still to be read. Throws as `call`
   * does.
   */
  send(request: WrittenRequest): Promise<Response>
}

/** A request as a person writes it. */
export interface WrittenRequest
  extends Pick<CallInput<undefined, undefined>, 'file' | 'idempotencyKey' | 'version' | 'signal'> {
  readonly method: Endpoint['method']
  /** From the root of the server, with what follows `?`. */
  readonly path: `/${string}`
  /** What is sent as JSON. */
  readonly body?: unknown
}

const safeMethods = new Set(['GET'])
const refusals = new Set([404, 409, 412, 422])

/** Makes a client of one server. It keeps no state: each call asks `locale` and `csrfToken` anew. */
export function createClient(options: ClientOptions): ScriptClient {
  const { baseUrl, fetch } = options
  async function request(endpoint: Asked, url: URL, input: AnyInput): Promise<Response> {
    const { signal } = input
    const init: RequestInit = {
      method: endpoint.method,
      headers: headers(endpoint, options, input),
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      ...payload(input),
    }
    addQuery(url, input.query)
    if (input.dryRun) addQuery(url, { dryRun: 'true' })
    const response = await send(fetch, url, init)
    await refuse(response, options.locale?.())
    return response
  }
  const addressOf = (endpoint: Endpoint, params: unknown) => new URL(fillPath(endpoint.path, params), baseUrl)
  return {
    async call(endpoint, input = {}) {
      const response = await request(endpoint, addressOf(endpoint, input.params), input as AnyInput)
      if (!endpoint.answer) return undefined as never
      const answer = endpoint.answer.safeParse(response.status === 204 ? undefined : await readJson(response))
      if (!answer.success) {
        const path = fillPath(endpoint.path, input.params)
        throw new UnexpectedAnswerError(response.status, `${path}: unexpected answer`, { cause: answer.error })
      }
      return answer.data as never
    },
    download: (endpoint, input = {}) => request(endpoint, addressOf(endpoint, input.params), input as AnyInput),
    async send({ method, path, ...input }) {
      const url = new URL(path, baseUrl)
      if (url.origin !== new URL(baseUrl).origin) throw new TypeError(`${path} is not a path of ${baseUrl}`)
      return request({ method, download: anyContent, body: input.body !== undefined }, url, input as AnyInput)
    },
  }
}

type AnyInput = CallInput<z.ZodType, z.ZodType, z.ZodType>

/** What a request needs to know of its endpoint. */
interface Asked extends Pick<Endpoint, 'method' | 'download'> {
  /** Something, when the request has a content in JSON. */
  readonly body?: unknown
}

/** JSON where the server has a choice: refusals are in JSON. */
const anyContent = ['application/json', '*/*']

function headers(
  endpoint: Asked,
  { token, locale, csrfToken }: ClientOptions,
  { headers: own = {}, idempotencyKey, version }: Pick<AnyInput, 'headers' | 'idempotencyKey' | 'version'>,
): Headers {
  const result = new Headers({ accept: endpoint.download?.join(', ') ?? 'application/json' })
  for (const [name, value] of Object.entries(own)) result.set(name, value)
  if (locale) result.set('accept-language', locale())
  if (idempotencyKey !== undefined) result.set('idempotency-key', `"${idempotencyKey}"`)
  if (version !== undefined) result.set('if-match', `"${version}"`)
  if (endpoint.body) result.set('content-type', 'application/json')
  if (token) result.set('authorization', `Bearer ${token}`)
  const csrf = safeMethods.has(endpoint.method) ? undefined : csrfToken?.()
  if (csrf) result.set('x-csrftoken', csrf)
  return result
}

function payload({ body, file }: { body?: unknown; file?: CallInput<never, never>['file'] }): RequestInit {
  if (file) {
    const form = new FormData()
    form.set('file', file.content, file.name)
    return { body: form }
  }
  return body === undefined ? {} : { body: JSON.stringify(body) }
}

/** Writes a list as a repeated parameter, and leaves out null and undefined. */
function addQuery(url: URL, query: unknown): void {
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item))
    }
  }
}

async function send(fetch: ClientOptions['fetch'], url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

/** Throws for the statuses that the specification (§8) calls errors: below 200, and 400 or above. */
async function refuse(response: Response, locale: Locale | undefined): Promise<void> {
  if (response.status >= 200 && response.status < 400) return
  const body = await jsonOrNull(response)
  if (response.status === 403) {
    throw new AuthenticationError(detailOf(body), locale, response.headers.has('www-authenticate'))
  }
  if (response.status === 400 && body) throw new BadRequestError(fieldMessages(body), body)
  const sentence = detailOf(body)
  if (sentence !== null && refusals.has(response.status)) throw new RefusedError(response.status, sentence)
  throw new ApiError(response.status, sentence ?? undefined, { retryAfter: retryAfter(response) })
}

/** Reads only the seconds form of `Retry-After`: our server sends no dates. */
function retryAfter({ headers }: Response): number | null {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) : null
}

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('application/json')

async function jsonOrNull(response: Response): Promise<Record<string, unknown> | null> {
  if (!isJson(response)) return null
  try {
    return (await response.json()) as Record<string, unknown>
  } catch {
    return null
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!isJson(response)) {
    throw new UnexpectedAnswerError(response.status, `${new URL(response.url).pathname}: answer is not JSON`)
  }
  try {
    return await response.json()
  } catch (error) {
    throw new NetworkError(error)
  }
}

const detailOf = (body: Record<string, unknown> | null): string | null =>
  typeof body?.detail === 'string' ? body.detail : null

/**
 * Also accepts `__all__` and bare texts, which other servers send where ours sends a list under `nonFieldErrors`. Beside
 * a `detail`, only lists are messages: the rest describes what stands in the way.
 */
function fieldMessages(body: Record<string, unknown>): Record<string, string[]> {
  const toFieldMessages = ([field, messages]: [string, unknown]): [string, string[]] => [
    ['detail', 'error', '_All__', '__all__'].includes(field) ? 'nonFieldErrors' : field,
    (Array.isArray(messages) ? messages : [messages]).map(String),
  ]
  const entries = Object.entries(Array.isArray(body) ? { nonFieldErrors: body } : body)
  const isMessage = ([field, messages]: [string, unknown]) =>
    detailOf(body) === null || field === 'detail' || Array.isArray(messages)
  return Object.fromEntries(entries.filter(isMessage).map(toFieldMessages))
}
