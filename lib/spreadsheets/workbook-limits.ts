import { WorkbookProblem } from './workbook-problem.ts'

/** The limits of reading a workbook: a few packed kilobytes can unpack without end. */
export interface WorkbookLimits {
  /** The size of the file, which is held in memory. */
  readonly packedBytes: number
  /** The bytes unpacked by all readings of all parts. */
  readonly unpackedBytes: number
  /** The number of cells, with the empty cells and rows that come before a filled one. */
  readonly cells: number
  /** The characters of the shared strings, which are held in memory. */
  readonly sharedCharacters: number
}

/** Enough for the largest sheet of purchases that Excel can hold. */
export const defaultWorkbookLimits: WorkbookLimits = {
  packedBytes: 100_000_000,
  unpackedBytes: 500_000_000,
  cells: 20_000_000,
  sharedCharacters: 100_000_000,
}

/** The remaining part of the limits for one workbook. */
export class WorkbookBudget {
  private readonly remaining: Record<keyof WorkbookLimits, number>

  constructor(limits: WorkbookLimits) {
    this.remaining = { ...limits }
  }

  /** @throws WorkbookProblem when there is not that much left. */
  spend(what: keyof WorkbookLimits, amount: number): void {
    this.remaining[what] -= amount
    if (this.remaining[what] < 0) throw WorkbookProblem.tooLarge()
  }
}
