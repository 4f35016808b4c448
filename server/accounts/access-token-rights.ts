import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import { secretHash } from '../security/secret-hash.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { readScopes } from './access-tokens.ts'
import { isLastUseStale, type TokenVerdict } from './token-rights.ts'
import { asUser, type UserRow } from './user-row.ts'

/** A token with its owner, whose row has columns of the same names. */
interface TokenOfUser extends UserRow {
  readonly tokenId: number
  readonly scopes: string
  readonly limited: boolean | number
  readonly expiryDate: string
  readonly revocationDate: string | null
  readonly tokenUseDate: string | null
}

/** Handwritten: building the query for each call of a program would take longer than running it. */
const tokenQuery = `
  SELECT users.*, scopes, limited, expiry_date, revocation_date,
    access_tokens.id AS token_id, access_tokens.last_use_date AS token_use_date
  FROM access_tokens JOIN users ON users.id = access_tokens.user_id
  WHERE access_tokens.hash = ?`

/** Finds the rights of a token, in one query unless it is limited: every call of a program begins with it. */
export async function accessTokenRights({ database, background }: Services, token: string): Promise<TokenVerdict> {
  const [row] = await rawRows<TokenOfUser>(database.reader, tokenQuery, [secretHash(token)])
  if (!row) return 'unknown'
  if (row.revocationDate) return 'revoked'
  if (row.expiryDate <= now()) return 'expired'
  if (isLastUseStale(row.tokenUseDate)) {
    // In the background, so that a reading request does not wait for an import.
    background.run(() => database.writer('accessTokens').where('id', row.tokenId).update({ lastUseDate: now() }))
  }
  return {
    by: 'token',
    throughId: row.tokenId,
    user: row.isActive ? asUser(row) : null,
    accessVersion: row.accessVersion,
    scopes: readScopes(row.scopes),
    canteenIds: row.limited ? await findLimits(database.reader, row.tokenId) : null,
  }
}

async function findLimits(database: Knex, tokenId: number): Promise<number[]> {
  const rows: { canteenId: number }[] = await database('accessTokenCanteens').where({ tokenId }).select('canteenId')
  return rows.map(({ canteenId }) => canteenId)
}
