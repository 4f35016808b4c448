/** The number of integers per candidate: the two halves of its hash, and the first row that has it. */
const stride = 3

const hintWords = 4096

/** A hash table of candidates with the first row of each, in one typed array. */
export class Candidates {
  size = 0
  private slots = new Int32Array(1024 * stride)
  private mask = 1023
  /** A bit per candidate, in an array small enough for the processor's cache: it excludes nearly all lines. */
  private readonly hints = new Int32Array(hintWords)

  /** Adds a hash; two zeros mean a row without hash and are ignored. */
  add(low: number, high: number): void {
    const place = this.place(low, high)
    if (!this.isFree(place) || (low === 0 && high === 0)) return
    this.put(place, low, high)
    const hint = (high >>> 5) & (hintWords - 1)
    this.hints[hint] = (this.hints[hint] as number) | (1 << (high & 31))
    this.size++
    if (this.size * 2 > this.mask) this.grow()
  }

  /** The first row with the hash, which may be this one; 0 when the hash is no candidate. */
  firstRow(low: number, high: number, row: number): number {
    const hint = this.hints[(high >>> 5) & (hintWords - 1)] as number
    if (((hint >>> (high & 31)) & 1) === 0) return 0
    const place = this.place(low, high)
    if (this.isFree(place)) return 0
    if (this.slots[place + 2] === 0) this.slots[place + 2] = row
    return this.slots[place + 2] as number
  }

  /** The slot of a hash, or the free slot where it would be. */
  private place(low: number, high: number): number {
    const { slots, mask } = this
    let place = (low & mask) * stride
    while (!this.isFree(place) && (slots[place] !== low || slots[place + 1] !== high)) {
      place = place + stride === slots.length ? 0 : place + stride
    }
    return place
  }

  private isFree(place: number): boolean {
    return this.slots[place] === 0 && this.slots[place + 1] === 0
  }

  private put(place: number, low: number, high: number): void {
    this.slots[place] = low
    this.slots[place + 1] = high
  }

  private grow(): void {
    const { slots } = this
    this.slots = new Int32Array(slots.length * 2)
    this.mask = this.slots.length / stride - 1
    for (let i = 0; i < slots.length; i += stride) {
      const low = slots[i] as number
      const high = slots[i + 1] as number
      if (low !== 0 || high !== 0) this.put(this.place(low, high), low, high)
    }
  }
}
