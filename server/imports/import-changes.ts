import { namesWhere } from '@ma-cantine/lib/entities/field'
import type { ImportChange } from '@ma-cantine/lib/imports/import-plan'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type BulkName, bulkNamesOf, bulkTables } from '../history/bulk-tables.ts'
import { describeChange, describeInserted, type KeyedChange } from '../history/described-changes.ts'
import { type EntityName, entities } from '../history/entities.ts'
import { nameChanges } from '../history/name-changes.ts'
import type { State } from '../history/states.ts'
import type { ImportRow } from './journal.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

interface ChangePage {
  readonly count: number
  readonly results: ImportChange[]
}

/**
 * A page of what an import created and changed, in the order of the file: purchases as they are now, without those
 * deleted since; canteens and diagnostics as the import left them. Empty when the caller may not see all its canteens.
 */
export async function listChangesOf(database: Knex, row: ImportRow, page: Page): Promise<ChangePage> {
  if (row.withheld || row.status === 'refused') return { count: 0, results: [] }
  const [bulk] = bulkNamesOf(row.kind)
  const { count, changes } = bulk
    ? await readInserted(database, bulk, row.id, page)
    : await readHistory(database, row.id, page)
  return { count, results: await nameChanges(database, changes) }
}

/** The properties of a row that a file gives. */
const columnsOf: Readonly<Record<BulkName, readonly string[]>> = {
  purchases: namesWhere(purchaseFields, ({ file, stored }) => file !== null && stored),
}
/** Those that only some formats have, told where they are filled. */
const rareColumnsOf: Readonly<Record<BulkName, readonly string[]>> = { purchases: ['localDefinitionKm'] }

async function readInserted(
  database: Knex,
  name: BulkName,
  importId: number,
  { limit, offset }: Page,
): Promise<{ count: number; changes: KeyedChange<number | null>[] }> {
  const { table, canteen } = bulkTables[name]
  const rows = () => database(table).where({ importId }).whereNull('deletionDate')
  const counted: { count?: number | string } | undefined = await rows().count({ count: '*' }).first()
  const found: (State & { id: number; importRow: number })[] = await rows()
    .orderBy(['importRow', 'id'])
    .limit(limit)
    .offset(offset)
    .select('id', 'importRow', canteen, ...columnsOf[name], ...rareColumnsOf[name])
  return {
    count: Number(counted?.count ?? 0),
    changes: found.map(({ id, importRow, ...values }) => {
      const told = Object.entries(values).filter(
        ([field, value]) => value !== null || !rareColumnsOf[name].includes(field),
      )
      return describeInserted(name, { row: importRow, id, values: Object.fromEntries(told) })
    }),
  }
}

interface HistoryRow {
  readonly entity: EntityName
  readonly entityId: number
  /** JSON objects of the changed properties. */
  readonly before: string | null
  readonly after: string | null
}

async function readHistory(
  database: Knex,
  importId: number,
  { limit, offset }: Page,
): Promise<{ count: number; changes: KeyedChange<null>[] }> {
  const history = () => database('history').where({ through: 'import', throughId: importId })
  const counted: { count?: number | string } | undefined = await history().count({ count: '*' }).first()
  const rows: HistoryRow[] = await history()
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .select('entity', 'entityId', 'before', 'after')
  const names = {} as Record<EntityName, ReadonlyMap<number, NamedRow>>
  for (const name of Object.keys(entities) as EntityName[]) {
    names[name] = await findNamedRows(
      database,
      name,
      rows.flatMap(({ entity, entityId }) => (entity === name ? entityId : [])),
    )
  }
  return {
    count: Number(counted?.count ?? 0),
    changes: rows.map(({ entity, entityId, before, after }) => {
      const change = { entityId, before: parse(before), after: parse(after) }
      const { name, canteen } = entities[entity]
      // A row that was removed since is named by its creation, which has all its values.
      const row = names[entity].get(entityId) ?? {
        canteenId: (change.after?.[canteen] as number | undefined) ?? null,
        known: change.after?.[name],
      }
      return describeChange(entity, change, { row: null, ...row })
    }),
  }
}

interface NamedRow {
  readonly canteenId: number | null
  readonly known: unknown
}

async function findNamedRows(
  database: Knex,
  entity: EntityName,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedRow>> {
  const { table, canteen, name } = entities[entity]
  const rows: (NamedRow & { id: number })[] = await database(table)
    .where(inList(database, 'id', [...new Set(ids)]))
    .select('id', { canteenId: canteen, known: name })
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

const parse = (json: string | null): State | null => (json === null ? null : JSON.parse(json))
