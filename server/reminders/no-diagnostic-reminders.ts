import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { deliversSql } from '../canteens/deliveries-sql.ts'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { Job } from '../jobs/job.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { teamMembers } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import { daysAgo } from '../time/days-ago.ts'
import { noDiagnosticEmail } from './reminder-emails.ts'
import { reminderTimes } from './reminder-times.ts'
import { targetOf } from './write-reminder.ts'

/** Reminds the managers of canteens without a diagnostic a week after their creation, once per canteen. */
export const noDiagnosticReminders: Job = {
  name: 'no-diagnostic-reminders',
  ...reminderTimes,
  async run({ database, settings, mail }) {
    await database.transaction(async transaction => {
      const canteens = await markReminded(transaction)
      const managers = Map.groupBy(await managersOf(transaction, canteens), ({ email }) => email)
      const emails = [...managers.values()].flatMap(rows => {
        const [manager] = rows
        if (!manager) return []
        return noDiagnosticEmail(targetOf({ ...manager, id: manager.userId }, settings), rows)
      })
      await queueEmails(transaction, emails)
    })
    mail.drain()
  },
}

/** The members of the team of the outer query's canteen who accept reminders. */
const team = `SELECT 1 FROM ${teamMembers}
  WHERE members.canteen_id = canteens.id AND members.is_active AND NOT members.opt_out_reminder_emails
    AND NOT members.essential_reminders_only`

/** The diagnostic of a central kitchen also covers its satellites. */
const kitchenWithDiagnostic = `SELECT 1 FROM canteens AS kitchens
  JOIN diagnostics ON diagnostics.canteen_id = kitchens.id
  WHERE canteens.production_type = 'site_cooked_elsewhere' AND ${deliversSql('kitchens', 'canteens')}
    AND kitchens.deletion_date IS NULL`

/** Marks canteens as reminded. @returns the ids of those to write about. */
async function markReminded(transaction: Knex.Transaction): Promise<number[]> {
  const condition = `email_no_diagnostic_first_reminder IS NULL AND deletion_date IS NULL AND creation_date <= ?
    AND NOT EXISTS (SELECT 1 FROM diagnostics WHERE diagnostics.canteen_id = canteens.id)
    AND NOT EXISTS (${kitchenWithDiagnostic})
    AND EXISTS (${team})`
  const limit = daysAgo(7)
  const found = await rawRows<{ id: number }>(transaction, `SELECT id FROM canteens WHERE ${condition}`, [limit])
  const locked = await lockCanteens(transaction, new Set(found.map(({ id }) => id)), 'write')
  // Checks again, as another node may have marked some meanwhile.
  const rows = await rawRows<{ id: number }>(
    transaction,
    `UPDATE canteens SET email_no_diagnostic_first_reminder = ?
     WHERE ? AND ${condition} RETURNING id`,
    [now(), inList(transaction, 'id', locked), limit],
  )
  return rows.map(({ id }) => id)
}

interface ManagedCanteen {
  readonly id: number
  readonly name: string
  readonly userId: number
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

function managersOf(transaction: Knex.Transaction, canteenIds: readonly number[]): Promise<ManagedCanteen[]> {
  return transaction('canteens')
    .joinRaw(`JOIN ${teamMembers} ON members.canteen_id = canteens.id`)
    .where({
      'members.isActive': true,
      'members.optOutReminderEmails': false,
      'members.essentialRemindersOnly': false,
    })
    .where(inList(transaction, 'canteens.id', canteenIds))
    .orderBy('canteens.id')
    .select(
      'canteens.id',
      'canteens.name',
      'members.id as userId',
      'members.email',
      'members.firstName',
      'members.language',
    )
}
