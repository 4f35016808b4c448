import { removeSpaces } from '../canteens/siret.ts'
import type { ByteSource } from '../imports/byte-source.ts'
import type { FileTotal } from '../imports/file-total.ts'
import { schemaOf } from '../imports/import-schemas.ts'
import type { WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import type { EncodingChoice } from '../table-schema/choose-encoding.ts'
import { cutsNumbers, mayBeHalves } from '../table-schema/cut-number.ts'
import type { Field } from '../table-schema/descriptor.ts'
import { newCell } from '../table-schema/new-cell.ts'
import { isCanteenName } from './canteen-names.ts'
import type { EncodingDoubt } from './encoding-doubt.ts'
import { type FoundHeader, findLabels, labelKeyOrText } from './find-header.ts'
import { constantOf, type Mapping, type SourceColumn, sourcesOf, usedLabels } from './mapping.ts'
import { readAmount, readDay } from './read-cells.ts'
import { type ReadSourceOptions, readSource } from './read-source.ts'
import { RowOrigins } from './row-origins.ts'
import { type TargetShape, targetShape } from './target-shape.ts'
import { isTotalName, TotalWatch } from './total-watch.ts'
import { exactCode } from './value-meaning.ts'

/** Why a row of the file is not in the converted one. */
export type LeftOutReason = 'blank' | 'total' | 'negative'

export interface LeftOutRows {
  readonly count: number
  /** The first of them, as numbered in the user's file. */
  readonly rows: readonly number[]
}

/** A text of a listed column that the mapping does not know: it stays as it is, and the check refuses it. */
export interface UnmappedValue {
  readonly field: string
  readonly label: string
  readonly text: string
}

export interface Conversion {
  /** How the words of a file in an old encoding were read; null for any other file. */
  readonly encoding: EncodingChoice | null
  /** The data rows written. */
  readonly rows: number
  readonly leftOut: Readonly<Record<LeftOutReason, LeftOutRows>>
  /** Null where the file has none, or several of which none is that of all rows. */
  readonly fileTotal: FileTotal | null
  readonly origins: RowOrigins
  /** By name of our column, the number of the first column that fills it, from 1. */
  readonly positions: ReadonlyMap<string, number>
  readonly unmapped: readonly UnmappedValue[]
  /** The labels of the file that the mapping neither takes nor leaves out. */
  readonly newLabels: readonly string[]
}

/** The labels that the mapping needs and that no row of the file has. */
export interface MappingMisfit {
  readonly missingLabels: readonly string[]
}

export interface ApplyOptions extends Pick<ReadSourceOptions, 'encoding'> {
  /** Receives the bytes of the converted file, in order, and is awaited. */
  readonly write: (bytes: Uint8Array) => void | Promise<void>
  readonly limits?: Partial<WorkbookLimits> | undefined
}

const shownRows = 10
const maximumUnmapped = 200
const piece = 64 * 1024

/** A French spreadsheet opens it directly, as it does those of `SheetCsv`. */
const dialect = { delimiter: ';', skipInitialSpace: true } as const

/**
 * Writes the rows of a file as an import file of our format, in memory that does not grow with it. What a cell's form or
 * value does not allow is written as it is, so that the check names it. Rejects only when the source or `write` fails.
 */
export async function applyMapping(
  source: ByteSource,
  mapping: Mapping,
  { write, encoding, limits }: ApplyOptions,
): Promise<Conversion | MappingMisfit | EncodingDoubt> {
  const encoder = new TextEncoder()
  let text = '\ufeff'
  let converter: RowConverter | null = null
  let nearest: readonly string[] = []
  const flush = async (all: boolean) => {
    if (text.length === 0 || !converter || (!all && text.length < piece)) return
    const bytes = encoder.encode(text)
    text = ''
    await write(bytes)
  }
  const labels = usedLabels(mapping)
  const reading = await readSource(source, {
    encoding,
    limits,
    choose: readings => {
      const { sheet, delimiter } = mapping.source
      const isFirst = (reading: (typeof readings)[number]) =>
        reading.sheet === null ? reading.delimiter === delimiter : reading.sheet === sheet
      const ordered = [...readings].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
      const header = findLabels(labels, ordered)
      if (!header) {
        nearest = closestMissing(
          labels,
          ordered.flatMap(({ rows }) => rows),
        )
        return null
      }
      converter = new RowConverter(mapping, header)
      text += converter.header
      return header.reading
    },
    onRow: (cells, row) => {
      text += converter?.convert(cells, row) ?? ''
    },
    onChunk: () => flush(false),
  })
  const done = converter as RowConverter | null
  if (!reading || !done) return { missingLabels: nearest.length > 0 ? nearest : labels }
  if (reading.encoding?.isSure === false) return { doubt: reading.encoding }
  await flush(true)
  return { ...done.conversion(), encoding: reading.encoding }
}

/** The labels that are missing in the row that has most of them. */
function closestMissing(labels: readonly string[], rows: readonly (readonly string[])[]): string[] {
  let best: string[] = [...labels]
  for (const cells of rows) {
    const keys = new Set(cells.map(labelKeyOrText))
    const missing = labels.filter(label => !keys.has(labelKeyOrText(label)))
    if (missing.length < best.length) best = missing
  }
  return best
}

type CellReader = (cells: readonly string[]) => string

class RowConverter {
  readonly header: string
  private readonly mapping: Mapping
  private readonly headerRow: number
  private readonly labels: readonly string[]
  private readonly readers: readonly CellReader[]
  private readonly usedPositions: readonly number[]
  /** The cells of the header, those without a label included. */
  private readonly width: number
  private readonly hasCuts: boolean
  private readonly datePosition: number
  private readonly pricePosition: number
  private readonly priceIndex: number
  private readonly origins = new RowOrigins()
  private rows = 0
  private readonly leftOut = {
    blank: { count: 0, rows: [] as number[] },
    total: { count: 0, rows: [] as number[] },
    negative: { count: 0, rows: [] as number[] },
  }
  private readonly totals = new TotalWatch()
  private readonly unmapped = new Map<string, UnmappedValue>()

  constructor(mapping: Mapping, { reading, row, labels }: FoundHeader) {
    const schema = schemaOf(mapping.kind)
    this.mapping = mapping
    this.headerRow = row
    this.labels = labels
    this.width = reading.rows[row - 1]?.length ?? labels.length
    this.hasCuts = cutsNumbers(reading.delimiter ?? '')
    this.readers = schema.fields.map(field => this.readerOf(field, targetShape(schema, field)))
    this.header = `${schema.fields.map(({ name }) => newCell(name, dialect)).join(dialect.delimiter)}\r\n`
    this.usedPositions = usedLabels(mapping).map(label => this.positionOf(label))
    const [date] = sourcesOf(mapping, 'date')
    this.datePosition = date ? this.positionOf(date.label) : -1
    const [price] = sourcesOf(mapping, 'prix_ht')
    this.pricePosition = price ? this.positionOf(price.label) : -1
    this.priceIndex = schema.fields.findIndex(({ name }) => name === 'prix_ht')
  }

  /** The row in the converted file; nothing for one that is left out. */
  convert(cells: readonly string[], row: number): string {
    if (row < this.headerRow) return ''
    if (row === this.headerRow) {
      this.origins.add(row)
      return ''
    }
    const reason = this.reasonToLeaveOut(cells)
    if (reason) {
      if (reason === 'total')
        this.totals.addTotal(firstFilled(cells), row, this.readers[this.priceIndex]?.(cells) ?? '')
      return this.leave(reason, row)
    }
    const texts = this.readers.map(read => read(cells))
    const price = texts[this.priceIndex] ?? ''
    if (this.mapping.negativeAmounts === 'leave-out' && price.startsWith('-')) {
      this.totals.addLeftOut(price)
      return this.leave('negative', row)
    }
    this.totals.addRow(price)
    this.origins.add(row)
    this.rows++
    return `${[...texts, ...this.surplusOf(cells)].map(text => newCell(text, dialect)).join(dialect.delimiter)}\r\n`
  }

  /**
   * What a comma moved out of its column in a file whose columns commas separate: it is written behind the last column,
   * where the check refuses it. Left out, the first half of a price would pass for the price.
   */
  private surplusOf(cells: readonly string[]): string[] {
    if (!this.hasCuts || cells.length <= this.width) return []
    const surplus = cells.slice(this.width).filter(cell => cell.trim() !== '')
    if (surplus.length > 0) return [surplus.join(',')]
    const halves = [cells[this.pricePosition] ?? '', cells[this.pricePosition + 1] ?? ''] as const
    return mayBeHalves(...halves) ? [halves.join()] : []
  }

  conversion(): Omit<Conversion, 'encoding'> {
    const known = new Set([...usedLabels(this.mapping), ...this.mapping.leftOut].map(labelKeyOrText))
    return {
      rows: this.rows,
      leftOut: this.leftOut,
      fileTotal: this.totals.fileTotal,
      origins: this.origins,
      positions: new Map(
        this.mapping.columns.flatMap(({ target, from: [first] }) =>
          first ? [[target, this.positionOf(first.label) + 1] as const] : [],
        ),
      ),
      unmapped: [...this.unmapped.values()],
      newLabels: this.labels.filter(label => !known.has(labelKeyOrText(label))),
    }
  }

  private leave(reason: LeftOutReason, row: number): '' {
    const left = this.leftOut[reason]
    left.count++
    if (left.rows.length < shownRows) left.rows.push(row)
    return ''
  }

  /** Exports end with totals, and have one below each supplier. */
  private reasonToLeaveOut(cells: readonly string[]): LeftOutReason | null {
    const isBlank = (position: number) => (cells[position] ?? '').trim() === ''
    if (this.usedPositions.every(isBlank) && cells.every(cell => cell.trim() === '')) return 'blank'
    if (this.mapping.totals === 'keep' || this.datePosition === -1) return null
    const first = firstFilled(cells)
    // A product may be named « Total Énergie »: only a row without a day is a total.
    const hasDay = !isBlank(this.datePosition) && cells[this.datePosition] !== first
    return !hasDay && isTotalName(first) ? 'total' : null
  }

  private positionOf(label: string): number {
    const key = labelKeyOrText(label)
    const exact = this.labels.indexOf(label)
    return exact === -1 ? this.labels.findIndex(candidate => labelKeyOrText(candidate) === key) : exact
  }

  private readerOf(field: Field, shape: TargetShape): CellReader {
    const sources = sourcesOf(this.mapping, field.name)
    const constant = constantOf(this.mapping, field.name) ?? ''
    if (sources.length === 0) return () => constant
    const readers = sources.map(source => ({
      position: this.positionOf(source.label),
      read: this.cellReader(field, shape, source),
    }))
    const [only] = readers
    if (only && readers.length === 1) return cells => only.read(cells[only.position] ?? '') || constant
    const separator = shape === 'list' ? (field.separator ?? ',') : ' '
    return cells => {
      const texts = readers.map(({ position, read }) => read(cells[position] ?? '')).filter(text => text !== '')
      return (
        (shape === 'list' ? [...new Set(texts.flatMap(text => text.split(separator)))] : texts).join(separator) ||
        constant
      )
    }
  }

  private cellReader(field: Field, shape: TargetShape, source: SourceColumn): (cell: string) => string {
    switch (shape) {
      case 'date': {
        const order = source.dates ?? 'day-month-year'
        return cached(cell => readDay(cell, order) ?? cell.trim())
      }
      case 'amount': {
        const mark = source.decimalMark ?? ','
        return cell => readAmount(cell, mark)?.replace('.', ',') ?? cell.trim()
      }
      case 'integer': {
        const mark = source.decimalMark ?? ','
        return cell => readAmount(cell, mark)?.replace(/\.0+$/, '') ?? cell.trim()
      }
      case 'siret':
        return cached(this.canteenReader(field, source))
      case 'list':
        return cached(this.valueReader(field, source))
      case 'text':
        return cell => cell.trim()
    }
  }

  private valueReader(field: Field, { label, separator, values = [] }: SourceColumn): (cell: string) => string {
    const codesByText = new Map(values.map(({ text, codes }) => [text, codes]))
    const codesByKey = new Map(values.map(({ text, codes }) => [labelKeyOrText(text), codes]))
    const join = field.separator ?? ','
    return cell => {
      const parts = separator === undefined ? [cell] : cell.split(separator)
      const codes = parts.flatMap(part => {
        const text = part.trim()
        if (text === '') return []
        const known = codesByText.get(text) ?? codesByKey.get(labelKeyOrText(text))
        if (known) return known
        const exact = exactCode(field, text)
        if (exact !== null) return [exact]
        this.addUnmapped(field.name, label, text)
        return [text]
      })
      return [...new Set(codes)].join(join)
    }
  }

  /** A SIRET, or the name of a canteen that the mapping knows. */
  private canteenReader(field: Field, { label, values = [] }: SourceColumn): (cell: string) => string {
    const codesByKey = new Map(values.map(({ text, codes }) => [labelKeyOrText(text), codes]))
    return cell => {
      const text = cell.trim()
      const digits = removeSpaces(cell).replace(/[.,]0+$/, '')
      if (/^\d+$/.test(digits)) return digits
      const codes = codesByKey.get(labelKeyOrText(text))
      if (codes) return codes[0] ?? ''
      if (values.length > 0 && isCanteenName(text)) this.addUnmapped(field.name, label, text)
      return text
    }
  }

  private addUnmapped(field: string, label: string, text: string): void {
    const key = `${field}\n${label}\n${text}`
    if (this.unmapped.size < maximumUnmapped) this.unmapped.set(key, { field, label, text })
  }
}

const firstFilled = (cells: readonly string[]): string => cells.find(cell => cell.trim() !== '') ?? ''

const cacheSize = 2000

/** The cells of a column repeat each other. */
function cached(read: (cell: string) => string): (cell: string) => string {
  const results = new Map<string, string>()
  return cell => {
    let result = results.get(cell)
    if (result === undefined) {
      result = read(cell)
      if (results.size < cacheSize) results.set(cell, result)
    }
    return result
  }
}
