/** Keeps a page below a size. */
export class ByteBudget {
  private remaining: number

  constructor(bytes: number) {
    this.remaining = bytes
  }

  /** Spends the bytes of a text if it fits. @returns whether it fits. */
  take(text: string): boolean {
    const bytes = byteLength(text)
    if (bytes > this.remaining) return false
    this.remaining -= bytes
    return true
  }
}

export const byteLength = (text: string): number => new TextEncoder().encode(text).length
