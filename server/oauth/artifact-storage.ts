import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '../database/connection.ts'
import { secretHash } from '../security/secret-hash.ts'
import { epochSeconds, now } from '../time/date-time.ts'
import { unusedMethods } from './unused-methods.ts'

interface ArtifactRow {
  readonly content: string
  readonly consumptionDate: string | null
}

/** Models that belong to a grant; the others belong to a browser. */
const grantModels: ReadonlySet<string> = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken'])

export function artifactStorage(database: Database, model: string, currentUser: () => string | undefined): Adapter {
  const { reader, writer } = database
  const read = ({ content, consumptionDate }: ArtifactRow): AdapterPayload => ({
    ...(JSON.parse(content) as AdapterPayload),
    ...(consumptionDate ? { consumed: epochSeconds(consumptionDate) } : {}),
  })
  return {
    ...unusedMethods,
    async upsert(id, { jti: _, ...payload }, expiresIn = 0) {
      const grantId = grantModels.has(model) ? (payload.grantId ?? '') : null
      await database.transaction(async transaction => {
        // The grant may have been revoked meanwhile.
        if (grantId !== null && !(await transaction('oauthGrants').where('id', grantId).forUpdate().first('id'))) {
          throw new errors.InvalidGrant('grant not found')
        }
        await transaction('oauthArtifacts')
          .insert({
            model,
            key: secretHash(id),
            grantId,
            uid: payload.uid ?? null,
            content: JSON.stringify(payload),
            expiryDate: new Date(Date.now() + expiresIn * 1000).toISOString(),
          })
          .onConflict(['model', 'key'])
          .merge()
      })
    },
    async find(id) {
      const row: ArtifactRow | undefined = await reader('oauthArtifacts')
        .where({ model, key: secretHash(id) })
        .first()
      if (!row) return undefined
      const payload = { ...read(row), jti: id }
      // The provider's session is valid only while the site's session is that of the same user.
      if (model === 'Session' && payload.accountId && payload.accountId !== currentUser()) return undefined
      return payload
    },
    async findByUid(uid) {
      const row: ArtifactRow | undefined = await reader('oauthArtifacts').where({ model, uid }).first()
      return row && read(row)
    },
    async consume(id) {
      // Of two concurrent requests with the same code or token, one succeeds.
      const consumed = await writer('oauthArtifacts')
        .where({ model, key: secretHash(id) })
        .whereNull('consumptionDate')
        .update({ consumptionDate: now() })
      if (consumed === 0) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await writer('oauthArtifacts')
        .where({ model, key: secretHash(id) })
        .delete()
    },
    async revokeByGrantId(grantId) {
      await writer('oauthGrants').where('id', grantId).delete()
    },
  }
}
