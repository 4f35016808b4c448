import { z } from 'zod'

const Total = z.object({ count: z.int(), priceHt: z.number() })
type Total = z.output<typeof Total>

/** The largest number of canteens in the totals of a plan; `canteenCount` counts them all. */
export const shownTotals = 100

/** The purchases that an import would store, in rows and in euros without VAT. */
export const PlanTotals = z.object({
  stored: Total,
  /** Those that the file has and that are stored already, left out when the user asks for it. */
  skipped: Total,
  /** What would be stored in each canteen, the largest amounts first. */
  canteens: z.array(Total.extend({ siret: z.string().nullable(), name: z.string() })),
  canteenCount: z.int(),
})
export type PlanTotals = z.output<typeof PlanTotals>

export interface PricedRow {
  readonly canteenId: number
  /** Rounded to cents; a text of decimal digits or a number. */
  readonly priceHt: string | number
}

/** Whole cents: their sums are exact where those of euros are not. */
interface Sum {
  count: number
  cents: number
}

/** Adds up the rows of a plan as they come. */
export class RunningTotals {
  private readonly skipped: Sum = { count: 0, cents: 0 }
  private readonly byCanteen = new Map<number, Sum>()

  addStored(row: PricedRow): void {
    const sum = this.byCanteen.get(row.canteenId) ?? { count: 0, cents: 0 }
    this.byCanteen.set(row.canteenId, sum)
    add(sum, row)
  }

  addSkipped(row: PricedRow): void {
    add(this.skipped, row)
  }

  /** The ids of the canteens that `totals()` shows, the largest amounts first. */
  get shownCanteens(): readonly number[] {
    const all = [...this.byCanteen].sort(([a, one], [b, other]) => other.cents - one.cents || a - b)
    return all.slice(0, shownTotals).map(([id]) => id)
  }

  /** Null where there was no purchase. */
  totals(canteenOf: (id: number) => { readonly siret: string | null; readonly name: string }): PlanTotals | null {
    const { skipped, byCanteen } = this
    if (byCanteen.size === 0 && skipped.count === 0) return null
    const stored: Sum = { count: 0, cents: 0 }
    for (const { count, cents } of byCanteen.values()) {
      stored.count += count
      stored.cents += cents
    }
    return {
      stored: inEuros(stored),
      skipped: inEuros(skipped),
      canteens: this.shownCanteens.map(id => ({ ...canteenOf(id), ...inEuros(byCanteen.get(id) as Sum) })),
      canteenCount: byCanteen.size,
    }
  }
}

function add(sum: Sum, { priceHt }: PricedRow): void {
  sum.count++
  sum.cents += Math.round(Number(priceHt) * 100)
}

const inEuros = ({ count, cents }: Sum): Total => ({ count, priceHt: cents / 100 })
