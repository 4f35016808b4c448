import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { lastLink, messagesTo } from '../support/mailbox.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const someone = async (): Promise<{ person: Person; browser: Browser }> => {
  const person = await server.addPerson()
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  return { person, browser }
}
const logged = '/api/v1/loggedUser/'

describe('loggedUser', () => {
  test('gives the whole user of the session', async () => {
    const { person, browser } = await someone()
    expect((await browser.request('GET', logged)).json()).toEqual({
      id: person.id,
      email: person.email,
      emailConfirmed: false,
      phoneNumber: null,
      username: person.username,
      firstName: 'Camille',
      lastName: 'Dupont',
      avatar: null,
      isStaff: false,
      isDev: false,
      isElectedOfficial: false,
      job: null,
      otherJobDescription: null,
      source: null,
      otherSourceDescription: null,
      hasMtmData: null,
      reviews: [],
      mcpOrganizations: null,
      departments: null,
    })
  })

  test('gives 204 to a visitor', async () => {
    const visitor = await server.app.inject({ url: logged })
    expect([visitor.statusCode, visitor.body]).toEqual([204, ''])
  })
})

describe('userInfo', () => {
  const url = '/api/v1/userInfo/'

  test('gives four fields to a session and to a token, 204 to a visitor', async () => {
    const { person, browser } = await someone()
    const expected = { username: person.username, firstName: 'Camille', lastName: 'Dupont', avatar: null }
    expect((await browser.request('GET', url)).json()).toEqual(expected)
    expect((await server.app.inject({ url, headers: person.headers })).json()).toEqual(expected)
    expect((await server.app.inject({ url })).statusCode).toBe(204)
  })
})

describe('changing one’s account', () => {
  const patch = async (browser: Browser, id: number, payload: Record<string, unknown>) =>
    browser.request('PATCH', `/api/v1/user/${id}`, { payload })

  test('changes what is given and nothing else, and answers the user', async () => {
    const { person, browser } = await someone()
    const changes = {
      firstName: 'Zoé',
      lastName: '',
      phoneNumber: 'poste 12',
      isDev: true,
      job: 'OTHER',
      otherJobDescription: 'Diététicienne',
      source: 'WEBINAIRE',
      otherSourceDescription: null,
    }
    const answer = await patch(browser, person.id, changes)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ...changes, email: person.email })
    expect((await browser.request('GET', logged)).json()).toEqual(answer.json())
    expect((await patch(browser, person.id, { is_dev: false })).json()).toMatchObject({ ...changes, isDev: false })
    expect((await patch(browser, person.id, {})).json()).toMatchObject({ ...changes, isDev: false })
    expect(await messagesTo(server, person.email)).toEqual([])
  })

  test('leaves aside what only others may decide, and what it does not know', async () => {
    const { person, browser } = await someone()
    const before = (await browser.request('GET', logged)).json()
    const answer = await patch(browser, person.id, {
      id: 1234,
      username: 'autre',
      isStaff: true,
      isElectedOfficial: true,
      is_elected_official: true,
      departments: ['01'],
      mcpOrganizations: { id: 1 },
      emailConfirmed: true,
      isActive: false,
      passwordHash: 'x',
      hasMtmData: 'x',
      reviews: [],
      hasSiret: 'x',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(before)
  })

  test('of somebody else gives 403, of nobody 404, by PUT 405 {error}', async () => {
    const [{ browser, person }, other] = [await someone(), await someone()]
    expect((await patch(browser, other.person.id, { firstName: 'Zoé' })).statusCode).toBe(403)
    expect((await patch(browser, 987_654, { firstName: 'Zoé' })).statusCode).toBe(404)
    const put = await browser.request('PUT', `/api/v1/user/${person.id}`, { payload: { firstName: 'Zoé' } })
    expect(put.statusCode).toBe(405)
    expect(put.json()).toEqual({ error: expect.stringContaining('PATCH') })
    expect((await other.browser.request('GET', logged)).json().firstName).toBe('Camille')
  })

  test('names each field that cannot be kept', async () => {
    const { person, browser } = await someone()
    const answer = await patch(browser, person.id, {
      email: 'sans-domaine',
      job: 'CHEF',
      phoneNumber: 'x'.repeat(51),
      isDev: 'oui',
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json()).toSorted()).toEqual(['email', 'isDev', 'job', 'phoneNumber'])
  })

  test('to another e-mail asks to confirm it there, and tells the former address', async () => {
    const { person, browser } = await someone()
    await server.app.services.database.writer('users').where({ id: person.id }).update({ emailConfirmed: true })
    await patch(browser, person.id, { firstName: 'Zoé', email: person.email })
    expect((await browser.request('GET', logged)).json().emailConfirmed).toBe(true)
    const email = `nouvelle-${person.email}`
    const answer = await patch(browser, person.id, { email: email.replace('exemple.fr', 'EXEMPLE.fr') })
    expect(answer.json()).toMatchObject({ email, emailConfirmed: false })
    expect((await messagesTo(server, person.email)).map(({ body }) => body)).toEqual([
      expect.stringContaining('remplacée'),
    ])
    const { page, uid, token } = await lastLink(server, email)
    expect(page).toBe('activation-compte')
    await server.app.inject({ method: 'POST', url: '/api/v1/emailConfirmation/', payload: { uid, token } })
    expect((await browser.request('GET', logged)).json().emailConfirmed).toBe(true)
    expect((await new Browser(server.app).signIn(email)).statusCode).toBe(200)
  })

  test('to another e-mail ends the link that was to confirm the former one', async () => {
    const { person, browser } = await someone()
    await browser.request('POST', '/api/v1/emailConfirmationRequest/')
    const { uid, token } = await lastLink(server, person.email)
    await patch(browser, person.id, { email: `autre-${person.email}` })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/emailConfirmation/',
      payload: { uid, token },
    })
    expect(answer.statusCode).toBe(400)
  })

  test('to an e-mail that is not confirmed joins no team that invited it', async () => {
    const { person, browser } = await someone()
    const canteenId = await server.addCanteen(tilleuls, [])
    const email = `invitee-${person.email}`
    const creationDate = new Date().toISOString()
    await server.app.services.database.writer('managerInvitations').insert({ canteenId, email, creationDate })
    await patch(browser, person.id, { email })
    expect(await server.count('canteenManagers')).toBe(0)
    const { uid, token } = await lastLink(server, email)
    await server.app.inject({ method: 'POST', url: '/api/v1/emailConfirmation/', payload: { uid, token } })
    expect(await server.count('canteenManagers')).toBe(1)
  })

  test('to the e-mail of another account, in any case, gives 400 on its field; to one’s own in another case does not', async () => {
    const [{ browser, person }, other] = [await someone(), await someone()]
    const answer = await patch(browser, person.id, { email: other.person.email.toUpperCase() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ email: [expect.any(String)] })
    const own = person.email.replace('personne', 'Personne')
    expect((await patch(browser, person.id, { email: own })).json().email).toBe(own)
  })

  describe('avatar', () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('le reste de l’image')])
    const uri = (content: Buffer, type = 'image/png') => `data:${type};base64,${content.toString('base64')}`

    test('is given as a data URI, served at an address that is out of guess, and removed by null', async () => {
      const { person, browser } = await someone()
      const { avatar } = (await patch(browser, person.id, { avatar: uri(png) })).json()
      expect(avatar).toMatch(/^\/media\/avatars\/[\w-]{22}$/)
      const image = await server.app.inject({ url: avatar })
      expect(image.rawPayload).toEqual(png)
      expect(image.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
      expect((await server.app.inject({ method: 'POST', url: avatar })).statusCode).toBe(405)
      const info = (await browser.request('GET', '/api/v1/userInfo/')).json()
      expect(info.avatar).toBe(server.settings.publicUrl + avatar)
      for (const same of [avatar, info.avatar]) {
        expect((await patch(browser, person.id, { avatar: same })).json().avatar).toBe(avatar)
      }
      expect((await patch(browser, person.id, { avatar: null })).json().avatar).toBeNull()
      expect((await server.app.inject({ url: avatar })).statusCode).toBe(404)
    })

    test('replaced has another address, and the former one is gone', async () => {
      const { person, browser } = await someone()
      const first = (await patch(browser, person.id, { avatar: uri(png) })).json().avatar
      const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
      const second = (await patch(browser, person.id, { avatar: uri(jpeg) })).json().avatar
      expect(second).not.toBe(first)
      expect((await server.app.inject({ url: first })).statusCode).toBe(404)
      // Its bytes say what it is, not the address it came in.
      expect((await server.app.inject({ url: second })).headers['content-type']).toBe('image/jpeg')
    })

    test.each([
      ['a drawing that may hold a script', uri(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')],
      ['a page said to be an image', uri(Buffer.from('<html>'))],
      ['not base64', 'data:image/png;base64,***'],
      ['no data', 'photo.png'],
      ['empty', ''],
      ['over 512 kB', uri(Buffer.concat([png, Buffer.alloc(512_000)]))],
    ])('is refused when it is %s', async (_, avatar) => {
      const { person, browser } = await someone()
      const answer = await patch(browser, person.id, { avatar, firstName: 'Zoé' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ avatar: [expect.stringMatching(/image/)] })
      expect((await browser.request('GET', logged)).json().firstName).toBe('Camille')
    })
  })
})
