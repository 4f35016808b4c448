import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ApiVersion } from './api-version.ts'
import type { LimitName } from './limit.ts'
import type { Scope } from './scope.ts'

/** No endpoint is closed to people who are signed in, hence no `anonymous`. */
export type EndpointAccess = Exclude<Access, 'anonymous'>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One route of the API: its only description. Server, browser and CLI import this same object. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Holds `:name` for each parameter; callers may add or leave out a final slash. */
  readonly path: string
  readonly summary: string
  /** The only version of the API that has this call. Without it, all versions have it. */
  readonly version?: ApiVersion
  /** The call of the version before that this one does in its place. */
  readonly replaces?: Pick<Endpoint, 'method' | 'path'>
  readonly access: EndpointAccess
  /**
   * The scope that a token needs for this call. Without it, only the session of a browser can make the call; where
   * `access` is `public`, a token then gets the answer of an anonymous caller.
   */
  readonly scope?: Scope
  /** Another scope that opens the call as well: the one by which applications of the public service make it. */
  readonly otherScope?: Scope
  /** The rate limit. Past it, the answer is 429 `{detail}`, with the seconds to wait in `Retry-After`. */
  readonly limit?: LimitName
  readonly params?: Params
  /** The query string: names in snake_case (except `dryRun`), values as texts, which may be repeated. */
  readonly query?: Query
  /** A JSON body. */
  readonly body?: Body
  /** The request is multipart/form-data with one part named `file`. */
  readonly upload?: true
  /** What the own headers of the request say, in French, by name in lower case. They are mandatory. */
  readonly requestHeaders?: Readonly<Record<string, string>>
  /** What clients of 2026 say of their file in a part named `type`: accepted and not read, for the header tells more. */
  readonly uploadTypes?: readonly string[]
  /**
   * The header `Idempotency-Key` makes the call happen once, however often it is sent. A repeated call gets 409 while the
   * first is running, then its answer again with `Idempotent-Replayed: true`; another request with the same key gets 422.
   */
  readonly idempotent?: true
  /**
   * The header `If-Match` holds the version (`modificationDate`) on which the change is based: the answer is 412 when
   * it is not the current one any more. Without the header, the change applies to any version.
   */
  readonly versioned?: true
  /**
   * `?dryRun=true` is answered as the call itself would be: the same errors, or what it would store, with the status 200
   * where the call answers 201. Nothing is written, and `Idempotency-Key` is not used up. A writing call without it refuses
   * the parameter (400).
   */
  readonly dryRun?: true
  /** The body refers to something that may not exist; the answer is then 404. */
  readonly refers?: true
  /** The body of a 200 or 201. The answer is an empty 204 without it, or when it is optional and absent. */
  readonly answer?: Answer
  /** The status of an empty answer where clients of the public service know another one than 204. */
  readonly emptyStatus?: 200
  /** Whether the answer is a 201; `unless-known` when it may also be a 200, for what was there already. */
  readonly created?: true | 'unless-known'
  /** Media types of the file returned instead of a JSON answer. */
  readonly download?: readonly string[]
  /** What the own headers of the file's answer say, in French, by name. Their values are whole numbers. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Keeps the precise types of a definition. */
export function endpoint<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Query extends z.ZodType,
>(definition: Endpoint<Params, Body, Answer, Query>): Endpoint<Params, Body, Answer, Query> {
  return definition
}

/** Recognises the endpoints among the exports of a module. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
