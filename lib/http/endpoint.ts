import type { z } from 'zod'
import type { Scope } from '../accounts/scope.ts'

/**
 * Who may call: anyone, any signed-in user, a manager of the canteen named by `:canteenId`, an elected official, a member
 * of the platform's staff.
 */
export type Access = 'anonymous' | 'user' | 'manager' | 'elected' | 'staff'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

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
  readonly access: Access
  /** What a token must allow to make this call; left out, tokens cannot make it, only the session of a browser. */
  readonly scope?: Scope
  readonly params?: Params
  /** What may follow `?`: snake_case names, texts as they come, each repeated or not. */
  readonly query?: Query
  /** A JSON body. */
  readonly body?: Body
  /** The request is multipart/form-data with one part named `file`. */
  readonly upload?: true
  /** What comes back with status 200 or 201; left out, the answer is 204 and empty, as it is when optional and absent. */
  readonly answer?: Answer
  readonly created?: true
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
