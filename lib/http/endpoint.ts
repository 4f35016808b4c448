import type { z } from 'zod'

/** Who may call: anyone, any signed-in user, a manager of the canteen named by `:canteenId`. */
export type Access = 'anonymous' | 'user' | 'manager'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One route of the API: its only description. Server, browser and CLI import this same object. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** With `:name` for each parameter; a final slash is optional for callers. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: Params
  /** A JSON body. */
  readonly body?: Body
  /** The request is multipart/form-data with one part named `file`. */
  readonly upload?: true
  /** What comes back with status 200 or 201; left out, the answer is 204 and empty. */
  readonly answer?: Answer
  readonly created?: true
}

/** Keeps the precise types of a definition. */
export function endpoint<Params extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Endpoint<Params, Body, Answer>,
): Endpoint<Params, Body, Answer> {
  return definition
}
