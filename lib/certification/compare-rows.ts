/** The values of a row by their column, in a form that two files share when they mean the same. */
export type RowValues = ReadonlyMap<string, string>

export interface ReadRow {
  /** Row number in a spreadsheet: the header is 1. */
  readonly row: number
  readonly values: RowValues
}

/** What sets a file apart from the rows that a case expects. */
export type Difference =
  | {
      readonly code: 'other-value'
      readonly row: number
      readonly column: string
      readonly value: string
      readonly expected: string
    }
  | { readonly code: 'unexpected-row'; readonly row: number; readonly values: RowValues }
  | { readonly code: 'missing-row'; readonly values: RowValues }

/** Compares rows whatever their order: equal ones first, then those that are left, each with the most similar one. */
export function compareRows(read: readonly ReadRow[], expected: readonly RowValues[]): Difference[] {
  const missing = [...expected]
  const others = read.filter(({ values }) => {
    const place = missing.findIndex(each => isEqual(each, values))
    if (place !== -1) missing.splice(place, 1)
    return place === -1
  })
  const differences: Difference[] = []
  for (const each of missing) {
    const nearest = takeNearest(others, each)
    differences.push(...(nearest ? otherValues(nearest, each) : [{ code: 'missing-row', values: each } as const]))
  }
  differences.push(...others.map(({ row, values }) => ({ code: 'unexpected-row', row, values }) as const))
  return differences
}

const columnsApart = (a: RowValues, b: RowValues): string[] => [...b.keys()].filter(name => a.get(name) !== b.get(name))

const isEqual = (a: RowValues, b: RowValues): boolean => columnsApart(a, b).length === 0

/** Removes from the rows the one that resembles another most; none where most of its filled values differ. */
function takeNearest(rows: ReadRow[], values: RowValues): ReadRow | null {
  const filled = [...values].filter(([, value]) => value !== '').length
  let best = -1
  let fewest = filled / 2
  for (const [index, each] of rows.entries()) {
    const apart = columnsApart(each.values, values).length
    if (apart <= fewest && (best === -1 || apart < fewest)) {
      best = index
      fewest = apart
    }
  }
  return best === -1 ? null : (rows.splice(best, 1)[0] ?? null)
}

const otherValues = ({ row, values }: ReadRow, expected: RowValues): Difference[] =>
  columnsApart(values, expected).map(column => ({
    code: 'other-value',
    row,
    column,
    value: values.get(column) ?? '',
    expected: expected.get(column) ?? '',
  }))
