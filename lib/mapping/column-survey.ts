import { isValidSiret, removeSpaces } from '../canteens/siret.ts'
import type { DateCounts } from './date-order.ts'
import { type DateOrder, type DecimalMark, dateOrders } from './mapping.ts'
import { dateOrdersOf, decimalMarkOf } from './read-cells.ts'

/** What the cells of a column of the user's file look like. */
export interface ColumnSurvey {
  readonly label: string
  /** The first different cells. */
  readonly samples: readonly string[]
  readonly filled: number
  /** The different cells with their counts, the most frequent first; null when there are too many to be a list. */
  readonly values: readonly { readonly text: string; readonly count: number }[] | null
  /** Of the cells looked at, how many are each of these. */
  readonly looked: number
  readonly dates: DateCounts
  readonly numbers: number
  readonly decimals: Readonly<Record<DecimalMark, number>>
  readonly sirets: number
  /** Of all cells, how many are negative numbers. */
  readonly negatives: number
}

const sampleCount = 3
const longestSample = 80
/** The rows whose dates and numbers are looked at: the form of a column shows in fewer. */
const lookedRows = 5000
const maximumValues = 300

/** Watches the cells of a column, in memory that does not grow with their number. */
export class ColumnWatch {
  private readonly label: string
  private readonly samples: string[] = []
  private readonly dates: Record<DateOrder, number> = Object.fromEntries(dateOrders.map(order => [order, 0])) as Record<
    DateOrder,
    number
  >
  private readonly decimals: Record<DecimalMark, number> = { ',': 0, '.': 0 }
  private filled = 0
  private looked = 0
  private numbers = 0
  private sirets = 0
  private negatives = 0
  private values: Map<string, number> | null = new Map()

  constructor(label: string) {
    this.label = label
  }

  add(cell: string, row: number): void {
    const text = cell.trim()
    if (text === '') return
    this.filled++
    this.count(text)
    if (isNegative(text)) this.negatives++
    if (row > lookedRows) return
    this.looked++
    if (this.samples.length < sampleCount) {
      const sample = text.slice(0, longestSample)
      if (!this.samples.includes(sample)) this.samples.push(sample)
    }
    for (const order of dateOrdersOf(text)) this.dates[order]++
    const mark = decimalMarkOf(text)
    if (mark !== undefined) this.numbers++
    if (mark) this.decimals[mark]++
    if (isValidSiret(removeSpaces(text))) this.sirets++
  }

  private count(text: string): void {
    const { values } = this
    if (!values) return
    values.set(text, (values.get(text) ?? 0) + 1)
    if (values.size > maximumValues) this.values = null
  }

  survey(): ColumnSurvey {
    const { label, samples, filled, looked, dates, numbers, decimals, sirets, negatives } = this
    const values = this.values && [...this.values].map(([text, count]) => ({ text, count }))
    return {
      label,
      samples,
      filled,
      values: values?.sort((a, b) => b.count - a.count) ?? null,
      looked,
      dates,
      numbers,
      decimals,
      sirets,
      negatives,
    }
  }
}

const isNegative = (text: string): boolean =>
  /^[-−(]\s*\d/.test(text)
    ? decimalMarkOf(text) !== undefined
    : /\d\s*-$/.test(text) && decimalMarkOf(text) !== undefined
