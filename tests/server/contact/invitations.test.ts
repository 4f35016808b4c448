import { messageRefusals } from '@ma-cantine/lib/public-canteens/message-refusals'
import type { TerritoryCanteen } from '@ma-cantine/lib/statistics/territory-canteen'
import type { TerritoryProgress } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let official: Person
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  official = await server.addPerson({ firstName: 'Ana', lastName: 'Roche' })
  browser = await signInElected(official, ['15'])
})
beforeEach(async () => {
  for (const table of ['canteenMessages', 'outgoingEmails']) await writer()(table).delete()
})
afterAll(() => server.close())

const writer = () => server.app.services.database.writer

async function signInElected(person: Person, departments: readonly string[]): Promise<Browser> {
  const columns = { isElectedOfficial: true, departments: JSON.stringify(departments) }
  await writer()('users').where({ id: person.id }).update(columns)
  const own = new Browser(server.app)
  await own.signIn(person.username)
  return own
}

let numbers = 0
const addCanteen = (columns: object = {}, managers: readonly Person[] = []) =>
  server.addCanteen(makeSiret(++numbers), managers, { productionType: 'site', department: '15', ...columns })

const written = { recipientEmail: 'mairie@exemple.fr', body: 'Pourriez-vous la prendre en main ?' }
const invite = (canteenId: number, change: object = {}, headers = {}, by = browser) =>
  by.request('POST', `/api/v1/territoryCanteens/${canteenId}/invitation/`, {
    payload: { ...written, ...change },
    headers,
  })
const emails = () =>
  server.rows<{ recipient: string; subject: string; body: string; replyTo: string | null }>('outgoingEmails')
const team = () => server.settings.contactEmail

async function decide(decision: 'send' | 'block') {
  const tokens = (await emails()).flatMap(({ body }) => /jeton=([\w-]+)/.exec(body)?.[1] ?? [])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/canteenMessageDecision/',
    payload: { token: tokens.at(-1), decision },
  })
  return answer.json()
}

async function listed(id: number): Promise<Pick<TerritoryCanteen, 'hasManager' | 'invitationDate'>> {
  const page = (await browser.request('GET', '/api/v1/territoryCanteens/?limit=30')).json()
  return page.results.find((canteen: TerritoryCanteen) => canteen.id === id)
}

describe('an invitation to manage a canteen', () => {
  test('is read by the team, then leaves to its address, with the page to claim and the address to answer to', async () => {
    const id = await addCanteen({ name: 'École du Pré' })
    expect(await listed(id)).toMatchObject({ hasManager: false, invitationDate: null })
    const answer = await invite(id)
    expect([answer.statusCode, answer.json()]).toEqual([201, written])
    const [toRead] = await emails()
    expect(toRead?.recipient).toBe(team())
    for (const fact of ['École du Pré', 'Ana Roche', official.email, written.recipientEmail, written.body]) {
      expect(toRead?.body).toContain(fact)
    }
    expect((await listed(id)).invitationDate).toMatch(/^20/)
    expect(await decide('send')).toEqual({ status: 'sent' })
    const [, sent, copy] = await emails()
    expect(sent).toMatchObject({ recipient: written.recipientEmail, replyTo: official.email })
    expect(sent?.body).toContain(`/nos-cantines/${id}--`)
    expect(sent?.body).toContain(written.body)
    expect(copy?.recipient).toBe(team())
  })

  test('that the team blocks never leaves, and another one may be written', async () => {
    const id = await addCanteen()
    await invite(id)
    expect(await decide('block')).toEqual({ status: 'blocked' })
    expect((await emails()).map(({ recipient }) => recipient)).toEqual([team()])
    expect((await listed(id)).invitationDate).toBeNull()
    expect((await invite(id)).statusCode).toBe(201)
  })

  test('does not leave once somebody has taken the canteen over, and can be blocked', async () => {
    const id = await addCanteen()
    await invite(id)
    const manager = await server.addPerson()
    await writer()('canteenManagers').insert({ canteenId: id, userId: manager.id })
    expect((await decide('send')).nonFieldErrors).toEqual([messageRefusals('outdated-invitation').in('fr')])
    expect((await emails()).map(({ recipient }) => recipient)).toEqual([team()])
    expect(await decide('block')).toEqual({ status: 'blocked' })
  })

  test('is written once in 30 days, by whoever it is, even at once', async () => {
    const colleague = await signInElected(await server.addPerson(), ['15', '63'])
    const id = await addCanteen()
    const answers = await Promise.all([invite(id), invite(id, { body: 'Bonjour' }, {}, colleague)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
    const refused = answers.find(({ statusCode }) => statusCode === 400)
    expect(refused?.json().nonFieldErrors[0]).toMatch(
      /^Une invitation pour cette cantine est déjà partie, ou attend d’être relue\. Vous pourrez en envoyer une autre à partir du \d/,
    )
    expect(await server.rows('canteenMessages')).toHaveLength(1)
    const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await writer()('canteenMessages').update({ creationDate: longAgo })
    expect((await invite(id)).statusCode).toBe(201)
  })

  test('is stored once, however often it is sent with its key', async () => {
    const id = await addCanteen()
    const headers = { 'idempotency-key': 'invitation-1' }
    await invite(id, {}, headers)
    const again = await invite(id, {}, headers)
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
    expect((await invite(id, { body: 'Autre chose' }, headers)).statusCode).toBe(422)
    expect(await emails()).toHaveLength(1)
  })

  test('is refused for a canteen that has a manager, and says so', async () => {
    const id = await addCanteen({}, [await server.addPerson()])
    expect((await listed(id)).hasManager).toBe(true)
    const refused = await invite(id)
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        nonFieldErrors: [
          'Cette cantine a un gestionnaire maintenant. Vous pouvez lui écrire depuis la page publique de la cantine.',
        ],
      },
    ])
    expect(await server.rows('canteenMessages')).toEqual([])
  })

  test.each([
    ['of another department', { department: '63' }],
    ['without a department', { department: null }],
    ['that is deleted', { deletionDate: '2026-01-01T10:00:00.000Z' }],
    ['that is not public', { lineMinistry: 'armee' }],
  ])('finds no canteen %s', async (_, columns) => {
    const id = await addCanteen(columns)
    expect((await invite(id)).statusCode).toBe(404)
    expect(await emails()).toEqual([])
  })

  test.each([
    ['recipientEmail', 'mairie'],
    ['recipientEmail', ''],
    ['body', '  \u200b'],
  ])('tells a wrong %s (%j)', async (name, value) => {
    const answer = await invite(await addCanteen(), { [name]: value })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [name]])
  })
})

test('canteens without manager are counted and filtered, with those that were invited', async () => {
  const own = await signInElected(await server.addPerson(), ['48'])
  const manager = await server.addPerson()
  const managed = await addCanteen({ department: '48' }, [manager, official])
  const alone = await addCanteen({ department: '48' })
  const invited = await addCanteen({ department: '48' })
  await invite(invited, {}, {}, own)
  // A message to a manager is no invitation.
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/message/',
    payload: { destinationCanteen: managed, senderEmail: 'lea@exemple.fr', body: 'Bonjour' },
  })
  const { departments }: TerritoryProgress = (await own.request('GET', '/api/v1/territoryProgress/')).json()
  expect(departments).toEqual([
    { department: '48', canteenCount: 3, declaredCount: 0, unmanagedCount: 2, invitedCount: 1 },
  ])
  const idsOf = async (query: string) => {
    const page = (await own.request('GET', `/api/v1/territoryCanteens/?${query}`)).json()
    return page.results.map(({ id }: TerritoryCanteen) => id)
  }
  expect(await idsOf('managed=false')).toEqual([invited, alone])
  expect(await idsOf('managed=true')).toEqual([managed])
  expect(await idsOf('managed=true&managed=false')).toHaveLength(3)
  const file = await own.request('GET', '/api/v1/export-territoire.csv?managed=false')
  expect(file.body.split('\r\n').filter(line => line.endsWith(';Non'))).toHaveLength(2)
})
