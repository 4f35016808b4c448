import type { Application, ApplicationGrant, ApplicationWithSecret } from '@ma-cantine/lib'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { applicationToken } from '../support/make-token.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let browser: Browser
let stranger: Browser
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  browser = new Browser(server.app)
  await browser.signIn(person.username)
  stranger = new Browser(server.app)
  await stranger.signIn((await server.addPerson()).username)
})
afterAll(() => server.close())

const url = '/api/v1/oauthApplications/'
const draft = { name: 'Économat', confidential: true, redirectUris: ['https://logiciel.exemple.fr/retour'] }
const register = (payload: object = {}) => browser.request('POST', url, { payload: { ...draft, ...payload } })
const listed = async () => (await browser.request('GET', url)).json<Application[]>()

describe('an application', () => {
  test('is registered (201) with a secret shown once and stored as a hash', async () => {
    const answer = await register()
    expect(answer.statusCode).toBe(201)
    const { clientSecret, ...application } = answer.json<ApplicationWithSecret>()
    expect(clientSecret).toMatch(/^[\w-]{43}$/)
    expect(application).toMatchObject({ ...draft, clientId: expect.stringMatching(/^[0-9a-f]{40}$/) })
    expect(await listed()).toContainEqual(application)
    expect(JSON.stringify(await server.rows('oauthApplications'))).not.toContain(clientSecret)
  })

  test('that cannot keep a secret has none, even renewed', async () => {
    const { id, clientSecret } = (await register({ confidential: false })).json<ApplicationWithSecret>()
    expect(clientSecret).toBeNull()
    expect((await browser.request('POST', `${url}${id}/secret/`)).json()).toMatchObject({
      confidential: false,
      clientSecret: null,
    })
  })

  test.each([
    'http://logiciel.exemple.fr/retour',
    'https://logiciel.exemple.fr/retour#fragment',
    'https://nom:secret@logiciel.exemple.fr/',
    'http://127.0.0.1.exemple.fr/',
    'javascript:alert(1)',
    'logiciel://retour',
    '/retour',
    ' https://logiciel.exemple.fr/',
    '',
  ])('does not get its users back at “%s”', async address => {
    const answer = await register({ redirectUris: [draft.redirectUris[0], address] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ redirectUris: [expect.stringContaining('https://')] })
  })

  test.each(['http://127.0.0.1:8123/retour', 'http://[::1]/', 'http://localhost:3000/a?b=c'])(
    'may get its users back on their own machine, at “%s”',
    async address => {
      expect((await register({ redirectUris: [address] })).json()).toMatchObject({ redirectUris: [address] })
    },
  )

  test('needs a name and an address of return', async () => {
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(101)],
      ['redirectUris', []],
      ['confidential', 'oui'],
    ] as const) {
      const answer = await register({ [field]: value })
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json())).toEqual([field])
    }
  })

  test('changes its name and addresses, its secret, and goes away', async () => {
    const { id, clientSecret } = (await register()).json<ApplicationWithSecret>()
    const change = (payload: object) => browser.request('PATCH', `${url}${id}`, { payload })
    expect((await change({ name: 'Autre nom' })).json()).toMatchObject({
      name: 'Autre nom',
      redirectUris: draft.redirectUris,
    })
    expect((await change({})).json()).toMatchObject({ name: 'Autre nom' })
    expect((await change({ redirectUris: ['http://voleur.exemple.fr/'] })).statusCode).toBe(400)
    const renewed = (await browser.request('POST', `${url}${id}/secret/`)).json<ApplicationWithSecret>()
    expect(renewed.clientSecret).toMatch(/^[\w-]{43}$/)
    expect(renewed.clientSecret).not.toBe(clientSecret)
    expect((await browser.request('DELETE', `${url}${id}`)).statusCode).toBe(204)
    expect((await browser.request('DELETE', `${url}${id}`)).statusCode).toBe(404)
    expect((await listed()).map(application => application.id)).not.toContain(id)
  })

  test('is visible to its owner only (404 to others)', async () => {
    const { id } = (await register()).json<ApplicationWithSecret>()
    expect((await stranger.request('GET', url)).json()).toEqual([])
    for (const [method, path] of [
      ['PATCH', `${url}${id}`],
      ['POST', `${url}${id}/secret/`],
      ['DELETE', `${url}${id}`],
    ] as const) {
      const answer = await stranger.request(method, path, method === 'PATCH' ? { payload: { name: 'Volée' } } : {})
      expect([method, answer.statusCode]).toEqual([method, 404])
    }
    expect((await listed()).find(application => application.id === id)).toMatchObject({ name: draft.name })
  })

  test('is deleted with all the access it was given', async () => {
    const { headers, applicationId } = await applicationToken(server, person, ['user:read'])
    const use = () => server.app.inject({ url: '/api/v1/initialData/', headers })
    expect((await use()).statusCode).toBe(200)
    await browser.request('DELETE', `${url}${applicationId}`)
    expect((await use()).statusCode).toBe(403)
  })
})

describe('the grants of a user', () => {
  const grants = '/api/v1/oauthGrants/'

  test('are listed with the application, its rights and its last use, and revoked one by one', async () => {
    const kept = await applicationToken(server, person, ['user:read'])
    const { headers, grantId } = await applicationToken(server, person, ['user:read', 'canteen:read'])
    await server.app.inject({ url: '/api/v1/initialData/', headers })
    await server.app.services.background.waitForAll()
    const list = (await browser.request('GET', grants)).json<ApplicationGrant[]>()
    expect(list.find(({ id }) => id === grantId)).toMatchObject({
      applicationName: 'Application de test',
      scopes: ['user:read', 'canteen:read'],
      lastUseDate: expect.stringMatching(/\+0[12]:00$/),
    })
    expect((await stranger.request('GET', grants)).json()).toEqual([])
    expect((await stranger.request('DELETE', `${grants}${grantId}`)).statusCode).toBe(404)
    expect((await browser.request('DELETE', `${grants}${grantId}`)).statusCode).toBe(204)
    expect((await browser.request('DELETE', `${grants}${grantId}`)).statusCode).toBe(404)
    expect((await server.app.inject({ url: '/api/v1/initialData/', headers })).statusCode).toBe(403)
    expect((await server.app.inject({ url: '/api/v1/initialData/', headers: kept.headers })).statusCode).toBe(200)
  })

  test('are deleted with the account', async () => {
    const leaving = await server.addPerson()
    const { grantId } = await applicationToken(server, leaving, ['user:read'])
    await server.app.services.database.writer('users').where('id', leaving.id).delete()
    expect((await server.rows('oauthGrants')).map(({ id }) => id)).not.toContain(grantId)
  })
})

describe('the applications of an account', () => {
  test('are 20 at most, even for two requests at once', async () => {
    const maker = new Browser(server.app)
    await maker.signIn((await server.addPerson()).username)
    const make = () => maker.request('POST', url, { payload: draft })
    for (let made = 0; made < 19; made++) expect((await make()).statusCode).toBe(201)
    const answers = await Promise.all([make(), make()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
    const refused = await make()
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { nonFieldErrors: [oauthRefusals('too-many-applications', 20).in('fr')] },
    ])
    const [{ id }] = (await maker.request('GET', url)).json()
    await maker.request('DELETE', `${url}${id}`)
    expect((await make()).statusCode).toBe(201)
  })
})
