import { readOrdering } from './ordering.ts'

export type ShownOrder = 'ascending' | 'descending' | 'none'

/** How a list is ordered by one of its columns. */
export interface ColumnOrder {
  readonly shown: ShownOrder
  /** The order that the title of the column asks for next; empty for the standard one. */
  readonly next: string
}

/**
 * The cycle of the title of a column: ascending, descending, none.
 * @param order as the API writes it; empty for the standard one.
 * @param standard the order of the server when none is asked for.
 */
export function columnOrder<Field extends string>(
  order: string,
  field: Field,
  fields: readonly Field[],
  standard: Field | `-${Field}`,
): ColumnOrder {
  const [first] = readOrdering(order || standard, fields)
  if (first?.field !== field) return { shown: 'none', next: orderText(field, standard) }
  if (!first.descending) return { shown: 'ascending', next: orderText(`-${field}`, standard) }
  // Where the standard order is the descending one, taking the order away would change nothing.
  return { shown: 'descending', next: standard === `-${field}` ? field : '' }
}

const orderText = (order: string, standard: string): string => (order === standard ? '' : order)
