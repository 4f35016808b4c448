/** The server sends elsewhere, where neither the token nor a file may follow. */
export class RedirectError extends Error {
  readonly target: string

  constructor(target: string) {
    super(`Redirected to ${target}`)
    this.name = 'RedirectError'
    this.target = target
  }
}
