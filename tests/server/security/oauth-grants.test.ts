import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerApplication } from '../../../server/oauth/applications.ts'
import { password, startTestServer, type TestServer } from '../support/test-server.ts'

const redirectUri = 'https://logiciel.exemple.fr/retour'

let server: TestServer
let clientId: string
let authorization: string
beforeAll(async () => {
  server = await startTestServer()
  const { id } = await server.addPerson({ username: 'camille' })
  const application = await registerApplication(server.app.services.database.writer, id, {
    name: 'Économat',
    confidential: true,
    redirectUris: [redirectUri],
  })
  clientId = application.clientId
  authorization = `Basic ${Buffer.from(`${clientId}:${application.clientSecret}`).toString('base64')}`
})
afterAll(() => server.close())

/** The parameters that the application gets at its redirect address. */
async function refusal(parameters: Record<string, string>): Promise<string | null> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    ...parameters,
  })
  const answer = await server.app.inject({ url: `/o/authorize/?${query}` })
  const back = new URL(String(answer.headers.location), redirectUri)
  return back.searchParams.get('error') ?? new URLSearchParams(back.hash.slice(1)).get('error')
}

describe('access is only given by code', () => {
  test.each(['token', 'id_token', 'code token', 'code id_token'])('not at once, by %s', async type => {
    expect(await refusal({ response_type: type, nonce: 'x', scope: 'user:read' })).toBe('unsupported_response_type')
  })

  test.each([
    ['password', { username: 'camille', password }, 'unsupported grant_type requested'],
    ['client_credentials', {}, 'unsupported grant_type requested'],
    // For the terminal alone.
    [
      'urn:ietf:params:oauth:grant-type:device_code',
      { device_code: 'x' },
      'requested grant type is not allowed for this client',
    ],
    ['urn:ietf:params:oauth:grant-type:token-exchange', { subject_token: 'x' }, 'unsupported grant_type requested'],
  ])('not for %s', async (type, parameters, reason) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/o/token/',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ grant_type: type, ...parameters })),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error_description: reason })
  })
})

test('a plain PKCE challenge is refused', async () => {
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }
  expect(await refusal(challenge)).toBe('invalid_request')
})
