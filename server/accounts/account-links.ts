import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { now } from '../time/date-time.ts'
import { secretHash } from './secret-hash.ts'

export type LinkPurpose = 'email-confirmation' | 'password-reset'

const hour = 3_600_000
/** A message may wait for days to be read; who asks for a new password is in front of the screen. */
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'email-confirmation': 72 * hour,
  'password-reset': 24 * hour,
}
const paths: Readonly<Record<LinkPurpose, string>> = {
  'email-confirmation': '/activation-compte',
  'password-reset': '/nouveau-mot-de-passe',
}

/** Until when a link made now is good. */
export const linkExpiry = (purpose: LinkPurpose): string => new Date(Date.now() + lifetimes[purpose]).toISOString()

/** How many hours a link of this purpose is good for. */
export const hoursOf = (purpose: LinkPurpose): number => lifetimes[purpose] / hour

/** The end of a link's path. */
export interface LinkParts {
  readonly uid: string
  readonly token: string
}

const uidOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url')

/** A new link for one use. Only its hash is stored: who reads the database cannot follow it. @returns its address. */
export async function createLink(
  transaction: Knex.Transaction,
  purpose: LinkPurpose,
  userId: number,
  publicUrl: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction('accountLinks').where('expiryDate', '<=', now()).delete()
  await transaction('accountLinks').insert({
    userId,
    purpose,
    hash: secretHash(token),
    expiryDate: linkExpiry(purpose),
  })
  return `${publicUrl}${paths[purpose]}/${uidOf(userId)}/${token}`
}

const living = (database: Knex, purpose: LinkPurpose, token: string) =>
  database('accountLinks')
    .where({ purpose, hash: secretHash(token) })
    .where('expiryDate', '>', now())

/** Whose link this is, null when it is not good (any more). */
export async function linkOwner(
  database: Knex,
  purpose: LinkPurpose,
  { uid, token }: LinkParts,
): Promise<number | null> {
  const row: { userId: number } | undefined = await living(database, purpose, token).first('userId')
  return row && uidOf(row.userId) === uid ? row.userId : null
}

/** Uses the link up: of two requests that follow it at once, one does. @returns whether it was still good. */
export async function useLink(
  transaction: Knex.Transaction,
  purpose: LinkPurpose,
  { token }: LinkParts,
): Promise<boolean> {
  return (await living(transaction, purpose, token).delete()) > 0
}

/** Ends the links that the user was sent, all of them or those of a purpose. */
export async function endLinks(transaction: Knex.Transaction, userId: number, purpose?: LinkPurpose): Promise<void> {
  await transaction('accountLinks')
    .where(purpose ? { userId, purpose } : { userId })
    .delete()
}
