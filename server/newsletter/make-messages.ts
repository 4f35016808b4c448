import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import type { RenderedEmail } from '../emails/email.ts'
import { queueMailing } from '../emails/outbox.ts'
import { createLinkSecret } from '../security/secret-hash.ts'
import { now } from '../time/date-time.ts'
import type { IssueWriter } from './issue-emails.ts'
import type { IssueRow } from './issue-rows.ts'

/** Messages of one transaction, few enough for others to write in between. */
const pieceSize = 200

interface Subscriber {
  readonly id: number
  readonly email: string
  readonly language: Locale
}

/**
 * Makes the next messages of an issue and moves past their readers in one transaction: wherever a node dies, each reader
 * has their message or is still to come. The key of a delivery keeps two nodes from making the same message.
 *
 * @returns false once none is left to make, or the issue is not being sent any more.
 */
export const makeMessages = ({ transaction: run }: Database, id: number, writer: IssueWriter): Promise<boolean> =>
  run(async transaction => {
    const issue: IssueRow | undefined = await transaction('newsletterIssues')
      .where({ id, state: 'SENDING' })
      .forUpdate()
      .first()
    if (!issue) return false
    const subscribers = await lockNextSubscribers(transaction, issue)
    const last = subscribers.at(-1)
    if (!last) return false
    await queueMessages(transaction, id, subscribers, writer)
    await transaction('newsletterIssues').where({ id }).update({ lastSubscriptionId: last.id })
    return true
  })

/** Locked, so that who leaves at the same moment gets no message, or has it cancelled. */
const lockNextSubscribers = (
  transaction: Knex.Transaction,
  { lastSubscriptionId, startDate }: IssueRow,
): Promise<Subscriber[]> =>
  transaction('newsletterSubscriptions')
    .where('id', '>', lastSubscriptionId)
    .where('confirmationDate', '<=', startDate as string)
    .orderBy('id')
    .limit(pieceSize)
    .forUpdate()
    .select('id', 'email', 'language')

async function queueMessages(
  transaction: Knex.Transaction,
  issueId: number,
  subscribers: readonly Subscriber[],
  writer: IssueWriter,
): Promise<void> {
  const links: [hash: string, subscriptionId: number][] = []
  const emails: RenderedEmail[] = []
  for (const { id, email, language } of subscribers) {
    const { token, hash } = createLinkSecret()
    links.push([hash, id])
    emails.push(writer.write({ address: email, locale: language }, token))
  }
  const { jsonRows } = sqlOf(transaction)
  await transaction.raw(
    `INSERT INTO newsletter_links (hash, subscription_id)
     SELECT hash, subscription_id FROM ${jsonRows({ hash: 'text', subscription_id: 'integer' })} AS given`,
    [JSON.stringify(links)],
  )
  const queued = await queueMailing(transaction, emails)
  const byAddress = new Map(queued.map(({ recipient, id }) => [recipient, id]))
  const deliveries = subscribers.map(({ id, email }) => [id, byAddress.get(email)])
  await transaction.raw(
    `INSERT INTO newsletter_deliveries (issue_id, subscription_id, email_id, creation_date)
     SELECT CAST(? AS integer), subscription_id, email_id, ?
     FROM ${jsonRows({ subscription_id: 'integer', email_id: 'integer' })} AS given`,
    [issueId, now(), JSON.stringify(deliveries)],
  )
}
