import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { parisDay } from '@ma-cantine/lib/messages/today'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addReadyCanteens } from '../support/add-ready-canteens.ts'
import { messagesTo } from '../support/mailbox.ts'
import { readTaggedPdf } from '../support/read-tagged-pdf.ts'
import { addStaff, type StaffMember } from '../support/staff.ts'
import { findTaggedPdfFaults } from '../support/tagged-pdf-faults.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const year = 2024
const day = (days: number) => parisDay(new Date(Date.now() + days * 86_400_000))
const reason = 'Le total des achats compte deux fois le mois de mars.'
const answerReason = 'Demande fondée, pièces reçues.'

let staff: StaffMember
let manager: Person
let canteenId: number
let otherId: number
beforeEach(async () => {
  await server.empty()
  staff = await addStaff(server)
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  ;[canteenId, otherId] = (await addReadyCanteens(server.app.services.database, manager.id, year, 2)) as [
    number,
    number,
  ]
})

const ask = async (of = canteenId, body: object = { year, reason }, { headers }: Person = manager) => {
  const url = `/api/v1/canteens/${of}/lateRequests/`
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: body })
  return [answer.statusCode, answer.json()] as const
}
const listed = async (of = canteenId) =>
  (await server.app.inject({ url: `/api/v1/canteens/${of}/lateRequests/`, headers: manager.headers })).json()
const withdraw = async (id: number, of = canteenId) => {
  const url = `/api/v1/canteens/${of}/lateRequests/${id}/withdraw/`
  const answer = await server.app.inject({ method: 'POST', url, headers: manager.headers })
  return [answer.statusCode, answer.json()] as const
}
const answer = async (id: number, to: string | null) => {
  const url = `/api/v1/administration/lateRequests/${id}/answer/`
  const answered = await staff.browser.request('POST', url, { payload: { to, reason: answerReason } })
  return [answered.statusCode, answered.json()] as const
}
const all = async (query = '') =>
  (await staff.browser.request('GET', `/api/v1/administration/lateRequests/${query}`)).json()
const refused = (code: string) => [400, { nonFieldErrors: [administrationMessages(code as 'already-asked').in('fr')] }]
const historyOf = async (entity: string) =>
  (await server.rows<{ entity: string; before: string | null; after: string }>('history'))
    .filter(change => change.entity === entity)
    .map(({ after }) => JSON.parse(after))

test('a request is read by the team, which opens the year for that canteen alone; the proof tells all of it', async () => {
  const [status, request] = await ask()
  expect([status, request]).toEqual([
    201,
    expect.objectContaining({ year, reason, requester: 'Camille Dupont', answer: null, answerReason: null }),
  ])
  const [toTeam] = await messagesTo(server, server.app.services.settings.contactEmail)
  expect(toTeam?.body).toContain(reason)
  expect(toTeam?.body).toContain('/administration/demandes-hors-campagne')
  expect(await all()).toMatchObject({
    count: 1,
    waitingCount: 1,
    latestEndDate: day(60),
    results: [{ id: request.id, canteen: { id: canteenId }, isDeclared: false }],
  })
  const [opened, told] = await answer(request.id, day(20))
  expect([opened, told]).toEqual([200, expect.objectContaining({ answer: 'opened', answerReason, endDate: day(20) })])
  expect(await listed()).toMatchObject([{ answer: 'opened', endDate: day(20) }])
  const [toManager] = await messagesTo(server, manager.email)
  expect(toManager?.body).toContain(answerReason)
  expect(await server.rows('staffActs')).toMatchObject([{ kind: 'late-opened', canteenId, reason: answerReason }])
  expect(await historyOf('lateRequests')).toEqual([
    { canteenId, year, reason },
    { canteenId, year, answer: 'opened', reason: answerReason, endDay: day(20) },
  ])

  const diagnostics = await server.rows<{ id: number; canteenId: number }>('diagnostics')
  const declare = (of: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/teledeclaration/',
      headers: manager.headers,
      payload: { diagnosticId: diagnostics.find(row => row.canteenId === of)?.id, honourStatement: true },
    })
  expect((await declare(otherId)).statusCode).toBe(403)
  const declared = await declare(canteenId)
  expect(declared.statusCode).toBe(201)
  const [row] = await server.rows<{ declaredData: string }>('teledeclarations')
  expect(JSON.parse(row?.declaredData ?? '').late_opening).toEqual({
    requested_on: day(0),
    request_reason: reason,
    opened_on: day(0),
    open_until: day(20),
    opening_reason: answerReason,
  })
  const url = `/api/v1/teledeclaration/${declared.json().teledeclaration.id}/document.pdf`
  const { rawPayload } = await server.app.inject({ url, headers: manager.headers })
  const { texts } = await readTaggedPdf(new Uint8Array(rawPayload))
  const text = texts('P')
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ')
  expect(text).toContain('Hors campagne')
  expect(text).toContain(reason)
  expect(text).toContain(answerReason)
})

test('a refusal is told to the managers with its reason, and changes nothing; one may ask again', async () => {
  const [, { id }] = await ask()
  expect(await answer(id, null)).toEqual([200, expect.objectContaining({ answer: 'refused', endDate: null })])
  expect((await messagesTo(server, manager.email)).at(-1)?.body).toContain(answerReason)
  expect(await server.rows('staffActs')).toMatchObject([{ kind: 'late-refused', canteenId }])
  expect(await server.count('lateOpenings')).toBe(0)
  expect((await answer(id, day(10)))[0]).toBe(404)
  expect(await server.count('lateOpenings')).toBe(0)
  expect((await ask())[0]).toBe(201)
  expect((await all('?state=waiting')).results).toMatchObject([{ answer: null }])
  expect((await all('?state=answered')).results).toMatchObject([{ id, answer: 'refused' }])
})

test('a request of a year waits alone, also when two are sent at once; it can be withdrawn once', async () => {
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(([status]) => status).sort()).toEqual([201, 400])
  expect(await ask()).toEqual(refused('already-asked'))
  expect((await ask(canteenId, { year: year - 1, reason }))[0]).toBe(201)
  expect((await ask(otherId))[0]).toBe(201)
  const { id } = (await listed()).find((request: { year: number }) => request.year === year)
  expect((await withdraw(id, otherId))[0]).toBe(404)
  expect(await withdraw(id)).toEqual([200, expect.objectContaining({ answer: 'withdrawn', answerReason: null })])
  expect((await withdraw(id))[0]).toBe(404)
  expect((await answer(id, day(10)))[0]).toBe(404)
  expect(await server.count('lateOpenings')).toBe(0)
})

test('of an answer and a withdrawal at once, one is done', async () => {
  const [, { id }] = await ask()
  const answers = await Promise.all([answer(id, day(10)), withdraw(id)])
  expect(answers.map(([status]) => status).sort()).toEqual([200, 404])
  const [request] = await listed()
  expect(await server.count('lateOpenings')).toBe(request.answer === 'opened' ? 1 : 0)
})

test('the team that opens the year of itself answers the request that waits', async () => {
  await ask()
  const url = `/api/v1/administration/canteens/${canteenId}/lateOpening/`
  await staff.browser.request('POST', url, { payload: { year, from: null, to: day(5), reason: answerReason } })
  expect(await listed()).toMatchObject([{ answer: 'opened', endDate: day(5) }])
  expect(await ask()).toEqual(refused('already-open'))
})

test('nothing is asked for a year that has no campaign, and none but managers ask', async () => {
  expect(await ask(canteenId, { year: 2010, reason })).toEqual(refused('unknown-year'))
  expect((await ask(canteenId, { year, reason: 'court' }))[0]).toBe(400)
  expect((await ask(canteenId, { year, reason }, await server.addPerson()))[0]).toBe(403)
  await server.app.services.database.writer('users').where({ id: manager.id }).update({ emailConfirmed: false })
  expect((await ask())[0]).toBe(403)
  expect(await server.count('lateRequests')).toBe(0)
})

test('who manages no canteen answers nothing', async () => {
  const [, { id }] = await ask()
  const url = `/api/v1/administration/lateRequests/${id}/answer/`
  const payload = { to: day(5), reason: answerReason }
  expect((await server.app.inject({ method: 'POST', url, headers: manager.headers, payload })).statusCode).toBe(403)
  expect(await listed()).toMatchObject([{ answer: null }])
})

test('a hostile reason is drawn whole in a proof that readers of screens still read', async () => {
  const hostile = `Première ligne\n<b>gras</b> à l’envers ☠ ${'W'.repeat(400)}`
  const [, { id }] = await ask(canteenId, { year, reason: hostile })
  expect((await answer(id, day(10)))[0]).toBe(200)
  const diagnostics = await server.rows<{ id: number; canteenId: number }>('diagnostics')
  const diagnostic = diagnostics.find(row => row.canteenId === canteenId)
  const declared = await server.app.inject({
    method: 'POST',
    url: '/api/v1/teledeclaration/',
    headers: manager.headers,
    payload: { diagnosticId: diagnostic?.id, honourStatement: true },
  })
  const url = `/api/v1/teledeclaration/${declared.json().teledeclaration.id}/document.pdf`
  const { rawPayload } = await server.app.inject({ url, headers: manager.headers })
  const bytes = new Uint8Array(rawPayload)
  const { texts, pageCount } = await readTaggedPdf(bytes)
  expect(texts('P').join(' ').replace(/\s/g, '')).toContain(`<b>gras</b>`)
  expect(texts('P').join('').replace(/\s/g, '')).toContain('W'.repeat(400))
  expect(pageCount).toBeLessThanOrEqual(3)
  expect(await findTaggedPdfFaults(bytes)).toEqual([])
})
