/**
 * A service of others that gave no usable answer: down, slow, overloaded, or not speaking the protocol. What asked does
 * without and may ask again later.
 */
export class OutsideServiceError extends Error {
  /**
   * `passing`: the same call may succeed in a moment; `slow`: so it may, but whoever asks has waited enough; `lasting`: it
   * would get the same answer.
   */
  readonly kind: 'passing' | 'slow' | 'lasting'

  constructor(service: string, problem: string, kind: OutsideServiceError['kind'], options?: ErrorOptions) {
    super(`${service}: ${problem}`, options)
    this.kind = kind
  }
}
