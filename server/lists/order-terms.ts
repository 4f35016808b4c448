import type { Order } from '@ma-cantine/lib/lists/ordering'

export interface OrderColumn {
  /** Name in SQL. */
  readonly column: string
  readonly nullable?: true
}

/**
 * The terms of ORDER BY. Nulls come first in ascending and last in descending order, on both databases. `finalColumns`
 * break ties in the direction of the last order, so that an index can be read either way.
 */
export function orderTerms<Field extends string>(
  orders: readonly Order<Field>[],
  columns: Readonly<Record<Field, OrderColumn>>,
  finalColumns: readonly string[],
): string {
  const descending = orders.at(-1)?.descending === true
  const named = new Set(orders.map(({ field }) => columns[field].column))
  return [
    ...orders.map(({ field, descending }) => {
      const { column, nullable } = columns[field]
      return direction(column, descending) + (nullable ? (descending ? ' NULLS LAST' : ' NULLS FIRST') : '')
    }),
    ...finalColumns.filter(column => !named.has(column)).map(column => direction(column, descending)),
  ].join(', ')
}

const direction = (column: string, descending: boolean): string => `${column} ${descending ? 'DESC' : 'ASC'}`
