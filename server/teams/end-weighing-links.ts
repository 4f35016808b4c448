import { currentDay } from '@ma-cantine/lib/messages/today'
import { isLinkOpen } from '@ma-cantine/lib/waste/weighing-rules'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { now } from '../time/date-time.ts'

interface LinkRow {
  readonly id: number
  readonly periodEndDate: string
  readonly endDate: null
}

/** Ends the open links for weighings that a person made for a canteen: they know the codes, whatever became of the paper. */
export async function endWeighingLinks(
  transaction: Knex.Transaction,
  origin: Origin,
  canteenId: number,
  userId: number,
): Promise<void> {
  const rows: LinkRow[] = await transaction('weighingLinks')
    .where({ canteenId, userId })
    .whereNull('endDate')
    .select('id', 'periodEndDate', 'endDate')
  const ids = rows.filter(row => isLinkOpen(row, currentDay())).map(({ id }) => id)
  const endDate = now()
  await transaction('weighingLinks')
    .where(inList(transaction, 'id', ids))
    .update({ endDate })
  const changes = ids.map(id => ({ entityId: id, before: { endDate: null }, after: { endDate } }))
  await recordChanges(transaction, origin, 'weighingLinks', changes)
}
