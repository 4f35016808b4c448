import { schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { labelKey } from '@ma-cantine/lib/mapping/label-key'
import { createCellReading } from '@ma-cantine/lib/mapping/read-pasted'
import { type RecognisedHeader, recogniseHeader } from '@ma-cantine/lib/mapping/recognise-header'
import { noWords, yesWords } from '@ma-cantine/lib/mapping/value-names'
import { blockDelimiterOf, type CellBlock, parseBlock, pastedSize, sizeOf, textInBlock } from '../cell-block.ts'
import type { BlockRefusal, BlockWriting, ConvertedCells, WrittenBlock } from '../check-protocol.ts'
import type { EditedTable } from './edited-table.ts'
import type { CellEdit } from './history.ts'

export interface PlannedBlock {
  readonly edits: readonly CellEdit[]
  readonly written: WrittenBlock
}

type Writing = Omit<BlockWriting, 'filter'>

/** More columns than any list of purchases has. */
const maximumColumns = 200
/** More rows are a file, which the import takes. */
const maximumSheetRows = 20_000
/** In UTF-16 units. */
const maximumText = 10_000_000

/** Some cells to write in the columns of the table, from one row on. */
interface PlacedBlock {
  /** Where the cells come from: null for a column that is left out. */
  readonly columns: readonly PlacedColumn[]
  /** The rows to fill; null for all that follow. */
  readonly rows: number | null
  readonly leftOutColumns: number
  readonly unknownLabels: readonly string[] | null
}

interface PlacedColumn {
  readonly position: number
  /** The text of the cell in the row of the block with this index. */
  readonly textAt: (index: number) => string
  /** The texts that tell how its cells are written; null for cells to leave as they are. */
  readonly samples: readonly string[] | null
}

/**
 * The edits that write a block over the rows that are shown.
 * @param grows whether rows may be added below the last one.
 */
export async function planBlock(
  table: EditedTable,
  shown: readonly number[],
  writing: Writing,
  grows: boolean,
): Promise<PlannedBlock> {
  const { firstRow, position, selection, text } = writing
  if (text !== null && text.length > maximumText) return refuse('too-long')
  const cells =
    text === null
      ? [table.cellsAt(firstRow, position, selection.columns)]
      : parseBlock(text, table.sheet ? blockDelimiterOf(text) : '\t')
  const size = sizeOf(cells)
  if (size.columns > maximumColumns) return refuse('too-wide')
  if (table.sheet && size.rows > maximumSheetRows) return refuse('too-long')

  const near = schemaOf(table.kind).fields[table.positions.indexOf(position)]?.name ?? null
  const header = table.sheet && text !== null ? recogniseHeader(table.kind, cells[0] ?? [], near) : null
  const block = header ? placeByName(table, cells, header) : placeByPosition(table, cells, writing)
  const start = shown.findIndex(row => row >= firstRow)
  const rows = start === -1 ? [] : shown.slice(start, block.rows === null ? undefined : start + block.rows)
  const shownCount = rows.length
  if (grows && table.canGrow && block.rows !== null && rows.length > 0) {
    for (let row = (rows.at(-1) as number) + 1; rows.length < block.rows; row++) rows.push(row)
  }
  if (table.sheet && (rows.at(-1) ?? 0) > maximumSheetRows) return refuse('too-long')

  const columns = block.columns.map(column => ({ ...column, read: readerOf(table, column) }))
  const converted = new Map<number, ConvertedCells>()
  const edits: CellEdit[] = []
  let index = 0
  for await (const batch of table.readRows(rows)) {
    for (const { row, cells: present } of batch) {
      for (const { position, textAt, read } of columns) {
        const from = textAt(index)
        const text = read(from)
        if (text === (present[position] ?? '')) continue
        edits.push({ row, position, text })
        if (text === from) continue
        const { count = 0, ...first } = converted.get(position) ?? { position, from, to: text }
        converted.set(position, { ...first, count: count + 1 })
      }
      index++
    }
  }
  return {
    edits,
    written: {
      changed: edits.length,
      rows: rows.length,
      columns: columns.length,
      leftOutRows: block.rows === null ? 0 : block.rows - rows.length,
      leftOutColumns: block.leftOutColumns,
      addedRows: rows.length - shownCount,
      refused: null,
      unknownLabels: block.unknownLabels,
      converted: [...converted.values()],
    },
  }
}

const refuse = (refused: BlockRefusal): PlannedBlock => ({
  edits: [],
  written: {
    changed: 0,
    rows: 0,
    columns: 0,
    leftOutRows: 0,
    leftOutColumns: 0,
    addedRows: 0,
    refused,
    unknownLabels: null,
    converted: [],
  },
})

/** The reading of the cells of a sheet; those of a file are written as they are. */
export function pastedCells(table: EditedTable, position: number, samples: readonly string[]) {
  const index = table.positions.indexOf(position)
  const isSiret = table.sheet?.presetPosition === position
  const read = index === -1 ? (text: string) => text : createCellReading(table.kind, index, samples)
  return { read: (text: string) => (isSiret ? (table.sheet?.siretOf(text) ?? read(text)) : read(text)) }
}

function readerOf(table: EditedTable, { position, samples }: PlacedColumn): (text: string) => string {
  if (!table.sheet || samples === null) return text => text
  const { read } = pastedCells(table, position, samples)
  const results = new Map<string, string>()
  // The cells of a column repeat each other.
  return text => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = read(text)
    results.set(text, result)
    return result
  }
}

/** As spreadsheets do: from the active cell on, repeated where the selection is a multiple of the block. */
function placeByPosition(table: EditedTable, cells: CellBlock, { position, selection, text }: Writing): PlacedBlock {
  const size = sizeOf(cells)
  const asked = pastedSize(size, selection)
  const count = Math.min(asked.columns, Math.max(0, table.labels.length - position))
  return {
    columns: Array.from({ length: count }, (_, column) => ({
      position: position + column,
      textAt: index => textInBlock(cells, size, index, column),
      samples: text === null ? null : cells.map(row => row[column % size.columns] ?? ''),
    })),
    rows: asked.rows,
    leftOutColumns: asked.columns - count,
    unknownLabels: null,
  }
}

/** Each column goes where its name says. */
function placeByName(table: EditedTable, block: CellBlock, { fields, flags }: RecognisedHeader): PlacedBlock {
  const labels = block[0] ?? []
  const rows = block.slice(1).filter(row => row.some(text => text.trim() !== ''))
  const columns = fields.flatMap((field, column): PlacedColumn[] => {
    const position = field === null ? undefined : table.positionOf(field)
    if (position === undefined) return []
    return [{ position, textAt: index => rows[index]?.[column] ?? '', samples: rows.map(row => row[column] ?? '') }]
  })
  const unknownLabels = labels.filter(
    (label, column) => label.trim() !== '' && fields[column] === null && !flags.has(column),
  )
  const flagged = flags.size > 0 ? table.positionOf('caracteristiques') : undefined
  if (flagged === undefined) return { columns, rows: rows.length, leftOutColumns: 0, unknownLabels }
  const listed = columns.find(({ position }) => position === flagged)
  const read = pastedCells(table, flagged, listed?.samples ?? []).read
  const textAt = (index: number) => {
    const codes = [...flags].flatMap(([column, code]) => {
      const word = labelKey(rows[index]?.[column] ?? '')
      return word !== '' && !noWords.has(word) && yesWords.has(word) ? [code] : []
    })
    return [...new Set([read(listed?.textAt(index) ?? ''), ...codes].filter(text => text !== ''))].join(',')
  }
  return {
    columns: [...columns.filter(column => column !== listed), { position: flagged, textAt, samples: null }],
    rows: rows.length,
    leftOutColumns: 0,
    unknownLabels,
  }
}
