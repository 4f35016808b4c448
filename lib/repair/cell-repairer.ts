import type { CellCheck } from '../table-schema/cell-check.ts'
import type { Field } from '../table-schema/descriptor.ts'
import { isFormulaCell } from '../table-schema/formula-cell.ts'
import { hasLostCharacter } from '../table-schema/unreadable-characters.ts'
import type { CellFix } from './cell-fix.ts'
import { cellFixes } from './cell-fixes.ts'
import { type FixFilter, fixes } from './change.ts'

/** A repaired cell, with the fixes that were needed. */
export interface CellRepair {
  readonly text: string
  readonly fixes: readonly CellFix[]
}

export interface CellRepairOptions {
  /** The fixes that may be used; guesses apply only when safe fixes are not enough. */
  readonly allows: FixFilter
  /** Whether the encoding of the file has all the characters of a text. */
  readonly canWrite: (text: string) => boolean
}

/** A longer cell is prose or damage rather than a badly written value; so is a longer candidate. */
const longestCell = 1000
/** The largest number of candidate texts for one cell. */
const maximumAttempts = 200
const maximumCachedCells = 4096

/** Unreadable bytes, and formulas without a result: their text is lost, so the cell is left alone. */
const isLost = (text: string): boolean => hasLostCharacter(text) || isFormulaCell(text)

/** Repairs the cells of one field: only those that its check refuses, and only into texts that the check accepts. */
export class CellRepairer {
  readonly field: Field
  readonly check: CellCheck
  private readonly canWrite: CellRepairOptions['canWrite']
  private readonly safeFixes: readonly CellFix[]
  private readonly allFixes: readonly CellFix[] | null
  /** Files repeat their wrong cells as often as their right ones. */
  private readonly cache = new Map<string, CellRepair | null>()

  constructor(field: Field, check: CellCheck, { allows, canWrite }: CellRepairOptions) {
    this.field = field
    this.check = check
    this.canWrite = canWrite
    const suitable = cellFixes.filter(fix => allows(fix.name) && fix.suits(field, check))
    this.safeFixes = suitable.filter(({ name }) => fixes[name].safe)
    this.allFixes = suitable.length > this.safeFixes.length ? suitable : null
  }

  /** Repairs a cell that the check refuses; null when nothing makes it right. */
  repair(text: string): CellRepair | null {
    const cached = this.cache.get(text)
    if (cached !== undefined) return cached
    const repair = this.search(text, () => true)
    if (this.cache.size >= maximumCachedCells) this.cache.clear()
    this.cache.set(text, repair)
    return repair
  }

  /** Repairs a cell that a rule refuses, into a text that `accepts` approves. */
  repairFor(text: string, accepts: (text: string) => boolean): CellRepair | null {
    return this.search(text, accepts)
  }

  private search(text: string, accepts: (text: string) => boolean): CellRepair | null {
    if (text === '' || text.length > longestCell || isLost(text)) return null
    const isAccepted = (candidate: string) =>
      this.check(candidate) === null && this.canWrite(candidate) && accepts(candidate)
    const safe = findFewestFixes(text, this, this.safeFixes, isAccepted)
    return safe ?? (this.allFixes && findFewestFixes(text, this, this.allFixes, isAccepted))
  }
}

/** Tries the fixes one by one, then two by two, and so on. */
function findFewestFixes(
  text: string,
  { field, check }: { readonly field: Field; readonly check: CellCheck },
  candidates: readonly CellFix[],
  isAccepted: (text: string) => boolean,
): CellRepair | null {
  const attempts = new Set([text])
  let current: readonly CellRepair[] = [{ text, fixes: [] }]
  while (current.length > 0) {
    const next: CellRepair[] = []
    for (const start of current) {
      for (const fix of candidates) {
        const repaired = fix.repair(start.text, field, check)
        if (repaired === null || repaired.length > longestCell || attempts.has(repaired)) continue
        const repair = { text: repaired, fixes: [...start.fixes, fix] }
        if (isAccepted(repaired)) return repair
        attempts.add(repaired)
        if (attempts.size > maximumAttempts) return null
        next.push(repair)
      }
    }
    current = next
  }
  return null
}
