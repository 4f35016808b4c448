import type { Message } from '@ma-cantine/lib/messages/catalogue'

export type RefusalStatus = 400 | 403 | 404 | 409 | 412 | 415 | 422 | 429 | 503

/** Refuses a request; the body of the answer is `{detail, …more}`, in the language of the request. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly detail: Message
  /** Additional headers of the answer. */
  readonly headers: Readonly<Record<string, string>>
  /** What the body says besides the sentence. */
  readonly more: Readonly<Record<string, unknown>>

  constructor(
    status: RefusalStatus,
    detail: Message,
    headers: Readonly<Record<string, string>> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail.code)
    this.status = status
    this.detail = detail
    this.headers = headers
    this.more = more
  }
}

/** For what does not exist, or that the caller may not know of: nothing in the answer tells which. */
export const notFound = (detail: Message): Refusal => new Refusal(404, detail)

/** @throws Refusal (404) when there is no value. */
export function orNotFound<Value>(value: Value | null | undefined, detail: Message): Value {
  if (value === null || value === undefined) throw notFound(detail)
  return value
}

/** Messages by field; those about the whole form are under `nonFieldErrors`. */
export type FieldMessages = Readonly<Record<string, readonly Message[]>>

/** Refuses the values of a request (400). */
export class FieldErrors extends Error {
  readonly fields: FieldMessages

  constructor(fields: FieldMessages) {
    super(Object.keys(fields).join(', '))
    this.fields = fields
  }
}

/** @throws FieldErrors when there are any. */
export function refuseFields(fields: FieldMessages): void {
  if (Object.keys(fields).length > 0) throw new FieldErrors(fields)
}
