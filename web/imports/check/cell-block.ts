/** Cells side by side, as spreadsheets copy and paste them: rows of texts. */
export type CellBlock = readonly (readonly string[])[]

export type BlockDelimiter = '\t' | ';' | ','

/** Lines that tell whether a text is a table. */
const lookedLines = 50

/**
 * What separates the cells of a pasted text: tabs, as spreadsheets do, or the mark of a CSV file, when all its lines have
 * as many: two semicolons or three commas at least, for these marks are in sentences and in numbers too.
 */
export function blockDelimiterOf(text: string): BlockDelimiter {
  if (text.includes('\t')) return '\t'
  const lines = text.split(/\r\n|\n|\r/, lookedLines).filter(line => line !== '')
  if (lines.length < 2) return '\t'
  for (const [delimiter, least] of [
    [';', 2],
    [',', 3],
  ] as const) {
    const counts = lines.map(line => parseBlock(line, delimiter)[0]?.length ?? 0)
    if (counts.every(count => count === counts[0] && count > least)) return delimiter
  }
  return '\t'
}

/**
 * Reads the text that a spreadsheet puts in the clipboard: tabs between cells, a line a row, and quotes around a cell
 * that holds a tab, a line break or a quote. A quote that is never closed is an ordinary character.
 */
export function parseBlock(text: string, delimiter: BlockDelimiter = '\t'): string[][] {
  const rows: string[][] = [[]]
  let position = 0
  for (;;) {
    const cell = readQuoted(text, position, delimiter) ?? readPlain(text, position, delimiter)
    rows.at(-1)?.push(cell.text)
    position = cell.end
    if (position >= text.length) return rows
    if (text[position] === delimiter) position++
    else {
      position += lineBreakAt(text, position)
      // The line break after the last row starts no other.
      if (position >= text.length) return rows
      rows.push([])
    }
  }
}

interface FoundCell {
  readonly text: string
  readonly end: number
}

function readPlain(text: string, start: number, delimiter: BlockDelimiter): FoundCell {
  const cellEnd = cellEnds[delimiter]
  cellEnd.lastIndex = start
  const end = cellEnd.exec(text)?.index ?? text.length
  return { text: text.slice(start, end), end }
}

const cellEnds: Readonly<Record<BlockDelimiter, RegExp>> = {
  '\t': /[\t\r\n]/g,
  ';': /[;\r\n]/g,
  ',': /[,\r\n]/g,
}

/** @returns null when the cell does not start with a quote, or goes on after the closing one. */
function readQuoted(text: string, start: number, delimiter: BlockDelimiter): FoundCell | null {
  if (text[start] !== '"') return null
  for (let position = start + 1; ; ) {
    const quote = text.indexOf('"', position)
    if (quote === -1) return null
    if (text[quote + 1] === '"') position = quote + 2
    else {
      const end = quote + 1
      const isCell = end === text.length || text[end] === delimiter || lineBreakAt(text, end) > 0
      return isCell ? { text: text.slice(start + 1, quote).replaceAll('""', '"'), end } : null
    }
  }
}

/** Length of the line break at a position; 0 when there is none. */
function lineBreakAt(text: string, position: number): number {
  if (text.startsWith('\r\n', position)) return 2
  return text[position] === '\n' || text[position] === '\r' ? 1 : 0
}

/** Writes cells for the clipboard, so that `parseBlock` and spreadsheets read the same cells. */
export const formatBlock = (cells: CellBlock): string =>
  cells
    .map(row => row.map(text => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n')

export interface BlockSize {
  readonly rows: number
  readonly columns: number
}

export const sizeOf = (cells: CellBlock): BlockSize => ({
  rows: cells.length,
  columns: Math.max(0, ...cells.map(row => row.length)),
})

/**
 * The cells that a block fills when it is pasted over a selection: as spreadsheets do, a selection that is a multiple of
 * the block is filled by repeating it, in each direction apart. A selection without end (null) is filled to the end.
 */
export function pastedSize<Rows extends number | null>(
  block: BlockSize,
  selection: { readonly rows: Rows; readonly columns: number },
): { readonly rows: number | Rows; readonly columns: number } {
  const fit = (length: number, selected: number) => (selected % length === 0 ? selected : length)
  return {
    rows: selection.rows === null ? selection.rows : fit(block.rows, selection.rows),
    columns: fit(block.columns, selection.columns),
  }
}

/** The text that a repeated block has at a place. A row that is shorter than the others ends with empty cells. */
export function textInBlock(cells: CellBlock, { columns }: BlockSize, row: number, column: number): string {
  return cells[row % cells.length]?.[column % columns] ?? ''
}
