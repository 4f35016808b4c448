import { currentDay } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { Browser } from '../support/browser.ts'
import { messagesTo } from '../support/mailbox.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let colleague: Person
let browser: Browser
let alone: number
let shared: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  person = await server.addPerson()
  colleague = await server.addPerson()
  browser = new Browser(server.app)
  await browser.signIn(person.username)
  alone = await server.addCanteen(tilleuls, [person], { name: 'Les Tilleuls' })
  shared = await server.addCanteen(parc, [person, colleague], { name: 'Le Parc' })
})
afterAll(() => server.close())

const url = '/api/v1/accountDeletion/'
const remove = (secret = password) => browser.request('POST', url, { payload: { password: secret } })

describe('before deleting an account', () => {
  test('a preview lists the canteens left without a manager, and the tokens that would stop', async () => {
    await server.app.services.database.writer('canteens').insert({
      name: 'Fermée',
      creationDate: '2024-01-01T00:00:00.000Z',
      modificationDate: '2024-01-01T00:00:00.000Z',
      deletionDate: '2024-01-02T00:00:00.000Z',
    })
    const closed = (await server.rows<{ id: number; name: string }>('canteens')).find(({ name }) => name === 'Fermée')
    await server.app.services.database.writer('canteenManagers').insert({ canteenId: closed?.id, userId: person.id })
    expect((await browser.request('GET', url)).json()).toEqual({
      canteensLeftWithoutManager: [{ id: alone, name: 'Les Tilleuls' }],
      otherCanteens: [{ id: shared, name: 'Le Parc' }],
      accessTokens: [{ id: expect.any(Number), name: 'test' }],
    })
    expect(await server.count('users')).toBe(2)
  })
})

describe('deleting an account', () => {
  test('needs its password', async () => {
    const answer = await remove('autre chose')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ password: [expect.any(String)] })
    expect((await browser.request('POST', url, { payload: {} })).statusCode).toBe(400)
    expect(await server.count('users')).toBe(2)
  })

  test('removes all personal data at once', async () => {
    const avatar = `data:image/gif;base64,${Buffer.from('GIF89a…').toString('base64')}`
    await browser.request('PATCH', `/api/v1/user/${person.id}`, { payload: { avatar } })
    await browser.request('PATCH', `/api/v1/user/${person.id}`, { payload: { email: 'nouvelle@exemple.fr' } })
    expect(await messagesTo(server, person.email)).toHaveLength(1)
    const answer = await remove()
    expect(answer.statusCode).toBe(204)
    expect(browser.cookies.size).toBe(0)
    for (const table of ['avatars', 'accountLinks']) expect(await server.count(table)).toBe(0)
    expect(await server.app.services.database.reader('sessions')).toEqual([])
    expect(await server.rows('users')).toMatchObject([{ id: colleague.id }])
    expect((await new Browser(server.app).signIn(person.username)).statusCode).toBe(400)
    expect((await server.app.inject({ url: '/api/v1/initialData/', headers: person.headers })).statusCode).toBe(403)
    // Only the message about the deletion remains.
    expect((await messagesTo(server, person.email)).map(({ subject }) => subject)).toEqual([
      'Votre compte a été supprimé',
    ])
  })

  test('deletes the invitations to their address, however it was written', async () => {
    const { writer } = server.app.services.database
    const emails = [person.email, person.email.toUpperCase(), `autre-${person.email}`]
    await writer('managerInvitations').insert(
      emails.map(email => ({ canteenId: shared, email, creationDate: new Date().toISOString() })),
    )
    await remove()
    expect(await writer('managerInvitations').pluck('email')).toEqual([`autre-${person.email}`])
  })

  test.each([
    ['that nobody confirmed', { emailConfirmed: false }],
    ['that only waits to replace the other', { email: 'autre@exemple.fr', pendingEmail: 'invitee@exemple.fr' }],
  ])(
    'leaves alone an address %s: it may be somebody else’s, whose invitations and messages stay',
    async (_, fields) => {
      const { writer } = server.app.services.database
      await server.importCanteens(
        colleague,
        file('cantines', [{ siret: lac, gestionnaires_additionnels: 'invitee@exemple.fr' }]),
      )
      const changes = { email: 'invitee@exemple.fr', pendingEmailExpiryDate: '2099-01-01T00:00:00.000Z', ...fields }
      await writer('users')
        .where({ id: person.id })
        .update({ ...changes, emailKey: changes.email })
      expect((await remove()).statusCode).toBe(204)
      expect(await writer('managerInvitations').pluck('email')).toEqual(['invitee@exemple.fr'])
      // Nor does it get a message about the deletion of another account.
      expect((await messagesTo(server, 'invitee@exemple.fr')).map(({ subject }) => subject)).toEqual([
        'Rejoignez une équipe sur ma cantine',
      ])
    },
  )

  test('ends the codes that they made for a kitchen, and none of their colleagues', async () => {
    const today = currentDay()
    const codeOf = async ({ headers }: Person) => {
      const payload = { periodStartDate: today, periodEndDate: today }
      const path = `/api/v1/canteens/${shared}/weighingLinks/`
      return (await server.app.inject({ method: 'POST', url: path, headers, payload })).json<{ code: string }>().code
    }
    const codes = [await codeOf(person), await codeOf(colleague)]
    await remove()
    const opened = codes.map(code =>
      server.app.inject({ method: 'POST', url: '/api/v1/kitchen/open/', payload: { code, day: today } }),
    )
    expect((await Promise.all(opened)).map(({ statusCode }) => statusCode)).toEqual([409, 200])
  })

  test('leaves canteens, purchases and their history, without the person', async () => {
    const { count } = await server.importPurchases(person, file('achats', [{ siret: tilleuls }]))
    expect(count).toBe(1)
    await server.app.services.database.writer('history').insert({
      date: new Date().toISOString(),
      userId: person.id,
      through: 'session',
      entity: 'canteens',
      entityId: alone,
    })
    await remove()
    expect(await server.count('purchases')).toBe(1)
    expect(await server.rows('canteens')).toMatchObject([{ id: alone }, { id: shared, deletionDate: null }])
    expect(await server.rows('canteenManagers')).toEqual([{ canteenId: shared, userId: colleague.id }])
    expect(await server.rows('history')).toMatchObject([{ userId: null, entity: 'canteens', entityId: alone }])
  })

  test('frees the user name and the e-mail', async () => {
    await remove()
    const payload = {
      firstName: 'Camille',
      lastName: 'Dupont',
      username: person.username,
      email: person.email,
      password1: 'quatre mots sans rapport',
      cguApproved: true,
    }
    expect((await server.app.inject({ method: 'POST', url: '/api/v1/accounts/', payload })).statusCode).toBe(201)
  })

  test('cannot be forged by another site', async () => {
    const answer = await browser.forged('POST', url, { payload: { password } })
    expect(answer.statusCode).toBe(403)
    expect(await server.count('users')).toBe(2)
  })
})
