import { kitchenReportRefusals } from '@ma-cantine/lib/teledeclaration/kitchen-report-refusals'
import type { KitchenReport } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { addReadyCanteens } from '../support/add-ready-canteens.ts'
import { countStatements } from '../support/count-statements.ts'
import { messagesTo } from '../support/mailbox.ts'
import { openCampaign, campaignYear as year } from '../support/open-campaign.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(openCampaign)
})
afterAll(() => server.close())

const reason = 'Nos repas d’août comptent deux fois.'
let cook: Person
let manager: Person
let kitchen: number
let first: number
let second: number
let report: number
beforeEach(async () => {
  await server.empty()
  cook = await server.addPerson({ firstName: 'Sacha', lastName: 'Durand' })
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  ;[first, second] = (await addReadyCanteens(server.app.services.database, manager.id, year, 2)) as [number, number]
  kitchen = await server.addCanteen(makeSiret(900), [cook], {
    name: 'Cuisine du Val',
    productionType: 'central',
    cityInseeCode: '34172',
    economicModel: 'public',
    managementType: 'direct',
    yearlyMealCount: 90_000,
    satelliteCanteensCount: 2,
  })
  await change('canteens', first, { ...linked, yearlyMealCount: 10_000 })
  await change('canteens', second, { ...linked, yearlyMealCount: 20_000 })
  await writer()('diagnostics').whereIn('canteenId', [first, second]).delete()
  report = await addReport(kitchen, 'ALL')
})

const linked = { productionType: 'site_cooked_elsewhere', centralProducerSiret: makeSiret(900) }
const writer = () => server.app.services.database.writer
const change = (table: string, id: number, values: object) => writer()(table).where({ id }).update(values)
async function addReport(canteenId: number, centralKitchenDiagnosticMode: string | null): Promise<number> {
  const date = new Date().toISOString()
  const [row]: { id: number }[] = await writer()('diagnostics')
    .insert({
      ...nothingElse,
      canteenId,
      year,
      diagnosticType: 'SIMPLE',
      centralKitchenDiagnosticMode,
      valueTotalHt: 1000,
      valueBioHt: 200,
      hasWastePlan: true,
      creationDate: date,
      modificationDate: date,
    })
    .returning('id')
  return row?.id ?? 0
}
const send = async (method: 'GET' | 'POST', path: string, { headers }: Person, payload?: object) => {
  const answer = await server.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
  return [answer.statusCode, answer.json()] as const
}
const read = (of = first, person = manager) => send('GET', `canteens/${of}/kitchenReport/${year}`, person)
const seen = async (of = first) => (await read(of))[1] as KitchenReport
const note = async (version: string | null, of = first) =>
  send('POST', `canteens/${of}/kitchenReport/${year}/seen/`, manager, { version })
const answer = async (body: object, { of = first, version }: { of?: number; version?: string | null } = {}) =>
  send('POST', `canteens/${of}/kitchenReport/${year}/answer/`, manager, {
    version: version ?? (await seen(of)).version,
    ...body,
  })
const contest = { verdict: 'contested', reason }
const confirm = { verdict: 'confirmed' }
const listed = async (query = '') =>
  (await send('GET', `canteens/${kitchen}/satelliteAnswers/${year}${query}`, cook))[1]
const declare = async (id = report, person = cook) =>
  send('POST', 'teledeclaration/', person, { diagnosticId: id, honourStatement: true })
const cancel = async () => {
  const [row] = await server.rows<{ id: number; status: string }>('teledeclarations')
  return send('POST', `teledeclaration/${row?.id}/cancel/`, cook)
}
const toManager = async () => (await messagesTo(server, manager.email)).map(({ subject }) => subject)

describe('a satellite', () => {
  test('sees its share of what the kitchen enters, by meals, and its other answers, before they are declared', async () => {
    const [status, shown] = await read()
    expect(status).toBe(200)
    expect(shown).toMatchObject({
      kitchen: { id: kitchen, name: 'Cuisine du Val', isGroup: false },
      state: 'draft',
      mode: 'ALL',
      declarationDate: null,
      meals: { own: 10_000, total: 30_000, canteens: 2, lacking: 0 },
      share: { valueTotalHt: 333.33, valueBioHt: 66.67, valueSustainableHt: 0 },
      diagnostic: { percentageValueBioHt: 0.2, hasWastePlan: true },
      firstSeenDate: null,
      answer: null,
    })
    expect((await seen(second)).share).toMatchObject({ valueTotalHt: 666.67, valueBioHt: 133.33 })
    // The euros of the kitchen are its own.
    expect(shown.diagnostic).not.toHaveProperty('valueTotalHt')
  })

  test('gets no share while the meals of a canteen are missing', async () => {
    await change('canteens', second, { yearlyMealCount: null })
    expect(await seen()).toMatchObject({ share: null, meals: { own: 10_000, total: null, canteens: 2, lacking: 1 } })
  })

  test('shares with the dining place of its kitchen', async () => {
    await change('canteens', kitchen, { productionType: 'central_serving' })
    expect(await seen()).toMatchObject({ share: { valueTotalHt: 83.33 }, meals: { total: 120_000, canteens: 3 } })
  })

  test('sees purchases alone of a kitchen that declares them alone, and nothing until it has chosen', async () => {
    await change('diagnostics', report, { centralKitchenDiagnosticMode: 'APPRO' })
    const shown = await seen()
    expect(shown).toMatchObject({ mode: 'APPRO', share: { valueTotalHt: 333.33 } })
    expect(shown.diagnostic).not.toHaveProperty('hasWastePlan')
    await change('diagnostics', report, { centralKitchenDiagnosticMode: null })
    expect(await seen()).toMatchObject({ state: 'empty', version: null, share: null, diagnostic: null })
    expect(await answer(confirm, { version: 'une version' })).toEqual([
      400,
      { detail: kitchenReportRefusals('nothing-yet').in('fr') },
    ])
  })

  test('that has no kitchen, or awaits its own consent, sees nothing; nor do strangers and kitchens', async () => {
    await change('canteens', first, { awaitsConsent: true })
    const missing = [404, { detail: kitchenReportRefusals('no-kitchen').in('fr') }]
    expect(await read()).toEqual(missing)
    expect(await answer(confirm, { version: 'une version' })).toEqual(missing)
    expect(await note('une version')).toEqual(missing)
    await change('canteens', first, { awaitsConsent: null, centralProducerSiret: null })
    expect(await read()).toEqual(missing)
    expect((await read(second, cook))[0]).toBe(403)
    expect(await read(kitchen, cook)).toEqual(missing)
    expect(await server.count('kitchenReportAnswers')).toBe(0)
  })

  test('of a group sees the same', async () => {
    await change('canteens', kitchen, { productionType: 'groupe', siret: null })
    await writer()('canteens').whereIn('id', [first, second]).update({ groupId: kitchen, centralProducerSiret: null })
    expect(await seen()).toMatchObject({ kitchen: { isGroup: true }, share: { valueTotalHt: 333.33 } })
  })

  test('sees what was declared for it after it has left, and nothing of what was declared without it', async () => {
    await change('canteens', second, { centralProducerSiret: null })
    await change('canteens', kitchen, { satelliteCanteensCount: 1 })
    expect((await declare())[0]).toBe(201)
    await change('canteens', first, { centralProducerSiret: null })
    await change('canteens', second, { centralProducerSiret: makeSiret(900) })
    expect(await seen()).toMatchObject({ state: 'declared', isCorrection: false, share: { valueTotalHt: 1000 } })
    expect(await seen(second)).toMatchObject({ state: 'empty', share: null, version: null })
    expect((await listed()).results.map(({ canteen }: { canteen: { id: number } }) => canteen.id)).toEqual([first])
  })
})

describe('an answer', () => {
  test('is seen by the kitchen, told to its managers, and stands in both histories', async () => {
    expect(await answer(contest)).toEqual([
      200,
      expect.objectContaining({
        answer: expect.objectContaining({ verdict: 'contested', reason, author: 'Camille Dupont', isCurrent: true }),
      }),
    ])
    expect(await listed()).toMatchObject({
      count: 2,
      counts: { contested: 1, confirmed: 0, seen: 0, unseen: 1 },
      results: [
        { canteen: { id: first }, state: 'contested', answer: { verdict: 'contested', reason } },
        { canteen: { id: second }, state: 'unseen', firstSeenDate: null, answer: null },
      ],
    })
    const [message] = await messagesTo(server, cook.email)
    expect(message?.body).toContain(reason)
    expect(message?.body).toContain(`/reponses-des-satellites/${kitchen}--`)
    for (const [of, person] of [
      [first, manager],
      [kitchen, cook],
    ] as const) {
      const [, history] = await send('GET', `canteens/${of}/history/`, person)
      expect(history.results).toMatchObject([
        {
          kind: 'change',
          author: { firstName: 'Camille' },
          changes: [
            { field: 'kitchenReportCanteen', before: null, after: 'École n° 00000' },
            { field: 'kitchenReportYear', after: String(year) },
            { field: 'kitchenReportVerdict', before: null, after: 'contested' },
            { field: 'kitchenReportReason', after: reason },
          ],
        },
      ])
    }
    expect((await send('GET', `canteens/${second}/history/`, manager))[1].results).toEqual([])
  })

  test('that is given again changes nothing and tells nobody; another one is told', async () => {
    await answer(confirm)
    await answer(confirm)
    expect(await messagesTo(server, cook.email)).toHaveLength(1)
    await answer(contest)
    expect(await messagesTo(server, cook.email)).toHaveLength(2)
    await answer({ ...contest, reason: 'Les repas du soir manquent.' })
    expect(await messagesTo(server, cook.email)).toHaveLength(3)
    expect((await seen()).answer).toMatchObject({ reason: 'Les repas du soir manquent.' })
    expect(await server.count('kitchenReportAnswers')).toBe(1)
    const history = await server.rows<{ entity: string }>('history')
    expect(history.filter(({ entity }) => entity === 'kitchenReportAnswers')).toHaveLength(3)
  })

  test('needs a reason to contest, and is about the version that was read', async () => {
    expect(await answer({ verdict: 'contested' })).toEqual([
      400,
      { reason: [kitchenReportRefusals('missing-reason').in('fr')] },
    ])
    expect((await answer({ ...contest, reason: 'a'.repeat(1001) }))[0]).toBe(400)
    const { version } = await seen()
    await answer(confirm)
    await change('diagnostics', report, { valueBioHt: 300, modificationDate: new Date().toISOString() })
    const changed = [409, { detail: kitchenReportRefusals('report-changed').in('fr') }]
    expect(await answer(contest, { version })).toEqual(changed)
    expect(await note(version)).toEqual(changed)
    // The meals of a colleague change the share as well.
    const { version: next } = await seen()
    await change('canteens', second, { yearlyMealCount: 25_000 })
    expect(await answer(contest, { version: next })).toEqual(changed)
    expect((await seen()).answer).toMatchObject({ verdict: 'confirmed', isCurrent: false })
    expect((await listed()).counts).toEqual({ contested: 0, confirmed: 0, seen: 0, unseen: 2 })
    expect((await listed()).results[0]).toMatchObject({ state: 'unseen', answer: { isCurrent: false } })
    await note((await seen()).version)
    expect((await listed()).results[0]).toMatchObject({
      state: 'seen',
      answer: { verdict: 'confirmed', isCurrent: false },
    })
  })

  test('of a dry run is not stored, and a repeated request answers once', async () => {
    const { version } = await seen()
    const url = `/api/v1/canteens/${first}/kitchenReport/${year}/answer/`
    const post = (query: string, headers: object = {}) =>
      server.app.inject({
        method: 'POST',
        url: `${url}${query}`,
        headers: { ...manager.headers, ...headers },
        payload: { version, ...contest },
      })
    expect((await post('?dryRun=true')).json()).toMatchObject({ answer: { verdict: 'contested' } })
    expect(await server.count('kitchenReportAnswers')).toBe(0)
    expect(await messagesTo(server, cook.email)).toEqual([])
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = [await post('', key), await post('', key)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.headers['idempotent-replayed']).toBe('true')
  })

  test('and a change of the report at once: what is answered is what was read', async () => {
    const { version } = await seen()
    const [answered, changed] = await Promise.all([
      answer(confirm, { version }),
      send('POST', 'teledeclaration/', cook, { diagnosticId: report, honourStatement: true }),
    ])
    expect([200, 409]).toContain(answered[0])
    expect(changed[0]).toBe(201)
    expect(await server.count('kitchenReportAnswers')).toBe(answered[0] === 200 ? 1 : 0)
  })

  test('keeps its place once its author has no account any more', async () => {
    await answer(contest)
    await writer()('canteenManagers').where({ userId: manager.id }).delete()
    await writer()('users').where({ id: manager.id }).delete()
    expect((await listed()).results[0]).toMatchObject({ answer: { verdict: 'contested', reason, author: null } })
  })
})

test('what was seen is noted by an act, first and last', async () => {
  await read()
  expect((await listed()).counts.unseen).toBe(2)
  const { version } = await seen()
  const [, { firstSeenDate }] = await note(version)
  const [, again] = await note(version)
  expect(again.firstSeenDate).toBe(firstSeenDate)
  expect(again.lastSeenDate >= firstSeenDate).toBe(true)
  expect((await listed()).results[0]).toMatchObject({ state: 'seen', firstSeenDate, answer: null })
})

test('a kitchen sees the answers by page and by state, in as many statements for more satellites', async () => {
  await answer(contest)
  await note((await seen(second)).version, second)
  expect((await listed('?state=contested')).results).toMatchObject([{ canteen: { id: first } }])
  expect(await listed('?state=seen&state=unseen')).toMatchObject({ count: 1, results: [{ canteen: { id: second } }] })
  expect(await listed('?limit=1&offset=1')).toMatchObject({ count: 2, results: [{ canteen: { id: second } }] })
  expect((await listed('?state=autre')).state).toBeDefined()
  const few = await countStatements(server, () => listed())
  const more = await addReadyCanteens(server.app.services.database, manager.id, year, 8, 10)
  await writer()('canteens').whereIn('id', more).update(linked)
  expect((await listed()).count).toBe(10)
  expect(await countStatements(server, () => listed())).toBe(few)
})

describe('the teams of satellites', () => {
  test('are told what is declared, cancelled and corrected for them, in one message for all of theirs', async () => {
    const colleague = await server.addPerson()
    await writer()('canteenManagers').insert({ canteenId: second, userId: colleague.id })
    // Who manages the kitchen as well knows.
    await writer()('canteenManagers').insert({ canteenId: second, userId: cook.id })
    await answer(confirm)
    expect((await declare())[0]).toBe(201)
    expect((await toManager()).at(-1)).toContain(`Le bilan ${year} est télédéclaré pour votre cantine`)
    expect((await messagesTo(server, colleague.email))[0]?.body).toContain(`/bilan-de-ma-cuisine/${second}--`)
    expect((await seen()).answer).toMatchObject({ isCurrent: false })
    expect((await answer(contest))[0]).toBe(200)
    expect((await cancel())[0]).toBe(200)
    expect((await toManager()).at(-1)).toContain('est annulée')
    expect(await seen()).toMatchObject({ state: 'draft', declarationDate: null })
    await change('diagnostics', report, { valueBioHt: 300 })
    expect((await declare())[0]).toBe(201)
    expect((await toManager()).at(-1)).toContain('est corrigé')
    expect(await toManager()).toHaveLength(3)
    expect(await seen()).toMatchObject({ state: 'declared', isCorrection: true, share: { valueBioHt: 100 } })
    expect((await messagesTo(server, cook.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('confirme'),
      expect.stringContaining('conteste'),
    ])
  })

  test('hear nothing of a declaration that covers nobody', async () => {
    await writer()('canteens').whereIn('id', [first, second]).update({ centralProducerSiret: null })
    await change('canteens', kitchen, { satelliteCanteensCount: 0 })
    expect((await declare())[0]).toBe(201)
    expect(await toManager()).toEqual([])
  })
})
