import type { ExportFacts, Field } from '@ma-cantine/lib/entities/field'
import type { OdsColumn } from '@ma-cantine/lib/spreadsheets/ods/write-ods'
import { csvCell } from '@ma-cantine/lib/table-schema/csv-cell'

export type Cell = string | number | Date | null

interface Format {
  /** Type of its cells in an OpenDocument sheet. */
  readonly type: OdsColumn['type']
  readonly numFmt?: string
  readonly sheet: (value: unknown) => Cell
  readonly csv: (value: unknown) => string
}

/** Longest text of a cell in a workbook, in characters. */
const longestCell = 32_767

/** Replaces characters that XML forbids, and cuts the text to the length of a cell. */
export const sheetText = (value: unknown): string =>
  String(value)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\r\n]|[\ufffe\uffff]/gu, '\ufffd')
    .slice(0, longestCell)
    .toWellFormed()

const asText: Format = { type: 'text', sheet: sheetText, csv: String }
const asNumber: Format = { type: 'number', sheet: Number, csv: String }

const yesOrNo = (value: unknown): string => (value ? 'Oui' : 'Non')

/**
 * Formats by kind. Texts are text cells, never formulas; days and amounts keep their type, so that they can be sorted
 * and added up.
 */
const formats: Readonly<Partial<Record<Field['kind'], Format>>> = {
  text: asText,
  moment: asText,
  code: asText,
  codes: asText,
  integer: asNumber,
  yesNo: { type: 'text', sheet: yesOrNo, csv: yesOrNo },
  day: { type: 'day', numFmt: 'yyyy-mm-dd', sheet: value => new Date(`${value}T00:00:00Z`), csv: String },
  amount: {
    type: 'number',
    numFmt: '#,##0.00',
    sheet: Number,
    csv: value => Number(value).toFixed(2).replace('.', ','),
  },
}

export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(';')}\r\n`

/**
 * The columns of an export, derived from the exported fields of an entity, stored or not. Rows have these properties,
 * by name.
 *
 * @throws Error when an exported field has a kind without a format, or codes without labels.
 */
export function exportColumns(fields: Readonly<Record<string, Field & ExportFacts>>) {
  const columns = Object.entries(fields).flatMap(([name, { kind, labels, exportColumn }]) => {
    if (!exportColumn) return []
    const format = formats[kind]
    if (!format) throw new Error(`"${name}" has no form in an export`)
    if (/^codes?$/.test(kind) && !labels) throw new Error(`"${name}" is exported without labels for its codes`)
    return [{ name, format, labels: labels?.fr ?? null, ...exportColumn }]
  })
  const label = (labels: Readonly<Record<string, string>> | null, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(code => label(labels, code)).join(', ')
    return labels?.[value as string] ?? value
  }
  const cells = <Form>(row: Readonly<Record<string, unknown>>, form: (format: Format, value: unknown) => Form) =>
    columns.map(({ name, format, labels }) => {
      const value = label(labels, row[name])
      return value === null ? null : form(format, value)
    })
  return {
    names: columns.map(({ name }) => name),
    headers: columns.map(({ header }) => header),
    odsColumns: columns.map(({ width, format: { type } }) => ({ width, type })),
    sheetColumns: columns.map(({ header, width, format: { numFmt } }) => ({
      header,
      width,
      ...(numFmt === undefined ? {} : { numFmt }),
    })),
    sheetRow: (row: Readonly<Record<string, unknown>>): Cell[] => cells(row, ({ sheet }, value) => sheet(value)),
    /** For French spreadsheets: UTF-8 with its byte order mark, semicolons, decimal commas. */
    csvHeader: `\ufeff${csvLine(columns.map(({ header }) => header))}`,
    csvRow: (row: Readonly<Record<string, unknown>>): string => csvLine(cells(row, ({ csv }, value) => csv(value))),
  }
}
