import type { Knex } from 'knex'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '../database/connection.ts'
import { secretHash } from '../security/secret-hash.ts'
import { now } from '../time/date-time.ts'

/**
 * The storage of the provider. `currentUser` returns the id of the site's user of the current request, as text.
 *
 * Each consent is a separate grant, and its code and tokens refer to its row: deleting the row revokes the access, also
 * for a replayed refresh token or a revoked token, whatever runs at the same time.
 */
export function providerStorage(database: Database, currentUser: () => string | undefined): AdapterFactory {
  return model => {
    if (model === 'Client') return { ...unusedMethods, find: id => findClient(database.reader, id) }
    if (model === 'Grant') return grantStorage(database)
    return artifactStorage(database, model, currentUser)
  }
}

const failUnused = async (): Promise<never> => {
  throw new Error('The provider is not set up to do this')
}

const unusedMethods: Adapter = {
  upsert: failUnused,
  find: failUnused,
  findByUserCode: failUnused,
  findByUid: failUnused,
  consume: failUnused,
  destroy: failUnused,
  revokeByGrantId: failUnused,
}

async function findClient(database: Knex, clientId: string): Promise<AdapterPayload | undefined> {
  const row: { name: string; secretHash: string | null; redirectUris: string } | undefined = await database(
    'oauthApplications',
  )
    .where({ clientId })
    .first('name', 'secretHash', 'redirectUris')
  if (!row) return undefined
  return {
    client_id: clientId,
    client_name: row.name,
    redirect_uris: JSON.parse(row.redirectUris) as string[],
    // A hash, which `compareClientSecret` of the provider compares.
    ...(row.secretHash === null
      ? { token_endpoint_auth_method: 'none' as const }
      : { token_endpoint_auth_method: 'client_secret_basic' as const, client_secret: row.secretHash }),
  }
}

interface GrantRow {
  readonly clientId: string
  readonly userId: number
  readonly scopes: string
  readonly creationDate: string
}

const epoch = (date: string): number => Math.floor(Date.parse(date) / 1000)

/** Grants last until they are revoked, whatever lifetime the provider sets. */
function grantStorage({ reader, writer }: Database): Adapter {
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
        iat: epoch(row.creationDate),
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

interface ArtifactRow {
  readonly content: string
  readonly consumptionDate: string | null
}

/** Models that belong to a grant; the others belong to a browser. */
const grantModels: ReadonlySet<string> = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken'])

function artifactStorage(database: Database, model: string, currentUser: () => string | undefined): Adapter {
  const { reader, writer } = database
  const read = ({ content, consumptionDate }: ArtifactRow): AdapterPayload => ({
    ...(JSON.parse(content) as AdapterPayload),
    ...(consumptionDate ? { consumed: epoch(consumptionDate) } : {}),
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
