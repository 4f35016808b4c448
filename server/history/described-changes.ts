import type { Fields } from '@ma-cantine/lib/entities/field'
import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import { isListKind } from '../database/entity-table.ts'
import { type BulkName, bulkTables } from './bulk-tables.ts'
import { type EntityName, entities } from './entities.ts'
import type { Change } from './history.ts'
import type { State } from './states.ts'

export type ChangedField = PlannedChange['fields'][number]

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

const asName = (known: unknown): string | null => (known === null || known === undefined ? null : String(known))

const changedFields = (fields: Fields, before: State, after: State, hidden: readonly string[]): ChangedField[] =>
  Object.keys(after).flatMap(name => {
    const read = (side: State) => readStored(fields[name], side[name])
    return hidden.includes(name) ? [] : { field: name, before: read(before), after: read(after) }
  })

const filledFields = (fields: Fields, values: State, hidden: readonly string[]): ChangedField[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const after = readStored(fields[name], value)
    const isEmpty = after === null || (Array.isArray(after) && after.length === 0)
    return hidden.includes(name) || isEmpty ? [] : { field: name, before: null, after }
  })

/** A stored value as answers give it, whatever the database: lists are JSON, and amounts and booleans vary. */
export function readStored(field: Fields[string] | undefined, value: unknown): ChangedField['after'] {
  if (value === null || value === undefined) return null
  if (field?.kind === 'amount') return Number(value)
  if (field?.kind === 'yesNo') return Boolean(value)
  return isListKind(field?.kind) && typeof value === 'string' ? JSON.parse(value) : (value as ChangedField['after'])
}
