import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { now } from '../time/date-time.ts'

const emailsOf = (database: Knex, delivery: { readonly issueId: number } | { readonly subscriptionId: number }) =>
  database('outgoingEmails')
    .whereNull('sentDate')
    .whereIn('id', database('newsletterDeliveries').where(delivery).whereNotNull('emailId').select('emailId'))

/** Holds back the messages of an issue that have not left, on every node: one that has expired does not leave. */
export const holdMessages = (transaction: Knex.Transaction, issueId: number): Promise<number> =>
  emailsOf(transaction, { issueId }).update({ expiryDate: now() })

export const releaseMessages = (transaction: Knex.Transaction, issueId: number): Promise<number> =>
  emailsOf(transaction, { issueId }).update({ expiryDate: null })

/** Cancels the messages to a person who leaves, but for one that is leaving. */
export async function cancelMessagesTo(transaction: Knex.Transaction, subscriptionId: number): Promise<void> {
  const ids: number[] = await emailsOf(transaction, { subscriptionId })
    .where(waiting => waiting.whereNull('leaseHolder').orWhere('nextAttemptDate', '<=', now()))
    .forUpdate()
    .pluck('id')
  if (ids.length === 0) return
  await transaction('newsletterDeliveries')
    .where(inList(transaction, 'emailId', ids))
    .delete()
  await transaction('outgoingEmails')
    .where(inList(transaction, 'id', ids))
    .delete()
}

/** Forgets what the messages that have left said, and the secrets of their links: the issue says the same. */
export const forgetSentContents = (database: Knex): Promise<number> =>
  database('outgoingEmails')
    .whereIn('id', database('newsletterDeliveries').whereNotNull('emailId').select('emailId'))
    .whereNotNull('sentDate')
    .where('body', '<>', '')
    .update({ body: '', html: null, oneClickAddress: null })
