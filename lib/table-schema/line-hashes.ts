/**
 * The number of lines, from the start of a file, that are compared: more than the 10 MiB that the service accepts can
 * hold.
 */
export const comparedLines = 250_000

/** Whether a row is compared with others; later rows are not, so that memory stays flat. */
export const isCompared = (row: number): boolean => row <= comparedLines + 1

/** The hashes of consecutive rows, as two integers each, both 0 for a row without hash. */
export interface HashedRows {
  /** The number of the first row. */
  readonly row: number
  readonly hashes: Int32Array<ArrayBuffer>
}

/** The hashes are in chunks of a power of two of rows. */
const chunkBits = 14
const chunkRows = 1 << chunkBits
/** The number of the first row of data. */
const firstRow = 2

/** The hashes of the rows of a file, or of a part of it, in the order of the rows. */
export class LineHashes {
  private readonly chunks: Int32Array<ArrayBuffer>[] = []
  private rows = 0

  add(low: number, high: number, row: number): void {
    const index = row - firstRow
    const place = (index & (chunkRows - 1)) * 2
    const number = index >>> chunkBits
    while (this.chunks.length <= number) this.chunks.push(new Int32Array(chunkRows * 2))
    const chunk = this.chunks[number] as Int32Array
    chunk[place] = low
    chunk[place + 1] = high
    this.rows = index + 1
  }

  /** The hashes as data that threads can exchange. */
  get all(): readonly HashedRows[] {
    return this.chunks.map((chunk, number) => {
      const row = firstRow + number * chunkRows
      const rows = Math.min(chunkRows, this.rows - number * chunkRows)
      return { row, hashes: rows < chunkRows ? chunk.slice(0, rows * 2) : chunk }
    })
  }
}
