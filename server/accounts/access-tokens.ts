import { randomBytes } from 'node:crypto'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import type { AccessToken, AccessTokenDraft } from '@ma-cantine/lib/accounts/tokens-api'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { isScope, type Scope } from '@ma-cantine/lib/http/scope'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { FieldErrors } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { managesAll, reachOfUser } from '../teams/managed-canteens.ts'
import { now, parisTime } from '../time/date-time.ts'
import { secretHash } from './secret-hash.ts'
import { isOld, type TokenVerdict } from './token-rights.ts'
import { asUser, holdUser, type UserRow } from './users.ts'

/** What personal access tokens start with; no other token does. */
export const tokenPrefix = 'mc_'

interface TokenRow {
  readonly id: number
  readonly userId: number
  readonly name: string
  readonly scopes: string
  readonly limited: boolean | number
  readonly creationDate: string
  readonly expiryDate: string
  readonly revocationDate: string | null
  readonly lastUseDate: string | null
}

interface TokenCanteen extends CanteenPreview {
  readonly tokenId: number
}

/** The rights that are known today among those a token was given. */
export const readScopes = (stored: string): Scope[] => (JSON.parse(stored) as string[]).filter(isScope)

const asToken = (row: TokenRow, canteens: readonly CanteenPreview[]): AccessToken => ({
  id: row.id,
  name: row.name,
  scopes: readScopes(row.scopes),
  canteens: row.limited ? canteens.map(({ id, name }) => ({ id, name })) : null,
  creationDate: parisTime(row.creationDate),
  expiryDate: parisTime(row.expiryDate),
  lastUseDate: row.lastUseDate && parisTime(row.lastUseDate),
})

/** Those that were not revoked, expired ones included. */
export async function listAccessTokens(database: Knex, userId: number): Promise<AccessToken[]> {
  const rows: TokenRow[] = await database('accessTokens').where({ userId }).whereNull('revocationDate').orderBy('id')
  const canteens = Map.groupBy(await canteensOf(database, rows), ({ tokenId }) => tokenId)
  return rows.map(row => asToken(row, canteens.get(row.id) ?? []))
}

function canteensOf(database: Knex, rows: readonly TokenRow[]): Promise<TokenCanteen[]> {
  const limited = rows.filter(({ limited }) => limited).map(({ id }) => id)
  return database('accessTokenCanteens')
    .join('canteens', 'canteens.id', 'accessTokenCanteens.canteenId')
    .where(inList(database, 'tokenId', limited))
    .whereNull('deletionDate')
    .orderBy('canteens.id')
    .select('tokenId', 'canteens.id', 'canteens.name')
}

const day = 86_400_000

/** Of an account at one time: many more than it has programs. */
const mostTokens = 50

/**
 * The only moment the secret is known.
 * @throws FieldErrors for canteens that the user does not manage, or too many tokens.
 */
export async function createAccessToken(
  transaction: Knex,
  userId: number,
  { name, scopes, canteenIds = null, validityDays }: AccessTokenDraft,
): Promise<AccessToken & { token: string }> {
  // Canteens are locked in the order of their ids.
  const ids = canteenIds && [...new Set(canteenIds)].sort((a, b) => a - b)
  if (ids && !(await managesAll(transaction, reachOfUser(userId), ids))) {
    throw new FieldErrors({ canteenIds: [canteenRefusals('not-manager-of-all')] })
  }
  // Two requests at once are counted one after the other.
  await holdUser(transaction, userId)
  if ((await countLiving(transaction, userId)) >= mostTokens) {
    throw new FieldErrors({ nonFieldErrors: [accountRefusals('too-many-tokens', mostTokens)] })
  }
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`
  const [row] = await transaction('accessTokens')
    .insert({
      userId,
      name,
      hash: secretHash(token),
      scopes: JSON.stringify(scopes),
      limited: ids !== null,
      creationDate: now(),
      expiryDate: new Date(Date.now() + validityDays * day).toISOString(),
    })
    .returning('*')
  const inserted = row as TokenRow
  if (ids) await transaction('accessTokenCanteens').insert(ids.map(canteenId => ({ tokenId: inserted.id, canteenId })))
  return { ...asToken(inserted, ids ? await canteensOf(transaction, [inserted]) : []), token }
}

async function countLiving(database: Knex, userId: number): Promise<number> {
  const row: { count?: number | string } | undefined = await database('accessTokens')
    .where({ userId })
    .whereNull('revocationDate')
    .where('expiryDate', '>', now())
    .count({ count: '*' })
    .first()
  return Number(row?.count)
}

/** @returns whether the user had such a token. Its row stays: the history names it, and who uses it is told why. */
export async function revokeAccessToken(database: Knex, userId: number, id: number): Promise<boolean> {
  const revoked = await database('accessTokens')
    .where({ userId, id })
    .whereNull('revocationDate')
    .update({ revocationDate: now() })
  return revoked > 0
}

/** The owner's row has columns of the same names. */
interface TokenOfUser extends UserRow {
  readonly tokenId: number
  readonly isActive: boolean | number
  readonly scopes: string
  readonly limited: boolean | number
  readonly expiryDate: string
  readonly revocationDate: string | null
  readonly tokenUseDate: string | null
}

/** Written by hand: to have it built anew for every call of a program would take longer than to run it. */
const tokenOfUser = `
  SELECT users.*, scopes, limited, expiry_date, revocation_date,
    access_tokens.id AS token_id, access_tokens.last_use_date AS token_use_date
  FROM access_tokens JOIN users ON users.id = access_tokens.user_id
  WHERE access_tokens.hash = ?`

/** In one query for a token that is not limited: every call of a program begins with it. */
export async function accessTokenRights({ database, background }: Services, token: string): Promise<TokenVerdict> {
  const [row] = await rawRows<TokenOfUser>(database.reader, tokenOfUser, [secretHash(token)])
  if (!row) return 'unknown'
  if (row.revocationDate) return 'revoked'
  if (row.expiryDate <= now()) return 'expired'
  if (isOld(row.tokenUseDate)) {
    // A request that only reads does not wait behind an import for this.
    background.run(() => database.writer('accessTokens').where('id', row.tokenId).update({ lastUseDate: now() }))
  }
  return {
    by: 'token',
    throughId: row.tokenId,
    user: row.isActive ? asUser(row) : null,
    accessVersion: row.accessVersion,
    scopes: readScopes(row.scopes),
    canteenIds: row.limited ? await limitsOf(database.reader, row.tokenId) : null,
  }
}

async function limitsOf(database: Knex, tokenId: number): Promise<number[]> {
  const rows: { canteenId: number }[] = await database('accessTokenCanteens').where({ tokenId }).select('canteenId')
  return rows.map(({ canteenId }) => canteenId)
}
