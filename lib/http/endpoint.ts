import type { z } from 'zod'
import type { Access } from './access.ts'
import type { LimitName } from './limit.ts'
import type { Scope } from './scope.ts'

/** An endpoint is open to anyone, or asks for an account; it turns nobody away for having one. */
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
  /** With `:name` for each parameter; a final slash is optional for callers. */
  readonly path: string
  readonly summary: string
  readonly access: EndpointAccess
  /**
   * What a token must allow to make this call. Left out, tokens cannot make it, only the session of a browser; where
   * `access` is `public`, they are then answered as a visitor is.
   */
  readonly scope?: Scope
  /** Asked too often, it answers 429 `{detail}` and says in `Retry-After` how many seconds to wait. */
  readonly limit?: LimitName
  readonly params?: Params
  /** What may follow `?`: names in snake_case (`dryRun` apart), texts as they come, each repeated or not. */
  readonly query?: Query
  /** A JSON body. */
  readonly body?: Body
  /** The request is multipart/form-data with one part named `file`. */
  readonly upload?: true
  /**
   * The header `Idempotency-Key` makes the call happen once, however often it is sent: 409 while it is under way, 422 for
   * a key that was given to another request, the first answer again (with `Idempotent-Replayed: true`) once it is done.
   */
  readonly idempotent?: true
  /** Its body refers to something that may not exist: it then answers 404. */
  readonly refers?: true
  /** What comes back with status 200 or 201; left out, the answer is 204 and empty, as it is when optional and absent. */
  readonly answer?: Answer
  readonly created?: true
  /** Media types of the file that comes back in place of a JSON answer. */
  readonly download?: readonly string[]
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

/** Tells the endpoints among what a module exports. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
