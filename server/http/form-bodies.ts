import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCodes } from 'fastify'
import { Refusal } from './refusal.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const

/** Whether the body of a request is a form, whose values are all texts or files. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  formTypes.some(type => headers['content-type']?.trimStart().toLowerCase().startsWith(type))

/**
 * Lets endpoints with a JSON body take forms as well, as the public service does. The limit of the body is the same.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(formTypes[0], { parseAs: 'string' }, (_request, body, done) =>
    done(null, valuesOf(new URLSearchParams(body))),
  )
  scope.addContentTypeParser<Buffer>(formTypes[1], { parseAs: 'buffer' }, (request, body, done) => {
    readMultipart(body, request.headers['content-type'] ?? '').then(
      values => done(null, values),
      () => done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY()),
    )
  })
}

/**
 * Refuses a form that a page of another site sends. Browsers let any site send forms, but not JSON, and they say where a
 * form comes from; programs say nothing.
 */
export function refuseForeignForm(request: FastifyRequest, publicUrl: string): void {
  if (!isForm(request)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign =
    origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOurs(origin, request, publicUrl)
  if (isForeign) throw new Refusal(403, httpRefusals('csrf'))
}

function isOurs(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`
}

type FormValue = string | string[]

/** A name that comes several times has the list of its values. */
function valuesOf(entries: Iterable<[string, string]>): Record<string, FormValue> {
  const values = new Map<string, FormValue>()
  for (const [name, value] of entries) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

/** Reads the parts of a form; a file becomes the data URI that JSON would hold. */
async function readMultipart(body: Buffer, type: string): Promise<Record<string, FormValue>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const entries: [string, string][] = []
  for (const [name, value] of form) entries.push([name, typeof value === 'string' ? value : await dataUri(value)])
  return valuesOf(entries)
}

async function dataUri(file: File): Promise<string> {
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  return `data:${file.type || 'application/octet-stream'};base64,${content}`
}
