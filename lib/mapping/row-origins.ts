/** By row of a converted file, the row of the file that it comes from. It keeps the gaps only. */
export class RowOrigins {
  private readonly rows: number[] = []
  private readonly offsets: number[] = []
  private count = 0

  /** Adds the origin of the next row. */
  add(origin: number): void {
    this.count++
    const offset = origin - this.count
    if (this.offsets.at(-1) === offset) return
    this.rows.push(this.count)
    this.offsets.push(offset)
  }

  of(row: number): number {
    let low = 0
    let high = this.rows.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.rows[middle] as number) <= row) low = middle + 1
      else high = middle
    }
    return row + (low === 0 ? 0 : (this.offsets[low - 1] as number))
  }

  /** True when each row is where it was. */
  get unchanged(): boolean {
    return this.offsets.every(offset => offset === 0)
  }
}
