import type { DeliveryAnswer, DeliveryRequest } from '@ma-cantine/lib/canteens/delivery-requests-api'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now, parisTime } from '../time/date-time.ts'

/** A kitchen that asks the team of a canteen, and the person who asks for it. */
interface AskingKitchen {
  readonly canteenId: number
  readonly kitchenId: number
  readonly userId: number
}

/** Stores a request. @returns false when the kitchen already awaits an answer. */
export async function insertDeliveryRequest(
  transaction: Knex.Transaction,
  { userId, ...request }: AskingKitchen,
): Promise<boolean> {
  return (await insertDeliveryRequests(transaction, userId, [request])).length > 0
}

/** Stores requests of one person. @returns those that did not await an answer already. */
export function insertDeliveryRequests(
  transaction: Knex.Transaction,
  userId: number,
  requests: readonly Omit<AskingKitchen, 'userId'>[],
): Promise<Omit<AskingKitchen, 'userId'>[]> {
  const given = sqlOf(transaction).jsonRows({ canteen_id: 'integer', kitchen_id: 'integer' })
  return rawRows(
    transaction,
    `INSERT INTO delivery_requests (canteen_id, kitchen_id, user_id, creation_date)
     SELECT canteen_id, kitchen_id, CAST(? AS integer), CAST(? AS text) FROM ${given} AS given WHERE true
     ON CONFLICT DO NOTHING RETURNING canteen_id AS "canteenId", kitchen_id AS "kitchenId"`,
    [userId, now(), JSON.stringify(requests.map(({ canteenId, kitchenId }) => [canteenId, kitchenId]))],
  )
}

/** The requests to a canteen that await an answer, oldest first; those of deleted kitchens await none. */
export async function listOpenDeliveryRequests(database: Knex, canteenId: number): Promise<DeliveryRequest[]> {
  const rows: (Omit<DeliveryRequest, 'isGroup'> & { productionType: string })[] = await database('deliveryRequests')
    .join('users', 'users.id', 'deliveryRequests.userId')
    .join('canteens', 'canteens.id', 'deliveryRequests.kitchenId')
    .where({ canteenId })
    .whereNull('answerDate')
    .whereNull('canteens.deletionDate')
    .where(kitchen => kitchen.whereNotNull('canteens.siret').orWhere({ 'canteens.productionType': 'groupe' }))
    .orderBy('deliveryRequests.id')
    .select(
      'deliveryRequests.id',
      'deliveryRequests.creationDate',
      'canteens.name AS kitchenName',
      'canteens.siret AS kitchenSiret',
      'canteens.city AS kitchenCity',
      'canteens.productionType',
      'email',
      'firstName',
      'lastName',
    )
  return rows.map(({ productionType, ...row }) => ({
    ...row,
    isGroup: isGroup(productionType),
    creationDate: parisTime(row.creationDate),
  }))
}

/** The ids of the canteens whose teams this kitchen asked, oldest first. */
export async function listAskedCanteens(database: Knex, kitchenId: number): Promise<number[]> {
  const rows: { canteenId: number }[] = await database('deliveryRequests')
    .join('canteens', 'canteens.id', 'deliveryRequests.canteenId')
    .where({ kitchenId })
    .whereNull('answerDate')
    .whereNull('canteens.deletionDate')
    .orderBy('deliveryRequests.id')
    .select('canteenId')
  return rows.map(({ canteenId }) => canteenId)
}

/** @returns the request that awaits an answer; undefined without one. */
export const findOpenDeliveryRequest = (
  transaction: Knex.Transaction,
  request: { readonly id: number; readonly canteenId: number },
): Promise<{ kitchenId: number; userId: number } | undefined> =>
  transaction('deliveryRequests').where(request).whereNull('answerDate').first('kitchenId', 'userId')

/** Settles the request of a kitchen to a canteen, if it awaits an answer. */
export async function settleDeliveryRequest(
  transaction: Knex.Transaction,
  { canteenId, kitchenId, userId }: AskingKitchen,
  answer: DeliveryAnswer | 'withdrawn',
): Promise<void> {
  await transaction('deliveryRequests')
    .where({ canteenId, kitchenId })
    .whereNull('answerDate')
    .update({ answer, answerDate: now(), answerUserId: userId })
}
