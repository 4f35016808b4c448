import { randomBytes } from 'node:crypto'
import type { Scope } from '@ma-cantine/lib'
import { createAccessToken } from '../../../server/accounts/access-tokens.ts'
import { registerApplication } from '../../../server/oauth/applications.ts'
import { secretHash } from '../../../server/security/secret-hash.ts'
import type { Person, TestServer } from './test-server.ts'

export interface TestToken {
  readonly token: string
  readonly headers: { authorization: string }
}

const withHeaders = (token: string): TestToken => ({ token, headers: { authorization: `Bearer ${token}` } })

/** Creates a personal access token, and changes the given columns of its row. */
export async function personalToken(
  { app }: TestServer,
  person: Person,
  scopes: readonly Scope[],
  { canteenIds, columns = {} }: { canteenIds?: number[]; columns?: Record<string, unknown> } = {},
): Promise<TestToken> {
  const { database } = app.services
  const draft = { name: 'test', scopes: [...scopes], canteenIds, validityDays: 1 }
  const { id, token } = await database.transaction(transaction => createAccessToken(transaction, person.id, draft))
  if (Object.keys(columns).length > 0) await database.writer('accessTokens').where({ id }).update(columns)
  return withHeaders(token)
}

/** Creates the access token of an application, as the provider stores it after the consent of the user. */
export async function applicationToken(
  { app }: TestServer,
  person: Person,
  scopes: readonly Scope[],
  lifetime = 36_000,
): Promise<TestToken & { readonly grantId: string; readonly applicationId: number }> {
  const { writer } = app.services.database
  const { id: applicationId } = await registerApplication(writer, person.id, {
    name: 'Application de test',
    confidential: true,
    redirectUris: ['https://logiciel.exemple.fr/retour'],
  })
  const grantId = randomBytes(16).toString('hex')
  const token = randomBytes(32).toString('base64url')
  const creationDate = new Date().toISOString()
  await writer('oauthGrants').insert({
    id: grantId,
    applicationId,
    userId: person.id,
    scopes: JSON.stringify(scopes),
    creationDate,
  })
  await writer('oauthArtifacts').insert({
    model: 'AccessToken',
    key: secretHash(token),
    grantId,
    content: JSON.stringify({ scope: scopes.join(' ') }),
    expiryDate: new Date(Date.now() + lifetime * 1000).toISOString(),
  })
  return { ...withHeaders(token), grantId, applicationId }
}
