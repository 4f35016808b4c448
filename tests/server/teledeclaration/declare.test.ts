import { createHash } from 'node:crypto'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { modeOfDeclaration } from '@ma-cantine/lib/teledeclaration/canteen-version'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lac, makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let stranger: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  stranger = await server.addPerson()
})
afterAll(() => server.close())

/** Noon in Paris, whatever the season. */
const at = (day: string) => vi.setSystemTime(new Date(`${day}T11:00:00Z`))
const duringCampaign = '2025-02-10'
const between = '2025-04-10'
const duringCorrection = '2025-04-20'

const complete = {
  cityInseeCode: '54318',
  economicModel: 'private',
  managementType: 'direct',
  productionType: 'site',
  dailyMealCount: 100,
  yearlyMealCount: 20_000,
}
const stored = '2025-01-15T10:00:00.000Z'

async function addDiagnostic(canteenId: number, values: object = {}): Promise<number> {
  const [row]: { id: number }[] = await server.app.services.database
    .writer('diagnostics')
    .insert({
      canteenId,
      year: 2024,
      diagnosticType: 'SIMPLE',
      valueTotalHt: 1045.9,
      valueBioHt: 200,
      creationDate: stored,
      modificationDate: stored,
      ...values,
    })
    .returning('id')
  return row?.id ?? 0
}

const addSector = (canteenId: number) =>
  server.app.services.database.writer('canteenSectors').insert({ canteenId, sectorId: 1 })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(duringCampaign)
  const { writer } = server.app.services.database
  for (const table of ['teledeclarations', 'diagnostics', 'history', 'canteens']) await writer(table).delete()
  canteen = await server.addCanteen(tilleuls, [manager], complete)
  await addSector(canteen)
})
afterEach(() => {
  vi.useRealTimers()
})

const post = (path: string, payload: object | undefined, { headers }: Person = manager) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
const declare = (diagnosticId: number, person?: Person) =>
  post('teledeclaration/', { diagnosticId, honourStatement: true }, person)
const cancel = (id: number, person?: Person) => post(`teledeclaration/${id}/cancel/`, undefined, person)
const actionOf = async (canteenId = canteen, year = 2024) =>
  (await server.app.inject({ url: `/api/v1/actionableCanteens/${canteenId}/${year}`, headers: manager.headers })).json()
    .action

type Declared = { readonly id: number; readonly teledeclaration: { readonly id: number } | null }
const refusal = (message: Message) => ({ detail: message.in('fr') })

describe('a declaration', () => {
  test('freezes the parts of amounts that are given, and no others', async () => {
    const parts = { valueFishFranceHt: 40, valueBioFairTradeHt: 0, valueBoissonsBioFairTrade: 3 }
    await declare(await addDiagnostic(canteen, { valueFishHt: 50, ...parts }))
    const [row] = await server.rows<{ declaredData: string }>('teledeclarations')
    const { teledeclaration } = JSON.parse(row?.declaredData ?? '')
    expect(teledeclaration).toMatchObject({ value_fish_france_ht: 40, value_bio_fair_trade_ht: 0 })
    // A simple report does not count its grid.
    expect(teledeclaration).not.toHaveProperty('value_boissons_bio_fair_trade')
    expect(teledeclaration).not.toHaveProperty('value_boissons_france_ht')
  })

  test('answers with the diagnostic, and freezes it with its digest', async () => {
    const id = await addDiagnostic(canteen)
    const answer = await declare(id)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      id,
      isTeledeclared: true,
      teledeclaration: { status: 'SUBMITTED', creationDate: '2025-02-10T12:00:00.000+01:00' },
    })
    const [row] = await server.rows<Record<string, string | number>>('teledeclarations')
    expect(row).toMatchObject({
      canteenId: canteen,
      year: 2024,
      version: 1,
      teledeclarationMode: 'SITE',
      canteenSiret: tilleuls,
      yearlyMealCount: 20_000,
    })
    expect(Number(row?.valueTotalHt)).toBe(1045)
    expect(row?.mealPrice).toBeCloseTo(1045.9 / 20_000)
    const text = String(row?.declaredData)
    expect(row?.digest).toBe(createHash('sha256').update(text).digest('hex'))
    expect(row?.proofCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(JSON.parse(text)).toMatchObject({
      version: '14',
      year: 2024,
      canteen: { id: canteen, siret: tilleuls, daily_meal_count: 100, sectors: [{ id: 1, name: 'Crèche' }] },
      applicant: { name: 'Camille Dupont', email: manager.email },
      central_kitchen_siret: null,
      teledeclaration: { year: 2024, value_total_ht: 1045.9, value_bio_ht: 200, has_waste_plan: null },
    })
  })

  test('of a version that somebody has changed since is refused, and freezes nothing', async () => {
    const id = await addDiagnostic(canteen)
    const declareVersion = (version: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/teledeclaration/',
        headers: { ...manager.headers, 'if-match': `"${version}"` },
        payload: { diagnosticId: id, honourStatement: true },
      })
    expect((await declareVersion('2025-01-14T11:00:00.000+01:00')).statusCode).toBe(412)
    expect(await server.count('teledeclarations')).toBe(0)
    expect((await declareVersion('2025-01-15T11:00:00.000+01:00')).statusCode).toBe(201)
  })

  test('of a canteen, or of a kitchen, that somebody has changed since is refused, and freezes nothing', async () => {
    const { writer } = server.app.services.database
    const kitchen = await server.addCanteen(lac, [manager], { ...complete, productionType: 'central' })
    await writer('canteens')
      .where({ id: canteen })
      .update({ productionType: 'site_cooked_elsewhere', centralProducerSiret: lac })
    const diagnosticId = await addDiagnostic(canteen, { modificationDate: stored })
    const read = async () => {
      const { json } = await server.app.inject({ url: `/api/v1/canteens/${canteen}`, headers: manager.headers })
      const seen: Canteen = json()
      const [diagnostic] = seen.diagnostics
      if (!diagnostic) throw new Error('The canteen has no diagnostic')
      return { modificationDate: seen.modificationDate, teledeclarationMode: modeOfDeclaration(seen, diagnostic) }
    }
    const declareSeen = async (seenCanteen: object) => (await trySeen(seenCanteen)).statusCode
    const trySeen = (seenCanteen: object) =>
      post('teledeclaration/', { diagnosticId, honourStatement: true, seenCanteen })

    const first = await read()
    await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/canteens/${canteen}`,
      headers: manager.headers,
      payload: { dailyMealCount: 120 },
    })
    expect(await declareSeen(first)).toBe(412)
    expect(await declareSeen({ modificationDate: first.modificationDate })).toBe(412)
    const second = await read()
    expect((await trySeen(first)).json()).toMatchObject({
      changedBy: { firstName: 'Camille', lastName: 'Dupont' },
      modificationDate: second.modificationDate,
    })
    expect(second.teledeclarationMode).toBe('SITE')
    await addDiagnostic(kitchen, { centralKitchenDiagnosticMode: 'APPRO' })
    expect(await declareSeen(second)).toBe(412)
    expect((await trySeen(second)).json()).toEqual({ detail: teledeclarationRefusals('other-mode').in('fr') })
    expect(await server.count('teledeclarations')).toBe(0)
    const third = await read()
    expect(third.teledeclarationMode).toBe('SATELLITE_WITHOUT_APPRO')
    expect(await declareSeen(third)).toBe(201)
  })

  test('is the first version of its year, whatever was declared of other years', async () => {
    at('2024-02-10')
    expect((await declare(await addDiagnostic(canteen, { year: 2023 }))).statusCode).toBe(201)
    at(duringCampaign)
    expect((await declare(await addDiagnostic(canteen))).statusCode).toBe(201)
    const rows = await server.rows<{ year: number; version: number }>('teledeclarations')
    expect(rows.map(({ year, version }) => [year, version]).toSorted()).toEqual([
      [2023, 1],
      [2024, 1],
    ])
  })

  test('does not follow later changes of the canteen', async () => {
    await declare(await addDiagnostic(canteen))
    const [before] = await server.rows<{ declaredData: string }>('teledeclarations')
    await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/canteens/${canteen}`,
      headers: manager.headers,
      payload: { name: 'Autre nom' },
    })
    const [after] = await server.rows<{ declaredData: string }>('teledeclarations')
    expect(after).toEqual(before)
    expect(after?.declaredData).not.toContain('Autre nom')
  })

  test('of a satellite leaves out the purchases that its kitchen declares', async () => {
    const kitchen = await server.addCanteen(parc, [manager], { ...complete, productionType: 'central' })
    await addDiagnostic(kitchen, { centralKitchenDiagnosticMode: 'APPRO' })
    const satellite = await server.addCanteen(lac, [manager], {
      ...complete,
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: parc,
    })
    const id = await addDiagnostic(satellite, { valueTotalHt: null, hasWastePlan: true })
    expect((await declare(id)).statusCode).toBe(201)
    const [row] = await server.rows<{ declaredData: string; teledeclarationMode: string }>('teledeclarations')
    expect(row?.teledeclarationMode).toBe('SATELLITE_WITHOUT_APPRO')
    const snapshot = JSON.parse(row?.declaredData ?? '')
    expect(snapshot).toMatchObject({ central_kitchen_siret: parc, teledeclaration: { has_waste_plan: true } })
    expect(snapshot.teledeclaration).not.toHaveProperty('value_total_ht')
  })

  test('of a kitchen names its satellites, and leaves their measures to them in the mode APPRO', async () => {
    const kitchen = await server.addCanteen(parc, [manager], {
      ...complete,
      productionType: 'central',
      satelliteCanteensCount: 1,
    })
    await server.addCanteen(lac, [], { productionType: 'site_cooked_elsewhere', centralProducerSiret: parc })
    const id = await addDiagnostic(kitchen, {
      centralKitchenDiagnosticMode: 'APPRO',
      diagnosticType: 'COMPLETE',
      valueBoissonsBio: 200,
    })
    await declare(id)
    const [row] = await server.rows<{ declaredData: string; teledeclarationMode: string }>('teledeclarations')
    expect(row?.teledeclarationMode).toBe('CENTRAL_APPRO')
    const snapshot = JSON.parse(row?.declaredData ?? '')
    expect(snapshot).toMatchObject({
      canteen: { daily_meal_count: null },
      satellite_canteens_count: 1,
      satellites: [{ siret: lac }],
      teledeclaration: { value_total_ht: 1045.9, value_boissons_local: null },
    })
    expect(snapshot.teledeclaration).not.toHaveProperty('value_bio_ht')
    expect(snapshot.teledeclaration).not.toHaveProperty('has_waste_plan')
  })

  test('of a detailed report without any detail holds the totals that it keeps', async () => {
    const id = await addDiagnostic(await server.addCanteen(lac, [manager], complete), { diagnosticType: 'COMPLETE' })
    await declare(id)
    const [row] = await server.rows<{ declaredData: string }>('teledeclarations')
    const { teledeclaration } = JSON.parse(row?.declaredData ?? '')
    expect(teledeclaration).toMatchObject({ value_total_ht: 1045.9, value_bio_ht: 200, value_boissons_bio: null })
  })
})

describe('a declaration is refused', () => {
  test('without a diagnostic, or of an unknown one', async () => {
    expect((await post('teledeclaration/', { honourStatement: true })).statusCode).toBe(400)
    const answer = await declare(999_999)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual(refusal(teledeclarationRefusals('unknown-diagnostic')))
  })

  test('by a script that does not state that the data are right', async () => {
    const answer = await post('teledeclaration/', { diagnosticId: await addDiagnostic(canteen) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ honourStatement: [teledeclarationRefusals('honour-statement').in('fr')] })
  })

  test.each([
    ['before the campaign', '2025-01-06'],
    ['between the campaign and its correction period', between],
    ['after both', '2025-05-01'],
  ])('%s', async (_, day) => {
    at(day)
    const answer = await declare(await addDiagnostic(canteen))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual(refusal(teledeclarationRefusals('campaign-closed')))
  })

  test('of another year than that of the campaign', async () => {
    const answer = await declare(await addDiagnostic(canteen, { year: 2023 }))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual(refusal(teledeclarationRefusals('other-year', 2024)))
  })

  test('to a stranger', async () => {
    expect((await declare(await addDiagnostic(canteen), stranger)).statusCode).toBe(403)
    expect(await server.count('teledeclarations')).toBe(0)
  })

  test('in the correction period, of what was never declared', async () => {
    at(duringCorrection)
    const answer = await declare(await addDiagnostic(canteen))
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual(refusal(teledeclarationRefusals('never-declared')))
  })

  test.each([0, null])('with a total of %s', async valueTotalHt => {
    const answer = await declare(await addDiagnostic(canteen, { valueTotalHt }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      ...refusal(teledeclarationRefusals('missing-amounts', ['valueTotalHt'])),
      missingAmounts: ['valueTotalHt'],
    })
  })

  test('of a kitchen that has not said what it declares for its satellites', async () => {
    const kitchen = await server.addCanteen(parc, [manager], { ...complete, productionType: 'central' })
    const answer = await declare(await addDiagnostic(kitchen))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(refusal(teledeclarationRefusals('no-mode')))
  })

  test('a second time, even when both come at once', async () => {
    const id = await addDiagnostic(canteen)
    const answers = await Promise.all([declare(id), declare(id), declare(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400])
    expect((await declare(id)).json()).toEqual(refusal(teledeclarationRefusals('already-declared')))
  })

  test('of a satellite for which its kitchen declares everything', async () => {
    const kitchen = await server.addCanteen(parc, [manager], { ...complete, productionType: 'central' })
    await addDiagnostic(kitchen, { centralKitchenDiagnosticMode: 'ALL' })
    const satellite = await server.addCanteen(lac, [manager], {
      ...complete,
      productionType: 'site_cooked_elsewhere',
      centralProducerSiret: parc,
    })
    const answer = await declare(await addDiagnostic(satellite))
    expect(answer.json()).toEqual(refusal(teledeclarationRefusals('reported-by-kitchen')))
  })
})

describe('a correction', () => {
  test('cancels, then declares a new version; the former one is kept as it was', async () => {
    const id = await addDiagnostic(canteen)
    const first = (await declare(id)).json<Declared>()
    at(duringCorrection)
    expect(await actionOf()).toBe('95_nothing')
    const cancelled = await cancel(first.teledeclaration?.id ?? 0)
    expect(cancelled.statusCode).toBe(200)
    expect(cancelled.json()).toMatchObject({ id, isTeledeclared: false, teledeclaration: null })
    expect(await actionOf()).toBe('40_teledeclare')
    const { writer } = server.app.services.database
    await writer('diagnostics').where({ id }).update({ valueTotalHt: 2000 })
    expect((await declare(id)).statusCode).toBe(201)
    const rows = await server.rows<{ version: number; status: string; declaredData: string }>('teledeclarations')
    const facts = rows.map(({ version, status, declaredData }) => [
      version,
      status,
      JSON.parse(declaredData).teledeclaration.value_total_ht,
    ])
    expect(facts).toEqual([
      [1, 'CANCELLED', 1045.9],
      [2, 'SUBMITTED', 2000],
    ])
  })

  test('is refused to a stranger, out of the campaign, twice, and of what does not exist', async () => {
    const declared = (await declare(await addDiagnostic(canteen))).json<Declared>()
    const id = declared.teledeclaration?.id ?? 0
    expect((await cancel(id, stranger)).statusCode).toBe(403)
    at(between)
    expect((await cancel(id)).statusCode).toBe(403)
    at(duringCampaign)
    const unknown = await cancel(999_999)
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json()).toEqual(refusal(teledeclarationRefusals('unknown-teledeclaration')))
    expect((await cancel(id)).statusCode).toBe(200)
    const again = await cancel(id)
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual(refusal(teledeclarationRefusals('not-in-force')))
  })
})

describe('windows are those of Paris, to the second', () => {
  test.each([
    ['2025-01-06T22:59:59.999Z', '45_did_not_teledeclare', 'a second before the campaign, in winter'],
    ['2025-01-06T23:00:00.000Z', '40_teledeclare', 'its first second'],
    ['2025-04-06T21:59:59.999Z', '40_teledeclare', 'its last second, in summer'],
    ['2025-04-06T22:00:00.000Z', '45_did_not_teledeclare', 'the second after'],
    ['2025-04-20T10:00:00.000Z', '45_did_not_teledeclare', 'the correction period, for what was never declared'],
  ])('%s: %s, %s', async (instant, action) => {
    await addDiagnostic(canteen)
    vi.setSystemTime(new Date(instant))
    expect(await actionOf()).toBe(action)
  })

  test.each([
    ['2025-01-06T22:59:59.999Z', 403, 'a second before the campaign, in winter'],
    ['2025-01-06T23:00:00.000Z', 201, 'its first second'],
    // The clocks change in the night of March 30: midnight is an hour earlier by UTC from then on.
    ['2025-03-30T00:59:59.999Z', 201, 'the last second of winter'],
    ['2025-03-30T01:00:00.000Z', 201, 'the first second of summer'],
    ['2025-04-06T21:59:59.999Z', 201, 'its last second, in summer'],
    ['2025-04-06T22:00:00.000Z', 403, 'the second after'],
  ])('a first declaration at %s is answered %i: %s', async (instant, status) => {
    const id = await addDiagnostic(canteen)
    vi.setSystemTime(new Date(instant))
    expect((await declare(id)).statusCode).toBe(status)
    expect(await server.count('teledeclarations')).toBe(status === 201 ? 1 : 0)
  })

  test.each([
    ['2025-04-15T21:59:59.999Z', 403, 'a second before corrections'],
    ['2025-04-15T22:00:00.000Z', 200, 'their first second'],
    ['2025-04-30T21:59:59.999Z', 200, 'their last second'],
    ['2025-04-30T22:00:00.000Z', 403, 'the second after'],
  ])('a cancellation at %s is answered %i: %s', async (instant, status) => {
    const id = await addDiagnostic(canteen)
    const { teledeclaration } = (await declare(id)).json<Declared>()
    vi.setSystemTime(new Date(instant))
    const answer = await cancel(teledeclaration?.id ?? 0)
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json()).toEqual(refusal(teledeclarationRefusals('campaign-closed')))
    else expect((await declare(id)).statusCode).toBe(201)
  })

  test.each([
    ['2024-06-02T21:59:59.999Z', 201, 'the campaign alone'],
    ['2024-06-02T22:00:00.000Z', 201, 'both'],
    ['2024-06-11T21:59:59.999Z', 201, 'the last second of both'],
    ['2024-06-11T22:00:00.000Z', 403, 'corrections alone, of what was never declared'],
  ])('in the overlap of 2024, a first declaration at %s is answered %i: %s', async (instant, status) => {
    const id = await addDiagnostic(canteen, { year: 2023 })
    vi.setSystemTime(new Date(instant))
    const answer = await declare(id)
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json()).toEqual(refusal(teledeclarationRefusals('never-declared')))
  })

  test('the campaign holds where it overlaps its correction period, as in 2024', async () => {
    at('2024-06-05')
    const id = await addDiagnostic(canteen, { year: 2023 })
    expect(await actionOf(canteen, 2023)).toBe('40_teledeclare')
    expect((await declare(id)).statusCode).toBe(201)
    at('2024-06-12')
    expect(await actionOf(canteen, 2023)).toBe('95_nothing')
  })
})

describe('the lists', () => {
  const list = async (path: string) =>
    (await server.app.inject({ url: `/api/v1/${path}`, headers: manager.headers })).json()

  test('say what is left for each canteen, by action, name or type, searched, filtered and paged', async () => {
    await addDiagnostic(canteen)
    const empty = await server.addCanteen(lac, [manager], { ...complete, name: 'Beta' })
    await addSector(empty)
    const lacking = await server.addCanteen(makeSiret(70), [manager], { name: 'Gamma' })
    await addDiagnostic(lacking)
    const page = await list('actionableCanteens/2024?ordering=action&limit=2')
    expect(page).toMatchObject({
      count: 3,
      hasPendingActions: true,
      canteensToPublish: [],
      undiagnosedCanteensWithPurchases: [],
      actionCounts: { '20_create_diagnostic': 1, '35_fill_canteen_data': 1, '40_teledeclare': 1 },
      results: [
        { id: empty, action: '20_create_diagnostic' },
        { id: lacking, action: '35_fill_canteen_data' },
      ],
    })
    expect(page.next).toContain('offset=2')
    expect((await list('actionableCanteens/2024?search=beta')).results).toMatchObject([{ id: empty }])
    expect((await list('actionableCanteens/2024?action=40_teledeclare')).results).toMatchObject([{ id: canteen }])
    expect((await list('actionableCanteens/2023?ordering=-name')).results.map(({ id }: { id: number }) => id)).toEqual([
      lacking,
      canteen,
      empty,
    ])
  })

  test('give what can be declared at once, with its canteen', async () => {
    const id = await addDiagnostic(canteen)
    const untyped = await server.addCanteen(lac, [manager], complete)
    await addSector(untyped)
    await addDiagnostic(untyped, { diagnosticType: null })
    expect(await list('diagnosticsToTeledeclare/2024')).toMatchObject({
      count: 1,
      results: [{ id, canteen: { id: canteen } }],
    })
    await declare(id)
    expect(await list('diagnosticsToTeledeclare/2024')).toMatchObject({ count: 0 })
    at(duringCorrection)
    const [row] = await server.rows<{ id: number }>('teledeclarations')
    await cancel(row?.id ?? 0)
    expect(await list('diagnosticsToTeledeclare/2024')).toMatchObject({ count: 1 })
  })

  test('give what was never declared until declarations end, even once corrections have begun', async () => {
    const id = await addDiagnostic(canteen, { year: 2023 })
    at('2024-06-05')
    expect(await list('diagnosticsToTeledeclare/2023')).toMatchObject({ count: 1, results: [{ id }] })
    at('2024-06-12')
    expect(await list('diagnosticsToTeledeclare/2023')).toMatchObject({ count: 0 })
  })
})
