import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import { createKeyHash } from '../security/key-hash.ts'
import { type EmailRule, isEmailRule } from '../security/rate-rules.ts'
import type { Settings } from '../settings/settings.ts'
import { mailboxKey } from './mailbox-key.ts'

/** Messages that somebody makes us send to addresses that may not be theirs. */
export interface OutsideEmails {
  readonly limit: EmailRule['limit']
  /** The id of a user, null for an anonymous one, to whom rules by sender do not apply. */
  readonly senderId: number | null
  readonly recipients: readonly string[]
}

export interface EmailAllowance {
  /** The recipients who may receive a message; the others have received enough. */
  readonly allowed: ReadonlySet<string>
  /** Seconds until the others may receive one again; null without any. */
  readonly unreachedFor: number | null
  /** Null when all these messages may leave now. */
  readonly refusal: EmailRefusal | null
}

export interface EmailRefusal {
  /** `everyone` when the total of all senders is too high. */
  readonly by: 'sender' | 'everyone'
  /** Seconds until these messages may leave. */
  readonly wait: number
}

/**
 * Counts messages to outside people in the transaction that queues them, so that a rollback also undoes the counts. The
 * table is that of the counts of requests, shared by nodes. Call it last in a transaction, as others wait for the
 * counts.
 */
export async function allowOutsideEmails(
  transaction: Knex.Transaction,
  { rateRules, sessionSecret }: Settings,
  { limit, senderId, recipients }: OutsideEmails,
): Promise<EmailAllowance> {
  const rules = rateRules.filter(isEmailRule).filter(rule => rule.limit === limit)
  const keyOf = createKeyHash(sessionSecret)
  const allowed = new Set(recipients)
  const refusals: EmailRefusal[] = []
  let unreachedFor: number | null = null
  // Every transaction locks the recipients sorted by key, then the sender, then everyone, which prevents deadlocks.
  for (const rule of rules.filter(({ by }) => by === 'recipient')) {
    const byMailbox = Map.groupBy(allowed, recipient => keyOf([rule.name, mailboxKey(recipient)]))
    const added = new Map([...byMailbox].map(([key, recipients]) => [key, recipients.length]))
    for (const count of await addToCounts(transaction, rule, added)) {
      const recipients = byMailbox.get(count.key) ?? []
      const left = Math.max(0, rule.points - (count.points - recipients.length))
      if (recipients.length <= left) continue
      for (const recipient of recipients.slice(left)) allowed.delete(recipient)
      unreachedFor = Math.max(unreachedFor ?? 0, waitOf(count))
    }
  }
  if (allowed.size === 0) return { allowed, unreachedFor, refusal: null }
  for (const by of senderId === null ? (['everyone'] as const) : (['sender', 'everyone'] as const)) {
    for (const rule of rules.filter(rule => rule.by === by)) {
      const key = keyOf(by === 'sender' ? [rule.name, String(senderId)] : [rule.name])
      const [counted] = await addToCounts(transaction, rule, new Map([[key, allowed.size]]))
      if (counted && counted.points > rule.points) refusals.push({ by, wait: waitOf(counted) })
    }
  }
  const [first] = refusals
  return {
    allowed,
    unreachedFor,
    refusal: first ? { by: first.by, wait: Math.max(...refusals.map(({ wait }) => wait)) } : null,
  }
}

interface Count {
  readonly key: string
  readonly points: number
  readonly expire: number | string
}

/** Seconds until a count begins anew. */
const waitOf = ({ expire }: Count): number => Math.max(1, Math.ceil((Number(expire) - Date.now()) / 1000))

/** Adds points to counts, by their keys, after resetting those that have expired. @returns the new counts. */
function addToCounts(
  transaction: Knex.Transaction,
  { seconds }: EmailRule,
  added: ReadonlyMap<string, number>,
): Promise<Count[]> {
  const now = Date.now()
  return rawRows<Count>(
    transaction,
    `INSERT INTO rate_limits (key, points, expire)
     SELECT key, points, CAST(? AS bigint) FROM ${sqlOf(transaction).jsonRows({ key: 'text', points: 'integer' })} AS given
     WHERE true ORDER BY key
     ON CONFLICT (key) DO UPDATE SET
       points = excluded.points + CASE WHEN rate_limits.expire <= ? THEN 0 ELSE rate_limits.points END,
       expire = CASE WHEN rate_limits.expire <= ? THEN excluded.expire ELSE rate_limits.expire END
     RETURNING key, points, expire`,
    [now + seconds * 1000, JSON.stringify([...added]), now, now],
  )
}
