import type { Knex } from 'knex'
import { forgetExpiredAddresses } from '../accounts/email-confirmation.ts'
import { removeAccounts } from '../accounts/remove-accounts.ts'
import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import { planRetention } from '../imports/plans.ts'
import { monthsFrom } from './calendar.ts'
import { deletionNotice } from './deletion-notice.ts'

/** Of an account that nobody uses any more: the published personal-data page says so. */
const accountMonths = 4 * 12
const noticeMonths = 1

/** Accounts that are warned or deleted together: others write between two transactions. */
const batch = 500

interface Retention {
  readonly name: string
  /** Of the table, in code. */
  readonly table: string
  /** Rows whose time is over. */
  readonly over: (rows: Knex.QueryBuilder, now: Date) => Knex.QueryBuilder
}

const stored = (date: Date): string => date.toISOString()

/** What goes when its time is over, accounts apart. */
const retentions: readonly Retention[] = [
  { name: 'sessions', table: 'sessions', over: (rows, now) => rows.where('expiryDate', '<=', stored(now)) },
  { name: 'links', table: 'accountLinks', over: (rows, now) => rows.where('expiryDate', '<=', stored(now)) },
  { name: 'oauthArtifacts', table: 'oauthArtifacts', over: (rows, now) => rows.where('expiryDate', '<=', stored(now)) },
  {
    name: 'idempotencyKeys',
    table: 'idempotencyKeys',
    over: (rows, now) => rows.where('expiryDate', '<=', stored(now)),
  },
  {
    name: 'plans',
    table: 'importPlans',
    over: (rows, now) => rows.where('expiryDate', '<=', stored(new Date(now.getTime() - planRetention))),
  },
  { name: 'rateLimits', table: 'rateLimits', over: (rows, now) => rows.where('expire', '<', now.getTime()) },
  // A contact who never came: four years after the last time we wrote.
  {
    name: 'invitations',
    table: 'managerInvitations',
    over: (rows, now) => rows.where('creationDate', '<=', stored(monthsFrom(now, -accountMonths))),
  },
  // Long enough to answer who asks what we sent them.
  {
    name: 'sentEmails',
    table: 'outgoingEmails',
    over: (rows, now) => rows.where('sentDate', '<=', stored(monthsFrom(now, -3))),
  },
  // No longer news, and nobody at that address.
  {
    name: 'undeliverableEmails',
    table: 'outgoingEmails',
    over: (rows, now) => rows.whereNull('sentDate').where('creationDate', '<=', stored(monthsFrom(now, -1))),
  },
]

/** How many rows went, by name; `warnedAccounts` are those whose owners are about to be written to. */
export type RetentionCounts = Readonly<Record<string, number>>

/**
 * Forgets what has been kept long enough. Accounts go four years after their last use, and never before their owners have
 * been told so for a month. To be run every day; twice does no harm, on several nodes at once neither.
 */
export async function applyRetention(database: Database, now: Date, publicUrl: string): Promise<RetentionCounts> {
  const counts: Record<string, number> = {
    warnedAccounts: await inBatches(database, transaction => warnAccounts(transaction, now, publicUrl)),
    accounts: await inBatches(database, transaction => removeUnusedAccounts(transaction, now)),
    pendingAddresses: await forgetExpiredAddresses(database.writer, now),
  }
  for (const { name, table, over } of retentions) {
    counts[name] = await over(database.writer(table), now).delete()
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
    if (done < batch) return total
  }
}

interface UnusedAccount {
  readonly id: number
  readonly email: string
  readonly lastUseDate: string | null
  readonly creationDate: string
}

/** Accounts unused since then. Those taken here are nobody else's until the transaction ends. */
const unusedAccounts = (transaction: Knex.Transaction, since: Date) =>
  transaction('users')
    .where(unused =>
      unused
        .where('lastUseDate', '<=', stored(since))
        .orWhere(never => never.whereNull('lastUseDate').where('creationDate', '<=', stored(since))),
    )
    .orderBy('id')
    .limit(batch)
    .forUpdate()

async function warnAccounts(transaction: Knex.Transaction, now: Date, publicUrl: string): Promise<number> {
  const accounts: UnusedAccount[] = await unusedAccounts(transaction, monthsFrom(now, noticeMonths - accountMonths))
    .whereNull('plannedDeletionDate')
    .select('id', 'email', 'lastUseDate', 'creationDate')
  if (accounts.length === 0) return 0
  const earliest = monthsFrom(now, noticeMonths)
  const warned = accounts.map(({ id, email, lastUseDate, creationDate }) => {
    const term = monthsFrom(new Date(lastUseDate ?? creationDate), accountMonths)
    return { id, email, date: term > earliest ? term : earliest }
  })
  await transaction.raw(
    `UPDATE users SET planned_deletion_date = given.date
     FROM ${sqlOf(transaction).jsonRows({ id: 'integer', date: 'text' })} AS given WHERE users.id = given.id`,
    [JSON.stringify(warned.map(({ id, date }) => [id, stored(date)]))],
  )
  await queueEmails(
    transaction,
    warned.map(({ email, date }) => deletionNotice(email, date, publicUrl)),
  )
  return warned.length
}

/** Whose day has come: an account that is used in the meantime has none any more. */
async function removeUnusedAccounts(transaction: Knex.Transaction, now: Date): Promise<number> {
  const ids: number[] = await unusedAccounts(transaction, monthsFrom(now, -accountMonths))
    .where('plannedDeletionDate', '<=', stored(now))
    .pluck('id')
  return removeAccounts(transaction, ids)
}
