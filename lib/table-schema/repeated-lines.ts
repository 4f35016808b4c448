import type { FoundRow, FoundRows } from './found-rows.ts'
import { type HashedRows, isCompared } from './line-hashes.ts'
import { Candidates } from './repeat-candidates.ts'

/** The number of 32-bit words per line in the filter. */
const wordsPerLine = 0.25

/**
 * Finds the rows that repeat an earlier one. A blocked Bloom filter first shows that nearly all rows are new; only the few
 * candidates are then compared exactly.
 */
export class RepeatedLines {
  private readonly parts: HashedRows[] = []
  private readonly filter: Int32Array
  private readonly candidates = new Candidates()

  /** @param lines an estimate of their number */
  constructor(lines: number) {
    this.filter = new Int32Array(2 ** Math.max(5, Math.ceil(Math.log2(lines * wordsPerLine))))
  }

  /** Adds rows, in the order of the file. */
  add(part: HashedRows): void {
    this.parts.push(part)
    addCandidates(part.hashes, this.filter, this.candidates)
  }

  /**
   * The rows that repeat an earlier one, each with the first of its kind. @param maximum how many to return one by one.
   */
  findRows(maximum: number): FoundRows {
    const repeated = new RepeatedRows(this.candidates, maximum)
    if (this.candidates.size > 0) for (const part of this.parts) repeated.addPart(part)
    return repeated
  }
}

/** Adds to the candidates the hashes whose bits are all set by earlier ones. */
function addCandidates(hashes: Int32Array, filter: Int32Array, candidates: Candidates): void {
  const mask = filter.length - 1
  for (let i = 0; i < hashes.length; i += 2) {
    const low = hashes[i] as number
    const high = hashes[i + 1] as number
    const bits = (1 << (high & 31)) | (1 << ((high >>> 5) & 31)) | (1 << ((high >>> 10) & 31))
    const place = low & mask
    const word = filter[place] as number
    if ((word & bits) !== bits) filter[place] = word | bits
    else candidates.add(low, high)
  }
}

/** Counts the candidate rows that are not the first of their kind. */
class RepeatedRows implements FoundRows {
  count = 0
  rowSum = 0
  readonly firsts: FoundRow[] = []
  private readonly candidates: Candidates
  private readonly maximum: number

  constructor(candidates: Candidates, maximum: number) {
    this.candidates = candidates
    this.maximum = maximum
  }

  addPart({ row: start, hashes }: HashedRows): void {
    for (let i = 0; i < hashes.length; i += 2) {
      const row = start + i / 2
      const first = this.candidates.firstRow(hashes[i] as number, hashes[i + 1] as number, row)
      if (first !== 0 && first !== row && isCompared(row)) this.add(row, first)
    }
  }

  private add(row: number, first: number): void {
    this.count++
    this.rowSum = (this.rowSum + row) | 0
    if (this.firsts.length < this.maximum) this.firsts.push({ row, value: null, expected: String(first) })
  }
}
