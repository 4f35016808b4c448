/** Lines compared with one another, from the first of the file: more than a file of 10 MiB, which the service takes, holds. */
export const comparedLines = 250_000

/** Later rows are not compared, so that memory stays flat. */
export const isCompared = (row: number): boolean => row <= comparedLines + 1

/** Hashes of rows that follow one another, two halves each; 0 stands for a row without one. */
export interface HashedRows {
  /** Number of the first row. */
  readonly row: number
  readonly hashes: Int32Array<ArrayBuffer>
}

/** Rows whose hashes lie together: a power of two. */
const chunkBits = 14
const chunkRows = 1 << chunkBits
/** Of the first row of data. */
const firstRow = 2

/** The hashes of the rows of a file, or of a part of it: the two halves of each in the order of the rows, 0 where none is. */
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

  /** As plain data, to be sent to another thread. */
  get all(): readonly HashedRows[] {
    return this.chunks.map((chunk, number) => {
      const row = firstRow + number * chunkRows
      const rows = Math.min(chunkRows, this.rows - number * chunkRows)
      return { row, hashes: rows < chunkRows ? chunk.slice(0, rows * 2) : chunk }
    })
  }
}
