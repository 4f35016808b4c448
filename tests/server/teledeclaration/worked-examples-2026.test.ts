/** The worked examples of 2026 on complete reports, campaigns and canteens, by their numbers. */
import type { ActionableCanteen, Canteen, CanteensImportAnswer, Diagnostic } from '@ma-cantine/lib'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { file } from '../../support/files.ts'
import { completeCanteen, parisMoment } from '../support/campaign-people.ts'
import { makeSiret } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
})

const at = (instant: Date) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(instant)
}
const call = async <Answer = object>(method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

let numbers = 0
async function addCanteen(): Promise<number> {
  const id = await server.addCanteen(makeSiret(700 + numbers++), [manager], { ...completeCanteen, region: '84' })
  await server.app.services.database.writer('canteenSectors').insert({ canteenId: id, sectorId: 1 })
  return id
}
const report = async (canteenId: number, values: object): Promise<Diagnostic> => {
  const { body } = await call<Diagnostic>('POST', `canteens/${canteenId}/diagnostics/`, {
    diagnosticType: 'SIMPLE',
    tunnelAppro: 'complet',
    ...values,
  })
  return body
}
const declare = (diagnosticId: number) =>
  call<{ detail: string }>('POST', 'teledeclaration/', { diagnosticId, honourStatement: true })
const actionOf = async (canteenId: number) =>
  (await call<ActionableCanteen>('GET', `actionableCanteens/${canteenId}/2025`)).body.action

describe('reports', () => {
  const example15 = {
    ...nothingElse,
    valueTotalHt: 87_000,
    valueBioHt: 20_100,
    valueSustainableHt: 15_000,
    valueExternalityPerformanceHt: null,
    valueEgalimOthersHt: 8_600,
  }

  test('16: a report of 2025 whose meat is null is not complete, one of 2024 is', async () => {
    const canteen = await addCanteen()
    const meat = { valueMeatPoultryHt: null }
    at(parisMoment('2026-02-10', 12))
    const incomplete = await report(canteen, { year: 2025, ...example15, ...meat })
    expect(incomplete.isFilled).toBe(false)
    expect(await report(canteen, { year: 2024, ...example15, ...meat })).toMatchObject({ isFilled: true })
    expect(await actionOf(canteen)).toBe('30_fill_diagnostic')
    expect(await declare(incomplete.id)).toEqual({
      status: 400,
      body: {
        detail: teledeclarationRefusals('missing-amounts', ['valueMeatPoultryHt']).in('fr'),
        missingAmounts: ['valueMeatPoultryHt'],
      },
    })
    const { modificationDate: _, ...answer } = (
      await server.app.inject({
        method: 'PATCH',
        url: `/api/v1/canteens/${canteen}/diagnostics/${incomplete.id}`,
        headers: manager.headers,
        payload: { valueMeatPoultryHt: 0 },
      })
    ).json<Diagnostic>()
    expect(answer.isFilled).toBe(true)
    expect((await declare(incomplete.id)).status).toBe(201)
  })

  // The public service stores 20.00 % and says that the goal is met, while its badge is not earned: one rule here.
  test('24: 19 999.60 of 100 000 miss the goal of 20 %, in the badge and in the words', async () => {
    const canteen = await addCanteen()
    await report(canteen, { year: 2025, valueTotalHt: 100_000, valueBioHt: 19_999.6, valueSustainableHt: 40_000 })
    const { body } = await call<Canteen>('GET', `canteens/${canteen}`)
    expect(body.badges).toMatchObject({ year: 2025, appro: false })
    const share = body.approDiagnostics[0]?.percentageValueBioHt ?? 0
    expect(share).toBeCloseTo(0.199996, 9)
    expect(formatShare(share, 'fr', 20).replaceAll(/\s/g, ' ')).toBe('presque 20 %')
    const reached = await addCanteen()
    await report(reached, { year: 2025, valueTotalHt: 100_000, valueBioHt: 20_000, valueSustainableHt: 40_000 })
    expect((await call<Canteen>('GET', `canteens/${reached}`)).body.badges).toMatchObject({ appro: true })
  })
})

describe('the campaign on 2025', () => {
  test('26: is of declarations until 15 April 2026 at 23:59:59, of corrections from midnight on', async () => {
    const midnight = parisMoment('2026-04-16', 0)
    at(new Date(midnight.getTime() - 1000))
    expect((await call('GET', 'campaignDates/2025/')).body).toMatchObject({
      inTeledeclaration: true,
      inCorrection: false,
    })
    at(midnight)
    expect((await call('GET', 'campaignDates/2025/')).body).toMatchObject({
      inTeledeclaration: false,
      inCorrection: true,
    })
  })

  // The public service says 45, and lets the call declare.
  test('27: a draft on 17 April is told to be too late, and cannot be declared', async () => {
    const canteen = await addCanteen()
    at(parisMoment('2026-03-02', 12))
    const draft = await report(canteen, { year: 2025, ...nothingElse, valueTotalHt: 1000 })
    expect(await actionOf(canteen)).toBe('40_teledeclare')
    at(parisMoment('2026-04-17', 12))
    expect(await actionOf(canteen)).toBe('45_did_not_teledeclare')
    const refusal = teledeclarationRefusals('never-declared').in('fr')
    expect(await declare(draft.id)).toEqual({ status: 403, body: { detail: refusal } })
    const path = `canteens/${canteen}/diagnostics/${draft.id}/teledeclaration/create?honour_statement=true`
    expect(await call('POST', path)).toEqual({ status: 400, body: { detail: [refusal] } })
  })

  test('28: on 30 June, what is not declared is too late, even without a report', async () => {
    const [without, draft, lacking, declared] = await Promise.all([
      addCanteen(),
      addCanteen(),
      addCanteen(),
      addCanteen(),
    ])
    at(parisMoment('2026-03-02', 12))
    await report(draft, { year: 2025, ...nothingElse, valueTotalHt: 1000 })
    await report(lacking, { year: 2025 })
    const { id } = await report(declared, { year: 2025, ...nothingElse, valueTotalHt: 1000 })
    expect((await declare(id)).status).toBe(201)
    at(parisMoment('2026-06-30', 12))
    for (const canteen of [without, draft, lacking]) expect(await actionOf(canteen)).toBe('45_did_not_teledeclare')
    expect(await actionOf(declared)).toBe('95_nothing')
  })
})

describe('canteens of files of 2026', () => {
  const create = async (row: Readonly<Record<string, string>>) => {
    const siret = makeSiret(700 + numbers++)
    const content = file('cantines_2026_creer', [{ siret, ...row }])
    const answer = await server.upload('/api/v1/importCanteens/?dryRun=true', manager, content)
    return errorsOf(answer.json<CanteensImportAnswer>())
  }

  test('29: 3 meals a day and 420 a year are accepted; 2 a day are not, nor 420 a year for 500 a day', async () => {
    expect(await create({ nombre_repas_jour: '3', nombre_repas_an: '420' })).toEqual([])
    expect(await create({ nombre_repas_jour: '2', nombre_repas_an: '420' })).toEqual(['2 nombre_repas_jour minimum'])
    // The public service marks both numbers: one objection, whose sentence names both, is enough here.
    expect(await create({ nombre_repas_jour: '500', nombre_repas_an: '420' })).toEqual([
      '2 nombre_repas_an yearly-not-above-daily',
    ])
  })

  test('30: a ministry is given exactly where a public canteen has a sector that asks for one', async () => {
    const university = { secteurs: 'Supérieur et Universitaire', modèle_économique: 'Public' }
    const ministry = { administration_tutelle: 'Justice' }
    expect(await create({ ...university, ...ministry })).toEqual([])
    expect(await create(university)).toEqual(['2 administration_tutelle line-ministry-required'])
    expect(await create({ ...university, ...ministry, modèle_économique: 'Privé' })).toEqual([
      '2 administration_tutelle unexpected-line-ministry',
    ])
    const other = { ...university, secteurs: "Autres structures d'enseignement" }
    expect(await create({ ...other, ...ministry })).toEqual(['2 administration_tutelle unexpected-line-ministry'])
    expect(await create(other)).toEqual([])
  })
})
