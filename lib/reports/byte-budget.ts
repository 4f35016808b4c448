/** Keeps a page under a size: pieces are taken while they fit. */
export class ByteBudget {
  private left: number

  constructor(bytes: number) {
    this.left = bytes
  }

  /** Whether the text fits; if so, its room is taken. */
  take(text: string): boolean {
    const bytes = byteLength(text)
    if (bytes > this.left) return false
    this.left -= bytes
    return true
  }
}

export const byteLength = (text: string): number => new TextEncoder().encode(text).length
