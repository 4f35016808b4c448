import type { Knex } from 'knex'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '../database/connection.ts'
import { secretHash } from '../security/secret-hash.ts'
import { epochSeconds, now } from '../time/date-time.ts'
import { unusedMethods } from './unused-methods.ts'

interface ArtifactRow {
  readonly key: string
  readonly grantId: string | null
  readonly content: string
  readonly consumptionDate: string | null
}

/** Models that belong to a grant; the others belong to a browser. */
const grantModels: ReadonlySet<string> = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken'])

/**
 * For how long a refresh token works again, in milliseconds: its answer may be lost on the way, and a client that waits for
 * it gives up after half a minute.
 */
const graceTime = 60_000

/** When tokens that another one replaced count as used: too long ago for the grace. */
const longAgo = '2000-01-01T00:00:00.000Z'

/** Whether a used refresh token may be used again: just used, and the one that it gave was not. */
async function isInGrace(database: Knex, { key, grantId, consumptionDate }: ArtifactRow): Promise<boolean> {
  if (consumptionDate === null || Date.parse(consumptionDate) < Date.now() - graceTime) return false
  const later: unknown = await database('oauthArtifacts')
    .where({ model: 'RefreshToken', grantId })
    .whereNot({ key })
    .where('consumptionDate', '>=', consumptionDate)
    .first('key')
  return later === undefined
}

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
        // The last refresh token alone works: one whose answer was lost is a replay when it comes back.
        if (model === 'RefreshToken') {
          await transaction('oauthArtifacts')
            .where({ model, grantId })
            .whereNull('consumptionDate')
            .update({ consumptionDate: longAgo })
        }
        const expiryDate = new Date(Date.now() + expiresIn * 1000).toISOString()
        // What a terminal was given ends with its token.
        if (model === 'AccessToken') {
          await transaction('oauthGrants').where('id', grantId).whereNotNull('endDate').update({ endDate: expiryDate })
        }
        await transaction('oauthArtifacts')
          .insert({
            model,
            key: secretHash(id),
            grantId,
            uid: payload.uid ?? (payload.userCode ? secretHash(payload.userCode) : null),
            content: JSON.stringify(payload),
            expiryDate,
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
      const isUsable = model === 'RefreshToken' && (await isInGrace(reader, row))
      const payload = { ...read(isUsable ? { ...row, consumptionDate: null } : row), jti: id }
      // The provider's session is valid only while the site's session is that of the same user.
      if (model === 'Session' && payload.accountId && payload.accountId !== currentUser()) return undefined
      return payload
    },
    async findByUid(uid) {
      const row: ArtifactRow | undefined = await reader('oauthArtifacts').where({ model, uid }).first()
      return row && read(row)
    },
    async consume(id) {
      // Of two concurrent requests with the same code, one succeeds; with the same refresh token, one token remains.
      const artifact = () => writer('oauthArtifacts').where({ model, key: secretHash(id) })
      const consumed = await artifact().whereNull('consumptionDate').update({ consumptionDate: now() })
      if (consumed > 0) return
      const row: ArtifactRow | undefined = model === 'RefreshToken' ? await artifact().first() : undefined
      if (!row || !(await isInGrace(writer, row))) throw new errors.InvalidGrant('already used')
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
