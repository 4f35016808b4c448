import type { Knex } from 'knex'
import { type EntityName, entities } from './entities.ts'
import { type Change, type Origin, recordChanges } from './history.ts'
import { changeOf, readStates, type State } from './states.ts'

/**
 * Runs a write on stored rows and records what it changed, by reading the rows before and after.
 *
 * @param work gets the rows as they are stored and locked.
 * @param ids of the rows that may change; those that `work` creates are returned by it.
 */
export async function recordWrites(
  transaction: Knex.Transaction,
  origin: Origin,
  name: EntityName,
  ids: readonly number[],
  // biome-ignore lint/suspicious/noConfusingVoidType: a write that creates nothing returns nothing.
  work: (states: ReadonlyMap<number, State>) => Promise<readonly number[] | void>,
): Promise<void> {
  const entity = entities[name]
  const before = await readStates(transaction, entity, ids)
  const created = (await work(before)) ?? []
  const written = [...ids, ...created]
  const after = await readStates(transaction, entity, written)
  const changes = written.map(id => changeOf(entity, id, before.get(id), after.get(id)))
  await recordChanges(
    transaction,
    origin,
    name,
    changes.filter((change): change is Change => change !== null),
  )
}
