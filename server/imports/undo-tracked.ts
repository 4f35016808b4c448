import { snakeCase } from '@ma-cantine/lib/entities/snake-case'
import { type KeepReason, type KeptRow, shownKeptRows } from '@ma-cantine/lib/imports/import-record'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { updateRows } from '../database/update-rows.ts'
import { type Entity, type EntityName, entities, type Part } from '../history/entities.ts'
import { type Change, type Origin, recordChanges } from '../history/history.ts'
import { changeOf, isSame, readStates, type State } from '../history/states.ts'
import type { UndoResult } from './undo-import.ts'
import type { UndoRights } from './undo-rights.ts'

const batchRows = 2000

/** A stored row before and after an import. The jobs that changed it later count with the import. */
interface Trace {
  /** Null when the import created it. */
  readonly original: State | null
  readonly final: State
}

/** Restores the rows of one table that an import wrote, one batch at a time. */
export async function undoTrackedRows(
  transaction: Knex.Transaction,
  name: EntityName,
  importId: number,
  rights: UndoRights,
  origin: Origin,
): Promise<UndoResult> {
  const entity = entities[name]
  const kept: KeptRow[] = []
  let [removed, restored, keptCount, last] = [0, 0, 0, 0]
  for (;;) {
    const ids = await nextIds(transaction, name, importId, last)
    if (ids.length === 0) return { removed, restored, keptCount, kept }
    last = ids.at(-1) ?? 0
    const traces = await readTraces(transaction, name, importId, ids)
    const states = await readStates(transaction, entity, ids)
    const inUse = await findInUse(transaction, entity, ids)
    const locked = await findLocked(transaction, entity, ids)
    const allowed = await rights.keepAllowed([...states.values()].map(state => state[entity.canteen] as number))
    const toRemove: number[] = []
    const toRestore: { id: number; current: State; trace: Trace & { original: State } }[] = []
    for (const [id, trace] of traces) {
      const current = states.get(id)
      const reason = reasonToKeep(entity, trace, current, { allowed, inUse: inUse.has(id), isLocked: locked.has(id) })
      const { original } = trace
      if (reason) {
        keptCount++
        // The user may learn nothing about the canteen of another team.
        const known = reason === 'not-manager' ? null : (current ?? trace.final)[entity.name]
        if (kept.length < shownKeptRows) kept.push({ entity: name, id, row: null, name: asName(known), reason })
      } else if (original && current) toRestore.push({ id, current, trace: { ...trace, original } })
      else if (current) toRemove.push(id)
    }
    await removeRows(transaction, entity, toRemove)
    await restoreRows(transaction, entity, toRestore)
    await recordUndoing(transaction, origin, name, states, [...toRemove, ...toRestore.map(({ id }) => id)])
    removed += toRemove.length
    restored += toRestore.length
  }
}

const asName = (known: unknown): string | null => (known === null || known === undefined ? null : String(known))

/** The next rows that the import wrote, by ascending id. */
async function nextIds(
  transaction: Knex.Transaction,
  entity: EntityName,
  importId: number,
  last: number,
): Promise<number[]> {
  const rows: { entityId: number }[] = await transaction('history')
    .where({ through: 'import', throughId: importId, entity })
    .where('entityId', '>', last)
    .distinct('entityId')
    .orderBy('entityId')
    .limit(batchRows)
  return rows.map(({ entityId }) => entityId)
}

async function readTraces(
  transaction: Knex.Transaction,
  entity: EntityName,
  importId: number,
  ids: readonly number[],
): Promise<Map<number, Trace>> {
  const entries: { entityId: number; through: string; before: string | null; after: string | null }[] =
    await transaction('history')
      .where({ entity })
      .where(inList(transaction, 'entity_id', ids))
      .where(either => either.where({ through: 'import', throughId: importId }).orWhere({ through: 'job' }))
      .orderBy('id')
      .select('entityId', 'through', 'before', 'after')
  const traces = new Map<number, Trace>()
  for (const { entityId, through, before, after } of entries) {
    const trace = traces.get(entityId)
    // A change that a job made before the import is not part of it.
    if (!trace && through === 'job') continue
    const was = before === null ? null : (JSON.parse(before) as State)
    const is = after === null ? {} : (JSON.parse(after) as State)
    traces.set(entityId, {
      original: trace ? trace.original && { ...was, ...trace.original } : was,
      final: { ...trace?.final, ...is },
    })
  }
  return traces
}

/** Finds the rows that other rows refer to, and that cannot be removed. */
async function findInUse(
  transaction: Knex.Transaction,
  { dependents }: Entity,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const used = new Set<number>()
  for (const { table, column } of dependents) {
    // Looks each id up by an index: the planner would scan a large table for a join.
    const rows = await rawRows<{ id: number }>(
      transaction,
      `SELECT id FROM ${sqlOf(transaction).jsonRows({ id: 'integer' })} AS given
       WHERE EXISTS (SELECT 1 FROM ${snakeCase(table)} WHERE ${snakeCase(column)} = given.id)`,
      [JSON.stringify(ids.map(id => [id]))],
    )
    for (const { id } of rows) used.add(id)
  }
  return used
}

/** Finds the rows that may no longer change. */
async function findLocked(
  transaction: Knex.Transaction,
  { lockedBy }: Entity,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!lockedBy) return new Set()
  const { table, column, where } = lockedBy
  const rows: Record<string, number>[] = await transaction(table)
    .where(where)
    .where(inList(transaction, snakeCase(column), ids))
    .select(column)
  return new Set(rows.map(row => row[column] as number))
}

interface Circumstances {
  /** Canteens whose rows the user may change. */
  readonly allowed: ReadonlySet<number>
  readonly inUse: boolean
  readonly isLocked: boolean
}

/** The reason why a row is not undone, null when it is. */
function reasonToKeep(
  { canteen, parts, stamps }: Entity,
  { original, final }: Trace,
  current: State | undefined,
  { allowed, inUse, isLocked }: Circumstances,
): KeepReason | null {
  if (!current) return original ? 'deleted' : null
  if (!original && current.deletionDate && !final.deletionDate) return 'deleted'
  if (!allowed.has(current[canteen] as number)) return 'not-manager'
  if (isLocked) return 'declared'
  const changed = Object.keys(final).filter(name => !stamps.includes(name) && !isSame(current[name], final[name]))
  if (changed.some(name => !parts[name]?.grows)) return 'edited'
  // People who joined a canteen that the import created would lose it.
  if (!original && (inUse || changed.some(name => addedKeys(final[name], current[name]).length > 0))) return 'in-use'
  return null
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The keys that only the second list has. */
const addedKeys = (before: unknown, after: unknown): unknown[] =>
  listOf(after).filter(key => !listOf(before).includes(key))

async function removeRows(transaction: Knex.Transaction, { table }: Entity, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // The database deletes the parts of a row with it.
  await transaction(table)
    .where(inList(transaction, 'id', ids))
    .delete()
}

async function restoreRows(
  transaction: Knex.Transaction,
  { table, fields, parts, stamps }: Entity,
  rows: readonly { readonly id: number; readonly current: State; readonly trace: Trace & { original: State } }[],
): Promise<void> {
  if (rows.length === 0) return
  const isColumn = (name: string) => fields[name]?.stored
  const columns = new Set(rows.flatMap(({ trace }) => Object.keys(trace.original).filter(isColumn)))
  const asBefore = rows.map(({ id, current, trace: { original, final } }) => {
    // A date of writing that somebody changed since is kept.
    const changedStamps = stamps.filter(stamp => stamp in original && !isSame(current[stamp], final[stamp]))
    return { ...current, ...original, ...Object.fromEntries(changedStamps.map(stamp => [stamp, current[stamp]])), id }
  })
  await updateRows(transaction, { name: table, fields }, [...columns], asBefore)
  for (const [name, part] of Object.entries(parts)) {
    const touched = rows.filter(({ trace }) => name in trace.original)
    const surplus = touched.flatMap(({ id, trace }) =>
      addedKeys(trace.original[name], trace.final[name]).map(key => [id, key] as const),
    )
    const missing = touched.flatMap(({ id, trace }) =>
      addedKeys(trace.final[name], trace.original[name]).map(key => [id, key] as const),
    )
    await changePairs(transaction, part, 'remove', surplus)
    await changePairs(transaction, part, 'add', missing)
  }
}

async function changePairs(
  transaction: Knex.Transaction,
  { table, owner, key, keyType }: Part,
  way: 'add' | 'remove',
  pairs: readonly (readonly [id: number, key: unknown])[],
): Promise<void> {
  if (pairs.length === 0) return
  const given = sqlOf(transaction).jsonRows({ owner: 'integer', part_key: keyType })
  const chosen = `SELECT owner, part_key FROM ${given} AS given`
  const sql = way === 'remove' ? `DELETE FROM ?? WHERE (??, ??) IN (${chosen})` : `INSERT INTO ?? (??, ??) ${chosen}`
  await transaction.raw(sql, [table, owner, key, JSON.stringify(pairs)])
}

async function recordUndoing(
  transaction: Knex.Transaction,
  origin: Origin,
  name: EntityName,
  states: ReadonlyMap<number, State>,
  ids: readonly number[],
): Promise<void> {
  const entity = entities[name]
  const after = await readStates(transaction, entity, ids)
  const changes = ids.flatMap((id): Change[] => {
    const change = changeOf(entity, id, states.get(id), after.get(id))
    return change ? [change] : []
  })
  await recordChanges(transaction, origin, name, changes)
}
