/** How the rows of a text file are cut into cells, in the words of the CSV Dialect standard. */
export interface Dialect {
  readonly delimiter: Delimiter
  /** The file writes `a, b`: the space after the delimiter is not part of the cell. */
  readonly skipInitialSpace: boolean
}

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/**
 * Recognises one delimiter from the header alone, so that the decimal commas of the rows cannot mislead: the one that
 * cuts out the most known labels, then the one that cuts the most, then the most usual.
 */
export function recogniseDialect(headerLine: string, knownLabels: ReadonlySet<string>): Dialect {
  let best: { delimiter: Delimiter; known: number; cells: readonly string[] } | null = null
  for (const delimiter of delimiters) {
    const cells = splitHeader(headerLine, delimiter)
    const known = cells.filter(cell => knownLabels.has(unquoted(cell))).length
    if (!best || known > best.known || (known === best.known && cells.length > best.cells.length)) {
      best = { delimiter, known, cells }
    }
  }
  const { delimiter, cells } = best as NonNullable<typeof best>
  const later = cells.slice(1)
  return { delimiter, skipInitialSpace: later.length > 0 && later.every(cell => cell.startsWith(' ')) }
}

/** Cuts outside quotes only. */
function splitHeader(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let start = 0
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') quoted = !quoted
    else if (!quoted && line[i] === delimiter) {
      cells.push(line.slice(start, i))
      start = i + 1
    }
  }
  cells.push(line.slice(start))
  return cells
}

function unquoted(cell: string): string {
  const text = cell.trim()
  return text.startsWith('"') && text.endsWith('"') && text.length > 1
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text
}
