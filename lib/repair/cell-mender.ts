import type { CellCheck } from '../table-schema/cell-check.ts'
import type { Field } from '../table-schema/descriptor.ts'
import type { CellFix } from './cell-fix.ts'
import { cellFixes } from './cell-fixes.ts'
import { type Allowed, fixes } from './change.ts'

/** A cell mended, and what it took. */
export interface Mend {
  readonly text: string
  readonly fixes: readonly CellFix[]
}

export interface MendingOptions {
  /** Guesses are taken when no safe fix is enough. */
  readonly allows: Allowed
  /** Whether the encoding of the file has all the characters of a text. */
  readonly writable: (text: string) => boolean
}

/** A longer cell is prose, or damage: not a value that was badly written. */
const longestCell = 1000
/** Texts tried for one cell. */
const maximumAttempts = 200
const rememberedCells = 4096
/** The marks of bytes that could not be read: what stood there is not known. */
const unreadable = /[\0\ufffd]/

/** Mends the cells of one field. What its check accepts it never touches, and it keeps only what the check accepts. */
export class CellMender {
  private readonly field: Field
  private readonly check: CellCheck
  private readonly writable: MendingOptions['writable']
  private readonly safeFixes: readonly CellFix[]
  private readonly allFixes: readonly CellFix[] | null
  /** Files that are wrong repeat themselves as much as right ones. */
  private readonly known = new Map<string, Mend | null>()

  constructor(field: Field, check: CellCheck, { allows, writable }: MendingOptions) {
    this.field = field
    this.check = check
    this.writable = writable
    const suitable = cellFixes.filter(fix => allows(fix.name) && fix.suits(field))
    this.safeFixes = suitable.filter(({ name }) => fixes[name].safe)
    this.allFixes = suitable.length > this.safeFixes.length ? suitable : null
  }

  /** Mends a cell that the check refuses; null when nothing makes it right. */
  mend(text: string): Mend | null {
    const known = this.known.get(text)
    if (known !== undefined) return known
    const found = this.search(text, () => true)
    if (this.known.size >= rememberedCells) this.known.clear()
    this.known.set(text, found)
    return found
  }

  /** Mends a cell that a rule refuses: `accepts` tells whether it would still. */
  mendFor(text: string, accepts: (text: string) => boolean): Mend | null {
    return this.search(text, accepts)
  }

  private search(text: string, accepts: (text: string) => boolean): Mend | null {
    if (text === '' || text.length > longestCell || unreadable.test(text)) return null
    const accepted = (tried: string) => this.check(tried) === null && this.writable(tried) && accepts(tried)
    const safe = fewestFixes(text, this.field, this.safeFixes, accepted)
    return safe ?? (this.allFixes && fewestFixes(text, this.field, this.allFixes, accepted))
  }
}

/** Tries the fixes one by one, then two by two, and so on. */
function fewestFixes(
  text: string,
  field: Field,
  candidates: readonly CellFix[],
  accepted: (text: string) => boolean,
): Mend | null {
  const seen = new Set([text])
  let tried: readonly Mend[] = [{ text, fixes: [] }]
  while (tried.length > 0) {
    const next: Mend[] = []
    for (const start of tried) {
      for (const fix of candidates) {
        const mended = fix.mend(start.text, field)
        if (mended === null || seen.has(mended)) continue
        const mend = { text: mended, fixes: [...start.fixes, fix] }
        if (accepted(mended)) return mend
        seen.add(mended)
        if (seen.size > maximumAttempts) return null
        next.push(mend)
      }
    }
    tried = next
  }
  return null
}
