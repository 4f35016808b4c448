/** The cells that a program put into one, quotes around them all. */
export const cellsInside = (cell: string): string[] => cell.split(/[,;\t|]/)

/** Rows of fewer cells have a comma in a text too easily. */
const fewestCells = 3

/** Whether the first cell holds a whole row with its delimiters. */
export const isInOneCell = ([first = '', ...others]: readonly string[], width: number): boolean =>
  width >= fewestCells && others.every(cell => cell === '') && cellsInside(first).length >= width
