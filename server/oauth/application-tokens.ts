import { isScope } from '@ma-cantine/lib/http/scope'
import { isLastUseStale, type TokenVerdict } from '../accounts/token-rights.ts'
import { asUser, type UserRow } from '../accounts/user-row.ts'
import { rawRows } from '../database/sql.ts'
import { secretHash } from '../security/secret-hash.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'

interface StoredToken extends UserRow {
  readonly content: string
  readonly expiryDate: string
  readonly grantId: string
  readonly applicationId: number
  readonly grantUseDate: string | null
}

/** Handwritten, as every call of an application begins with it. */
const tokenQuery = `
  SELECT users.*, content, oauth_artifacts.expiry_date, grant_id, application_id, oauth_grants.last_use_date AS grant_use_date
  FROM oauth_artifacts
  JOIN oauth_grants ON oauth_grants.id = oauth_artifacts.grant_id
  JOIN users ON users.id = oauth_grants.user_id
  WHERE model = 'AccessToken' AND key = ?`

/** Finds the rights of the access token of an application. A revoked token is not in the database any more. */
export async function applicationTokenRights({ database, background }: Services, token: string): Promise<TokenVerdict> {
  const [row] = await rawRows<StoredToken>(database.reader, tokenQuery, [secretHash(token)])
  if (!row) return 'unknown'
  if (row.expiryDate <= now()) return 'expired'
  if (isLastUseStale(row.grantUseDate)) {
    background.run(() => database.writer('oauthGrants').where('id', row.grantId).update({ lastUseDate: now() }))
  }
  const { scope = '' } = JSON.parse(row.content) as { scope?: string }
  return {
    by: 'application',
    throughId: row.applicationId,
    user: row.isActive ? asUser(row) : null,
    accessVersion: row.accessVersion,
    scopes: scope.split(' ').filter(isScope),
    canteenIds: null,
  }
}
