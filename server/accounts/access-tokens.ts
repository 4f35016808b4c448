import { randomBytes } from 'node:crypto'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import type { AccessToken, AccessTokenDraft } from '@ma-cantine/lib/accounts/tokens-api'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { isScope, type Scope } from '@ma-cantine/lib/http/scope'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { FieldErrors } from '../http/refusal.ts'
import { secretHash } from '../security/secret-hash.ts'
import { areAllManaged, reachOfUser } from '../teams/managed-canteens.ts'
import { now, parisTime } from '../time/date-time.ts'
import { lockUser } from './users.ts'

/** Prefix of personal access tokens, which no other token has. */
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

/** The scopes of a stored token that still exist. */
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

/** The tokens that were not revoked, including expired ones. */
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

/** Largest number of valid tokens of one account, far more than it has programs. */
const tokenLimit = 50

/**
 * Creates a token and returns its secret, which is stored nowhere.
 * @throws FieldErrors for canteens that the user does not manage, or too many tokens.
 */
export async function createAccessToken(
  transaction: Knex,
  userId: number,
  { name, scopes, canteenIds = null, validityDays }: AccessTokenDraft,
): Promise<AccessToken & { token: string }> {
  // Sorted, as canteens are always locked in the order of their ids.
  const ids = canteenIds && [...new Set(canteenIds)].sort((a, b) => a - b)
  if (ids && !(await areAllManaged(transaction, reachOfUser(userId), ids))) {
    throw new FieldErrors({ canteenIds: [canteenRefusals('not-manager-of-all')] })
  }
  // The lock makes concurrent requests count one after the other.
  await lockUser(transaction, userId)
  if ((await countValidTokens(transaction, userId)) >= tokenLimit) {
    throw new FieldErrors({ nonFieldErrors: [accountRefusals('too-many-tokens', tokenLimit)] })
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

async function countValidTokens(database: Knex, userId: number): Promise<number> {
  const row: { count?: number | string } | undefined = await database('accessTokens')
    .where({ userId })
    .whereNull('revocationDate')
    .where('expiryDate', '>', now())
    .count({ count: '*' })
    .first()
  return Number(row?.count)
}

/**
 * Revokes a token. Its row stays, for the history and to tell users of the token why it is refused.
 * @returns whether the user had such a token.
 */
export async function revokeAccessToken(database: Knex, userId: number, id: number): Promise<boolean> {
  const revoked = await database('accessTokens')
    .where({ userId, id })
    .whereNull('revocationDate')
    .update({ revocationDate: now() })
  return revoked > 0
}
