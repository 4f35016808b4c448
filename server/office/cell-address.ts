/** The place of a cell, from 0. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** The position of an address such as `B7`. */
export function positionOf(address: string): CellPosition {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(row) - 1, column: column - 1 }
}
