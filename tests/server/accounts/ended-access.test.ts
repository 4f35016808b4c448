import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretHash } from '../../../server/security/secret-hash.ts'
import { Browser } from '../support/browser.ts'
import { lastLink, messagesTo } from '../support/mailbox.ts'
import { applicationToken, personalToken } from '../support/make-token.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const next = 'quatre mots sans rapport'

/** An account with a token, a grant to an application, and an application with its own users. */
async function makeWorld(emailConfirmed = true) {
  const person = await server.addPerson({ emailConfirmed })
  const token = await personalToken(server, person, ['user:read'])
  const granted = await grantTo(
    person,
    await server.addPerson(),
    'Économat\nSi ce n’est pas vous : http://ailleurs.exemple',
  )
  const own = await applicationToken(server, person, ['user:read'])
  await server.app.services.database
    .writer('oauthGrants')
    .where({ id: own.grantId })
    .update({ userId: (await server.addPerson()).id })
  return { person, token, granted, own }
}

/** A grant to the application of another user. */
async function grantTo(person: Person, maker: Person, name: string) {
  const { writer } = server.app.services.database
  const application = await applicationToken(server, maker, [])
  await writer('oauthApplications').where({ id: application.applicationId }).update({ name })
  const grantId = randomBytes(16).toString('hex')
  const token = randomBytes(32).toString('base64url')
  const date = new Date().toISOString()
  await writer('oauthGrants').insert({
    id: grantId,
    applicationId: application.applicationId,
    userId: person.id,
    scopes: '["user:read"]',
    creationDate: date,
  })
  await writer('oauthArtifacts').insert({
    model: 'AccessToken',
    key: secretHash(token),
    grantId,
    content: '{"scope":"user:read"}',
    expiryDate: new Date(Date.now() + 60_000).toISOString(),
  })
  return { grantId, headers: { authorization: `Bearer ${token}` } }
}

const works = async ({ headers }: { headers: { authorization: string } }) =>
  (await server.app.inject({ url: '/api/v1/userInfo/', headers })).statusCode === 200
const secretOf = async (id: number) =>
  (await server.app.services.database.reader('oauthApplications').where({ id }).first('secretHash'))?.secretHash

async function reset({ email }: Person): Promise<void> {
  await server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload: { email } })
  await server.app.services.background.waitForAll()
  const { uid, token } = await lastLink(server, email)
  const payload = { uid, token, newPassword1: next }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/passwordReset/', payload })
  expect(answer.statusCode).toBe(204)
}

async function change(person: Person, kept: object = {}): Promise<void> {
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  const payload = { oldPassword: password, newPassword1: next, newPassword2: next, ...kept }
  expect((await browser.request('PUT', '/api/v1/passwordChange/', { payload })).statusCode).toBe(200)
}

/** With plain spaces before the punctuation, which messages bind to its word. */
const lastMessage = async ({ email }: Person) =>
  ((await messagesTo(server, email)).at(-1)?.body ?? '').replaceAll('\u00a0', ' ')

describe.each([
  ['a reset', reset],
  ['a change that keeps nothing', change],
] as const)('%s of the password', (_, replace) => {
  test('ends personal tokens, the access given to applications, and that of the applications one registered', async () => {
    const { person, token, granted, own } = await makeWorld()
    const secret = await secretOf(own.applicationId)
    expect([await works(token), await works(granted), await works(own)]).toEqual([true, true, true])
    await replace(person)
    expect([await works(token), await works(granted), await works(own)]).toEqual([false, false, false])
    expect(await secretOf(own.applicationId)).not.toBe(secret)
    expect(await secretOf(own.applicationId)).toMatch(/^[0-9a-f]{64}$/)
  })

  test('leaves an application without a secret as it is', async () => {
    const { person, own } = await makeWorld()
    const applications = server.app.services.database.writer('oauthApplications')
    await applications.where({ id: own.applicationId }).update({ secretHash: null })
    await replace(person)
    expect(await secretOf(own.applicationId)).toBeNull()
  })

  test('ends nothing of anybody else', async () => {
    const [{ person }, other] = [await makeWorld(), await makeWorld()]
    await replace(person)
    expect([await works(other.token), await works(other.granted), await works(other.own)]).toEqual([true, true, true])
  })

  test('is announced with the access that it ended, each name on one line', async () => {
    const { person } = await makeWorld()
    await replace(person)
    const body = await lastMessage(person)
    expect(body).toContain('Ces jetons d’accès ne fonctionnent plus :\n- test\n- test\n')
    expect(body).toContain('- Économat Si ce n’est pas vous : http://ailleurs.exemple\n')
    expect(body).toContain('vérifiez leurs adresses de retour :\n- Application de test\n')
    expect(body).not.toContain('garder')
  })

  test('cancels a change of address, and says so', async () => {
    const { person } = await makeWorld()
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const email = `voleur-${person.email}`
    await browser.request('PATCH', `/api/v1/user/${person.id}`, { payload: { email } })
    const { uid, token } = await lastLink(server, email)
    await replace(person)
    expect(await lastMessage(person)).toContain('La demande de changer l’adresse e-mail de votre compte est annulée.')
    const confirmation = await server.app.inject({
      method: 'POST',
      url: '/api/v1/emailConfirmation/',
      payload: { uid, token },
    })
    expect(confirmation.statusCode).toBe(400)
  })
})

test('a change of the password keeps the access that its owner chose, and the message lists it apart', async () => {
  const { person, token, granted, own } = await makeWorld()
  const { id: keptTokenId } = (await server.rows<{ id: number; hash: string }>('accessTokens')).find(
    ({ hash }) => hash === secretHash(token.token),
  ) ?? { id: 0 }
  const secret = await secretOf(own.applicationId)
  await change(person, {
    kept_token_ids: [keptTokenId],
    keptGrantIds: [granted.grantId],
    keptApplicationIds: [own.applicationId],
  })
  expect([await works(token), await works(granted), await works(own)]).toEqual([true, true, true])
  expect(await works(person)).toBe(false)
  expect(await secretOf(own.applicationId)).toBe(secret)
  const body = await lastMessage(person)
  expect(body).toContain('ne fonctionnent plus :\n- test\n\n')
  expect(body).toMatch(/Vous avez choisi de garder :\n- test\n- Économat .*\n- Application de test\n/)
})

test('ids of other users change nothing', async () => {
  const [{ person, token }, other] = [await makeWorld(), await makeWorld()]
  await change(person, { keptGrantIds: [other.granted.grantId], keptApplicationIds: [other.own.applicationId] })
  expect([await works(token), await works(other.granted), await works(other.own)]).toEqual([false, true, true])
})

test('a reset of an unconfirmed account removes the applications that somebody else may have registered', async () => {
  const { person, own } = await makeWorld(false)
  await reset(person)
  expect(await works(own)).toBe(false)
  expect(await secretOf(own.applicationId)).toBeUndefined()
  expect(await lastMessage(person)).toContain('sont supprimées :\n- Application de test\n')
})
