/** Joins many small pieces of bytes, whose sum is about as long as was foreseen. */
export class ByteWriter {
  private readonly encoder = new TextEncoder()
  private room: Uint8Array
  private length = 0
  /** The last text and its bytes: many cells get the same one. */
  private lastText = ''
  private lastBytes = new Uint8Array(0)

  constructor(foreseenLength: number) {
    this.room = new Uint8Array(Math.max(1024, Math.ceil(foreseenLength * 1.25)))
  }

  add(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.room.set(bytes, this.length)
    this.length += bytes.length
  }

  addPart(bytes: Uint8Array, start: number, end: number): void {
    if (end > start) this.add(bytes.subarray(start, end))
  }

  addText(text: string): void {
    if (text !== this.lastText) {
      this.lastText = text
      this.lastBytes = this.encoder.encode(text)
    }
    this.add(this.lastBytes)
  }

  bytes(): Uint8Array {
    return this.room.slice(0, this.length)
  }

  private reserve(more: number): void {
    if (this.length + more <= this.room.length) return
    const room = new Uint8Array(Math.max(this.length + more, this.room.length * 2))
    room.set(this.room.subarray(0, this.length))
    this.room = room
  }
}
