import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Entity, Part } from './entities.ts'
import type { Change } from './history.ts'

/** A stored row with the names of code, and the sorted keys of its parts. */
export type State = Readonly<Record<string, unknown>>

/** Reads and locks whole rows: one query, and one more for each part. */
export async function readStates(
  transaction: Knex.Transaction,
  { table, parts }: Entity,
  ids: readonly number[],
): Promise<Map<number, State>> {
  if (ids.length === 0) return new Map()
  const rows: Record<string, unknown>[] = await transaction(table)
    .where(inList(transaction, 'id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
  const partKeys: Record<string, Map<number, unknown[]>> = {}
  for (const [name, part] of Object.entries(parts)) partKeys[name] = await readPart(transaction, part, ids)
  return new Map(
    rows.map(row => {
      const id = row.id as number
      const keys = Object.entries(partKeys).map(([name, byOwner]) => [name, byOwner.get(id) ?? []])
      return [id, { ...row, ...Object.fromEntries(keys) }]
    }),
  )
}

async function readPart(
  transaction: Knex.Transaction,
  { table, owner, key }: Part,
  ids: readonly number[],
): Promise<Map<number, unknown[]>> {
  const rows: { id: number; key: unknown }[] = await transaction(table)
    .where(inList(transaction, owner, ids))
    .whereNotNull(key)
    .orderBy(key)
    .select({ id: owner, key })
  const keys = new Map<number, unknown[]>()
  for (const { id, key } of rows) {
    const known = keys.get(id)
    if (known) known.push(key)
    else keys.set(id, [key])
  }
  return keys
}

/** Compares values as JSON, the form in which the history stores them. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The change between two states of a row, null when only dates of writing differ. A creation has the whole row. */
export function changeOf(
  { stamps }: Entity,
  entityId: number,
  before: State | undefined,
  after: State | undefined,
): Change | null {
  if (!before || !after) return before || after ? { entityId, before: before ?? null, after: after ?? null } : null
  const changedColumns = Object.keys(after).filter(name => !isSame(before[name], after[name]))
  if (changedColumns.every(name => stamps.includes(name))) return null
  const changedValues = (state: State) => Object.fromEntries(changedColumns.map(name => [name, state[name] ?? null]))
  return { entityId, before: changedValues(before), after: changedValues(after) }
}
