import { messageRefusals } from '@ma-cantine/lib/public-canteens/message-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { makeSiret } from '../support/sirets.ts'
import { addStaff } from '../support/staff.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let editor: Browser
let manager: Person
let canteenId: number
beforeEach(async () => {
  await server.empty()
  editor = (await addStaff(server)).browser
  manager = await server.addPerson()
  canteenId = await server.addCanteen(makeSiret(1), [manager], { name: 'Cantine des Tilleuls' })
})

const path = '/api/v1/moderation/messages/'
const write = (body: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/message/',
    payload: { destinationCanteen: canteenId, senderEmail: 'lea@exemple.fr', senderName: 'Léa', body },
  })
const list = async (query = '') => (await editor.request('GET', path + query)).json()
const decide = async (id: number, decision: string) => {
  const answer = await editor.request('POST', `${path}${id}/decision/`, { payload: { decision } })
  return [answer.statusCode, answer.json()]
}
const sentTo = async (address: string) =>
  (await server.rows<{ recipient: string }>('outgoingEmails')).filter(({ recipient }) => recipient === address).length

test('those that wait come first, the oldest before, and what was decided stays with its date', async () => {
  for (const body of ['Un', 'Deux', 'Trois']) await write(body)
  const before = await list()
  expect(before.results.map(({ body }: { body: string }) => body)).toEqual(['Un', 'Deux', 'Trois'])
  expect(before.results[0]).toMatchObject({
    canteen: { id: canteenId, name: 'Cantine des Tilleuls' },
    senderName: 'Léa',
    recipientEmail: null,
    status: 'pending',
    decisionDate: null,
  })
  expect(await decide(before.results[0].id, 'block')).toEqual([200, { status: 'blocked' }])
  const after = await list('?limit=2')
  expect([after.count, after.results.map(({ body }: { body: string }) => body)]).toEqual([3, ['Deux', 'Trois']])
  expect((await list('?status=blocked')).results).toMatchObject([{ body: 'Un', decisionDate: expect.any(String) }])
  expect((await list('?status=sent')).count).toBe(0)
})

test('one that may leave reaches the managers once, whoever decides again, and the history knows who did', async () => {
  await write('D’où viennent vos légumes ?')
  const [{ id }] = (await list()).results
  expect(await decide(id, 'send')).toEqual([200, { status: 'sent' }])
  expect(await decide(id, 'block')).toEqual([200, { status: 'sent' }])
  expect(await sentTo(manager.email)).toBe(1)
  const history = (await server.rows('history')).filter(({ entity }) => entity === 'canteenMessages')
  expect(history).toMatchObject([{ entityId: id, userId: expect.any(Number), after: '{"status":"sent"}' }])
  expect(await decide(id + 1000, 'send')).toEqual([404, { detail: messageRefusals('unknown-message').in('fr') }])
})
