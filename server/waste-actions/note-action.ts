import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { currentDay } from '@ma-cantine/lib/messages/today'
import type { CanteenActionChange } from '@ma-cantine/lib/waste-actions/canteen-action-input'
import { type ActionState, actionErrors, nextState, noState } from '@ma-cantine/lib/waste-actions/canteen-action-rules'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, insertEntity, isEmpty, updateEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { FieldErrors, Refusal, refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { type CanteenActionRow, canteenActionRows } from './canteen-action-rows.ts'
import { lockSeenAction } from './require-seen-action.ts'

/** Notes what a canteen plans or does of an action. @throws FieldErrors, Refusal (403, 404, 412). */
export async function noteAction(
  transaction: Knex.Transaction,
  { origin, reach }: { readonly origin: Origin; readonly reach: Reach },
  resourceId: number,
  { canteenId, ...change }: CanteenActionChange,
  isCurrent: IsCurrent,
): Promise<{ readonly row: CanteenActionRow; readonly isNew: boolean }> {
  await lockCanteens(transaction, [canteenId], 'write')
  await requireManaged(transaction, reach, canteenId).catch(error => {
    const unknown = canteenRefusals('unknown-canteen')
    if (!(error instanceof Refusal) || error.detail.code !== unknown.code) throw error
    throw new FieldErrors({ canteenId: [unknown] })
  })
  await lockSeenAction(transaction, resourceId, reach)
  const row: CanteenActionRow | undefined = await transaction('canteenWasteActions')
    .where({ canteenId, resourceId })
    .first()
  const before = row ? stateOf(row) : noState
  const today = currentDay()
  const next = nextState(before, given(change), today)
  refuseFields(actionErrors(change, next, today))
  if (!row) {
    const columns = { canteenId, resourceId, ...next }
    return { row: await insertEntity(transaction, origin, canteenActionRows, columns), isNew: true }
  }
  const changed = changeBetween(before, next)
  if (isEmpty(changed)) return { row, isNew: false }
  await requireCurrent(transaction, isCurrent, 'canteenWasteActions', row)
  return { row: await updateEntity(transaction, origin, canteenActionRows, row, changed), isNew: false }
}

const stateOf = (row: CanteenActionRow): ActionState => {
  const { isDone, isFavorite, plannedOn, doneOn } = canteenActionRows.valuesOf(row)
  return { isDone, isFavorite, plannedOn, doneOn }
}

/** The properties that are in the change. */
const given = (change: Omit<CanteenActionChange, 'canteenId'>): Partial<ActionState> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
