import type { Knex } from 'knex'
import { snakeCase } from './naming.ts'
import { type SqlType, sqlOf } from './sql.ts'

/** Gives rows, known by their `id`, new values of the same columns: one statement whatever their number. */
export async function updateRows(
  transaction: Knex.Transaction,
  table: string,
  columns: Readonly<Record<string, SqlType>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const names = Object.keys(columns)
  if (rows.length === 0 || names.length === 0) return
  const [target, given] = [snakeCase(table), { id: 'integer' as const, ...snakeCased(columns) }]
  const values = rows.map(row => [row.id, ...names.map(name => row[name] ?? null)])
  const assignments = names.map(snakeCase).map(column => `${column} = given.${column}`)
  await transaction.raw(
    `UPDATE ${target} SET ${assignments.join(', ')} FROM ${sqlOf(transaction).jsonRows(given)} AS given
     WHERE ${target}.id = given.id`,
    [JSON.stringify(values)],
  )
}

const snakeCased = (columns: Readonly<Record<string, SqlType>>): Record<string, SqlType> =>
  Object.fromEntries(Object.entries(columns).map(([name, type]) => [snakeCase(name), type]))

/** The types of the columns of a table, as the database says them, by their name in code. */
export async function columnTypes(database: Knex, table: string): Promise<Record<string, SqlType>> {
  const info = (await database(table).columnInfo()) as unknown as Record<string, Knex.ColumnInfo>
  return Object.fromEntries(Object.entries(info).map(([column, { type }]) => [column, asSqlType(type)]))
}

function asSqlType(type: string): SqlType {
  if (/int/i.test(type)) return 'integer'
  if (/numeric|decimal|float|real|double/i.test(type)) return 'numeric'
  return /bool/i.test(type) ? 'boolean' : 'text'
}
