import type { Knex } from 'knex'
import { askNamers } from '../canteens/ask-namers.ts'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import type { Effects } from '../history/effects.ts'
import type { Caller } from '../http/caller.ts'
import type { Settings } from '../settings/settings.ts'
import { type TeamNotice, teamEmails } from '../teams/team-emails.ts'
import type { Rejection } from './rejection.ts'

/** The messages of one import to the people that it adds to teams, one a person. */
export class TeamMessages {
  private readonly notices: TeamNotice[] = []
  private readonly newKitchenIds: number[] = []
  private readonly transaction: Knex.Transaction
  private readonly caller: Caller
  private readonly settings: Settings

  constructor(transaction: Knex.Transaction, caller: Caller, settings: Settings) {
    this.transaction = transaction
    this.caller = caller
    this.settings = settings
  }

  /** @param newKitchenIds kitchens whose SIRETs other canteens may name: their teams are asked. */
  add(notices: readonly TeamNotice[], newKitchenIds: readonly number[]): void {
    this.notices.push(...notices)
    this.newKitchenIds.push(...newKitchenIds)
  }

  /**
   * Queues the messages, except those to people who were written to enough: their invitation awaits them all the same.
   * @returns the reason why they cannot leave, and why the import is refused; null without one.
   */
  async queue(effects: Effects): Promise<Rejection | null> {
    const { transaction, caller, settings } = this
    const sender = caller.user
    // Staff make kitchens for teams that they know.
    if (!sender.isStaff) await askNamers({ transaction, settings, caller }, this.newKitchenIds)
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
