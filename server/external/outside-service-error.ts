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

  constructor(service: string, problem: string, kind: OutsideServiceError['kind'], options?: ErrorOptions) {
    super(`${service}: ${problem}`, options)
    this.kind = kind
  }
}
