import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { mailboxKey } from '../emails/mailbox-key.ts'
import { createKeyHash } from '../security/key-hash.ts'
import { now } from '../time/date-time.ts'

/** Names the mailbox of an address without telling it, so that one who wants no message is known after all is forgotten. */
export const mailboxHash = (sessionSecret: string, email: string): string =>
  createKeyHash(sessionSecret)(['recap requests', mailboxKey(email)])

/** One writer at a time for a mailbox: a request that comes while it is stopped finds that it is. Before any other lock. */
export const lockMailbox = (transaction: Knex.Transaction, hash: string): Promise<void> =>
  sqlOf(transaction).lock(transaction, `recap requests ${hash}`)

export async function isStopped(database: Knex, hash: string): Promise<boolean> {
  return (await database('stoppedMailboxes').where({ mailboxHash: hash }).first('mailboxHash')) !== undefined
}

export async function stopMailbox(transaction: Knex.Transaction, hash: string): Promise<void> {
  await transaction('stoppedMailboxes').insert({ mailboxHash: hash, date: now() }).onConflict('mailboxHash').ignore()
}
