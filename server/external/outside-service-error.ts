/**
 * An outside service gave no usable answer: it is down, slow, overloaded, or broke the protocol. Callers do without,
 * and may try again later.
 */
export class OutsideServiceError extends Error {
  /**
   * `passing`: the same call may succeed soon. `slow`: it may too, but the caller has waited enough. `lasting`: it
   * would get the same answer.
   */
  readonly kind: 'passing' | 'slow' | 'lasting'
  /** The HTTP status of the refusal, null without an answer. */
  readonly status: number | null

  constructor(
    service: string,
    problem: string,
    kind: OutsideServiceError['kind'],
    { status = null, ...options }: ErrorOptions & { readonly status?: number | null } = {},
  ) {
    super(`${service}: ${problem}`, options)
    this.kind = kind
    this.status = status
  }
}
