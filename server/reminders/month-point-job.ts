import type { Locale } from '@ma-cantine/lib/messages/locale'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { monthBefore } from '@ma-cantine/lib/purchases/month-point'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import type { Job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { findMonthNews } from './find-month-news.ts'
import { monthEmail } from './month-email.ts'
import { reminderTimes } from './reminder-times.ts'
import { targetOf } from './write-reminder.ts'

/** The last day of a month on which the point of the month before is still news. */
const lastDay = 7
const batchSize = 200

/** Writes the point of the month before, in the first working days of a month, to who wants it. */
export const monthPointJob: Job = {
  name: 'month-point',
  ...reminderTimes,
  async run(services, { signal }) {
    const day = currentDay()
    if (Number(day.slice(8)) <= lastDay) await writeMonthPoints(services, monthBefore(day), signal)
  },
}

/** Writes the point of a month, once, to each person who wants it and has something to read. */
export async function writeMonthPoints(services: Services, month: string, signal: AbortSignal): Promise<void> {
  const { database, settings, mail } = services
  for (let last = 0; ; ) {
    const ids: number[] = await wanting(database.reader, month)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .pluck('id')
    for (const id of ids) {
      signal.throwIfAborted()
      const news = await findMonthNews(database.reader, settings, id, month)
      if (!news) continue
      await database.transaction(async transaction => {
        // Another node may have written it, or its reader have stopped it meanwhile.
        const [user]: Recipient[] = await wanting(transaction, month)
          .where({ id })
          .update({ lastMonthPoint: month })
          .returning(['id', 'email', 'firstName', 'language'])
        if (!user) return
        await queueEmails(transaction, [monthEmail(targetOf(user, settings, 'month point links'), news)])
      })
    }
    mail.drain()
    if (ids.length < batchSize) return
    last = ids.at(-1) ?? last
  }
}

interface Recipient {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

const wanting = (database: Knex, month: string): Knex.QueryBuilder =>
  database('users')
    .where({ wantsMonthPoint: true, isActive: true, emailConfirmed: true })
    .where(rows => rows.whereNull('lastMonthPoint').orWhere('lastMonthPoint', '<', month))
