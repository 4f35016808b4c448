type RefusalStatus = 400 | 403 | 404 | 409 | 415 | 422 | 429 | 503

/** A request that cannot be served as asked; the body of the answer is `{detail}`, in French. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly detail: string
  /** Headers of the answer, for programs. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail)
    this.status = status
    this.detail = detail
    this.headers = headers
  }
}

/** Values to correct, by field (400); those of the whole form are under `nonFieldErrors`. */
export class FieldErrors extends Error {
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super(Object.keys(fields).join(', '))
    this.fields = fields
  }
}
