import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type { CampaignDays } from '@ma-cantine/lib/administration/campaign-days'
import { campaignGuidePath } from '@ma-cantine/lib/teledeclaration/campaign-guide-path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { campaignReminders } from '../../../server/reminders/campaign-reminders.ts'
import { addReadyCanteens } from '../support/add-ready-canteens.ts'
import { parisMoment } from '../support/campaign-people.ts'
import { messagesTo } from '../support/mailbox.ts'
import { addStaff, type StaffMember } from '../support/staff.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
/** Another server on the same database. */
let node: TestServer
beforeAll(async () => {
  server = await startTestServer({ SESSION_SECRET: 'un secret de trente-deux lettres ou plus' })
  node = await startTestServer({}, server.settings)
})
afterAll(async () => {
  await node.close()
  await server.close()
})

const year = 2026
const days: CampaignDays = {
  declarationStart: '2027-01-11',
  declarationEnd: '2027-03-31',
  correctionStart: '2027-04-12',
  correctionEnd: '2027-04-30',
}
const reason = 'Dates fixées par la note de service du 3 novembre.'

let staff: StaffMember
let manager: Person
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: parisMoment('2026-12-01', 9) })
  await server.empty()
  await server.app.services.database.writer('campaigns').where('year', '>', 2025).delete()
  staff = await addStaff(server)
  manager = await server.addPerson()
})
afterEach(() => {
  vi.useRealTimers()
})

async function act(path: string, payload: object) {
  const url = `/api/v1/administration/campaigns/${path}/`
  const answer = await staff.browser.request('POST', url, { payload: { reason, ...payload } })
  return [answer.statusCode, answer.json()] as const
}
const set = (from: CampaignDays | null, to: CampaignDays, of = year) => act(String(of), { from, ...to })
const withdraw = (from: CampaignDays) => act(`${year}/withdrawal`, { from })
const refused = (message: { in: (locale: 'fr') => string }) => [400, { nonFieldErrors: [message.in('fr')] }]
const stored = async () => (await server.app.services.database.reader('campaigns').where({ year }))[0]
const publicDates = async (of = node) => (await of.app.inject({ url: `/api/v1/campaignDates/${year}/` })).json()

/** Continues at an hour of a day, as the team would the next morning. */
async function continueOn(day: string, hour = 10): Promise<void> {
  vi.setSystemTime(parisMoment(day, hour, 1))
  staff = await addStaff(server)
}

describe('a campaign', () => {
  test('is announced with its reason, and all servers follow it', async () => {
    expect((await publicDates()).detail).toBe('Aucune campagne n’est connue pour cette année.')
    const [status, { campaigns, nextYear, acts }] = await set(null, days)
    expect([status, nextYear, campaigns[0]]).toEqual([
      200,
      2027,
      { year, ...days, stage: 'announced', isSetByOperator: false },
    ])
    expect(acts).toMatchObject([
      {
        kind: 'campaign-announced',
        reason,
        actor: { id: staff.person.id },
        details: { year, campaign: { before: null, after: days } },
      },
    ])
    expect(await publicDates()).toMatchObject({
      year,
      teledeclarationStartDate: '2027-01-11T00:00:00.000+01:00',
      correctionEndDate: expect.stringContaining('2027-04-30T23:59:59'),
      inTeledeclaration: false,
    })
  })

  test('opens the declaration on its first day, writes its reminder, and closes it after its last one', async () => {
    const guide = async () => (await node.app.inject({ url: campaignGuidePath })).rawPayload
    const guideBefore = await guide()
    await set(null, days)
    expect((await guide()).equals(guideBefore)).toBe(false)
    const ids = await addReadyCanteens(server.app.services.database, manager.id, year, 2)
    const declare = async (index: number) => {
      const diagnostics = await server.rows<{ id: number; canteenId: number }>('diagnostics')
      const diagnosticId = diagnostics.find(({ canteenId }) => canteenId === ids[index])?.id
      const payload = { diagnosticId, honourStatement: true }
      const url = '/api/v1/teledeclaration/'
      return (await node.app.inject({ method: 'POST', url, headers: manager.headers, payload })).statusCode
    }
    expect(await declare(0)).toBe(403)
    await continueOn('2027-01-11')
    expect(await declare(0)).toBe(201)
    await campaignReminders.run(node.app.services, { signal: new AbortController().signal })
    expect((await messagesTo(server, manager.email)).map(({ subject }) => subject)).toEqual([
      'La campagne de télédéclaration 2026 est ouverte',
    ])
    await continueOn('2027-04-01')
    expect(await declare(1)).toBe(403)
    const longer = { ...days, declarationEnd: '2027-04-11' }
    expect((await set(days, longer))[1].campaigns[0]).toMatchObject({ ...longer, stage: 'declaration' })
    expect(await declare(1)).toBe(201)
    expect((await server.app.inject({ url: `/api/v1/canteenStatistics/?year=${year}` })).json()).toMatchObject({
      teledeclarationsCount: 2,
    })
  })

  test('keeps the figures of what was declared, whatever dates the team gives it later', async () => {
    await set(null, days)
    await addReadyCanteens(server.app.services.database, manager.id, year, 1)
    const figures = async () =>
      (await node.app.inject({ url: `/api/v1/canteenStatistics/?year=${year}` })).json().teledeclarationsCount
    await continueOn('2027-02-01')
    const [diagnostic] = await server.rows<{ id: number }>('diagnostics')
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/teledeclaration/',
      headers: manager.headers,
      payload: { diagnosticId: diagnostic?.id, honourStatement: true },
    })
    expect(await figures()).toBe(1)
    await continueOn('2027-02-02')
    const shortest = { ...days, declarationEnd: '2027-02-02' }
    expect((await set(days, shortest))[0]).toBe(200)
    expect(await figures()).toBe(1)
    // The figures follow the dates: they would not count it in a campaign that began later.
    await server.app.services.database.writer('campaigns').where({ year }).update({ declarationStart: '2027-02-02' })
    expect(await figures()).toBe(0)
  })

  test('is withdrawn before it begins, and not after', async () => {
    await set(null, days)
    const [status, answer] = await withdraw(days)
    expect([status, answer.nextYear, answer.acts[0]]).toEqual([
      200,
      year,
      expect.objectContaining({
        kind: 'campaign-withdrawn',
        details: expect.objectContaining({ year, campaign: { before: days, after: null } }),
      }),
    ])
    expect(await stored()).toBeUndefined()
    await set(null, days)
    // The one after it may be announced as well, and does not take its place.
    const later = {
      declarationStart: '2028-01-10',
      declarationEnd: '2028-03-31',
      correctionStart: null,
      correctionEnd: null,
    }
    expect((await set(null, later, 2027))[0]).toBe(200)
    expect((await withdraw(days))[1].nextYear).toBe(year)
    await set(null, days)
    await continueOn('2027-01-11')
    expect(await withdraw(days)).toEqual(refused(administrationMessages('campaign-begun')))
    expect(await stored()).toEqual({ year, ...days })
  })

  test('is told all that is wrong with its days, and nothing is stored', async () => {
    expect(await set(null, { ...days, declarationStart: '2026-11-30', correctionEnd: null })).toEqual([
      400,
      {
        declarationStart: [administrationMessages('other-civil-year', year).in('fr')],
        correctionEnd: [administrationMessages('both-correction-days').in('fr')],
      },
    ])
    expect(await set(null, days, 2028)).toEqual(refused(administrationMessages('not-next-year', year)))
    expect((await act(String(year), { from: null, ...days, declarationStart: '2027-02-30' }))[0]).toBe(400)
    expect((await act(String(year), { from: null, ...days, reason: 'court' }))[1]).toEqual({
      reason: [administrationMessages('short-reason', 10).in('fr')],
    })
    expect(await stored()).toBeUndefined()
    expect(await server.rows('staffActs')).toEqual([])
  })

  test('is not changed twice by two people who have read the same', async () => {
    const answers = await Promise.all([set(null, days), set(null, { ...days, declarationEnd: '2027-03-30' })])
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400])
    const current = await stored()
    await set({ ...days, declarationEnd: current.declarationEnd }, { ...days, declarationEnd: '2027-03-15' })
    const refusal = refused(administrationMessages('changed-meanwhile'))
    expect(await set(days, { ...days, declarationEnd: '2027-03-20' })).toEqual(refusal)
    expect(await set(null, days)).toEqual(refusal)
    expect(await withdraw(days)).toEqual(refusal)
    expect(await set({ ...days, declarationEnd: '2027-03-15' }, { ...days, declarationEnd: '2027-03-15' })).toEqual(
      refused(administrationMessages('unchanged')),
    )
    expect(await server.rows('staffActs')).toHaveLength(2)
  })

  test('whose days the settings give is shown with them, and not changed', async () => {
    await set(null, days)
    const operated = await startTestServer(
      {},
      {
        ...server.settings,
        campaign: { year, declaration: { start: '2027-02-01', end: '2027-02-28' }, correction: null },
      },
    )
    const { browser } = await addStaff(operated)
    const list = await browser.request('GET', '/api/v1/administration/campaigns/')
    expect(list.json().campaigns[0]).toEqual({
      year,
      declarationStart: '2027-02-01',
      declarationEnd: '2027-02-28',
      correctionStart: null,
      correctionEnd: null,
      stage: 'announced',
      isSetByOperator: true,
    })
    const url = `/api/v1/administration/campaigns/${year}/`
    const payload = { from: days, ...days, declarationEnd: '2027-03-15', reason }
    expect((await browser.request('POST', url, { payload })).json()).toEqual({
      nonFieldErrors: [administrationMessages('set-by-operator').in('fr')],
    })
    await operated.close()
  })
})
