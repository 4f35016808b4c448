import {
  type CellLook,
  type CellRule,
  type CellStyle,
  cellLooks,
  type Workbook,
  type WorkbookSheet,
} from '@ma-cantine/lib/resources/workbook'
import { type Cell, type DataValidation, type CellStyle as HucreStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { positionOf } from './cell-address.ts'

const formats = {
  text: 'General',
  amount: '#,##0.00\\ "€"',
  count: '#,##0',
  share: '0%',
  cents: '0.00',
} as const satisfies Readonly<Record<CellStyle['format'], string>>

/** No day of writing: the same workbook always gives the same bytes. */
const sameDay = new Date('2026-01-01T00:00:00Z')

/** Writes a workbook to fill in as XLSX (ECMA-376). */
export const writeWorkbookAsXlsx = ({ title, description, sheets }: Workbook): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(sheetOf),
    properties: { title, description, creator: 'ma cantine', created: sameDay, modified: sameDay },
    defaultFont: { name: 'Calibri', size: 11 },
  })

function sheetOf({ name, columns, cells, heights, rules }: WorkbookSheet): WriteSheet {
  const places = cells.map(({ at, to }) => ({ start: positionOf(at), end: positionOf(to ?? at) }))
  const rowCount = Math.max(...places.map(({ start }) => start.row)) + 1
  const entries = cells.flatMap(({ look, value, formula }, index): [string, Partial<Cell>][] => {
    const { start, end } = places[index] as (typeof places)[number]
    const first: Partial<Cell> = {
      style: styleOf(look),
      ...(value !== undefined && { value }),
      ...(formula !== undefined && { formula, type: 'formula' }),
    }
    const covered = Array.from({ length: end.column - start.column }, (_, more): [string, Partial<Cell>] => [
      `${start.row},${start.column + more + 1}`,
      { style: styleOf(look) },
    ])
    return [[`${start.row},${start.column}`, first], ...covered]
  })
  return {
    name,
    columns: columns.map(width => ({ width })),
    rows: Array.from({ length: rowCount }, () => []),
    cells: new Map(entries),
    merges: places
      .filter(({ start, end }) => end.column > start.column)
      .map(({ start, end }) => ({
        startRow: start.row,
        startCol: start.column,
        endRow: end.row,
        endCol: end.column,
      })),
    rowDefs: new Map(Object.entries(heights).map(([row, height]) => [Number(row) - 1, { height }])),
    dataValidations: rules.map(ruleOf),
    protection: { sheet: true, formatColumns: true, formatRows: true },
    view: { showGridLines: false },
    pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
}

function styleOf(look: CellLook): HucreStyle {
  const { format, bold, size, color, fill, border, align, input }: CellStyle = cellLooks[look]
  const side = { style: 'thin', color: { rgb: '929292' } } as const
  return {
    font: { name: 'Calibri', size: size ?? 11, ...(bold && { bold }), ...(color && { color: { rgb: color } }) },
    ...(fill && { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: fill } } }),
    ...(border && { border: { top: side, right: side, bottom: side, left: side } }),
    alignment: { vertical: 'center', wrapText: format === 'text', ...(align && { horizontal: align }) },
    numFmt: formats[format],
    protection: { locked: input !== true },
  }
}

function ruleOf({ range, accepts, help, refusal }: CellRule): DataValidation {
  const kind: Pick<DataValidation, 'type' | 'operator' | 'formula1' | 'values'> =
    typeof accepts === 'string'
      ? { type: accepts === 'amount' ? 'decimal' : 'whole', operator: 'greaterThanOrEqual', formula1: '0' }
      : { type: 'list', values: [...accepts] }
  return {
    range,
    ...kind,
    allowBlank: true,
    showInputMessage: true,
    inputTitle: help.title,
    inputMessage: help.message,
    showErrorMessage: true,
    errorStyle: 'stop',
    errorMessage: refusal,
  }
}
