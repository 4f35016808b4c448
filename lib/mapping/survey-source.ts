import { isValidSiret, removeSpaces } from '../canteens/siret.ts'
import type { ByteSource } from '../imports/byte-source.ts'
import type { FileKind } from '../imports/file-kind.ts'
import type { WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import { findHeader } from './find-header.ts'
import { type DateOrder, type DecimalMark, dateOrders } from './mapping.ts'
import { dateOrdersOf, decimalMarkOf } from './read-cells.ts'
import { readSource } from './read-source.ts'

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
  readonly dates: Readonly<Record<DateOrder, number>>
  readonly numbers: number
  readonly decimals: Readonly<Record<DecimalMark, number>>
  readonly sirets: number
  /** Of all cells, how many are negative numbers. */
  readonly negatives: number
}

export interface SourceSurvey {
  readonly sheet: string | null
  readonly delimiter: ',' | ';' | '\t' | '|' | null
  readonly headerRow: number
  readonly labels: readonly string[]
  /** The number of rows below the header that hold something. */
  readonly rows: number
  readonly columns: readonly ColumnSurvey[]
}

const sampleCount = 3
const longestSample = 80
/** The rows whose dates and numbers are looked at: the form of a column shows in fewer. */
const lookedRows = 5000
const maximumValues = 300

/** Reads a whole file once and describes its columns, in memory that does not grow with it. Null when it holds no table. */
export async function surveySource(
  source: ByteSource,
  { kind, limits }: { readonly kind: FileKind; readonly limits?: Partial<WorkbookLimits> | undefined },
): Promise<SourceSurvey | null> {
  let headerRow = 0
  let labels: readonly string[] = []
  let columns: ColumnWatch[] = []
  let rows = 0
  const reading = await readSource(source, {
    limits,
    choose: readings => {
      const header = findHeader(kind, readings)
      if (!header) return null
      headerRow = header.row
      labels = header.labels
      columns = labels.map(label => new ColumnWatch(label))
      return header.reading
    },
    onRow: (cells, row) => {
      if (row <= headerRow || cells.every(cell => cell.trim() === '')) return
      rows++
      for (const [position, column] of columns.entries()) column.add(cells[position] ?? '', rows)
    },
  })
  if (!reading) return null
  const { sheet, delimiter } = reading
  return { sheet, delimiter, headerRow, labels, rows, columns: columns.map(column => column.survey()) }
}

class ColumnWatch {
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
