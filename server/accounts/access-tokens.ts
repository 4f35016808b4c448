import { createHash, randomBytes } from 'node:crypto'
import type { AccessToken } from '@ma-cantine/lib/accounts/accounts-api'
import type { Knex } from 'knex'
import { now, parisTime } from '../http/date-time.ts'
import type { Services } from '../services.ts'

/** 256 random bits need no salt and no slow hash: nobody can try them all. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

interface TokenRow {
  readonly id: number
  readonly name: string
  readonly creationDate: string
  readonly lastUseDate: string | null
}

const asToken = ({ id, name, creationDate, lastUseDate }: TokenRow): AccessToken => ({
  id,
  name,
  creationDate: parisTime(creationDate),
  lastUseDate: lastUseDate && parisTime(lastUseDate),
})

export async function listAccessTokens(database: Knex, userId: number): Promise<AccessToken[]> {
  const rows: TokenRow[] = await database('accessTokens').where({ userId }).orderBy('id')
  return rows.map(asToken)
}

/** The only moment the secret is known. */
export async function createAccessToken(
  database: Knex,
  userId: number,
  name: string,
): Promise<AccessToken & { token: string }> {
  const token = `mc_${randomBytes(32).toString('base64url')}`
  const [row] = await database('accessTokens')
    .insert({ userId, name, hash: hashOf(token), creationDate: now() })
    .returning(['id', 'name', 'creationDate', 'lastUseDate'])
  return { ...asToken(row as TokenRow), token }
}

/** @returns whether the user had such a token. */
export async function revokeAccessToken(database: Knex, userId: number, id: number): Promise<boolean> {
  return (await database('accessTokens').where({ userId, id }).delete()) > 0
}

const minute = 60_000

export interface TokenOwner {
  readonly tokenId: number
  readonly userId: number
}

/** Null when there is no such token (any more). */
export async function tokenOwner({ database, background }: Services, token: string): Promise<TokenOwner | null> {
  const row: { id: number; userId: number; lastUseDate: string | null } | undefined = await database
    .reader('accessTokens')
    .where('hash', hashOf(token))
    .first('id', 'userId', 'lastUseDate')
  if (!row) return null
  if (!row.lastUseDate || Date.now() - Date.parse(row.lastUseDate) > minute) {
    // A request that only reads does not wait behind an import for this.
    background.run(() => database.writer('accessTokens').where('id', row.id).update({ lastUseDate: now() }))
  }
  return { tokenId: row.id, userId: row.userId }
}
