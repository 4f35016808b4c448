import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(makeSiret(1), [manager])
})
beforeEach(async () => {
  const { writer } = server.app.services.database
  for (const table of ['canteenMessages', 'outgoingEmails', 'inquiries']) await writer(table).delete()
})
afterAll(() => server.close())

const written = { senderEmail: 'lea@exemple.fr', senderName: 'Léa', body: 'D’où viennent vos légumes ?' }
const post = (path: string, payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${path}/`, payload, headers })
const write = (change: object = {}, headers = {}) =>
  post('message', { destinationCanteen: canteenId, ...written, ...change }, headers)
const emails = () => server.rows<{ recipient: string; body: string; replyTo: string | null }>('outgoingEmails')
const recipients = async () => (await emails()).map(({ recipient }) => recipient)
const statuses = async () => (await server.rows('canteenMessages')).map(({ status }) => status)
const team = () => server.settings.contactEmail

/** The secret of the link that the team received. */
async function readToken(): Promise<string> {
  const [email] = await emails()
  return /jeton=([\w-]+)/.exec(email?.body ?? '')?.[1] ?? ''
}

describe('a message to a canteen', () => {
  test('is read by the team, then leaves to the managers, once, with the address to answer to', async () => {
    const answer = await write()
    expect([answer.statusCode, answer.json()]).toEqual([201, { destinationCanteen: canteenId, ...written }])
    expect(await recipients()).toEqual([team()])
    const token = await readToken()
    const decide = (decision: string) => post('canteenMessageDecision', { token, decision })
    expect((await decide('send')).json()).toEqual({ status: 'sent' })
    expect(await recipients()).toEqual([team(), manager.email, team()])
    const sent = (await emails()).find(({ recipient }) => recipient === manager.email)
    expect(sent).toMatchObject({ replyTo: written.senderEmail, body: expect.stringContaining(written.body) })
    // A second press, or a colleague's, changes nothing.
    expect((await decide('block')).json()).toEqual({ status: 'sent' })
    expect(await emails()).toHaveLength(3)
  })

  test('that the team blocks never leaves', async () => {
    await write()
    const token = await readToken()
    expect((await post('canteenMessageDecision', { token, decision: 'block' })).json()).toEqual({ status: 'blocked' })
    expect((await post('canteenMessageDecision', { token, decision: 'send' })).json()).toEqual({ status: 'blocked' })
    expect(await recipients()).toEqual([team()])
  })

  test('is stored once, however often it is sent with its key', async () => {
    const headers = { 'idempotency-key': 'message-1' }
    await write({}, headers)
    expect((await write({}, headers)).headers['idempotent-replayed']).toBe('true')
    expect(await emails()).toHaveLength(1)
    expect((await write({ body: 'Autre chose' }, headers)).statusCode).toBe(422)
  })

  test('from a robot is answered and kept nowhere', async () => {
    expect((await write({ website: 'https://publicite.exemple.fr' })).statusCode).toBe(201)
    expect(await statuses()).toEqual([])
    expect(await emails()).toEqual([])
  })

  test('is refused for a canteen that is hidden, deleted, unknown, or that nobody manages', async () => {
    const deletionDate = new Date().toISOString()
    const hidden = await server.addCanteen(makeSiret(2), [manager], { lineMinistry: 'armee' })
    const deleted = await server.addCanteen(makeSiret(3), [manager], { deletionDate })
    for (const destinationCanteen of [hidden, deleted, 999_999]) {
      expect((await write({ destinationCanteen })).statusCode).toBe(404)
    }
    const answer = await write({ destinationCanteen: await server.addCanteen(makeSiret(4), []) })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('Personne ne gère encore')])
    expect(await statuses()).toEqual([])
  })

  test('is decided by its own link alone', async () => {
    await write()
    const answer = await post('canteenMessageDecision', { token: 'inventé', decision: 'send' })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('Ce lien n’est pas valable')])
    expect(await statuses()).toEqual(['pending'])
  })
})

test('the message of who did not find a canteen reaches the team', async () => {
  const answer = await post('canteenNotFoundMessage', { from: 'lea@exemple.fr', message: 'Où est le collège ?' })
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(await emails()).toMatchObject([
    { recipient: team(), replyTo: 'lea@exemple.fr', body: expect.stringContaining('Où est le collège ?') },
  ])
  expect(await server.rows('inquiries')).toMatchObject([{ inquiryType: 'Cantine introuvable' }])
})
