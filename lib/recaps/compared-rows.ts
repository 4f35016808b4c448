import { type ComparedRow, shownRows, type VerdictCounts } from './compared-row.ts'
import type { ComparedLine } from './recap-verdict.ts'
import { recapVerdicts } from './recap-verdict.ts'

/** A row, beside what is stored. */
interface NamedLine extends ComparedLine {
  readonly article: string
  readonly provider: string
  readonly cents: number
}

/** Adds up what became of the rows of a recap, and keeps the first of those that are not new. */
export class ComparedRows {
  /** The number of rows that stored purchases may hold, or hold in part: somebody has to say whether they are added. */
  openCount = 0
  private readonly counts: Record<string, number> = Object.fromEntries(recapVerdicts.map(verdict => [verdict, 0]))
  private readonly rows: ComparedRow[] = []

  add(line: NamedLine): void {
    const { verdict, missingCents } = line
    this.counts[verdict] = (this.counts[verdict] ?? 0) + 1
    if (verdict === 'new') return
    if (missingCents > 0) this.openCount++
    this.rows.push(rowOf(line))
  }

  answer(): { verdictCounts: VerdictCounts; comparedRows: ComparedRow[] } {
    const rows = this.rows.toSorted((a, b) => a.row - b.row).slice(0, shownRows)
    return { verdictCounts: this.counts as VerdictCounts, comparedRows: rows }
  }
}

const rowOf = ({
  row,
  verdict,
  article,
  provider,
  cents,
  storedCents,
  missingCents,
  purchases,
  purchaseCount,
}: NamedLine): ComparedRow => ({
  ...{ row, verdict, article, provider },
  priceHt: cents / 100,
  storedPriceHt: storedCents / 100,
  missingPriceHt: missingCents / 100,
  purchaseCount,
  purchases: purchases.map(({ cents, id, date, description, provider }) => ({
    ...{ id, date, description, provider },
    priceHt: cents / 100,
  })),
})
