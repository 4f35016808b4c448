export interface FoundRow {
  readonly row: number
  /** The cell, null when it is the whole row. */
  readonly value: string | null
  readonly expected?: string
}

/** Rows that have something in common, as plain data: all counted, the first ones kept. */
export interface FoundRows {
  readonly count: number
  /** Sum of the rows' numbers, modulo 2³². */
  readonly rowSum: number
  readonly firsts: readonly FoundRow[]
}
