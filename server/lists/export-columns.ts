import type { ExportFacts, Field } from '@ma-cantine/lib/entities/field'
import { csvCell } from '@ma-cantine/lib/table-schema/csv-cell'

type Cell = string | number | Date | null

interface Format {
  readonly numFmt?: string
  readonly sheet: (value: unknown) => Cell
  readonly csv: (value: unknown) => string
}

/** What a cell of a workbook can hold. */
const longestCell = 32_767

/** Characters that XML forbids have no place in a workbook. */
const sheetText = (value: unknown): string =>
  String(value)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\r\n]|[\ufffe\uffff]/gu, '\ufffd')
    .slice(0, longestCell)
    .toWellFormed()

const asText: Format = { sheet: sheetText, csv: String }
const asNumber: Format = { sheet: Number, csv: String }

/** Texts are cells of text, never formulas; days and amounts are what they are, to be sorted and summed. */
const formats: Readonly<Partial<Record<Field['kind'], Format>>> = {
  text: asText,
  moment: asText,
  code: asText,
  codes: asText,
  integer: asNumber,
  day: { numFmt: 'yyyy-mm-dd', sheet: value => new Date(`${value}T00:00:00Z`), csv: String },
  amount: { numFmt: '#,##0.00', sheet: Number, csv: value => Number(value).toFixed(2).replace('.', ',') },
}

const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(';')}\r\n`

/**
 * The columns of an export, as the fields of its entity say them: rows have the properties that are exported, stored or
 * not, by name and as code has them.
 *
 * @throws Error when a field is exported that has no form in an export.
 */
export function exportColumns(fields: Readonly<Record<string, Field & ExportFacts>>) {
  const columns = Object.entries(fields).flatMap(([name, { kind, exportColumn }]) => {
    if (!exportColumn) return []
    const format = formats[kind]
    if (!format) throw new Error(`"${name}" has no form in an export`)
    return [{ name, format, ...exportColumn }]
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
    sheetColumns: columns.map(({ header, width, format: { numFmt } }) => ({
      header,
      width,
      ...(numFmt === undefined ? {} : { numFmt }),
    })),
    sheetRow: (row: Readonly<Record<string, unknown>>): Cell[] => cells(row, ({ sheet }, value) => sheet(value)),
    /** UTF-8 with its mark, semicolons, decimal commas: for a French spreadsheet. */
    csvHeader: `\ufeff${csvLine(columns.map(({ header }) => header))}`,
    csvRow: (row: Readonly<Record<string, unknown>>): string => csvLine(cells(row, ({ csv }, value) => csv(value))),
  }
}
