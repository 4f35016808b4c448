/** How the rows of a text file are cut into cells, with the names of the CSV Dialect standard. */
export interface Dialect {
  readonly delimiter: Delimiter
  /** The file writes `a, b`: the space after the delimiter is not part of the cell. */
  readonly skipInitialSpace: boolean
}

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/**
 * Recognises the delimiter from the header alone, so that decimal commas in the rows do not mislead: the one that gives
 * the most known labels, then the most cells, then the most usual one.
 */
export function recogniseDialect(headerLine: string, knownLabels: ReadonlySet<string>): Dialect {
  let best: { delimiter: Delimiter; knownCount: number; cells: readonly string[] } | null = null
  for (const delimiter of delimiters) {
    const cells = splitHeader(headerLine, delimiter)
    const knownCount = cells.filter(cell => knownLabels.has(removeQuotes(cell))).length
    if (!best || knownCount > best.knownCount || (knownCount === best.knownCount && cells.length > best.cells.length)) {
      best = { delimiter, knownCount, cells }
    }
  }
  const { delimiter, cells } = best as NonNullable<typeof best>
  const otherCells = cells.slice(1)
  return { delimiter, skipInitialSpace: otherCells.length > 0 && otherCells.every(cell => cell.startsWith(' ')) }
}

/** Splits at delimiters outside quotes. */
function splitHeader(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let start = 0
  let inQuotes = false
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') inQuotes = !inQuotes
    else if (!inQuotes && line[i] === delimiter) {
      cells.push(line.slice(start, i))
      start = i + 1
    }
  }
  cells.push(line.slice(start))
  return cells
}

function removeQuotes(cell: string): string {
  const text = cell.trim()
  return text.startsWith('"') && text.endsWith('"') && text.length > 1
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text
}
