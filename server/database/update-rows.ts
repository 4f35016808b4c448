import type { Fields } from '@ma-cantine/lib/entities/field'
import { snakeCase } from '@ma-cantine/lib/entities/snake-case'
import type { Knex } from 'knex'
import { sqlTypesOf } from './entity-table.ts'
import { sqlOf } from './sql.ts'

/** Updates the same columns of several rows, found by their `id`, in one statement. */
export async function updateRows(
  transaction: Knex.Transaction,
  table: { readonly name: string; readonly fields: Fields },
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0 || columns.length === 0) return
  const [target, given] = [snakeCase(table.name), ['id', ...columns]]
  const assignments = columns.map(snakeCase).map(column => `${column} = given.${column}`)
  await transaction.raw(
    `UPDATE ${target} SET ${assignments.join(', ')}
     FROM ${sqlOf(transaction).jsonRows(sqlTypesOf(table.fields, given))} AS given WHERE ${target}.id = given.id`,
    [JSON.stringify(rows.map(row => given.map(name => row[name] ?? null)))],
  )
}
