import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { csvCell } from '@ma-cantine/lib/table-schema/csv-cell'
import type { Context } from '../app/context.ts'
import { columnWidths } from '../output/column-widths.ts'
import type { OutputMode } from '../output/output-mode.ts'
import type { FieldOptions } from './field-options.ts'
import { fieldText, pickFields, plainFields, requireKnown } from './record-fields.ts'

/** Spaces between two columns of a table. */
const gap = 2

/**
 * Writes records as rows, as they come: lines of JSON, CSV for spreadsheets, columns that fit the width of a terminal, or what is
 * between tabs in a pipe. The first records say which columns there are, and how wide.
 */
export class RecordRows {
  private readonly options: FieldOptions
  private readonly mode: OutputMode
  private readonly columns: number
  private readonly context: Context
  private fields: readonly string[] | null = null
  private widths: readonly number[] = []

  constructor(options: FieldOptions, mode: OutputMode, columns: number, context: Context) {
    this.options = options
    this.mode = mode
    this.columns = columns
    this.context = context
  }

  /** @throws Failure when no record has a chosen field. */
  picked(records: readonly object[]): readonly object[] {
    const fields = this.begin(records)
    return this.options.fields ? records.map(record => pickFields(record, fields)) : records
  }

  /** @throws Failure when no record has a chosen field. */
  text(records: readonly object[]): string {
    const isFirst = this.fields === null
    const fields = this.begin(records)
    if (this.mode === 'json')
      return this.picked(records)
        .map(record => `${JSON.stringify(record)}\n`)
        .join('')
    const rows = records.map(record => fields.map(field => fieldText(record, field)))
    const all = isFirst && fields.length > 0 ? [[...fields], ...rows] : rows
    if (this.options.csv) {
      const mark = isFirst ? '\ufeff' : ''
      return `${mark}${all.map(row => `${row.map(csvCell).join(';')}\r\n`).join('')}`
    }
    return all.map(row => `${this.line(row.map(makePrintable))}\n`).join('')
  }

  private begin(records: readonly object[]): readonly string[] {
    if (this.fields) return this.fields
    requireKnown(this.options.fields ?? [], records, this.context.words)
    const fields = this.options.fields ?? plainFields(records)
    const natural = fields.map(field =>
      Math.max(...[field, ...records.map(record => fieldText(record, field))].map(text => [...text].length)),
    )
    this.fields = fields
    this.widths = columnWidths(natural, this.columns - gap * (fields.length - 1))
    return fields
  }

  private line(cells: readonly string[]): string {
    if (this.mode !== 'view') return cells.join('\t')
    return cells
      .map((cell, index) => fitted(cell, this.widths[index] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd()
  }
}

/** A text of exactly this width, cut with an ellipsis. */
function fitted(text: string, width: number): string {
  const characters = [...text]
  return characters.length > width
    ? `${characters.slice(0, Math.max(width - 1, 0)).join('')}…`
    : text + ' '.repeat(width - characters.length)
}
