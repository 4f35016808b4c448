import { currentDay } from '@ma-cantine/lib/messages/today'
import { isLinkOpen } from '@ma-cantine/lib/waste/weighing-rules'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { now } from '../time/date-time.ts'

/** Ends links for weighings, which nothing opens again. */
export async function endWeighingLinks(
  transaction: Knex.Transaction,
  origin: Origin,
  ids: readonly number[],
): Promise<void> {
  const endDate = now()
  await transaction('weighingLinks')
    .where(inList(transaction, 'id', ids))
    .update({ endDate })
  const changes = ids.map(id => ({ entityId: id, before: { endDate: null }, after: { endDate } }))
  await recordChanges(transaction, origin, 'weighingLinks', changes)
}

/**
 * Ends the open links that people made: they know the codes, whatever became of the paper.
 * @param canteenId of the canteen that they leave; null for all.
 */
export async function endLinksOf(
  transaction: Knex.Transaction,
  origin: Origin,
  userIds: readonly number[],
  canteenId: number | null,
): Promise<void> {
  const rows: { id: number; periodEndDate: string; endDate: null }[] = await transaction('weighingLinks')
    .where(inList(transaction, 'userId', userIds))
    .where(canteenId === null ? {} : { canteenId })
    .whereNull('endDate')
    .select('id', 'periodEndDate', 'endDate')
  const open = rows.filter(row => isLinkOpen(row, currentDay()))
  await endWeighingLinks(
    transaction,
    origin,
    open.map(({ id }) => id),
  )
}
