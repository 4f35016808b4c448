import type { Knex } from 'knex'
import { createLinkSecret, secretHash } from '../security/secret-hash.ts'
import { now } from '../time/date-time.ts'

export type LinkPurpose = 'email-confirmation' | 'password-reset'

const hour = 3_600_000
/** A message may remain unread for days; somebody who asks for a new password is waiting for it. */
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'email-confirmation': 72 * hour,
  'password-reset': 24 * hour,
}
const paths: Readonly<Record<LinkPurpose, string>> = {
  'email-confirmation': '/activation-compte',
  'password-reset': '/nouveau-mot-de-passe',
}

/** Expiry date of a link created now. */
export const linkExpiry = (purpose: LinkPurpose): string => new Date(Date.now() + lifetimes[purpose]).toISOString()

/** Validity of a link of this purpose, in hours. */
export const linkHours = (purpose: LinkPurpose): number => lifetimes[purpose] / hour

/** Last parts of the path of a link. */
export interface LinkParts {
  readonly uid: string
  readonly token: string
}

const uidOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url')

/**
 * Creates a link for one use. Only its hash is stored, so that reading the database opens nothing. @returns its
 * address.
 */
export async function createLink(
  transaction: Knex.Transaction,
  purpose: LinkPurpose,
  userId: number,
  publicUrl: string,
): Promise<string> {
  const { token, hash } = createLinkSecret()
  await transaction('accountLinks').where('expiryDate', '<=', now()).delete()
  await transaction('accountLinks').insert({
    userId,
    purpose,
    hash,
    expiryDate: linkExpiry(purpose),
  })
  return `${publicUrl}${paths[purpose]}/${uidOf(userId)}/${token}`
}

const validLinks = (database: Knex, purpose: LinkPurpose, token: string) =>
  database('accountLinks')
    .where({ purpose, hash: secretHash(token) })
    .where('expiryDate', '>', now())

/** The id of the user of a link, null when it is not valid (any more). */
export async function findLinkOwner(
  database: Knex,
  purpose: LinkPurpose,
  { uid, token }: LinkParts,
): Promise<number | null> {
  const row: { userId: number } | undefined = await validLinks(database, purpose, token).first('userId')
  return row && uidOf(row.userId) === uid ? row.userId : null
}

/** Consumes a link: of two concurrent requests, one succeeds. @returns whether it was still valid. */
export async function consumeLink(
  transaction: Knex.Transaction,
  purpose: LinkPurpose,
  { token }: LinkParts,
): Promise<boolean> {
  return (await validLinks(transaction, purpose, token).delete()) > 0
}

/** Deletes the links of a user, all of them or those of one purpose. */
export async function endLinks(transaction: Knex.Transaction, userId: number, purpose?: LinkPurpose): Promise<void> {
  await transaction('accountLinks')
    .where(purpose ? { userId, purpose } : { userId })
    .delete()
}
