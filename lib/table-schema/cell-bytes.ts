import type { ByteRow } from './byte-row.ts'
import type { CellText } from './table.ts'

/** Encodes some cells of a text row, for the code that reads bytes. */
export class CellBytes implements ByteRow {
  bytes: Uint8Array = new Uint8Array(1024)
  readonly starts: number[] = []
  readonly ends: number[] = []
  private readonly encoder = new TextEncoder()

  write(textAt: CellText, places: readonly number[]): void {
    let position = 0
    for (const place of places) {
      this.starts[place] = position
      position = this.writeText(textAt(place), position)
      this.ends[place] = position
    }
  }

  /** Writes a text at a position. @returns the position of its end. */
  writeText(text: string, position: number): number {
    if (this.bytes.length < position + text.length * 3) {
      const larger = new Uint8Array((position + text.length * 3) * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    return position + this.encoder.encodeInto(text, this.bytes.subarray(position)).written
  }
}
