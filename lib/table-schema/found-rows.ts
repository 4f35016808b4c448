export interface FoundRow {
  readonly row: number
  /** The text of the cell; null when the whole row is concerned. */
  readonly value: string | null
  readonly expected?: string
}

/** Rows that share an error or a warning: the count of all, and the first ones. */
export interface FoundRows {
  readonly count: number
  /** The sum of the row numbers, modulo 2³². */
  readonly rowSum: number
  readonly firsts: readonly FoundRow[]
}
