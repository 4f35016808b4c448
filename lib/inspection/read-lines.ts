/** The rows of a table of an inspection archive, by column: semicolons, quotes, a byte order mark. */
export function readLines(text: string): Record<string, string>[] {
  const [columns = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''))
  return rows.map(cells => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
}

/** A cell, then what ends it; a quoted cell holds doubled quotes, semicolons and line breaks. */
const cell = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|\n|$)/gy

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ';') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}

/** The amount of a cell, in euros; null when it is empty, NaN when it is no amount. */
export const readAmount = (written: string): number | null => {
  if (written === '') return null
  return /^-?\d+,\d\d$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN
}
