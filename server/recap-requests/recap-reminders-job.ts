import type { Knex } from 'knex'
import { Refusal } from '../http/refusal.ts'
import { byJob, type Job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { reachOfUser } from '../teams/managed-canteens.ts'
import { now } from '../time/date-time.ts'
import { lockRequests } from './lock-request.ts'
import { isOfReachSql, type RequestRow, selectRequests } from './request-rows.ts'
import { sendReminder } from './send-reminder.ts'
import type { RequestSender } from './send-request-email.ts'

/** Reminders that leave by themselves after the first message. */
export const mostReminders = 6

const batchSize = 200

/** Reminds those who have not answered, at the pace that who asks chose, in working hours. */
export const recapRemindersJob: Job = {
  name: 'recap-reminders',
  timetable: '30 9 * * 1-5',
  lateness: 6,
  async run(services, { signal }) {
    for (let last = 0; ; ) {
      const ids: number[] = await due(services.database.reader)
        .where('recapRequests.id', '>', last)
        .orderBy('recapRequests.id')
        .limit(batchSize)
        .pluck('recap_requests.id')
      for (const id of ids) {
        signal.throwIfAborted()
        await remindDue(services, id)
      }
      services.mail.drain()
      if (ids.length < batchSize) return
      last = ids.at(-1) ?? last
    }
  },
}

const due = (database: Knex): Knex.QueryBuilder =>
  database('recapRequests').where({ state: 'sent' }).where('nextReminderDate', '<=', now())

/** A message that may not leave today is tried again tomorrow; one whose sender may no longer ask never leaves. */
async function remindDue({ database, settings }: Services, id: number): Promise<void> {
  try {
    await database.transaction(async transaction => {
      await lockRequests(transaction, [id])
      // Another node may have written it, or an answer have come meanwhile.
      const row: RequestRow | undefined = await selectRequests(transaction)
        .where({ 'recapRequests.id': id, state: 'sent' })
        .where('nextReminderDate', '<=', now())
        .first()
      if (!row) return
      const sender = await findSender(transaction, row)
      if (!sender) {
        await transaction('recapRequests').where({ id }).update({ nextReminderDate: null })
        return
      }
      const isFollowed = row.messageCount < mostReminders
      await sendReminder({ transaction, settings, sender, origin: byJob, isFollowed }, row)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Who asks, while they still may: their account is in use, and they manage all the canteens. */
async function findSender(transaction: Knex.Transaction, { id, userId }: RequestRow): Promise<RequestSender | null> {
  if (userId === null) return null
  const sender: RequestSender | undefined = await transaction('users')
    .where({ id: userId, isActive: true, emailConfirmed: true })
    .first('id', 'email', 'firstName', 'lastName', 'username')
  if (!sender) return null
  const managed = await transaction('recapRequests')
    .where({ id })
    .where(isOfReachSql(transaction, reachOfUser(userId)))
    .first('id')
  return managed ? sender : null
}
