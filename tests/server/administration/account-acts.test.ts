import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '../../../server/accounts/remove-accounts.ts'
import { Browser } from '../support/browser.ts'
import { messagesTo } from '../support/mailbox.ts'
import { applicationToken } from '../support/make-token.ts'
import { addStaff, type StaffMember } from '../support/staff.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'equipe@exemple.fr' })
})
afterAll(() => server.close())

let staff: StaffMember
let person: Person
beforeEach(async () => {
  await server.empty()
  staff = await addStaff(server, { firstName: 'Aïcha', lastName: 'Martin' })
  person = await server.addPerson()
})

const reason = 'Demande reçue par courrier le 3 mars.'

async function act(part: string, payload: object, { id }: Pick<Person, 'id'> = person, by = staff.browser) {
  const url = `/api/v1/administration/accounts/${id}/${part}/`
  const answer = await by.request('POST', url, { payload: { reason, ...payload } })
  return [answer.statusCode, answer.json()] as const
}
const setElected = (from: string[], to: string[], by?: Browser) => act('electedOfficial', { from, to }, person, by)
const refused = (code: Parameters<typeof administrationMessages>[0]) => [
  400,
  { nonFieldErrors: [administrationMessages(code as 'unchanged').in('fr')] },
]
const stored = async ({ id }: Pick<Person, 'id'> = person) =>
  (await server.rows<Record<string, unknown>>('users')).find(row => row.id === id)
const journal = () => server.rows<{ kind: string; userId: number | null }>('staffActs')
const nothingWritten = async () => {
  expect([await server.count('staffActs'), await server.count('outgoingEmails')]).toEqual([0, 0])
  expect((await server.rows<{ entity: string }>('history')).filter(({ entity }) => entity === 'users')).toEqual([])
}

describe('the role of elected official', () => {
  test('is given with its departments, written in the journal and in the history, and told with the reason', async () => {
    const [status, answer] = await setElected([], ['34', '2A'])
    expect([status, answer.isElectedOfficial, answer.departments]).toEqual([200, true, ['2A', '34']])
    expect(answer.acts).toMatchObject([
      {
        kind: 'elected-official',
        actor: { id: staff.person.id, name: 'Aïcha Martin' },
        user: { id: person.id },
        canteen: null,
        reason,
        details: { departments: ['2A', '34'], year: null, endDate: null },
      },
    ])
    const history = await server.rows<{ userId: number; after: string; entity: string }>('history')
    const change = history.find(({ entity }) => entity === 'users')
    expect([change?.userId, JSON.parse(change?.after ?? '')]).toEqual([
      staff.person.id,
      { isElectedOfficial: true, departments: '["2A","34"]' },
    ])
    const [message] = await messagesTo(server, person.email)
    expect(message?.body).toContain(reason)
    expect(message?.body).toContain('Hérault (34)')
    expect(message?.replyTo).toBe('equipe@exemple.fr')
    // The person sees their territory at once.
    const answered = await server.app.inject({ url: '/api/v1/loggedUser/', cookies: await cookiesOf(person) })
    expect(answered.json()).toMatchObject({ isElectedOfficial: true, departments: ['2A', '34'] })
  })

  test('is taken away with its departments', async () => {
    await setElected([], ['34'])
    const [status, answer] = await setElected(['34'], [])
    expect([status, answer.isElectedOfficial, answer.departments]).toEqual([200, false, []])
    expect(await stored()).toMatchObject({ departments: null })
    expect((await messagesTo(server, person.email)).map(({ subject }) => subject)).toEqual([
      'Votre compte a le rôle d’élu',
      'Votre compte n’a plus le rôle d’élu',
    ])
  })

  test('does not change where nothing does, and where somebody has changed it since', async () => {
    expect(await setElected([], [])).toEqual(refused('unchanged'))
    await nothingWritten()
    await setElected([], ['34'])
    expect(await setElected([], ['34'])).toEqual(refused('unchanged'))
    expect(await setElected([], ['11'])).toEqual(refused('changed-meanwhile'))
    expect(await journal()).toHaveLength(1)
  })

  test('takes departments that exist alone', async () => {
    const [status, answer] = await setElected([], ['20'])
    expect([status, answer]).toEqual([400, { to: [administrationMessages('unknown-department', '20').in('fr')] }])
  })
})

async function cookiesOf({ username }: Person) {
  const browser = new Browser(server.app)
  await browser.signIn(username)
  return Object.fromEntries(browser.cookies)
}

describe('the role of staff', () => {
  test('is given with the way to turn on the second factor, and taken away', async () => {
    expect((await act('staff', { isStaff: true }))[1]).toMatchObject({ isStaff: true })
    const [welcome] = await messagesTo(server, person.email)
    expect(welcome?.body).toContain(`${server.settings.publicUrl}/mon-compte/double-authentification`)
    expect((await act('staff', { isStaff: false }))[1]).toMatchObject({ isStaff: false })
    expect((await journal()).map(({ kind }) => kind)).toEqual(['staff-added', 'staff-removed'])
    expect(await act('staff', { isStaff: false })).toEqual(refused('unchanged'))
  })

  test('is never one’s own to change, so that somebody stays', async () => {
    expect(await act('staff', { isStaff: false }, staff.person)).toEqual(refused('not-oneself'))
    await nothingWritten()
  })

  test('stays with one of two who take it from each other at once', async () => {
    const other = await addStaff(server)
    const answers = await Promise.all([
      act('staff', { isStaff: false }, other.person),
      act('staff', { isStaff: false }, staff.person, other.browser),
    ])
    expect(answers.map(([status]) => status).sort()).toEqual([200, 403])
    expect((await server.rows<{ isStaff: unknown }>('users')).filter(({ isStaff }) => isStaff)).toHaveLength(1)
  })
})

describe('an act', () => {
  test('asks for a reason that can be read', async () => {
    for (const poor of ['', 'Trop bref', '\u200b'.repeat(20)]) {
      const [status, answer] = await act('block', { isBlocked: true, reason: poor })
      expect([status, Object.keys(answer)]).toEqual([400, ['reason']])
    }
    await nothingWritten()
  })

  test('is refused where the address is not confirmed: the person could not be told', async () => {
    const { id } = await server.addPerson({ emailConfirmed: false })
    for (const [part, body] of [
      ['electedOfficial', { from: [], to: ['34'] }],
      ['staff', { isStaff: true }],
      ['block', { isBlocked: true }],
    ] as const) {
      expect(await act(part, body, { id })).toEqual(refused('unconfirmed-account'))
    }
    await nothingWritten()
  })

  test('is of the staff alone, with a code in this session', async () => {
    const withoutCode = new Browser(server.app)
    const newcomer = await server.addPerson({ isStaff: true })
    await withoutCode.signIn(newcomer.username)
    expect(await setElected([], ['34'], withoutCode)).toEqual([
      403,
      { detail: httpRefusals('second-factor-missing').in('fr') },
    ])
    const manager = new Browser(server.app)
    await manager.signIn(person.username)
    expect((await setElected([], ['34'], manager))[0]).toBe(403)
    expect((await setElected([], ['34'], new Browser(server.app)))[0]).toBe(403)
    await nothingWritten()
  })

  test('on an account that does not exist gets 404', async () => {
    expect((await act('block', { isBlocked: true }, { id: 999_999 }))[0]).toBe(404)
  })
})

test('an act is in the personal data of whom it is about, done by the team and by nobody of it', async () => {
  await setElected([], ['34'])
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  const { staffActs } = (await browser.request('GET', '/api/v1/personalData/')).json()
  expect(staffActs.rows).toMatchObject([
    { kind: 'elected-official', reason, actor: 'l’équipe', details: { departments: ['34'] } },
  ])
  expect(JSON.stringify(staffActs)).not.toContain('Martin')
})

describe('a blocked account', () => {
  const signIn = async (secret?: string) => {
    const answer = await new Browser(server.app).signIn(person.username, secret)
    return [answer.statusCode, answer.json()]
  }
  const read = (headers: object) => server.app.inject({ url: '/api/v1/canteens/', headers: { ...headers } })

  test('loses its sessions, tokens and applications at once, on every node, and finds no others', async () => {
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const application = await applicationToken(server, person, ['canteen:read'])
    const { accessVersion } = (await stored()) ?? {}
    expect((await read(person.headers)).statusCode).toBe(200)
    expect((await read(application.headers)).statusCode).toBe(200)
    expect((await act('block', { isBlocked: true }))[1]).toMatchObject({ isBlocked: true })
    // Nodes keep nothing of it: the rows that open it are gone.
    expect((await browser.request('GET', '/api/v1/tokens/')).statusCode).toBe(403)
    expect((await read(person.headers)).statusCode).toBe(403)
    expect((await read(application.headers)).statusCode).toBe(403)
    const { reader } = server.app.services.database
    expect(await reader('sessions').where({ userId: person.id })).toEqual([])
    expect(await reader('oauthGrants')).toEqual([])
    // Nor does a session that a node would write again.
    expect(await stored()).toMatchObject({ accessVersion: Number(accessVersion) + 1 })
    await act('block', { isBlocked: false })
    expect((await browser.request('GET', '/api/v1/tokens/')).statusCode).toBe(403)
    expect((await read(person.headers)).statusCode).toBe(403)
  })

  test('is told so at sign-in, where the password is right alone, and opens again once it is unblocked', async () => {
    await act('block', { isBlocked: true })
    expect(await signIn()).toEqual([
      400,
      { nonFieldErrors: [accountRefusals('blocked-account', 'equipe@exemple.fr').in('fr')] },
    ])
    expect(await signIn('une autre phrase de passe')).toEqual([
      400,
      { nonFieldErrors: [accountRefusals('wrong-credentials').in('fr')] },
    ])
    await act('block', { isBlocked: false })
    expect((await signIn())[0]).toBe(200)
    expect((await messagesTo(server, person.email)).map(({ subject }) => subject)).toEqual([
      'Votre compte est bloqué',
      'Votre compte est débloqué',
    ])
  })

  test('is not opened by a new password', async () => {
    const ask = () =>
      server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload: { email: person.email } })
    await ask()
    await server.app.services.background.waitForAll()
    await act('block', { isBlocked: true })
    expect(await server.rows('accountLinks')).toEqual([])
    await ask()
    await server.app.services.background.waitForAll()
    expect(await server.rows('accountLinks')).toEqual([])
  })

  test('no longer opens the kitchens to which it gave a link', async () => {
    const canteenId = await server.addCanteen('21340172201787', [person])
    await server.app.inject({
      method: 'POST',
      url: `/api/v1/canteens/${canteenId}/weighingLinks/`,
      headers: person.headers,
      payload: { periodStartDate: currentDay(), periodEndDate: currentDay() },
    })
    expect(await server.rows('weighingLinks')).toMatchObject([{ endDate: null }])
    await act('block', { isBlocked: true })
    expect(await server.rows('weighingLinks')).toMatchObject([{ endDate: expect.any(String) }])
  })

  test('gets no more reminders and no newsletter', async () => {
    const { writer } = server.app.services.database
    const date = new Date().toISOString()
    await writer('outgoingEmails').insert({
      recipient: person.email,
      subject: 'Rappel',
      body: 'Rappel',
      creationDate: date,
      nextAttemptDate: '2999-01-01T00:00:00.000Z',
      reminderUserId: person.id,
    })
    await writer('newsletterSubscriptions').insert({
      email: person.email,
      emailKey: person.email,
      language: 'fr',
      requestDate: date,
      confirmationDate: date,
    })
    await act('block', { isBlocked: true })
    expect((await messagesTo(server, person.email)).map(({ subject }) => subject)).toEqual(['Votre compte est bloqué'])
    expect(await server.rows('newsletterSubscriptions')).toEqual([])
  })

  test('is never one’s own, keeps its place in its teams, and can be deleted', async () => {
    expect(await act('block', { isBlocked: true }, staff.person)).toEqual(refused('not-oneself'))
    const canteenId = await server.addCanteen('21340172201787', [person])
    await act('block', { isBlocked: true })
    expect(await server.rows('canteenManagers')).toEqual([{ canteenId, userId: person.id }])
    expect(await act('block', { isBlocked: true })).toEqual(refused('unchanged'))
    expect(await act('staff', { isStaff: true })).toEqual(refused('blocked-account'))
    const removed = server.app.services.database.transaction(transaction => removeAccounts(transaction, [person.id]))
    expect(await removed).toBe(1)
    expect(await journal()).toMatchObject([{ kind: 'blocked', userId: null }])
  })
})
