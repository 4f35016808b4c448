import type { LabelSharing, LabelSharingChange } from '@ma-cantine/lib/purchases/label-sharing-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { managedCanteens, type Reach, selectManaged } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'

/** The managed canteens that the person keeps apart, by name. */
export async function labelSharing(database: Knex, reach: Reach): Promise<LabelSharing> {
  const apart = await rawRows<LabelSharing['apart'][number]>(
    database,
    `SELECT id, name FROM canteens JOIN unshared_canteens ON canteen_id = id
     WHERE user_id = ? AND id IN ? ORDER BY name, id`,
    [reach.userId, managedCanteens(database, reach)],
  )
  return { apart }
}

/** @throws Refusal (403, 404) where one of the canteens is not managed. */
export async function changeSharing(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  { apart, together }: LabelSharingChange,
): Promise<LabelSharing> {
  const canteenIds = new Set([...apart, ...together])
  await lockCanteens(transaction, canteenIds, 'refer')
  const managed = await selectManaged(transaction, reach, canteenIds)
  for (const id of canteenIds) if (!managed.has(id)) await requireManaged(transaction, reach, id)
  const { userId } = reach
  // Named both times, a canteen joins the others.
  const leaving = apart.filter(id => !together.includes(id))
  const left = await rawRows<{ canteenId: number }>(
    transaction,
    `INSERT INTO unshared_canteens (user_id, canteen_id)
     SELECT CAST(? AS integer), its_canteen FROM ${sqlOf(transaction).jsonRows({ its_canteen: 'integer' })} AS given WHERE true
     ON CONFLICT DO NOTHING RETURNING canteen_id`,
    [userId, JSON.stringify([...new Set(leaving)].map(id => [id]))],
  )
  const kept = () =>
    transaction('unsharedCanteens')
      .where({ userId })
      .where(inList(transaction, 'canteen_id', together))
  const joined: { canteenId: number }[] = await kept().forUpdate().select('canteenId')
  await kept().delete()
  const changes = [
    ...left.map(({ canteenId }) => ({ entityId: canteenId, before: null, after: { userId } })),
    ...joined.map(({ canteenId }) => ({ entityId: canteenId, before: { userId }, after: null })),
  ]
  await recordChanges(transaction, origin, 'unsharedCanteens', changes)
  return labelSharing(transaction, reach)
}

/**
 * The canteens whose memory one of them reads: its own alone where the person keeps it apart, else that of all that
 * share, as without a canteen.
 * @throws Refusal (403, 404) for a canteen that is not managed.
 */
export async function memoryReach(database: Knex, reach: Reach, canteenId: number | undefined): Promise<Reach> {
  if (canteenId !== undefined) await requireManaged(database, reach, canteenId)
  const apart = new Set((await labelSharing(database, reach)).apart.map(({ id }) => id))
  if (apart.size === 0) return reach
  if (canteenId !== undefined && apart.has(canteenId)) return { ...reach, canteenIds: [canteenId] }
  const managed = await rawRows<{ id: number }>(database, 'SELECT id FROM canteens WHERE id IN ?', [
    managedCanteens(database, reach),
  ])
  return { ...reach, canteenIds: managed.map(({ id }) => id).filter(id => !apart.has(id)) }
}
