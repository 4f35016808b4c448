import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import type { Email } from '../emails/email.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { Job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { teamMembers } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import { daysAgo } from '../time/days-ago.ts'
import { firstNoCanteenEmail, secondNoCanteenEmail } from './reminder-emails.ts'
import { reminderTimes } from './reminder-times.ts'
import { type ReminderTarget, targetOf } from './write-reminder.ts'

/** Reminds users without a canteen a week after they signed up, and once more a week later or more. */
export const noCanteenReminders: Job = {
  name: 'no-canteen-reminders',
  ...reminderTimes,
  async run(services) {
    // The second reminders first, so that nobody gets both at once.
    await remind(services, 'emailNoCanteenSecondReminder', secondNoCanteenEmail, users =>
      users.where('creationDate', '<=', daysAgo(14)).where('emailNoCanteenFirstReminder', '<=', daysAgo(7)),
    )
    await remind(services, 'emailNoCanteenFirstReminder', firstNoCanteenEmail, users =>
      users.where('creationDate', '<=', daysAgo(7)),
    )
    services.mail.drain()
  },
}

interface ReminderRecipient {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

const canteensOfUser = `SELECT 1 FROM ${teamMembers} JOIN canteens ON canteens.id = members.canteen_id
  WHERE members.id = users.id AND canteens.deletion_date IS NULL`

/** Marks users as reminded and queues their messages in one transaction, so that an interruption repeats neither. */
async function remind(
  { database, settings }: Services,
  column: 'emailNoCanteenFirstReminder' | 'emailNoCanteenSecondReminder',
  write: (target: ReminderTarget) => Email,
  select: (users: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  await database.transaction(async transaction => {
    const users = transaction('users')
      .where({ isActive: true, isDev: false, optOutReminderEmails: false, essentialRemindersOnly: false })
      .whereNull(column)
      .whereRaw(`NOT EXISTS (${canteensOfUser})`)
    const reminded: ReminderRecipient[] = await select(users)
      .update({ [column]: now() })
      .returning(['id', 'email', 'firstName', 'language'])
    await queueEmails(
      transaction,
      reminded.map(user => write(targetOf(user, settings))),
    )
  })
}
