/** Creates an idempotency key: the server takes two requests under one key for one. */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** One key for one content: sent again after a lost answer, a creation is made once; changed, it is another one. */
export class ContentKeys {
  private readonly keys = new Map<string, string>()

  of(content: unknown): string {
    const text = JSON.stringify(content)
    const key = this.keys.get(text) ?? createIdempotencyKey()
    this.keys.set(text, key)
    return key
  }
}
