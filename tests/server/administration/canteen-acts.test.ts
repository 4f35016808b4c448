import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { parisDay } from '@ma-cantine/lib/messages/today'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addReadyCanteens } from '../support/add-ready-canteens.ts'
import { messagesTo } from '../support/mailbox.ts'
import { makeSiret } from '../support/sirets.ts'
import { addStaff, type StaffMember } from '../support/staff.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let staff: StaffMember
let manager: Person
beforeEach(async () => {
  await server.empty()
  staff = await addStaff(server)
  manager = await server.addPerson()
})

const reason = 'Demande reçue par courrier le 3 mars.'

async function act(canteenId: number, part: string, payload: object) {
  const url = `/api/v1/administration/canteens/${canteenId}/${part}/`
  const answer = await staff.browser.request('POST', url, { payload: { reason, ...payload } })
  return [answer.statusCode, answer.json()] as const
}
const sentence = (code: 'unchanged') => administrationMessages(code).in('fr')
const refused = (code: string) => [400, { nonFieldErrors: [sentence(code as 'unchanged')] }]
const journal = () => server.rows<{ kind: string; userId: number | null; canteenId: number }>('staffActs')

describe('a manager of a canteen without any', () => {
  const place = (canteenId: number, email = manager.email) => act(canteenId, 'manager', { email })

  test('is placed, told with the reason, and written in the history of the canteen and in the journal', async () => {
    const canteenId = await server.addCanteen(makeSiret(1), [])
    const { writer } = server.app.services.database
    await writer('managerInvitations').insert({
      canteenId,
      email: manager.email.toUpperCase(),
      creationDate: new Date().toISOString(),
    })
    const [status, answer] = await place(canteenId, manager.email.toUpperCase())
    expect([status, answer.managerCount, answer.managers]).toEqual([
      200,
      1,
      [expect.objectContaining({ id: manager.id, email: manager.email, isBlocked: false })],
    ])
    expect(answer.invitations).toEqual([])
    expect(await journal()).toMatchObject([{ kind: 'manager-placed', userId: manager.id, canteenId }])
    const [message] = await messagesTo(server, manager.email)
    expect(message?.body).toContain(reason)
    const [change] = (await server.rows<{ entity: string; userId: number; after: string }>('history')).filter(
      ({ entity }) => entity === 'canteens',
    )
    expect([change?.userId, JSON.parse(change?.after ?? '').managers]).toEqual([staff.person.id, [manager.id]])
    const read = await server.app.inject({ url: `/api/v1/canteens/${canteenId}`, headers: manager.headers })
    expect(read.statusCode).toBe(200)
  })

  test('is not placed where a manager can act, but is where all of them are blocked', async () => {
    const other = await server.addPerson()
    const canteenId = await server.addCanteen(makeSiret(1), [other])
    expect(await place(canteenId)).toEqual(refused('has-manager'))
    expect(await journal()).toEqual([])
    await server.app.services.database.writer('users').where({ id: other.id }).update({ isActive: false })
    expect((await place(canteenId))[1]).toMatchObject({ managerCount: 1 })
  })

  test('has an account with a confirmed address, which is not blocked', async () => {
    const canteenId = await server.addCanteen(makeSiret(1), [])
    const unconfirmed = await server.addPerson({ emailConfirmed: false })
    expect(await place(canteenId, unconfirmed.email)).toEqual(refused('unconfirmed-account'))
    expect(await place(canteenId, 'personne@exemple.fr')).toEqual([
      400,
      { email: [sentence('no-such-account' as 'unchanged')] },
    ])
    await server.app.services.database.writer('users').where({ id: manager.id }).update({ isActive: false })
    expect(await place(canteenId)).toEqual(refused('blocked-account'))
    expect([await server.count('staffActs'), await server.count('canteenManagers')]).toEqual([0, 0])
  })

  test('is not placed in a deleted canteen, nor in none', async () => {
    const canteenId = await server.addCanteen(makeSiret(1), [], { deletionDate: new Date().toISOString() })
    expect(await place(canteenId)).toEqual(refused('deleted-canteen'))
    expect((await place(999_999))[0]).toBe(404)
  })

  test('is one of two who are placed at once', async () => {
    const other = await server.addPerson()
    const canteenId = await server.addCanteen(makeSiret(1), [])
    const answers = await Promise.all([place(canteenId), place(canteenId, other.email)])
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400])
    expect(await server.count('canteenManagers')).toBe(1)
  })
})

const day = (days: number) => parisDay(new Date(Date.now() + days * 86_400_000))
const year = 2024

describe('a late declaration', () => {
  let canteenId: number
  let otherId: number
  beforeEach(async () => {
    ;[canteenId, otherId] = (await addReadyCanteens(server.app.services.database, manager.id, year, 2)) as [
      number,
      number,
    ]
  })

  const open = (from: string | null, to: string | null, change: object = {}) =>
    act(canteenId, 'lateOpening', { year, from, to, ...change })
  const read = async (id = canteenId, of = year) =>
    (await server.app.inject({ url: `/api/v1/actionableCanteens/${id}/${of}`, headers: manager.headers })).json()
  async function declare(id = canteenId) {
    const [diagnostic] = (await server.rows<{ id: number; canteenId: number }>('diagnostics')).filter(
      row => row.canteenId === id,
    )
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/teledeclaration/',
      headers: manager.headers,
      payload: { diagnosticId: diagnostic?.id, honourStatement: true },
    })
    return [answer.statusCode, answer.json()] as const
  }
  const closed = [403, { detail: teledeclarationRefusals('campaign-closed').in('fr') }]

  test('is possible until its day for that canteen and that year alone, and can be corrected', async () => {
    expect(await read()).toMatchObject({ action: '45_did_not_teledeclare', lateEndDate: null })
    expect(await declare()).toEqual(closed)
    const [status, answer] = await open(null, day(10))
    expect([status, answer.lateOpenings]).toEqual([
      200,
      [expect.objectContaining({ year, endDate: day(10), isOpen: true })],
    ])
    expect(await read()).toMatchObject({ action: '40_teledeclare', lateEndDate: expect.stringContaining(day(10)) })
    expect(await read(otherId)).toMatchObject({ action: '45_did_not_teledeclare', lateEndDate: null })
    expect(await read(canteenId, year - 1)).toMatchObject({ action: '45_did_not_teledeclare', lateEndDate: null })
    expect(await declare(otherId)).toEqual(closed)
    const [created, { teledeclaration }] = await declare()
    expect(created).toBe(201)
    const url = `/api/v1/teledeclaration/${teledeclaration.id}/cancel/`
    expect((await server.app.inject({ method: 'POST', url, headers: manager.headers })).statusCode).toBe(200)
    expect((await declare())[0]).toBe(201)
    const { results } = (
      await server.app.inject({ url: `/api/v1/actionableCanteens/${year}`, headers: manager.headers })
    ).json()
    expect(
      results.map(({ id, lateEndDate }: { id: number; lateEndDate: string | null }) => [id, lateEndDate !== null]),
    ).toEqual(
      expect.arrayContaining([
        [canteenId, true],
        [otherId, false],
      ]),
    )
  })

  test('is told to the managers with the reason, the year and the day, and written in the journal', async () => {
    await open(null, day(10))
    const [message] = await messagesTo(server, manager.email)
    expect(message?.body).toContain(`bilan ${year}, jusqu’au`)
    expect(message?.body).toContain(reason)
    expect(await journal()).toMatchObject([{ kind: 'late-opened', canteenId }])
    expect(
      (await server.rows<{ entity: string; after: string }>('history'))
        .filter(({ entity }) => entity === 'lateOpenings')
        .map(({ after }) => JSON.parse(after)),
    ).toEqual([{ year, endDate: day(10) }])
  })

  test('can be closed again: nothing is declared any more, and what was declared stays', async () => {
    await open(null, day(10))
    await declare()
    const [status, answer] = await open(day(10), null)
    expect([status, answer.lateOpenings[0].isOpen]).toEqual([200, false])
    expect(await read()).toMatchObject({ action: '95_nothing', lateEndDate: null })
    expect((await messagesTo(server, manager.email)).at(-1)?.body).toContain('a fermé la télédéclaration')
    expect(answer.declarations).toMatchObject([{ year, status: 'SUBMITTED' }])
    const [row] = await server.rows<{ id: number }>('teledeclarations')
    const url = `/api/v1/teledeclaration/${row?.id}/cancel/`
    expect((await server.app.inject({ method: 'POST', url, headers: manager.headers })).statusCode).toBe(403)
  })

  test('ends with its day', async () => {
    await open(null, day(10))
    const past = new Date(Date.now() - 1000).toISOString()
    await server.app.services.database.writer('lateOpenings').update({ endDate: past })
    expect(await declare()).toEqual(closed)
    expect(await read()).toMatchObject({ action: '45_did_not_teledeclare', lateEndDate: null })
    // It can be opened once more, as if it had never been.
    expect((await open(null, day(3)))[1].lateOpenings).toMatchObject([{ endDate: day(3), isOpen: true }])
  })

  test('counts in the figures that everybody reads, as one of the campaign', async () => {
    await server.app.services.database.writer('canteens').update({ region: '76', department: '34' })
    const figures = async () =>
      (await server.app.inject({ url: `/api/v1/canteenStatistics/?year=${year}&department=34` })).json()
    const before = await figures()
    await open(null, day(10))
    await declare()
    expect(before.teledeclarationsCount).toBe(0)
    expect((await figures()).teledeclarationsCount).toBe(1)
    await open(day(10), null)
    expect((await figures()).teledeclarationsCount).toBe(1)
    // Opened again, what was declared before still counts.
    await open(null, day(5))
    await server.app.services.database.writer('canteens').where({ id: canteenId }).update({ name: 'Autre nom' })
    expect((await figures()).teledeclarationsCount).toBe(1)
  })

  test('lasts sixty days at most, for a year whose campaign has begun and is over', async () => {
    expect((await open(null, day(61)))[1]).toEqual({
      to: [administrationMessages('end-too-late', day(60)).in('fr')],
    })
    expect((await open(null, day(-1)))[1]).toEqual({ to: [sentence('end-too-early' as 'unchanged')] })
    expect(await open(null, day(10), { year: 2031 })).toEqual(refused('unknown-year'))
    expect((await open(null, day(60)))[0]).toBe(200)
  })

  test('is not changed twice by two people who have read the same', async () => {
    await open(null, day(10))
    expect(await open(null, day(10))).toEqual(refused('unchanged'))
    expect(await open(null, day(20))).toEqual(refused('changed-meanwhile'))
    expect((await open(day(10), day(20)))[1].lateOpenings).toMatchObject([{ endDate: day(20) }])
    expect(await journal()).toHaveLength(2)
  })

  test('is not opened where nobody can be told', async () => {
    await server.app.services.database.writer('users').where({ id: manager.id }).update({ emailConfirmed: false })
    expect(await open(null, day(10))).toEqual(refused('nobody-to-tell'))
    expect([await server.count('lateOpenings'), await server.count('staffActs')]).toEqual([0, 0])
  })
})

test('a year whose campaign is open is not opened late', async () => {
  const campaign = await startTestServer({
    TELEDECLARATION_START_DATE_OVERRIDE: day(-1),
    TELEDECLARATION_END_DATE_OVERRIDE: day(1),
  })
  try {
    const { browser } = await addStaff(campaign)
    const owner = await campaign.addPerson()
    const canteenId = await campaign.addCanteen(makeSiret(1), [owner])
    const current = Number(day(0).slice(0, 4)) - 1
    const answer = await browser.request('POST', `/api/v1/administration/canteens/${canteenId}/lateOpening/`, {
      payload: { year: current, from: null, to: day(10), reason },
    })
    expect([answer.statusCode, answer.json()]).toEqual(refused('campaign-open'))
    const { yearsToOpen } = (await browser.request('GET', `/api/v1/administration/canteens/${canteenId}/`)).json()
    expect(yearsToOpen).not.toContain(current)
    expect(yearsToOpen).toContain(current - 1)
  } finally {
    await campaign.close()
  }
})
