import type { JoinAnswer, JoinRequest } from '@ma-cantine/lib/canteens/join-requests-api'
import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { now, parisTime } from '../time/date-time.ts'

/** A person who asks to join a team. */
interface Asker {
  readonly canteenId: number
  readonly userId: number
  readonly message: string | null
}

/** Stores a request. @returns false when the same one already awaits an answer. */
export async function insertJoinRequest(
  transaction: Knex.Transaction,
  { canteenId, userId, message }: Asker,
): Promise<boolean> {
  const inserted = await rawRows(
    transaction,
    `INSERT INTO join_requests (canteen_id, user_id, message, creation_date) VALUES (?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING id`,
    [canteenId, userId, message, now()],
  )
  return inserted.length > 0
}

/** The requests that await an answer, oldest first. */
export async function listOpenRequests(database: Knex, canteenId: number): Promise<JoinRequest[]> {
  const rows: JoinRequest[] = await database('joinRequests')
    .join('users', 'users.id', 'joinRequests.userId')
    .where({ canteenId })
    .whereNull('answerDate')
    .orderBy('joinRequests.id')
    .select('joinRequests.id', 'email', 'firstName', 'lastName', 'message', 'joinRequests.creationDate')
  return rows.map(row => ({ ...row, creationDate: parisTime(row.creationDate) }))
}

/** Answers a request that awaits it. @returns the id of the person who asked; undefined without such a request. */
export async function answerRequest(
  transaction: Knex.Transaction,
  request: { readonly id: number; readonly canteenId: number },
  answer: JoinAnswer,
  answerUserId: number,
): Promise<number | undefined> {
  const [answered]: { userId: number }[] = await transaction('joinRequests')
    .where(request)
    .whereNull('answerDate')
    .update({ answer, answerDate: now(), answerUserId })
    .returning('userId')
  return answered?.userId
}

/** Settles the requests of people who are now on the team. */
export async function settleRequestsOf(
  transaction: Knex.Transaction,
  pairs: readonly { readonly canteenId: number; readonly userId: number }[],
): Promise<void> {
  const given = sqlOf(transaction).jsonRows({ canteen_id: 'integer', user_id: 'integer' })
  await transaction.raw(
    `UPDATE join_requests SET answer = 'accepted', answer_date = ?
     WHERE answer_date IS NULL AND (canteen_id, user_id) IN (SELECT canteen_id, user_id FROM ${given} AS given)`,
    [now(), JSON.stringify(pairs.map(({ canteenId, userId }) => [canteenId, userId]))],
  )
}
