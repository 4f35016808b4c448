import type { Knex } from 'knex'
import { type EntityName, entities } from './entities.ts'
import { type Change, type Origin, recordChanges } from './history.ts'
import { changeOf, readStates, type State } from './states.ts'

/**
 * Runs a write on stored rows and records what it changed, by reading the rows before and after.
 *
 * @param ids of the rows that may change.
 * @param work gets the rows as they are stored and locked.
 */
export async function recordWrites<Result>(
  transaction: Knex.Transaction,
  origin: Origin,
  name: EntityName,
  ids: readonly number[],
  work: (states: ReadonlyMap<number, State>) => Promise<Result>,
): Promise<Result> {
  const before = await readStates(transaction, entities[name], ids)
  const result = await work(before)
  await recordSince(transaction, origin, name, ids, before)
  return result
}

/** Records rows that have just been created. */
export const recordCreations = (
  transaction: Knex.Transaction,
  origin: Origin,
  name: EntityName,
  ids: readonly number[],
): Promise<void> => recordSince(transaction, origin, name, ids, new Map())

async function recordSince(
  transaction: Knex.Transaction,
  origin: Origin,
  name: EntityName,
  ids: readonly number[],
  before: ReadonlyMap<number, State>,
): Promise<void> {
  const after = await readStates(transaction, entities[name], ids)
  const changes = ids.map(id => changeOf(entities[name], id, before.get(id), after.get(id)))
  await recordChanges(
    transaction,
    origin,
    name,
    changes.filter((change): change is Change => change !== null),
  )
}
