import { currentTermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { lastLink, messagesTo } from '../support/mailbox.ts'
import { lac, marronniers, parc, tilleuls } from '../support/sirets.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://cantine.exemple.fr/' })
})
afterAll(() => server.close())

let people = 0
const draft = (changes: Record<string, unknown> = {}) => {
  const name = `nouvelle_${++people}`
  return {
    firstName: 'Camille',
    lastName: 'Dupont',
    email: `${name}@exemple.fr`,
    username: name,
    password1: 'quatre mots sans rapport',
    cguApproved: true,
    ...changes,
  }
}

const signUp = (payload: Record<string, unknown>, browser = new Browser(server.app)) =>
  browser.request('POST', '/api/v1/accounts/', { payload })

const confirm = (payload: Record<string, unknown>, browser = new Browser(server.app)) =>
  browser.request('POST', '/api/v1/emailConfirmation/', { payload })

const invite = async (canteenId: number, email: string) => {
  const creationDate = new Date().toISOString()
  await server.app.services.database.writer('managerInvitations').insert({ canteenId, email, creationDate })
}

const teamOf = async (canteenId: number) =>
  (await server.rows<{ canteenId: number; userId: number }>('canteenManagers'))
    .filter(row => row.canteenId === canteenId)
    .map(({ userId }) => userId)

describe('signing up', () => {
  test('makes an account (201), not confirmed, and opens its session at once', async () => {
    const browser = new Browser(server.app)
    const answer = await signUp(draft({ username: 'Zoé', email: 'Zoe@MAIRIE-Exemple.FR', isDev: true }), browser)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      username: 'Zoé',
      email: 'Zoe@mairie-exemple.fr',
      emailConfirmed: false,
      firstName: 'Camille',
      isDev: true,
      isStaff: false,
      phoneNumber: null,
    })
    expect(answer.body).not.toContain('assword')
    expect((await browser.request('GET', '/api/v1/loggedUser/')).json()).toEqual(answer.json())
    const payload = { name: 'essai', scopes: ['user:read'] }
    expect((await browser.request('POST', '/api/v1/tokens/', { payload })).statusCode).toBe(201)
    expect((await new Browser(server.app).signIn('zoé', 'quatre mots sans rapport')).statusCode).toBe(200)
  })

  test('tells all that is wrong in one answer: what the draft shows, what is taken, what is easy to guess', async () => {
    const taken = await server.addPerson()
    const answer = await signUp({
      ...draft({ email: taken.email.toUpperCase(), username: 'deux mots', phoneNumber: '12' }),
      lastName: undefined,
      password1: 'camille1',
      password2: 'camille2',
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json()).toSorted()).toEqual([
      'email',
      'lastName',
      'password1',
      'password2',
      'phoneNumber',
      'username',
    ])
    for (const body of [{}, [], { password1: 12, password2: {}, email: [] }]) {
      expect((await signUp(body as Record<string, unknown>)).statusCode).toBe(400)
    }
  })

  test('records the version of the terms that it accepts, with the date, and none when it is refused', async () => {
    const { reader } = server.app.services.database
    const acceptances = (): Promise<unknown[]> => reader('termsAcceptances')
    const before = await acceptances()
    expect((await signUp(draft({ cguApproved: false }))).statusCode).toBe(400)
    expect((await signUp(draft({ password1: 'azerty' }))).statusCode).toBe(400)
    expect(await acceptances()).toEqual(before)
    const { id } = (await signUp(draft())).json<{ id: number }>()
    expect(await reader('termsAcceptances').where('userId', id)).toEqual([
      { userId: id, version: currentTermsVersion, date: expect.stringMatching(/^20\d\d-.*Z$/) },
    ])
  })

  test('may spell its fields in snake_case, with the campaign the person comes from', async () => {
    const { firstName, lastName, cguApproved, ...same } = draft()
    const answer = await signUp({
      ...same,
      first_name: firstName,
      last_name: lastName,
      cgu_approved: cguApproved,
      password2: same.password1,
      phone_number: '06 12-34 56 78',
      creation_mtm_source: '',
      creation_mtm_campaign: 'rentrée',
      creation_mtm_medium: 'lettre',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ phoneNumber: '0612345678', hasMtmData: 'rentrée' })
  })

  test('cannot give itself rights', async () => {
    const answer = await signUp(
      draft({ isStaff: true, isElectedOfficial: true, departments: ['01'], emailConfirmed: true }),
    )
    expect(answer.json()).toMatchObject({
      isStaff: false,
      isElectedOfficial: false,
      departments: null,
      emailConfirmed: false,
    })
  })

  test.each<[string, Record<string, unknown>, Record<string, RegExp>]>([
    ['terms that are not accepted', { cguApproved: false }, { cguApproved: /conditions générales/ }],
    ['terms that are not mentioned', { cguApproved: undefined }, { cguApproved: /obligatoire/ }],
    ['a user name like an e-mail', { username: 'camille@exemple.fr' }, { username: /adresse e-mail/ }],
    ['a user name with a space', { username: 'camille dupont' }, { username: /sans espace/ }],
    ['a user name of 151 characters', { username: 'x'.repeat(151) }, { username: /150 caractères/ }],
    ['a phone number of 9 digits', { phoneNumber: '01 23 45 67 8' }, { phoneNumber: /10 chiffres/ }],
    ['a phone number with letters', { phoneNumber: '01 23 45 67 8x' }, { phoneNumber: /10 chiffres/ }],
    ['an e-mail without a domain', { email: 'camille' }, { email: /adresse e-mail/ }],
    ['no name', { firstName: ' ', lastName: undefined }, { firstName: /obligatoire/, lastName: /obligatoire/ }],
    ['a password typed in two ways', { password2: 'quatre mots sans report' }, { password2: /identiques/ }],
    ['a common password', { password1: 'motdepasse' }, { password1: /beaucoup de personnes.*phrase/ }],
    ['a short password', { password1: 'xK9!fW2' }, { password1: /8 caractères/ }],
    ['a password made of the name', { password1: 'camille.dupont' }, { password1: /en vous connaissant/ }],
  ])('refuses %s on its field, in French', async (_, changes, messages) => {
    const answer = await signUp(draft(changes))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(
      Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [expect.stringMatching(message)]])),
    )
    expect(answer.cookies).toEqual([])
  })

  test('says on its field that a user name or an e-mail is taken, in any case, and nothing else of its account', async () => {
    const { username, email, ...rest } = draft()
    await signUp({ ...rest, username, email })
    const answer = await signUp({ ...rest, username: username.toUpperCase(), email: email.toUpperCase() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      username: [expect.stringContaining('déjà pris')],
      email: [expect.stringContaining('déjà')],
    })
  })

  test('twice at once with one e-mail in two cases makes one account', async () => {
    const one = draft()
    const other = draft({ email: one.email.toUpperCase() })
    const answers = await Promise.all([signUp(one), signUp(other)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({ email: [expect.any(String)] })
  })

  test('accepts the invitations to its e-mail, in any case, once it is confirmed, and no others', async () => {
    const ids = [await server.addCanteen(tilleuls, []), await server.addCanteen(parc, [])] as const
    const fields = draft()
    await invite(ids[0], fields.email.toUpperCase())
    await invite(ids[0], fields.email)
    await invite(ids[1], 'autre@exemple.fr')
    const { id } = (await signUp(fields)).json()
    expect(await teamOf(ids[0])).toEqual([])
    const { uid, token } = await lastLink(server, fields.email)
    await confirm({ uid, token })
    expect(await teamOf(ids[0])).toEqual([id])
    expect(await teamOf(ids[1])).toEqual([])
    const left = await server.rows<{ email: string }>('managerInvitations')
    expect(left.map(({ email }) => email)).toEqual(['autre@exemple.fr'])
  })

  test('that is refused leaves the invitations and writes to nobody', async () => {
    const canteen = await server.addCanteen(marronniers, [])
    const fields = draft({ password1: 'azertyuiop' })
    await invite(canteen, fields.email)
    await signUp(fields)
    expect((await server.rows<{ email: string }>('managerInvitations')).map(({ email }) => email)).toContain(
      fields.email,
    )
    expect(await messagesTo(server, fields.email)).toEqual([])
  })
})

describe('the link that confirms an e-mail', () => {
  const joined = async (browser = new Browser(server.app)) => {
    const fields = draft()
    const user = (await signUp(fields, browser)).json()
    return { ...fields, id: user.id as number, browser, link: await lastLink(server, fields.email) }
  }
  const confirmed = async (browser: Browser) =>
    (await browser.request('GET', '/api/v1/loggedUser/')).json().emailConfirmed as boolean

  test('is sent at sign-up, to the public address of the site', async () => {
    const { email, link } = await joined()
    expect(link.page).toBe('activation-compte')
    expect(link.token).toMatch(/^[\w-]{43}$/)
    const [message] = await messagesTo(server, email)
    expect(message?.body).toContain(`https://cantine.exemple.fr/activation-compte/${link.uid}/${link.token}`)
  })

  test('names the account on one line, and says to follow it only if it is one’s own', async () => {
    const { email, username, link, id, browser } = await joined()
    const [message] = await messagesTo(server, email)
    expect(message?.subject).not.toContain(username)
    expect(message?.body).toContain(`l’identifiant est «\u00a0${username}\u00a0»`)
    expect(message?.body).toMatch(/Ne le suivez que si ce compte est le vôtre/)
    expect(link.token).not.toBe('')
    const forged = 'zoe »\n\nSuivez ce lien :\u2028https://ailleurs.fr'
    await server.app.services.database.writer('users').where({ id }).update({ username: forged })
    await browser.request('POST', '/api/v1/emailConfirmationRequest/')
    const body = (await messagesTo(server, email)).at(-1)?.body.replaceAll('\u00a0', ' ')
    expect(body).toContain('« zoe » Suivez ce lien : https://ailleurs.fr »')
  })

  test('needs no session and opens none', async () => {
    const { email, link, browser } = await joined()
    const elsewhere = new Browser(server.app)
    const answer = await confirm({ uid: link.uid, token: link.token }, elsewhere)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ email })
    expect(elsewhere.cookies.size).toBe(0)
    expect(await confirmed(browser)).toBe(true)
  })

  test('works once, for its own account, for three days, and not to choose a password', async () => {
    const { link, browser } = await joined()
    const other = await joined()
    const { uid, token } = link
    for (const wrong of [
      { uid: other.link.uid, token },
      { uid, token: `${token}x` },
      { uid, token: 'x' },
    ]) {
      const answer = await confirm(wrong)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ nonFieldErrors: [expect.any(String)] })
    }
    const payload = { uid, token, newPassword1: 'une autre phrase de passe' }
    const reset = await server.app.inject({ method: 'POST', url: '/api/v1/passwordReset/', payload })
    expect(reset.statusCode).toBe(400)
    const { writer } = server.app.services.database
    const row = await writer('accountLinks').orderBy('id', 'desc').first()
    const days = (Date.parse(row.expiryDate) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThanOrEqual(3)
    await writer('accountLinks').update({ expiryDate: new Date().toISOString() })
    expect((await confirm({ uid, token })).statusCode).toBe(400)
    expect(await confirmed(browser)).toBe(false)
    await writer('accountLinks').update({ expiryDate: row.expiryDate })
    const twice = await Promise.all([confirm({ uid, token }), confirm({ uid, token })])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('is stored without its token', async () => {
    const { link } = await joined()
    expect(JSON.stringify(await server.rows('accountLinks'))).not.toContain(link.token)
  })

  test('is sent again to the signed-in user alone, and signs nobody in', async () => {
    const { email, username, browser, link } = await joined()
    const url = '/api/v1/emailConfirmationRequest/'
    const visitor = new Browser(server.app)
    expect((await visitor.request('POST', url, { payload: { username } })).statusCode).toBe(403)
    expect(visitor.cookies.size).toBe(0)
    expect(await messagesTo(server, email)).toHaveLength(1)
    const answer = await browser.request('POST', url)
    expect(answer.statusCode).toBe(204)
    expect(await messagesTo(server, email)).toHaveLength(2)
    const again = await lastLink(server, email)
    expect(again.token).not.toBe(link.token)
    expect((await confirm({ uid: again.uid, token: again.token })).statusCode).toBe(200)
    expect((await browser.request('POST', url)).statusCode).toBe(204)
    expect(await messagesTo(server, email)).toHaveLength(2)
  })

  test('accepts the invitations that came since', async () => {
    const { email, id, link } = await joined()
    const canteen = await server.addCanteen(lac, [])
    await invite(canteen, email)
    await confirm({ uid: link.uid, token: link.token })
    expect(await teamOf(canteen)).toEqual([id])
  })

  test('is delivered', async () => {
    const { email } = await joined()
    await eventually(async () =>
      (await server.rows<{ recipient: string; sentDate: string | null }>('outgoingEmails')).some(
        ({ recipient, sentDate }) => recipient === email && sentDate,
      )
        ? true
        : undefined,
    )
  })
})

describe('a suggested user name', () => {
  const suggest = async (payload: Record<string, unknown>) =>
    server.app.inject({ method: 'POST', url: '/api/v1/usernameSuggestion/', payload })

  test.each([
    [{ firstName: 'Éloïse', lastName: 'de La Fontaine' }, 'eloise_de-la-fontaine'],
    [{ firstName: ' Jean-Luc ', lastName: 'O’Neil' }, 'jean-luc_oneil'],
    [{ email: 'Cuisine.Centrale@exemple.fr' }, 'cuisinecentrale'],
    [{ firstName: 'Zoé', lastName: null, email: 'z.martin@exemple.fr' }, 'zmartin'],
    [{ firstName: 'Zoé' }, 'zoe'],
    [{ firstName: 'x'.repeat(150), lastName: 'y' }, 'x'.repeat(130)],
  ])('of %j is %s', async (payload, suggestion) => {
    const answer = await suggest(payload)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ suggestion })
  })

  test('that is taken gets a number, and never runs out', async () => {
    const { writer } = server.app.services.database
    await server.addPerson({ username: 'Ana_Petit' })
    const { id } = await writer('users').orderBy('id', 'desc').first('id')
    const { passwordHash } = await writer('users').where({ id }).first('passwordHash')
    const creationDate = new Date().toISOString()
    const rows = Array.from({ length: 999 }, (_, number) => `ana_petit_${number}`).map(username => ({
      username,
      usernameKey: username,
      email: `${username}@exemple.fr`,
      emailKey: `${username}@exemple.fr`,
      passwordHash,
      creationDate,
    }))
    const first = (await suggest({ firstName: 'Ana', lastName: 'Petit' })).json().suggestion
    expect(first).toMatch(/^ana_petit_\d{1,3}$/)
    await writer.batchInsert('users', rows, 100)
    const answer = await suggest({ firstName: 'Ana', lastName: 'Petit' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().suggestion).toMatch(/^ana_petit_\d{4,}$/)
  })

  test.each([{}, { firstName: '', lastName: null }, { email: '@exemple.fr' }, { firstName: '!!!' }])(
    'needs something to be made of: %j gives 400 {detail}',
    async payload => {
      const answer = await suggest(payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    },
  )
})
