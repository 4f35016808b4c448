/**
 * The table of an entity, derived from the list of its fields in `lib`. No list of columns is written elsewhere, and no
 * two lists are held together by their order.
 */
import { type Field, type Fields, namesWhere, type StoredNames, type ValueOf } from '@ma-cantine/lib/entities/field'
import { snakeCase } from '@ma-cantine/lib/entities/snake-case'
import type { BulkTarget, BulkValue } from './bulk-rows.ts'
import type { SqlType } from './sql.ts'

const sqlTypes: Readonly<Record<Field['kind'], SqlType>> = {
  integer: 'integer',
  bigInteger: 'bigint',
  text: 'text',
  day: 'text',
  moment: 'text',
  amount: 'numeric',
  yesNo: 'boolean',
  // Lists are JSON.
  texts: 'text',
  integers: 'text',
  decimal: 'numeric',
  code: 'text',
  codes: 'text',
  own: 'text',
}

/** Type of a stored value: SQLite has no booleans, and PostgreSQL may give decimals as texts. */
type Stored<F> =
  | (F extends { readonly kind: 'amount' }
      ? number | string
      : F extends { readonly kind: 'yesNo' }
        ? boolean | number
        : F extends { readonly kind: 'codes' | 'texts' | 'integers' }
          ? string
          : NonNullable<ValueOf<F>>)
  | (F extends { readonly nullable: false } ? never : null)

export type RowOf<F extends Fields> = { readonly [Name in StoredNames<F>]: Stored<F[Name]> }

/** A row to insert: all columns except the id, which the database assigns. */
export type NewRowOf<F extends Fields> = Omit<RowOf<F>, 'id'>

/** The stored properties, with the types that code uses. */
export type StoredValuesOf<F extends Fields> = { [Name in StoredNames<F>]: ValueOf<F[Name]> }

/** Type of a value to write: an amount may be a decimal text, so that no digit is lost. */
type Written<F> = F extends { readonly kind: 'amount' }
  ? Stored<F>
  : F extends { readonly kind: 'codes' | 'texts' | 'integers' }
    ? Readonly<ValueOf<F>>
    : ValueOf<F>

/** Bulk insertion of rows that share the values of some columns. */
export interface BulkInsert<Row> {
  readonly target: BulkTarget
  /** The values of the columns of the target, in order, for one row. */
  values(row: Row): BulkValue[]
}

export interface EntityTable<F extends Fields> {
  /** Name in camelCase. */
  readonly name: string
  readonly fields: F
  readonly columns: readonly StoredNames<F>[]
  /** SQL names of columns, for queries written by hand. */
  sqlNames(columns: readonly StoredNames<F>[]): string[]
  /** The types of some columns, by their SQL name. */
  sqlTypes(columns: readonly StoredNames<F>[]): Record<string, SqlType>
  /** Stored values converted to the types that code uses. */
  valuesOf<Name extends StoredNames<F>>(row: Pick<RowOf<F>, Name>): Pick<StoredValuesOf<F>, Name>
  /** Values converted to those that are stored. */
  storedOf<Name extends StoredNames<F>>(values: { readonly [Own in Name]: Written<F[Own]> }): Pick<RowOf<F>, Name>
  /** @param same values that all rows share; the rows have all other columns except the id. */
  bulkInsert<Same extends Partial<NewRowOf<F>>>(same: Same): BulkInsert<Omit<NewRowOf<F>, keyof Same>>
}

/** The types of some columns, by their SQL name. */
export const sqlTypesOf = (fields: Fields, columns: readonly string[]): Record<string, SqlType> =>
  Object.fromEntries(columns.map(column => [snakeCase(column), sqlTypes[(fields[column] as Field).kind]]))

/** @param name name of the table in camelCase. */
export function entityTable<F extends Fields>(name: string, fields: F): EntityTable<F> {
  const columns = namesWhere<F, StoredNames<F>>(fields, ({ stored }) => stored)
  const kindOf = (column: string) => (fields[column] as Field).kind
  return {
    name,
    fields,
    columns,
    sqlNames: names => names.map(snakeCase),
    sqlTypes: names => sqlTypesOf(fields, names),
    valuesOf: row => mapColumns(row, (column, value) => decode(kindOf(column), value)),
    storedOf: values => mapColumns(values, (_, value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
    bulkInsert(same) {
      const own = columns.filter(column => column !== 'id' && !(column in same))
      const target = {
        table: snakeCase(name),
        columns: sqlTypesOf(fields, own),
        constants: Object.fromEntries(
          Object.entries(same).map(([column, value]) => [snakeCase(column), value as BulkValue]),
        ),
      }
      return { target, values: row => own.map(column => (row as Record<string, unknown>)[column] as BulkValue) }
    },
  }
}

const mapColumns = <Result>(row: object, map: (column: string, value: unknown) => unknown): Result =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, map(column, value)])) as Result

/** Whether values of this kind are stored as JSON arrays. */
export const isListKind = (kind: Field['kind'] | undefined): boolean =>
  kind === 'codes' || kind === 'texts' || kind === 'integers'

/** Converts a stored value to the type that code uses. */
function decode(kind: Field['kind'], stored: unknown): unknown {
  if (stored === null) return null
  if (kind === 'amount') return Number(stored)
  if (kind === 'yesNo') return Boolean(stored)
  return isListKind(kind) ? JSON.parse(stored as string) : stored
}
