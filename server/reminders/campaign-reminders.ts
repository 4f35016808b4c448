import type { Locale } from '@ma-cantine/lib/messages/locale'
import { parisDay } from '@ma-cantine/lib/messages/today'
import { openWindows } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import { removeExpiredReminders } from '../emails/waiting-reminders.ts'
import type { Job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { daysBetween, reminderOn } from './campaign-calendar.ts'
import { type CampaignNews, campaignEmail } from './campaign-emails.ts'
import { acceptsReminders, batchSize, findCandidates, type Occasion } from './campaign-recipients.ts'
import { findCampaignNews } from './find-campaign-news.ts'
import { reminderTimes } from './reminder-times.ts'
import { targetOf } from './write-reminder.ts'

/**
 * Hours in which a reminder leaves. One that does not, as the mail server is away, is written anew the next working day
 * for who still needs it: nobody gets stale news, or news at night.
 */
const lifeHours = 8

/** Writes the reminder of the day of the campaign under way, if it has one, to whom it concerns. */
export const campaignReminders: Job = {
  name: 'campaign-reminders',
  ...reminderTimes,
  async run(services, { signal }) {
    const { database, settings, mail } = services
    await database.transaction(removeExpiredReminders)
    const instant = new Date()
    const day = parisDay(instant)
    for (const campaign of await loadCampaigns(database.reader, settings)) {
      const kind = reminderOn(campaign, day)
      if (kind) await remindAll(services, { kind, campaign, instant, day }, signal)
    }
    mail.drain()
  },
}

async function remindAll(services: Services, occasion: Occasion, signal: AbortSignal): Promise<void> {
  const { reader } = services.database
  for (let last = 0; ; ) {
    signal.throwIfAborted()
    const ids = await findCandidates(reader, occasion, last)
    if (ids.length > 0) await remindBatch(services, occasion, ids)
    if (ids.length < batchSize) return
    last = ids.at(-1) ?? last
  }
}

/** Reads what each person has to do, then claims and queues their messages in one short transaction. */
async function remindBatch(services: Services, occasion: Occasion, userIds: readonly number[]): Promise<void> {
  const { database } = services
  const { kind, campaign, instant, day } = occasion
  const period = kind === 'correction' ? campaign.correction : campaign.declaration
  const daysLeft = daysBetween(day, period?.end ?? day)
  const windows = { ...openWindows(campaign, instant), daysLeft }
  const news = await findCampaignNews(database.reader, kind, campaign, windows, userIds)
  if (news.size > 0) await database.transaction(transaction => write(transaction, services, occasion, news))
}

interface Recipient {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

const claimColumns = { user_id: 'integer' } as const

async function write(
  transaction: Knex.Transaction,
  { settings }: Services,
  occasion: Occasion,
  news: ReadonlyMap<number, CampaignNews>,
): Promise<void> {
  const { kind, campaign, instant } = occasion
  // Who stops the reminders meanwhile waits for this transaction, then cancels the message.
  const users: Recipient[] = await transaction('users')
    .where(inList(transaction, 'id', news.keys()))
    .whereRaw(acceptsReminders(occasion))
    .orderBy('id')
    .forShare()
    .select('id', 'email', 'firstName', 'language')
  // Another node may have claimed some.
  const claimed = await rawRows<{ userId: number }>(
    transaction,
    `INSERT INTO campaign_reminders (user_id, year, kind, date)
     SELECT user_id, CAST(? AS integer), ?, ? FROM ${sqlOf(transaction).jsonRows(claimColumns)} AS given
     WHERE true ORDER BY user_id ON CONFLICT DO NOTHING RETURNING user_id`,
    [campaign.year, kind, now(), JSON.stringify(users.map(({ id }) => [id]))],
  )
  const mine = new Set(claimed.map(({ userId }) => userId))
  const expiryDate = new Date(instant.getTime() + lifeHours * 3_600_000).toISOString()
  const emails = users.flatMap(user => {
    const told = news.get(user.id)
    return told && mine.has(user.id) ? campaignEmail(targetOf(user, settings), kind, told, expiryDate) : []
  })
  await queueEmails(transaction, emails)
  await transaction.raw(
    `UPDATE campaign_reminders SET email_id = (
       SELECT max(id) FROM outgoing_emails
       WHERE outgoing_emails.reminder_user_id = campaign_reminders.user_id AND outgoing_emails.expiry_date = ?)
     WHERE ? AND year = ? AND kind = ?`,
    [expiryDate, inList(transaction, 'user_id', mine), campaign.year, kind],
  )
}
