import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import type { Effects } from '../history/effects.ts'
import type { Settings } from '../settings/settings.ts'
import { type TeamNotice, teamEmails } from '../teams/team-emails.ts'
import type { Rejection } from './rejection.ts'

/** The messages of one import to the people that it adds to teams, one a person. */
export class TeamMessages {
  private readonly notices: TeamNotice[] = []
  private readonly transaction: Knex.Transaction
  private readonly sender: User
  private readonly settings: Settings

  constructor(transaction: Knex.Transaction, sender: User, settings: Settings) {
    this.transaction = transaction
    this.sender = sender
    this.settings = settings
  }

  add(notices: readonly TeamNotice[]): void {
    this.notices.push(...notices)
  }

  /**
   * Queues the messages, except those to people who were written to enough: their invitation awaits them all the same.
   * @returns the reason why they cannot leave, and why the import is refused; null without one.
   */
  async queue(effects: Effects): Promise<Rejection | null> {
    const { transaction, sender, settings } = this
    const emails = teamEmails(this.notices, sender, settings.publicUrl)
    if (emails.length === 0) return null
    if (!sender.emailConfirmed) return { code: 'unconfirmed-sender' }
    const { allowed, refusal } = await allowOutsideEmails(transaction, settings, {
      limit: 'invitation',
      senderId: sender.id,
      recipients: emails.map(({ recipient }) => recipient),
    })
    if (refusal) return { code: 'too-many-emails', value: String(allowed.size) }
    const leaving = emails.filter(({ recipient }) => allowed.has(recipient))
    await queueEmails(transaction, leaving, effects.importId)
    effects.recordEmails(leaving.length)
    return null
  }
}
