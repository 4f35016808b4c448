import type { AskedRecap } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import type { Knex } from 'knex'
import { Refusal } from '../http/refusal.ts'
import { addEvents } from '../imports/recap-request-events.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { askedOf, findByLink, lockByLink, requireOpen } from './open-link.ts'
import { declinedEmail } from './request-emails.ts'
import { lockMailbox, stopMailbox } from './stopped-mailboxes.ts'
import { tellManagers } from './tell-managers.ts'

/** Answers no. The same no again changes nothing and tells nobody. @throws Refusal (404, 409). */
export async function declineByLink(
  { database, settings, mail }: Services,
  token: string,
  reason: string | null,
): Promise<AskedRecap> {
  // Before a transaction: a token that opens nothing takes no lock.
  requireOpen(await findByLink(database.reader, settings.sessionSecret, token))
  const asked = await database.transaction(async transaction => {
    const link = await lockByLink(transaction, settings.sessionSecret, token)
    requireOpen(link)
    if (link.row.state === 'declined') return askedOf(link)
    if (link.row.state === 'received') throw new Refusal(409, recapRequestRefusals('already-answered'))
    await decline(transaction, [link.row.id], 'declined', reason)
    const declined = await findByLink(transaction, settings.sessionSecret, token)
    await tellManagers(transaction, settings, declined, declinedEmail)
    return askedOf(declined)
  })
  mail.drain()
  return asked
}

/**
 * Stops all requests to the mailbox of a link: those that await an answer are declined, and their managers see it.
 * @throws Refusal (404).
 */
export async function stopByLink({ database, settings }: Services, token: string): Promise<AskedRecap> {
  const { row } = await findByLink(database.reader, settings.sessionSecret, token)
  return database.transaction(async transaction => {
    await lockMailbox(transaction, row.mailboxHash)
    await stopMailbox(transaction, row.mailboxHash)
    const waiting: number[] = await transaction('recapRequests')
      .where({ mailboxHash: row.mailboxHash, state: 'sent' })
      .orderBy('id')
      .forUpdate()
      .pluck('id')
    await decline(transaction, waiting, 'stopped', null)
    return askedOf(await findByLink(transaction, settings.sessionSecret, token))
  })
}

async function decline(
  transaction: Knex.Transaction,
  ids: readonly number[],
  kind: 'declined' | 'stopped',
  reason: string | null,
): Promise<void> {
  const date = now()
  await transaction('recapRequests')
    .whereIn('id', [...ids])
    .update({ state: 'declined', declineDate: date, declineReason: reason, nextReminderDate: null, lastDate: date })
  await addEvents(transaction, ids, kind, date, { reason })
}
