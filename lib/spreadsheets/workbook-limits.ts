import { WorkbookProblem } from './workbook-problem.ts'

/** How much of a workbook is read before giving up: a few kilobytes can be packed so as to unpack without end. */
export interface WorkbookLimits {
  /** Of the file itself, which is held in memory. */
  readonly packedBytes: number
  /** Of all that is unpacked, each reading of a part counted. */
  readonly unpackedBytes: number
  /** Cells made, empty ones before a filled one included, and empty rows before a filled one. */
  readonly cells: number
  /** Characters of the texts that a workbook shares between its cells, which are held in memory. */
  readonly sharedCharacters: number
}

/** Beyond the largest sheet of purchases that Excel can hold. */
export const defaultWorkbookLimits: WorkbookLimits = {
  packedBytes: 100_000_000,
  unpackedBytes: 500_000_000,
  cells: 20_000_000,
  sharedCharacters: 100_000_000,
}

/** What is left of the limits for one workbook. */
export class WorkbookBudget {
  private readonly left: Record<keyof WorkbookLimits, number>

  constructor(limits: WorkbookLimits) {
    this.left = { ...limits }
  }

  /** @throws WorkbookProblem when there is not that much left. */
  spend(what: keyof WorkbookLimits, amount: number): void {
    this.left[what] -= amount
    if (this.left[what] < 0) throw WorkbookProblem.tooLarge()
  }
}
