import { isScope } from '@ma-cantine/lib/accounts/scope'
import { secretHash } from '../accounts/secret-hash.ts'
import { isOld, type TokenVerdict } from '../accounts/token-rights.ts'
import { asUser, type UserRow } from '../accounts/users.ts'
import { now } from '../http/date-time.ts'
import type { Services } from '../services.ts'

interface StoredToken extends UserRow {
  readonly content: string
  readonly expiryDate: string
  readonly grantId: string
  readonly isActive: boolean | number
  readonly applicationId: number
  readonly grantUseDate: string | null
}

/** What an application's access token allows. One that was taken back is gone from the database. */
export async function applicationTokenRights({ database, background }: Services, token: string): Promise<TokenVerdict> {
  const row: StoredToken | undefined = await database
    .reader('oauthArtifacts')
    .join('oauthGrants', 'oauthGrants.id', 'oauthArtifacts.grantId')
    .join('users', 'users.id', 'oauthGrants.userId')
    .where({ model: 'AccessToken', key: secretHash(token) })
    .first('users.*', 'content', 'expiryDate', 'grantId', 'applicationId', {
      grantUseDate: 'oauthGrants.lastUseDate',
    })
  if (!row) return 'unknown'
  if (row.expiryDate <= now()) return 'expired'
  if (isOld(row.grantUseDate)) {
    background.run(() => database.writer('oauthGrants').where('id', row.grantId).update({ lastUseDate: now() }))
  }
  const { scope = '' } = JSON.parse(row.content) as { scope?: string }
  return {
    by: 'application',
    throughId: row.applicationId,
    user: row.isActive ? asUser(row) : null,
    scopes: scope.split(' ').filter(isScope),
    canteenIds: null,
  }
}
