import type { Order } from '@ma-cantine/lib/lists/ordering'

export interface OrderColumn {
  /** As SQL writes it. */
  readonly column: string
  readonly nullable?: true
}

/**
 * The terms of ORDER BY: nulls come first in ascending order and last in descending order, in both databases. What is
 * left undecided is decided by `last`, in the direction of the last order, for an index to be read one way or the other.
 */
export function orderBy<Field extends string>(
  orders: readonly Order<Field>[],
  columns: Readonly<Record<Field, OrderColumn>>,
  last: readonly string[],
): string {
  const descending = orders.at(-1)?.descending === true
  const named = new Set(orders.map(({ field }) => columns[field].column))
  return [
    ...orders.map(({ field, descending }) => {
      const { column, nullable } = columns[field]
      return direction(column, descending) + (nullable ? (descending ? ' NULLS LAST' : ' NULLS FIRST') : '')
    }),
    ...last.filter(column => !named.has(column)).map(column => direction(column, descending)),
  ].join(', ')
}

const direction = (column: string, descending: boolean): string => `${column} ${descending ? 'DESC' : 'ASC'}`
