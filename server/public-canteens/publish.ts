import type { publishCanteen } from '@ma-cantine/lib/public-canteens/publication-api'
import { publicationRefusals } from '@ma-cantine/lib/public-canteens/publication-refusals'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { type CanteenRow, canteenRows } from '../canteens/canteen-rows.ts'
import { parametersOf } from '../database/connection.ts'
import { inList } from '../database/in-list.ts'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, isEmpty } from '../entities/write-entity.ts'
import { recordWrites } from '../history/record-writes.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { reachOf, selectManaged } from '../teams/managed-canteens.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { dateAfter } from '../time/date-time.ts'

type Texts = z.output<NonNullable<typeof publishCanteen.body>>

/** Publishes the canteens that the caller manages among these. @returns the ids of the others. */
export async function publishManaged(
  transaction: Knex.Transaction,
  caller: Caller,
  ids: readonly number[],
): Promise<number[]> {
  const asked = [...new Set(ids)]
  await lockCanteens(transaction, asked, 'write')
  const managed = await selectManaged(transaction, reachOf(caller), asked)
  const drafts: Pick<CanteenRow, 'id' | 'modificationDate'>[] = await transaction('canteens')
    .where({ publicationStatus: 'draft' })
    .where(inList(transaction, 'id', managed))
    .select('id', 'modificationDate')
  const unknown = asked.filter(id => !managed.has(id))
  if (drafts.length === 0) return unknown
  const draftIds = drafts.map(({ id }) => id)
  await recordWrites(transaction, originOf(caller), 'canteens', draftIds, async () => {
    const [last = ''] = drafts
      .map(({ modificationDate }) => modificationDate)
      .sort()
      .reverse()
    await transaction('canteens')
      .where(inList(transaction, 'id', draftIds))
      .update({ publicationStatus: 'published', modificationDate: dateAfter(last) })
  })
  return unknown
}

/** Who publishes a canteen or takes its page away, and the version on which they decide. */
export interface Publication {
  readonly caller: Caller
  readonly isCurrent: IsCurrent
  readonly publicationStatus: CanteenRow['publicationStatus']
}

/**
 * Publishes a canteen or takes its page away, and changes the texts that are given.
 * @throws Refusal 400 where canteens are public by default, 404, 403, 412.
 */
export async function setPublication(
  transaction: Knex.Transaction,
  { caller, isCurrent, publicationStatus }: Publication,
  id: number,
  texts: Texts,
): Promise<void> {
  const origin = originOf(caller)
  await lockCanteens(transaction, [id], 'write')
  await requireManaged(transaction, reachOf(caller), id)
  if (parametersOf(transaction).publishByDefault) {
    throw new Refusal(400, publicationRefusals('published-by-default'))
  }
  await recordWrites(transaction, origin, 'canteens', [id], async states => {
    const row = states.get(id) as CanteenRow | undefined
    if (!row) throw noSuchCanteen()
    const given = Object.entries(texts).filter(([, text]) => text !== undefined)
    const after = { publicationStatus, ...(Object.fromEntries(given) as Partial<Pick<CanteenRow, keyof Texts>>) }
    const change = changeBetween(row, after)
    await requireCurrent(transaction, isCurrent, 'canteens', row, isEmpty(change) ? origin : null)
    if (isEmpty(change)) return
    const modificationDate = dateAfter(row.modificationDate)
    await transaction(canteenRows.name)
      .where({ id })
      .update({ ...change.after, modificationDate })
  })
}
