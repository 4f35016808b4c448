import type { User } from '@ma-cantine/lib/accounts/user'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import type { Effects } from '../imports/effects.ts'
import type { Rejection } from '../imports/rejection.ts'
import type { Settings } from '../settings.ts'
import { type TeamNews, teamEmails } from '../teams/team-emails.ts'

/** The messages of one import to those whom it adds to teams, kept to the end: one a person. */
export class TeamMessages {
  /** Why they cannot leave, and the import with them. */
  rejection: Rejection | null = null
  private readonly news: TeamNews[] = []
  private readonly sender: User
  private readonly settings: Settings

  constructor(sender: User, settings: Settings) {
    this.sender = sender
    this.settings = settings
  }

  /** A transaction that is run again starts from nothing. */
  start(): void {
    this.rejection = null
    this.news.length = 0
  }

  add(news: readonly TeamNews[]): void {
    this.news.push(...news)
  }

  /** Queues them, but for those to people who were written to enough: their invitation awaits them all the same. */
  async queue(transaction: Knex.Transaction, effects: Effects): Promise<void> {
    const emails = teamEmails(this.news, this.settings.publicUrl)
    if (emails.length === 0) return
    if (!this.sender.emailConfirmed) {
      this.rejection = { code: 'unconfirmed-sender' }
      return
    }
    const { allowed, refusal } = await allowOutsideEmails(transaction, this.settings, {
      limit: 'invitation',
      senderId: this.sender.id,
      recipients: emails.map(({ recipient }) => recipient),
    })
    if (refusal) {
      this.rejection = { code: 'too-many-emails', value: String(allowed.size) }
      return
    }
    const leaving = emails.filter(({ recipient }) => allowed.has(recipient))
    await queueEmails(transaction, leaving, effects.importId)
    effects.sends(leaving.length)
  }
}
