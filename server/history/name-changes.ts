import type { ImportChange, PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { ChangedField, KeyedChange } from './described-changes.ts'
import { entities } from './entities.ts'

/** Replaces keys by what people read: one statement for the canteens, and one for each part whose keys are ids. */
export async function nameChanges<Row extends number | null>(
  database: Knex,
  changes: readonly KeyedChange<Row>[],
): Promise<(Omit<ImportChange, 'row'> & { row: Row })[]> {
  const canteens = await nameCanteens(
    database,
    changes.flatMap(({ canteenId }) => canteenId ?? []),
  )
  const fields = changes.flatMap(change => change.fields)
  const names = new Map<string, ReadonlyMap<unknown, string>>()
  for (const entity of Object.values(entities)) {
    for (const [part, { labelColumn }] of Object.entries(entity.parts)) {
      if (labelColumn) names.set(part, await findNames(database, part, labelColumn, fields))
    }
  }
  const named = ({ field, before, after }: ChangedField): ChangedField => {
    const known = names.get(field)
    const read = (value: ChangedField['before']) =>
      Array.isArray(value) ? value.map(key => known?.get(key) ?? key) : value
    return { field, before: read(before), after: read(after) }
  }
  return changes.map(({ canteenId, ...change }) => ({
    ...change,
    canteen: canteenId === null ? null : (canteens.get(canteenId) ?? null),
    fields: change.fields.map(named),
  }))
}

/** The name and SIRET of some canteens, by id. One statement. */
export async function nameCanteens(
  database: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<PlannedChange['canteen']>>> {
  if (ids.length === 0) return new Map()
  const rows: { id: number; siret: string | null; name: string }[] = await database('canteens')
    .where(inList(database, 'id', [...new Set(ids)]))
    .select('id', 'siret', 'name')
  return new Map(rows.map(({ id, siret, name }) => [id, { siret, name }]))
}

async function findNames(
  database: Knex,
  part: string,
  { table, column }: { readonly table: string; readonly column: string },
  fields: readonly ChangedField[],
): Promise<ReadonlyMap<unknown, string>> {
  const keys = fields.flatMap(({ field, before, after }) => (field === part ? [before, after].flat() : []))
  const ids = [...new Set(keys)].filter(key => typeof key === 'number')
  if (ids.length === 0) return new Map()
  const rows: { id: number; name: string }[] = await database(table)
    .where(inList(database, 'id', ids))
    .select('id', { name: column })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
