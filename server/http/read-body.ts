import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { convertNames } from './body-names.ts'
import { isForm } from './form-bodies.ts'
import { parseBody } from './parse.ts'
import { FieldErrors, type FieldMessages } from './refusal.ts'

/** What stored data object to in a body that is refused already, so that all errors come in one answer. */
export type RefuseMore = (body: Readonly<Record<string, unknown>>, request: FastifyRequest) => Promise<FieldMessages>

/** Reads and checks the body of a request. @throws FieldErrors with the messages of each field. */
export async function readBody<Body extends z.ZodType>(
  schema: Body,
  request: FastifyRequest,
  refuseMore: RefuseMore | undefined,
): Promise<z.output<Body>> {
  const body = convertNames(request.body)
  try {
    return parseBody(schema, body, isForm(request))
  } catch (error) {
    if (!refuseMore || !(error instanceof FieldErrors) || typeof body !== 'object' || body === null) throw error
    const more = await refuseMore(body as Record<string, unknown>, request)
    const form = [...(error.fields.nonFieldErrors ?? []), ...(more.nonFieldErrors ?? [])]
    throw new FieldErrors({ ...more, ...error.fields, ...(form.length > 0 ? { nonFieldErrors: form } : {}) })
  }
}
