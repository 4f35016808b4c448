import type { Fields } from '@ma-cantine/lib/entities/field'
import type { ImportChange, PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type BulkName, bulkTables, type EntityName, entities } from './entities.ts'
import type { Change } from './history.ts'
import type { State } from './states.ts'

type Field = PlannedChange['fields'][number]

/** A change with keys in place of what people read. */
export interface KeyedChange<Row extends number | null> extends Omit<PlannedChange, 'row' | 'canteen'> {
  readonly row: Row
  readonly canteenId: number | null
}

/**
 * Columns that tell people nothing: the id of a row, its canteen (the change names it) and dates of writing. Those of a
 * plan would differ each time.
 */
export const hiddenColumns = (name: EntityName): readonly string[] => {
  const { canteen, stamps } = entities[name]
  return ['id', canteen, ...stamps]
}

/** Describes a change of a row with a history. `known` is the text by which people recognise the row. */
export function describeChange<Row extends number | null>(
  name: EntityName,
  { entityId, before, after }: Change,
  { row, canteenId, known }: { readonly row: Row; readonly canteenId: number | null; readonly known: unknown },
): KeyedChange<Row> {
  const hidden = hiddenColumns(name)
  const columns = entities[name].fields
  return {
    row,
    action: before ? 'update' : 'create',
    entity: name,
    id: entityId,
    name: asName(known),
    canteenId,
    fields: before ? changedFields(columns, before, after ?? {}, hidden) : filledFields(columns, after ?? {}, hidden),
  }
}

/** Describes a row that was created in bulk. */
export function describeInserted<Row extends number | null>(
  name: BulkName,
  { row, id, values }: { readonly row: Row; readonly id: number | null; readonly values: State },
): KeyedChange<Row> {
  const { canteen, name: nameColumn, fields } = bulkTables[name]
  return {
    row,
    action: 'create',
    entity: name,
    id,
    name: asName(values[nameColumn]),
    canteenId: (values[canteen] as number | undefined) ?? null,
    fields: filledFields(fields, values, ['id']),
  }
}

/** Replaces keys by what people read: one statement for the canteens, and one for each part whose keys are ids. */
export async function nameChanges<Row extends number | null>(
  database: Knex,
  changes: readonly KeyedChange<Row>[],
): Promise<(Omit<ImportChange, 'row'> & { row: Row })[]> {
  const canteens = await findCanteenNames(
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
  const named = ({ field, before, after }: Field): Field => {
    const known = names.get(field)
    const read = (value: Field['before']) => (Array.isArray(value) ? value.map(key => known?.get(key) ?? key) : value)
    return { field, before: read(before), after: read(after) }
  }
  return changes.map(({ canteenId, ...change }) => ({
    ...change,
    canteen: canteenId === null ? null : (canteens.get(canteenId) ?? null),
    fields: change.fields.map(named),
  }))
}

const asName = (known: unknown): string | null => (known === null || known === undefined ? null : String(known))

const changedFields = (fields: Fields, before: State, after: State, hidden: readonly string[]): Field[] =>
  Object.keys(after).flatMap(name => {
    const read = (side: State) => readStored(fields[name], side[name])
    return hidden.includes(name) ? [] : { field: name, before: read(before), after: read(after) }
  })

const filledFields = (fields: Fields, values: State, hidden: readonly string[]): Field[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const after = readStored(fields[name], value)
    const isEmpty = after === null || (Array.isArray(after) && after.length === 0)
    return hidden.includes(name) || isEmpty ? [] : { field: name, before: null, after }
  })

/** A stored value as answers give it, whatever the database: lists are JSON, and amounts and booleans vary. */
export function readStored(field: Fields[string] | undefined, value: unknown): Field['after'] {
  if (value === null || value === undefined) return null
  if (field?.kind === 'amount') return Number(value)
  if (field?.kind === 'yesNo') return Boolean(value)
  const isList = (field?.kind === 'codes' || field?.kind === 'texts') && typeof value === 'string'
  return isList ? JSON.parse(value) : (value as Field['after'])
}

async function findCanteenNames(
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
  fields: readonly Field[],
): Promise<ReadonlyMap<unknown, string>> {
  const keys = fields.flatMap(({ field, before, after }) => (field === part ? [before, after].flat() : []))
  const ids = [...new Set(keys)].filter(key => typeof key === 'number')
  if (ids.length === 0) return new Map()
  const rows: { id: number; name: string }[] = await database(table)
    .where(inList(database, 'id', ids))
    .select('id', { name: column })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
