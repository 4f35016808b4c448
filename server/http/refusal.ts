/** A request that cannot be served as asked; the body of the answer is `{detail}`, in French. */
export class Refusal extends Error {
  readonly status: 403 | 404 | 415 | 429
  readonly detail: string

  constructor(status: Refusal['status'], detail: string) {
    super(detail)
    this.status = status
    this.detail = detail
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
