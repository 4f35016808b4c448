import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { queueEmails } from '../emails/outbox.ts'
import { allowOutsideEmails } from '../emails/outside-emails.ts'
import { Refusal } from '../http/refusal.ts'
import { queueJob } from '../jobs/job-queue.ts'
import { createLinkSecret, secretHash } from '../security/secret-hash.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { now } from '../time/date-time.ts'
import { cancelMessagesTo } from './issue-deliveries.ts'
import { alreadySubscribedEmail, newsletterConfirmationEmail } from './newsletter-emails.ts'
import { pendingSince } from './pending-time.ts'

/** The job that passes changes on to the provider of mailings. */
export const providerJobName = 'newsletter-provider'

interface Subscription {
  readonly id: number
  readonly email: string
  readonly requestDate: string
  readonly confirmationDate: string | null
  readonly providerDate: string | null
}

/**
 * Asks the holder of an address to confirm that they want the newsletter, or tells them that they have it already. The
 * caller cannot tell one from the other, nor that this address has got enough messages today.
 * @throws Refusal (429) when too many subscriptions are asked for in all.
 */
export function requestSubscription(services: Services, email: string, language: Locale): Promise<void> {
  const { database, settings } = services
  return database.transaction(async transaction => {
    const { id, confirmationDate } = await storeRequest(transaction, email, language)
    if (!(await mayWriteTo(transaction, settings, email))) return
    const { token, hash } = createLinkSecret()
    await transaction('newsletterLinks').insert({ hash, subscriptionId: id })
    const write = confirmationDate === null ? newsletterConfirmationEmail : alreadySubscribedEmail
    await queueEmails(transaction, [write({ address: email, locale: language }, token, settings.publicUrl)])
  })
}

async function storeRequest(transaction: Knex.Transaction, email: string, language: Locale): Promise<Subscription> {
  const requestDate = now()
  const [row]: Subscription[] = await transaction('newsletterSubscriptions')
    .insert({ email, emailKey: accountKey(email), language, requestDate })
    .onConflict('emailKey')
    .merge({ requestDate })
    .returning(['id', 'confirmationDate'])
  if (!row) throw new Error('The subscription is not there')
  return row
}

async function mayWriteTo(transaction: Knex.Transaction, settings: Settings, email: string): Promise<boolean> {
  const { allowed, refusal } = await allowOutsideEmails(transaction, settings, {
    limit: 'newsletter',
    senderId: null,
    recipients: [email],
  })
  if (!refusal) return allowed.size > 0
  const { wait } = refusal
  throw new Refusal(429, newsletterRefusals('too-many-subscriptions', wait), { 'retry-after': String(wait) })
}

/** @returns the address, null when the link is not valid (any more). */
export function confirmSubscription({ database, settings }: Services, token: string): Promise<string | null> {
  return database.transaction(async transaction => {
    const found = await findSubscription(transaction, token)
    if (!found) return null
    if (found.confirmationDate !== null) return found.email
    if (found.requestDate <= pendingSince(new Date()).toISOString()) return null
    await transaction('newsletterSubscriptions').where({ id: found.id }).update({ confirmationDate: now() })
    if (settings.newsletterProvider) await queueJob(transaction, providerJobName)
    return found.email
  })
}

/** @returns whether the link belonged to a subscription, which is now forgotten. */
export function endSubscription({ database }: Services, token: string): Promise<boolean> {
  return database.transaction(async transaction => {
    const found = await findSubscription(transaction, token)
    if (!found) return false
    await removeSubscriptions(transaction, [found])
    return true
  })
}

/** Forgets the subscriptions of these addresses, in any case: those of an account that is deleted. */
export async function endSubscriptionsOf(transaction: Knex.Transaction, emails: readonly string[]): Promise<void> {
  const found: Subscription[] = await transaction('newsletterSubscriptions')
    .where(inList(transaction, 'emailKey', emails.map(accountKey), 'text'))
    .forUpdate()
    .select()
  await removeSubscriptions(transaction, found)
}

const findSubscription = (transaction: Knex.Transaction, token: string): Promise<Subscription | undefined> =>
  transaction('newsletterSubscriptions')
    .whereIn(
      'id',
      transaction('newsletterLinks')
        .where({ hash: secretHash(token) })
        .select('subscriptionId'),
    )
    .forUpdate()
    .first()

/** Cancels what waits for them, and notes the addresses that the provider has to forget too. */
async function removeSubscriptions(
  transaction: Knex.Transaction,
  subscriptions: readonly Subscription[],
): Promise<void> {
  for (const { id, email, providerDate } of subscriptions) {
    await cancelMessagesTo(transaction, id)
    await transaction('newsletterSubscriptions').where({ id }).delete()
    if (providerDate === null) continue
    await transaction('newsletterDepartures').insert({ email })
    await queueJob(transaction, providerJobName)
  }
}
