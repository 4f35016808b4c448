import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import { teamMembers } from '../teams/team-members.ts'
import type { CampaignReminderKind } from './campaign-calendar.ts'

/** Persons written to in one transaction. */
export const batchSize = 200

/** The reminder of a campaign that is written on a day. */
export interface Occasion {
  readonly kind: CampaignReminderKind
  readonly campaign: Campaign
  readonly instant: Date
  /** In Paris. */
  readonly day: string
}

/** Who may get reminders at their address. The last one of a campaign is essential. */
export const acceptsReminders = ({ kind }: Occasion): string =>
  `users.is_active AND users.email_confirmed AND NOT users.is_dev AND NOT users.opt_out_reminder_emails
    ${kind === 'last-days' ? '' : 'AND NOT users.essential_reminders_only'}`

const wasReminded = 'SELECT 1 FROM campaign_reminders WHERE user_id = users.id AND year = ? AND kind = ?'

/** Finds the next persons to remind, in the order of their ids; whether they have something to do is not known yet. */
export async function findCandidates(database: Knex, occasion: Occasion, after: number): Promise<number[]> {
  const { campaign, kind } = occasion
  const rows = await rawRows<{ id: number }>(
    database,
    `SELECT users.id FROM users WHERE users.id > ? AND ${acceptsReminders(occasion)} AND NOT EXISTS (${wasReminded})
       AND EXISTS (SELECT 1 FROM ${teamMembers} WHERE members.id = users.id)
     ORDER BY users.id LIMIT ${batchSize}`,
    [after, campaign.year, kind],
  )
  return rows.map(({ id }) => id)
}
