import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '../database/connection.ts'
import { epochSeconds, now } from '../time/date-time.ts'
import { unusedMethods } from './unused-methods.ts'

interface GrantRow {
  readonly clientId: string
  readonly userId: number
  readonly scopes: string
  readonly creationDate: string
}

/** Grants last until they are revoked, whatever lifetime the provider sets. */
export function grantStorage({ reader, writer }: Database): Adapter {
  return {
    ...unusedMethods,
    async upsert(id, { clientId, accountId, openid }: AdapterPayload & { openid?: { scope?: string } }) {
      const application: { id: number } | undefined = await reader('oauthApplications')
        .where({ clientId: clientId ?? '' })
        .first('id')
      if (!application) throw new errors.InvalidClient('client not found')
      await writer('oauthGrants').insert({
        id,
        applicationId: application.id,
        userId: Number(accountId),
        scopes: JSON.stringify((openid?.scope ?? '').split(' ')),
        creationDate: now(),
      })
    },
    async find(id) {
      const row: GrantRow | undefined = await reader('oauthGrants')
        .join('oauthApplications', 'oauthApplications.id', 'oauthGrants.applicationId')
        .where('oauthGrants.id', id)
        .first('clientId', 'oauthGrants.userId', 'scopes', 'oauthGrants.creationDate')
      if (!row) return undefined
      const openid = { scope: (JSON.parse(row.scopes) as string[]).join(' ') }
      const payload: AdapterPayload & { openid: { scope: string } } = {
        kind: 'Grant',
        jti: id,
        iat: epochSeconds(row.creationDate),
        clientId: row.clientId,
        accountId: String(row.userId),
        openid,
      }
      return payload
    },
    async destroy(id) {
      await writer('oauthGrants').where({ id }).delete()
    },
  }
}
