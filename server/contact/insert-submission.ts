import { createHash } from 'node:crypto'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Knex } from 'knex'
import { Refusal } from '../http/refusal.ts'

/** What recognises a message that is sent again. */
export interface Submission {
  /** The idempotency key of the request, null without one. */
  readonly key: string | null
  /** What makes the message the same. */
  readonly content: readonly unknown[]
}

/**
 * Stores a message that people sent us, once: visitors have no row in `idempotency_keys`, so that its row holds the key.
 * @returns its id; null for one that is stored already.
 * @throws Refusal 422 when the key belongs to another message.
 */
export async function insertSubmission(
  transaction: Knex.Transaction,
  table: 'inquiries' | 'canteenMessages' | 'partners',
  row: Readonly<Record<string, unknown>>,
  { key, content }: Submission,
): Promise<number | null> {
  const requestDigest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const [inserted]: { id: number }[] = await transaction(table)
    .insert({ ...row, submissionKey: key, requestDigest })
    .onConflict('submissionKey')
    .ignore()
    .returning('id')
  if (inserted) return inserted.id
  const known: { requestDigest: string } | undefined = await transaction(table)
    .where({ submissionKey: key })
    .first('requestDigest')
  if (known?.requestDigest !== requestDigest) throw new Refusal(422, httpRefusals('key-of-another-request'))
  return null
}
