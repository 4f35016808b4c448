import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { CanteenActionChange } from '@ma-cantine/lib/waste-actions/canteen-action-input'
import { type ActionState, actionErrors, nextState, noState } from '@ma-cantine/lib/waste-actions/canteen-action-rules'
import type { Knex } from 'knex'
import { type Origin, recordChanges } from '../history/history.ts'
import { FieldErrors, Refusal, refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { dateAfter, now, parisTime } from '../time/date-time.ts'
import { type CanteenActionRow, canteenActionRows } from './canteen-action-rows.ts'

const stateNames = ['isDone', 'isFavorite', 'plannedOn', 'doneOn'] as const satisfies readonly (keyof ActionState)[]

/**
 * Notes what a canteen plans or does of an action.
 *
 * @param checkVersion refuses (412) a change that is based on another version than the one that it is given.
 * @throws FieldErrors, Refusal (403, 412).
 */
export async function noteAction(
  transaction: Knex.Transaction,
  { origin, reach }: { readonly origin: Origin; readonly reach: Reach },
  resourceId: number,
  { canteenId, ...change }: CanteenActionChange,
  checkVersion: (version: string) => void,
): Promise<{ readonly row: CanteenActionRow; readonly isNew: boolean }> {
  await lockCanteens(transaction, [canteenId], 'write')
  await requireManaged(transaction, reach, canteenId).catch(error => {
    const unknown = canteenRefusals('unknown-canteen')
    if (!(error instanceof Refusal) || error.detail.code !== unknown.code) throw error
    throw new FieldErrors({ canteenId: [unknown] })
  })
  const row: CanteenActionRow | undefined = await transaction('canteenWasteActions')
    .where({ canteenId, resourceId })
    .first()
  const before = row ? canteenActionRows.valuesOf(row) : noState
  const today = parisTime(now()).slice(0, 10)
  const next = nextState(before, given(change), today)
  refuseFields(actionErrors(change, next, today))
  const changed = stateNames.filter(name => next[name] !== before[name])
  if (row && changed.length === 0) return { row, isNew: false }
  if (row) checkVersion(parisTime(row.modificationDate))
  const stored = row
    ? await update(transaction, row, pick(next, changed))
    : await insert(transaction, { canteenId, resourceId, ...next })
  const after = row ? pick(next, changed) : { canteenId, resourceId, ...next }
  await recordChanges(transaction, origin, 'canteenWasteActions', [
    { entityId: stored.id, before: row ? pick(before, changed) : null, after },
  ])
  return { row: stored, isNew: !row }
}

async function insert(
  transaction: Knex.Transaction,
  values: ActionState & { readonly canteenId: number; readonly resourceId: number },
): Promise<CanteenActionRow> {
  const date = now()
  const [row]: CanteenActionRow[] = await transaction('canteenWasteActions')
    .insert({ ...values, creationDate: date, modificationDate: date })
    .returning('*')
  return row as CanteenActionRow
}

async function update(
  transaction: Knex.Transaction,
  { id, modificationDate }: CanteenActionRow,
  values: Partial<ActionState>,
): Promise<CanteenActionRow> {
  const [row]: CanteenActionRow[] = await transaction('canteenWasteActions')
    .where({ id })
    .update({ ...values, modificationDate: dateAfter(modificationDate) })
    .returning('*')
  return row as CanteenActionRow
}

/** The properties that are in the change. */
const given = (change: Omit<CanteenActionChange, 'canteenId'>): Partial<ActionState> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const pick = (state: ActionState, names: readonly (keyof ActionState)[]): Partial<ActionState> =>
  Object.fromEntries(names.map(name => [name, state[name]]))
