import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import type { Effects } from '../history/effects.ts'
import type { Settings } from '../settings/settings.ts'
import { type TeamNews, teamEmails } from '../teams/team-emails.ts'
import type { Rejection } from './rejection.ts'

/** The messages of one import to those whom it adds to teams, kept to the end: one a person. */
export class TeamMessages {
  private readonly news: TeamNews[] = []
  private readonly transaction: Knex.Transaction
  private readonly sender: User
  private readonly settings: Settings

  constructor(transaction: Knex.Transaction, sender: User, settings: Settings) {
    this.transaction = transaction
    this.sender = sender
    this.settings = settings
  }

  add(news: readonly TeamNews[]): void {
    this.news.push(...news)
  }

  /**
   * Queues them, but for those to people who were written to enough: their invitation awaits them all the same.
   * @returns why they cannot leave, and the import with them.
   */
  async queue(effects: Effects): Promise<Rejection | null> {
    const { transaction, sender, settings } = this
    const emails = teamEmails(this.news, settings.publicUrl)
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
    effects.sends(leaving.length)
    return null
  }
}
