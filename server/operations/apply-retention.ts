import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { forgetExpiredAddresses } from '../accounts/email-confirmation.ts'
import { removeAccounts } from '../accounts/remove-accounts.ts'
import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { planRetention } from '../imports/plans.ts'
import { forgetDeliveries } from '../newsletter/forget-deliveries.ts'
import { pendingSince } from '../newsletter/pending-time.ts'
import { addMonths } from './calendar.ts'
import { deletionNotice } from './deletion-notice.ts'

/** Months without use after which an account is deleted, as published on the page about personal data. */
const accountMonths = 4 * 12
const noticeMonths = 1
/** Months after the last message of a person during which we keep what they wrote to us, as published on that page. */
const contactMonths = 4 * 12
/** Months after which a request to a team is deleted, answered or not, as published on that page. */
const requestMonths = 12
/** Months after which what our team did is forgotten, as published on that page. */
const actMonths = 5 * 12

/** Accounts per transaction, few enough for others to write in between. */
const batchSize = 500

interface Retention {
  readonly name: string
  /** Name of the table in camelCase. */
  readonly table: string
  /** Restricts a query to the expired rows. */
  readonly expired: (rows: Knex.QueryBuilder, now: Date) => Knex.QueryBuilder
}

const isoDate = (date: Date): string => date.toISOString()

/** The retention of tables, except accounts. */
const retentions: readonly Retention[] = [
  { name: 'sessions', table: 'sessions', expired: (rows, now) => rows.where('expiryDate', '<=', isoDate(now)) },
  { name: 'links', table: 'accountLinks', expired: (rows, now) => rows.where('expiryDate', '<=', isoDate(now)) },
  {
    name: 'oauthArtifacts',
    table: 'oauthArtifacts',
    expired: (rows, now) => rows.where('expiryDate', '<=', isoDate(now)),
  },
  // What terminals were given, once it has ended.
  { name: 'oauthGrants', table: 'oauthGrants', expired: (rows, now) => rows.where('endDate', '<=', isoDate(now)) },
  {
    name: 'idempotencyKeys',
    table: 'idempotencyKeys',
    expired: (rows, now) => rows.where('expiryDate', '<=', isoDate(now)),
  },
  {
    name: 'plans',
    table: 'importPlans',
    expired: (rows, now) => rows.where('expiryDate', '<=', isoDate(new Date(now.getTime() - planRetention))),
  },
  { name: 'rateLimits', table: 'rateLimits', expired: (rows, now) => rows.where('expire', '<', now.getTime()) },
  // Invitations that were never accepted, as long as unused accounts.
  {
    name: 'invitations',
    table: 'managerInvitations',
    expired: (rows, now) => rows.where('creationDate', '<=', isoDate(addMonths(now, -accountMonths))),
  },
  {
    name: 'joinRequests',
    table: 'joinRequests',
    expired: (rows, now) => rows.where('creationDate', '<=', isoDate(addMonths(now, -requestMonths))),
  },
  {
    name: 'deliveryRequests',
    table: 'deliveryRequests',
    expired: (rows, now) => rows.where('creationDate', '<=', isoDate(addMonths(now, -requestMonths))),
  },
  // All the messages of an address, counted from the latest.
  {
    name: 'inquiries',
    table: 'inquiries',
    expired: (rows, now) => {
      const since = isoDate(addMonths(now, -contactMonths))
      return rows.where('creationDate', '<=', since).whereRaw(
        `NOT EXISTS (
             SELECT 1 FROM inquiries AS later WHERE later.email_key = inquiries.email_key AND later.creation_date > ?)`,
        [since],
      )
    },
  },
  // Actors that nobody sees, counted from the last change; their pictures go with them.
  {
    name: 'partnerProposals',
    table: 'partners',
    expired: (rows, now) =>
      rows.where({ published: false }).where('modificationDate', '<=', isoDate(addMonths(now, -contactMonths))),
  },
  {
    name: 'canteenMessages',
    table: 'canteenMessages',
    expired: (rows, now) => rows.where('creationDate', '<=', isoDate(addMonths(now, -requestMonths))),
  },
  {
    name: 'lateRequests',
    table: 'lateRequests',
    expired: (rows, now) => rows.where('creationDate', '<=', isoDate(addMonths(now, -actMonths))),
  },
  // A year after the last act of anybody: what came goes along.
  {
    name: 'recapRequests',
    table: 'recapRequests',
    expired: (rows, now) => rows.where('lastDate', '<=', isoDate(addMonths(now, -requestMonths))),
  },
  {
    name: 'kitchenReportAnswers',
    table: 'kitchenReportAnswers',
    expired: (rows, now) => rows.where('lastSeenDate', '<=', isoDate(addMonths(now, -actMonths))),
  },
  {
    name: 'staffActs',
    table: 'staffActs',
    expired: (rows, now) => rows.where('date', '<=', isoDate(addMonths(now, -actMonths))),
  },
  // Subscriptions that nobody confirmed; their links go with them.
  {
    name: 'newsletter',
    table: 'newsletterSubscriptions',
    expired: (rows, now) => rows.whereNull('confirmationDate').where('requestDate', '<=', isoDate(pendingSince(now))),
  },
  // Long enough to answer questions about sent messages.
  {
    name: 'sentEmails',
    table: 'outgoingEmails',
    expired: (rows, now) => rows.where('sentDate', '<=', isoDate(addMonths(now, -3))),
  },
  // Messages too old to be useful, to addresses that do not work. Those of a mailing are forgotten with their deliveries.
  {
    name: 'undeliverableEmails',
    table: 'outgoingEmails',
    expired: (rows, now) =>
      rows
        .whereNull('sentDate')
        .where({ priority: 0 })
        .where('creationDate', '<=', isoDate(addMonths(now, -1))),
  },
  // Longer than a campaign, of which nobody gets a reminder twice.
  {
    name: 'campaignReminders',
    table: 'campaignReminders',
    expired: (rows, now) => rows.where('date', '<=', isoDate(addMonths(now, -12))),
  },
]

/** Numbers of deleted rows, by name; `warnedAccounts` counts accounts whose owners are being warned. */
export type RetentionCounts = Readonly<Record<string, number>>

/**
 * Deletes the data whose retention has ended. Accounts are deleted four years after their last use, and a month or more
 * after a warning. It may run more than once a day, and on several nodes at once.
 */
export async function applyRetention(database: Database, now: Date, publicUrl: string): Promise<RetentionCounts> {
  const counts: Record<string, number> = {
    warnedAccounts: await inBatches(database, transaction => warnAccounts(transaction, now, publicUrl)),
    accounts: await inBatches(database, transaction => removeUnusedAccounts(transaction, now)),
    pendingAddresses: await forgetExpiredAddresses(database.writer, now),
    newsletterDeliveries: await forgetDeliveries(database, now),
  }
  for (const { name, table, expired } of retentions) {
    counts[name] = await expired(database.writer(table), now).delete()
  }
  return counts
}

async function inBatches(
  database: Database,
  work: (transaction: Knex.Transaction) => Promise<number>,
): Promise<number> {
  let total = 0
  for (;;) {
    const done = await database.transaction(work)
    total += done
    if (done < batchSize) return total
  }
}

interface UnusedAccount {
  readonly id: number
  readonly email: string
  readonly language: Locale
  readonly lastUseDate: string | null
  readonly creationDate: string
}

/** Selects and locks accounts unused since then. */
const lockUnusedAccounts = (transaction: Knex.Transaction, since: Date) =>
  transaction('users')
    .where(unused =>
      unused
        .where('lastUseDate', '<=', isoDate(since))
        .orWhere(never => never.whereNull('lastUseDate').where('creationDate', '<=', isoDate(since))),
    )
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()

async function warnAccounts(transaction: Knex.Transaction, now: Date, publicUrl: string): Promise<number> {
  const accounts: UnusedAccount[] = await lockUnusedAccounts(transaction, addMonths(now, noticeMonths - accountMonths))
    .whereNull('plannedDeletionDate')
    .select('id', 'email', 'language', 'lastUseDate', 'creationDate')
  if (accounts.length === 0) return 0
  const earliest = addMonths(now, noticeMonths)
  const warned = accounts.map(({ lastUseDate, creationDate, ...account }) => {
    const term = addMonths(new Date(lastUseDate ?? creationDate), accountMonths)
    return { ...account, date: term > earliest ? term : earliest }
  })
  await transaction.raw(
    `UPDATE users SET planned_deletion_date = given.date
     FROM ${sqlOf(transaction).jsonRows({ id: 'integer', date: 'text' })} AS given WHERE users.id = given.id`,
    [JSON.stringify(warned.map(({ id, date }) => [id, isoDate(date)]))],
  )
  await queueEmails(
    transaction,
    warned.map(account => deletionNotice(readerOf(account), account.date, publicUrl)),
  )
  return warned.length
}

/** Deletes the unused accounts whose planned date has come; using an account erases this date. */
async function removeUnusedAccounts(transaction: Knex.Transaction, now: Date): Promise<number> {
  const ids: number[] = await lockUnusedAccounts(transaction, addMonths(now, -accountMonths))
    .where('plannedDeletionDate', '<=', isoDate(now))
    .pluck('id')
  return removeAccounts(transaction, ids)
}
