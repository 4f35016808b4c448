import {
  type AnswerNames,
  type AnswerOf,
  type Field,
  type Fields,
  namesWhere,
  type StoredNames,
} from '@ma-cantine/lib/entities/field'
import type { EntityTable, RowOf } from '../database/entity-table.ts'
import { parisTime } from '../time/date-time.ts'

type StoredAnswerNames<F extends Fields> = AnswerNames<F> & StoredNames<F>

/** The stored columns that answers contain. */
export const answerColumns = <F extends Fields>({ fields }: EntityTable<F>): StoredAnswerNames<F>[] =>
  namesWhere(fields, ({ stored, answer }) => stored && answer)

/**
 * The answer of the API for a stored row.
 *
 * @param derived values of the properties that are not stored.
 */
export function answerOf<F extends Fields, Made extends Record<Exclude<AnswerNames<F>, StoredNames<F>>, unknown>>(
  table: EntityTable<F>,
  row: Pick<RowOf<F>, StoredAnswerNames<F>>,
  derived: Made,
): Pick<AnswerOf<F>, StoredAnswerNames<F>> & Made {
  return { ...answerValues(table, row), ...derived }
}

/** The stored values of a row as answers show them; the row may have some of its columns only. */
export function answerValues<F extends Fields, Name extends StoredAnswerNames<F>>(
  table: EntityTable<F>,
  row: Pick<RowOf<F>, Name>,
): Pick<AnswerOf<F>, Name> {
  const values: Record<string, unknown> = { ...table.valuesOf(row) }
  for (const [name, value] of Object.entries(values)) {
    const { kind, answer } = table.fields[name] as Field
    if (answer && kind === 'moment' && value !== null) values[name] = parisTime(value as string)
  }
  return values as Pick<AnswerOf<F>, Name>
}
