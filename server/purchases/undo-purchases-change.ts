import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { RowChange } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { type Reach, selectManaged } from '../teams/managed-canteens.ts'
import { writeChanges } from './change-purchases.ts'
import { lockPurchases } from './lock-purchases.ts'

export interface ActToUndo {
  readonly ids: readonly number[]
  /** The version that the act gave to all of them, as stored. */
  readonly modificationDate: string
}

/**
 * Puts back what an act of the same account changed in several purchases. Those that were changed or deleted since, and
 * those of a canteen that the caller may no longer act on, stay as they are.
 * @returns the ids of the purchases put back.
 */
export async function undoChangeOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  { ids, modificationDate }: ActToUndo,
): Promise<number[]> {
  const changes = await findChanges(transaction, origin, { ids, modificationDate })
  const targets = new Set([...changes.values()].flatMap(({ after: { canteenId } }) => (canteenId as number) ?? []))
  const locked = await lockPurchases(transaction, reach, [...changes.keys()], [...targets])
  const managed = await selectManaged(transaction, reach, targets)
  const undone = locked.flatMap(row => {
    const change = changes.get(row.id)
    if (!change || row.deletionDate !== null || row.modificationDate !== modificationDate) return []
    const { canteenId } = change.after
    return canteenId === undefined || managed.has(canteenId as number) ? { row, change } : []
  })
  await writeChanges(transaction, origin, undone)
  return undone.map(({ row }) => row.id)
}

/** By purchase, the change that takes the act back, as the history tells it. */
async function findChanges(
  transaction: Knex.Transaction,
  { userId }: Origin,
  { ids, modificationDate }: ActToUndo,
): Promise<Map<number, RowChange>> {
  const rows: { entityId: number; before: string; after: string }[] = await transaction('history')
    .where({ entity: 'purchases', date: modificationDate, userId })
    .where(inList(transaction, 'entityId', ids))
    .whereNotNull('before')
    .whereNotNull('after')
    .select('entityId', 'before', 'after')
  return new Map(
    rows.map(({ entityId, before, after }) => [entityId, { before: JSON.parse(after), after: JSON.parse(before) }]),
  )
}
