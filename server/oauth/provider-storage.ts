import { terminalClientId } from '@ma-cantine/lib/oauth/terminal-application'
import type { Knex } from 'knex'
import type { AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Database } from '../database/connection.ts'
import { artifactStorage } from './artifact-storage.ts'
import { grantStorage } from './grant-storage.ts'
import { terminalClient } from './terminal-client.ts'
import { unusedMethods } from './unused-methods.ts'

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

async function findClient(database: Knex, clientId: string): Promise<AdapterPayload | undefined> {
  if (clientId === terminalClientId) return terminalClient
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
