import { isScope } from '@ma-cantine/lib/accounts/scope'
import { secretHash } from '../accounts/secret-hash.ts'
import { isOld, type TokenVerdict } from '../accounts/token-rights.ts'
import { now } from '../http/date-time.ts'
import type { Services } from '../services.ts'

interface StoredToken {
  readonly content: string
  readonly expiryDate: string
  readonly grantId: string
  readonly userId: number
  readonly applicationId: number
  readonly lastUseDate: string | null
}

/** What an application's access token allows. One that was taken back is gone from the database. */
export async function applicationTokenRights({ database, background }: Services, token: string): Promise<TokenVerdict> {
  const row: StoredToken | undefined = await database
    .reader('oauthArtifacts')
    .join('oauthGrants', 'oauthGrants.id', 'oauthArtifacts.grantId')
    .where({ model: 'AccessToken', key: secretHash(token) })
    .first('content', 'expiryDate', 'grantId', 'userId', 'applicationId', 'lastUseDate')
  if (!row) return 'unknown'
  if (row.expiryDate <= now()) return 'expired'
  if (isOld(row.lastUseDate)) {
    background.run(() => database.writer('oauthGrants').where('id', row.grantId).update({ lastUseDate: now() }))
  }
  const { scope = '' } = JSON.parse(row.content) as { scope?: string }
  return {
    by: 'application',
    throughId: row.applicationId,
    userId: row.userId,
    scopes: scope.split(' ').filter(isScope),
    canteenIds: null,
  }
}
