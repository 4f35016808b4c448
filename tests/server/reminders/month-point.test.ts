import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeMonthPoints } from '../../../server/reminders/month-point-job.ts'
import { messagesTo } from '../support/mailbox.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
/** Another node on the same database. */
let other: TestServer
beforeAll(async () => {
  const settings = { CONTACT_EMAIL: 'bonjour@ma-cantine.example', PUBLIC_URL: 'https://ma-cantine.example' }
  server = await startTestServer(settings)
  other = await startTestServer(settings, { database: server.settings.database })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

let person: Person
let canteenId: number
beforeEach(async () => {
  await server.empty()
  person = await server.addPerson()
  await server.app.services.database.writer('users').where({ id: person.id }).update({ wantsMonthPoint: true })
  canteenId = await server.addCanteen(tilleuls, [person])
})

const buy = async (date: string, priceHt: number, values: object = {}, canteen = canteenId, { headers } = person) => {
  const payload = { canteen, date, priceHt, description: 'Pommes', ...values }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload })
  expect(answer.statusCode).toBe(201)
}
const write = (month: string, nodes = [server]) =>
  Promise.all(nodes.map(({ app }) => writeMonthPoints(app.services, month, new AbortController().signal)))
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const bodies = async (of = person) => (await messagesTo(server, of.email)).map(({ body }) => plain(body))

test('tells the shares so far, what the month changed, the heaviest products without label; of one’s own canteens alone', async () => {
  await buy('2025-09-10', 600, { description: 'Poulet' })
  await buy('2025-09-12', 200, { characteristics: ['BIO'], family: 'FRUITS_ET_LEGUMES' })
  await buy('2025-10-02', 150, { description: 'poulet ' })
  await buy('2025-10-03', 50, { description: 'Thon', characteristics: ['FRANCE'] })
  await buy('2025-10-20', 100, { characteristics: ['LABEL_ROUGE'] })
  await buy('2025-11-02', 9999, { description: 'Plus tard' })
  const stranger = await server.addPerson()
  const elsewhere = await server.addCanteen(parc, [stranger])
  await buy('2025-10-02', 7777, { description: 'Ailleurs' }, elsewhere, stranger)
  await write('2025-10')
  const [body = '', ...others] = await bodies()
  expect(others).toEqual([])
  expect(body).toContain('En octobre 2025, vous avez enregistré 300,00 € d’achats hors taxes, et 1 100,00 €')
  expect(body).toContain(
    '27 % depuis le début de l’année, 25 % un mois plus tôt, 33 % pour ce mois seul, objectif 50 %',
  )
  expect(body).toContain('18 % depuis le début de l’année, 25 % un mois plus tôt, 0 % pour ce mois seul, objectif 20 %')
  expect(body).toMatch(/[Pp]oulet : 750,00 €/)
  expect(body).toContain('Thon : 50,00 €')
  expect(body).not.toContain('Plus tard')
  expect(body).not.toContain('Ailleurs')
  expect(await bodies(stranger)).toEqual([])
})

test('is written once a month, whatever the number of nodes and runs', async () => {
  await buy('2025-10-02', 100)
  await write('2025-10', [server, other])
  await write('2025-10', [other])
  expect(await bodies()).toHaveLength(1)
  await write('2025-11')
  expect(await bodies()).toHaveLength(2)
})

test.each([{ wantsMonthPoint: false }, { isActive: false }, { emailConfirmed: false }])(
  'is not written to somebody with %j',
  async columns => {
    await buy('2025-10-02', 100)
    await server.app.services.database.writer('users').where({ id: person.id }).update(columns)
    await write('2025-10')
    expect(await bodies()).toEqual([])
  },
)

test('is not written without a purchase, and is as soon as there is one', async () => {
  await write('2025-10')
  expect(await bodies()).toEqual([])
  await buy('2025-10-02', 100)
  await write('2025-10')
  expect(await bodies()).toHaveLength(1)
})

test('is stopped by its link, in one click of a mail reader too, and by no other link', async () => {
  await buy('2025-10-02', 100)
  await write('2025-10')
  const [row] = await server.rows<{ body: string; oneClickAddress: string }>('outgoingEmails')
  const token = /jeton=([\w-]+)/.exec(row?.body ?? '')?.[1] ?? ''
  const choose = (wanted: boolean, of = token) =>
    server.app.inject({ method: 'POST', url: '/api/v1/monthPoint/', payload: { token: of, wanted } })
  const wants = async () => Boolean((await server.rows<{ wantsMonthPoint: boolean }>('users'))[0]?.wantsMonthPoint)
  expect((await choose(false)).json()).toEqual({ wanted: false, former: true })
  expect(await wants()).toBe(false)
  expect((await choose(true)).json()).toEqual({ wanted: true, former: false })
  const { pathname } = new URL(row?.oneClickAddress ?? '')
  expect((await server.app.inject({ url: pathname })).headers.location).toContain('/v2/point-du-mois/choisir')
  expect(await wants()).toBe(true)
  await server.app.inject({ method: 'POST', url: pathname })
  expect(await wants()).toBe(false)
  // The link of the reminders stops these alone, and the other way round.
  await choose(true)
  const pace = await server.app.inject({
    method: 'POST',
    url: '/api/v1/reminderPace/',
    payload: { token, pace: 'none' },
  })
  expect(pace.statusCode).toBe(400)
  expect((await choose(false, `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`)).statusCode).toBe(400)
  expect(await wants()).toBe(true)
})
