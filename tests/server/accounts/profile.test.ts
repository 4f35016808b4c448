import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewUser } from '../../../server/accounts/users.ts'
import { Browser } from '../support/browser.ts'
import { lastLink, messagesTo } from '../support/mailbox.ts'
import { parc } from '../support/sirets.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const someone = async (user: Partial<NewUser> = {}): Promise<{ person: Person; browser: Browser }> => {
  const person = await server.addPerson(user)
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  return { person, browser }
}
const logged = '/api/v1/loggedUser/'
const patch = async (browser: Browser, id: number, payload: Record<string, unknown>) =>
  browser.request('PATCH', `/api/v1/user/${id}`, { payload })

describe('loggedUser', () => {
  test('gives the whole user of the session', async () => {
    const { person, browser } = await someone()
    expect((await browser.request('GET', logged)).json()).toEqual({
      id: person.id,
      email: person.email,
      emailConfirmed: true,
      pendingEmail: null,
      language: 'fr',
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
      optOutReminderEmails: false,
      essentialRemindersOnly: false,
      wantsMonthPoint: false,
    })
  })

  test('gives 204 to an anonymous visitor', async () => {
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

  test('ignores fields that only others may set, and unknown ones', async () => {
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

  test('of somebody else and of nobody gives the same 403, by PUT 405 {error}', async () => {
    const [{ browser, person }, other] = [await someone(), await someone()]
    const [known, unknown] = [
      await patch(browser, other.person.id, { firstName: 'Zoé' }),
      await patch(browser, 987_654, { firstName: 'Zoé' }),
    ]
    expect([known.statusCode, known.json()]).toEqual([403, { detail: 'Ce compte n’est pas le vôtre.' }])
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
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

    test('gets another address when replaced, and the former one is gone', async () => {
      const { person, browser } = await someone()
      const first = (await patch(browser, person.id, { avatar: uri(png) })).json().avatar
      const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
      const second = (await patch(browser, person.id, { avatar: uri(jpeg) })).json().avatar
      expect(second).not.toBe(first)
      expect((await server.app.inject({ url: first })).statusCode).toBe(404)
      // Its bytes give its type, not the data URI.
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

const emailOf = async ({ id }: Person) => {
  const row = await server.app.services.database.reader('users').where({ id }).first()
  return { email: row.email, emailConfirmed: Boolean(row.emailConfirmed) }
}
const confirm = async (address: string) => {
  const { uid, token } = await lastLink(server, address)
  return confirmBy({ uid, token })
}
const confirmBy = (payload: { uid: string; token: string }) =>
  server.app.inject({ method: 'POST', url: '/api/v1/emailConfirmation/', payload })
const subjectsTo = async (address: string) => (await messagesTo(server, address)).map(({ subject }) => subject)
const signsIn = async (name: string) => (await new Browser(server.app).signIn(name)).statusCode === 200
const cancel = (browser: Browser) => browser.request('DELETE', '/api/v1/emailChange/')

describe('another e-mail', () => {
  test('takes effect once it is confirmed: until then the former one signs in and receives resets', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    const answer = await patch(browser, person.id, { email: email.replace('exemple.fr', 'EXEMPLE.fr') })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ email: person.email, emailConfirmed: true, pendingEmail: email })
    expect([await signsIn(person.email), await signsIn(email)]).toEqual([true, false])
    for (const address of [email, person.email]) {
      await server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload: { email: address } })
    }
    await server.app.services.background.waitForAll()
    expect(await subjectsTo(email)).toEqual(['Confirmez votre adresse e-mail'])
    expect((await lastLink(server, person.email)).page).toBe('nouveau-mot-de-passe')

    const { page, uid, token } = await lastLink(server, email)
    expect(page).toBe('activation-compte')
    expect((await confirmBy({ uid, token })).json()).toEqual({ email })
    expect((await browser.request('GET', logged)).json()).toMatchObject({
      email,
      emailConfirmed: true,
      pendingEmail: null,
    })
    expect([await signsIn(person.email), await signsIn(email)]).toEqual([false, true])
  })

  test('is announced to the former address when it is requested, and when it is confirmed', async () => {
    const { person, browser } = await someone()
    await patch(browser, person.id, { firstName: 'Zoé', email: person.email })
    expect(await subjectsTo(person.email)).toEqual([])
    const email = `nouvelle-${person.email}`
    await patch(browser, person.id, { email })
    expect(await subjectsTo(person.email)).toEqual(['Une autre adresse e-mail est demandée pour votre compte'])
    await confirm(email)
    expect((await subjectsTo(person.email)).at(-1)).toBe('L’adresse e-mail de votre compte a changé')
  })

  test('ends, once confirmed, the links that the former address was sent', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/passwordResetRequest/',
      payload: { email: person.email },
    })
    await server.app.services.background.waitForAll()
    const { uid, token } = await lastLink(server, person.email)
    await patch(browser, person.id, { email })
    await confirm(email)
    const payload = { uid, token, newPassword1: 'quatre mots sans rapport' }
    expect((await server.app.inject({ method: 'POST', url: '/api/v1/passwordReset/', payload })).statusCode).toBe(400)
  })

  test('asks for the password when the site gives it, and is refused on its field when it is wrong', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    const refused = await patch(browser, person.id, { email, firstName: 'Zoé', password: 'autre chose' })
    expect([refused.statusCode, refused.json()]).toEqual([400, { password: [expect.stringContaining('mot de passe')] }])
    expect((await browser.request('GET', logged)).json()).toMatchObject({ firstName: 'Camille', pendingEmail: null })
    expect((await patch(browser, person.id, { email, password })).json().pendingEmail).toBe(email)
  })

  test('lasts as long as its last link, which can be asked for again', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    await patch(browser, person.id, { email })
    const { writer } = server.app.services.database
    const endsIn = async (milliseconds: number) => {
      const date = new Date(Date.now() + milliseconds).toISOString()
      await writer('users').where({ id: person.id }).update({ pendingEmailExpiryDate: date })
      await writer('accountLinks').where({ userId: person.id }).update({ expiryDate: date })
    }
    await endsIn(60_000)
    expect((await browser.request('POST', '/api/v1/emailConfirmationRequest/')).statusCode).toBe(204)
    expect(await subjectsTo(email)).toHaveLength(2)
    const { pendingEmailExpiryDate } = await writer('users').where({ id: person.id }).first()
    expect((Date.parse(pendingEmailExpiryDate) - Date.now()) / 3_600_000).toBeCloseTo(72, 1)
    await endsIn(0)
    expect((await browser.request('GET', logged)).json().pendingEmail).toBeNull()
    expect((await confirm(email)).statusCode).toBe(400)
    expect(await emailOf(person)).toEqual({ email: person.email, emailConfirmed: true })
    // No address waits any more, so nothing is sent.
    await browser.request('POST', '/api/v1/emailConfirmationRequest/')
    expect(await subjectsTo(email)).toHaveLength(2)
  })

  test('can be cancelled: its link confirms nothing', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    await patch(browser, person.id, { email })
    expect((await cancel(browser)).statusCode).toBe(204)
    expect((await browser.request('GET', logged)).json().pendingEmail).toBeNull()
    expect((await confirm(email)).statusCode).toBe(400)
    expect((await cancel(browser)).statusCode).toBe(204)
  })

  test('replaces an earlier request, whose link ends', async () => {
    const { person, browser } = await someone()
    const [first, second] = [`un-${person.email}`, `deux-${person.email}`]
    await patch(browser, person.id, { email: first })
    await patch(browser, person.id, { email: second })
    expect((await confirm(first)).statusCode).toBe(400)
    expect((await confirm(second)).statusCode).toBe(200)
    expect((await emailOf(person)).email).toBe(second)
  })

  test('stays requested when a client sends the whole account back', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    const account = (await patch(browser, person.id, { email })).json()
    expect((await patch(browser, person.id, { ...account, isDev: true })).json()).toEqual({ ...account, isDev: true })
    expect(await subjectsTo(email)).toHaveLength(1)
  })

  test('that somebody else has taken meanwhile is refused when it is confirmed, and kindly', async () => {
    const [{ browser, person }, other] = [await someone(), await someone()]
    const email = `nouvelle-${person.email}`
    await patch(browser, person.id, { email })
    await server.addPerson({ email })
    const answer = await confirm(email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ nonFieldErrors: [accountRefusals('email-taken-meanwhile').in('fr')] })
    expect((await emailOf(person)).email).toBe(person.email)
    expect(other.person.email).not.toBe(email)
  })

  test('does not prevent others from signing up with it', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    await patch(browser, person.id, { email })
    const payload = {
      email,
      username: `x${person.username}`,
      firstName: 'Zoé',
      lastName: 'Durand',
      password1: 'quatre mots sans rapport',
      cguApproved: true,
    }
    expect((await server.app.inject({ method: 'POST', url: '/api/v1/accounts/', payload })).statusCode).toBe(201)
  })

  test('requested by two accounts at once becomes that of one', async () => {
    const both = [await someone(), await someone()]
    const email = `partagee-${both[0]?.person.email}`
    const links = []
    for (const { person, browser } of both) {
      await patch(browser, person.id, { email })
      const { uid, token } = await lastLink(server, email)
      links.push({ uid, token })
    }
    const answers = await Promise.all(links.map(confirmBy))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const { reader } = server.app.services.database
    expect(await reader('users').where({ email })).toHaveLength(1)
  })

  test('replaces an unconfirmed address, whose link ends', async () => {
    const { person, browser } = await someone({ emailConfirmed: false })
    await browser.request('POST', '/api/v1/emailConfirmationRequest/')
    const { uid, token } = await lastLink(server, person.email)
    const email = `juste-${person.email}`
    expect((await patch(browser, person.id, { email })).json()).toMatchObject({
      email: person.email,
      emailConfirmed: false,
      pendingEmail: email,
    })
    expect((await confirmBy({ uid, token })).statusCode).toBe(400)
    expect((await confirm(email)).statusCode).toBe(200)
    expect(await emailOf(person)).toEqual({ email, emailConfirmed: true })
  })

  test('that a team invited joins it once it is confirmed, and not before', async () => {
    const { person, browser } = await someone()
    const canteenId = await server.addCanteen(parc, [])
    const email = `invitee-${person.email}`
    const creationDate = new Date().toISOString()
    await server.app.services.database.writer('managerInvitations').insert({ canteenId, email, creationDate })
    await patch(browser, person.id, { email })
    expect(await server.count('canteenManagers')).toBe(0)
    await confirm(email)
    expect(await server.count('canteenManagers')).toBe(1)
  })

  test('of another account, in any case, gives 400 on its field; one’s own in another case does not', async () => {
    const [{ browser, person }, other] = [await someone(), await someone()]
    const answer = await patch(browser, person.id, { email: other.person.email.toUpperCase() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ email: [expect.any(String)] })
    const own = person.email.replace('personne', 'Personne')
    expect((await patch(browser, person.id, { email: own })).json().pendingEmail).toBe(own)
    await confirm(own)
    expect((await emailOf(person)).email).toBe(own)
  })

  test('and its link end with the account; its message stays, as the address may be somebody else’s', async () => {
    const { person, browser } = await someone()
    const email = `nouvelle-${person.email}`
    await patch(browser, person.id, { email })
    const { uid, token } = await lastLink(server, email)
    await browser.request('POST', '/api/v1/accountDeletion/', { payload: { password } })
    expect(await messagesTo(server, email)).toHaveLength(1)
    expect((await confirmBy({ uid, token })).statusCode).toBe(400)
  })
})
