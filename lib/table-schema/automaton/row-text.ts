/** The text of one row of UTF-8 bytes, decoded at the first access and then cut into cells. */
export class RowText {
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  private bytes: Uint8Array = new Uint8Array(0)
  private start = 0
  private end = 0
  private text: string | null = null
  /** The last byte position, and the number of UTF-16 units of the row before it. */
  private cursor = 0
  private units = 0

  /** Sets the row. Its bytes must not change while its text is read. */
  take(bytes: Uint8Array, start: number, end: number): void {
    this.bytes = bytes
    this.start = start
    this.end = end
    this.text = null
  }

  /** The text between two positions, which must both be at the start of a character. */
  between(from: number, to: number): string {
    if (from === to) return ''
    const text = this.text ?? this.decode()
    const first = this.unitsBefore(from, text)
    return text.slice(first, this.unitsBefore(to, text))
  }

  private decode(): string {
    this.cursor = this.start
    this.units = 0
    this.text = this.decoder.decode(this.bytes.subarray(this.start, this.end))
    return this.text
  }

  private unitsBefore(position: number, text: string): number {
    const { bytes, start, end } = this
    // As many units as bytes mean that the row is ASCII.
    if (text.length === end - start) return position - start
    if (position < this.cursor) {
      this.cursor = start
      this.units = 0
    }
    let { units } = this
    for (let i = this.cursor; i < position; i++) {
      const byte = bytes[i] as number
      if ((byte & 0xc0) !== 0x80) units += byte < 0xf0 ? 1 : 2
    }
    this.cursor = position
    this.units = units
    return units
  }
}
