import {
  type Diagnostic,
  type DiagnosticsImportAnswer,
  type FileKind,
  type ImportDetail,
  scopes,
} from '@ma-cantine/lib'
import { includedProperties } from '@ma-cantine/lib/diagnostics/included-amounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { declareStored } from '../support/declare-stored.ts'
import { dump } from '../support/dump.ts'
import { personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
let withoutSiret: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  withoutSiret = await server.addCanteen(parc, [manager], { siret: null, sirenUniteLegale: '213401722' })
})
afterAll(() => server.close())

type Rows = readonly Record<string, string>[]
const levelOf = (kind: FileKind) => (kind.startsWith('diagnostics_complets') ? 'complete' : 'simple')
const send = async (kind: FileKind, rows: Rows, query = '', person = manager) =>
  (
    await server.upload(`/api/v1/importDiagnostics/${levelOf(kind)}/${query}`, person, file(kind, rows))
  ).json<DiagnosticsImportAnswer>()
const reports = async (id = canteen): Promise<Diagnostic[]> =>
  (await server.app.inject({ url: `/api/v1/canteens/${id}`, headers: manager.headers })).json<{
    diagnostics: Diagnostic[]
  }>().diagnostics
const report = async (id = canteen): Promise<Diagnostic | undefined> => (await reports(id))[0]
const inject = (method: 'POST' | 'PATCH', path: string, body: object) =>
  server.app.inject({ method, url: `/api/v1/${path}`, headers: manager.headers, body })

test('a simple report is stored with its parts, and its canteen stays as it is', async () => {
  const before = await server.rows('canteens')
  const answer = await send('diagnostics_2026_siret', [{}])
  expect([errorsOf(answer), answer.count, answer.canteenCount]).toEqual([[], 1, 1])
  expect(await report()).toMatchObject({
    year: 2025,
    diagnosticType: 'SIMPLE',
    valueTotalHt: 1000,
    valueBioHt: 200,
    valueBioFairTradeHt: 150,
    valueEgalimOthersFairTradeHt: 40,
    valueMeatPoultryFranceHt: 120,
    valueFishFranceHt: 80,
    valueFruitsEtLegumesFranceHt: 500,
    valueBoissonsFranceHt: null,
    valueAutresBioFairTrade: null,
    sources: { valueBioFairTradeHt: 'IMPORT', valueFishFranceHt: 'IMPORT' },
  })
  expect(await server.rows('canteens')).toEqual(before)
})

test('a canteen without SIRET is named by its id', async () => {
  const rows = [{ cantine_id: String(withoutSiret) }, { cantine_id: `00${canteen}`, année_bilan: '2024' }]
  const answer = await send('diagnostics_2026_id', rows)
  expect([errorsOf(answer), answer.count]).toEqual([[], 2])
  expect(await report(withoutSiret)).toMatchObject({ year: 2025, valueFishFranceHt: 80 })
  expect(await report()).toMatchObject({ year: 2024, valueFishFranceHt: 80 })
})

test('a detailed report is stored with the sums of its grid', async () => {
  const answer = await send('diagnostics_complets_2026', [
    {
      valeur_boissons_bio: '300',
      valeur_boissons_bio_dont_commerce_equitable: '100',
      valeur_boissons_france: '50',
      valeur_fruits_et_legumes_non_egalim: '4700',
    },
  ])
  expect([errorsOf(answer), answer.count]).toEqual([[], 1])
  expect(await report()).toMatchObject({
    diagnosticType: 'COMPLETE',
    valueTotalHt: 10_000,
    valueBioHt: 2300,
    valueBoissonsBio: 300,
    valueBoissonsBioFairTrade: 100,
    valueBoissonsFrance: 50,
    valueBoissonsFranceHt: null,
    valueFruitsEtLegumesNonEgalim: 4700,
    sources: { valueBoissonsBioFairTrade: 'IMPORT', valueBioHt: 'DERIVED' },
  })
})

test('a file replaces all its columns, empty ones included, and nothing else of the report', async () => {
  await send('diagnostics_2026_siret', [{}])
  const before = (await report()) as Diagnostic
  await inject('PATCH', `canteens/${canteen}/diagnostics/${before.id}`, { hasWastePlan: true })
  const emptied = { valeur_produits_de_la_mer_france: '', valeur_bio_dont_commerce_equitable: '', valeur_siqo: '70' }
  expect(errorsOf(await send('diagnostics_2026_siret', [emptied]))).toEqual([])
  expect(await report()).toMatchObject({
    id: before.id,
    valueSustainableHt: 70,
    valueFishFranceHt: null,
    valueBioFairTradeHt: null,
    valueEgalimOthersFairTradeHt: 40,
    hasWastePlan: true,
  })
})

describe('refused', () => {
  test('an unknown canteen, that of others, one outside the token, and a declared report, beside the errors of rows', async () => {
    const stranger = await server.addPerson()
    await server.addCanteen(lac, [stranger])
    await send('diagnostics_2026_siret', [{}])
    const limited = { ...manager, ...(await personalToken(server, manager, scopes, { canteenIds: [canteen] })) }
    await declareStored(server)
    const before = await dump(server)
    const answer = await send('diagnostics_2026_siret', [
      {},
      { siret: lac },
      { siret: '21340172201795', valeur_bio: 'dix' },
      { année_bilan: '1999' },
    ])
    expect(errorsOf(answer).toSorted()).toEqual([
      '2 année_bilan declared-diagnostic',
      '3 siret not-manager',
      '4 siret unknown-canteen',
      '4 valeur_bio type-error',
      '5 année_bilan year-out-of-range',
    ])
    const outside = await send('diagnostics_2026_id', [{ cantine_id: String(withoutSiret) }], '', limited)
    expect(errorsOf(outside)).toEqual(['2 cantine_id outside-token'])
    const after = await dump(server)
    expect({ ...after, imports: [], importCanteens: [] }).toEqual({ ...before, imports: [], importCanteens: [] })
  })

  test('a file of 2025 that contradicts the stored parts of its totals, which it cannot say', async () => {
    await send('diagnostics_2026_siret', [{}])
    const simple = { siret: tilleuls, année_bilan: '2025', type_production: 'site' }
    const refused = await send('diagnostics', [{ ...simple, valeur_bio: '10' }])
    expect(refused.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
      [2, 'année_bilan', expect.stringContaining('Commerce équitable')],
    ])
    const accepted = await send('diagnostics', [{ ...simple, valeur_bio: '160' }])
    expect([errorsOf(accepted), accepted.count]).toEqual([[], 1])
    expect(await report()).toMatchObject({ valueBioHt: 160, valueBioFairTradeHt: 150 })
  })
})

test('a plan is told, applied and undone', async () => {
  await send('diagnostics_2026_siret', [{}])
  const before = await dump(server)
  const rows = [{ valeur_produits_de_la_mer_france: '30' }, { année_bilan: '2026' }]
  const { plan } = await send('diagnostics_2026_siret', rows, '?dryRun=true')
  expect(await dump(server)).toEqual(before)
  expect(plan?.changes.map(({ fields }) => fields.map(({ field }) => field))).toEqual(
    expect.arrayContaining([['valueFishFranceHt']]),
  )
  const done = await send('diagnostics_2026_siret', rows, `?plan=${plan?.id}`)
  expect([errorsOf(done), done.count, (await reports()).length]).toEqual([[], 2, 2])
  const undo = (await inject('POST', `imports/${done.importId}/undo/`, {})).json<ImportDetail>()
  expect(undo).toMatchObject({ kind: 'diagnostics_2026_siret', status: 'undone' })
  expect(await reports()).toMatchObject([{ year: 2025, valueFishFranceHt: 80 }])
})

describe('the API', () => {
  const path = () => `canteens/${canteen}/diagnostics/`

  test('stores and gives the parts, and refuses those above their whole', async () => {
    const parts = Object.fromEntries(includedProperties.map((name, index) => [name, index + 1]))
    const wholes = { valueTotalHt: 1000, valueBioHt: 100, valueEgalimOthersHt: 100, valueFishHt: 100 }
    const created = await inject('POST', path(), { year: 2025, diagnosticType: 'SIMPLE', ...wholes, ...parts })
    expect(created.json()).toMatchObject(parts)
    const { id } = created.json<Diagnostic>()
    const change = (body: object) => inject('PATCH', `${path()}${id}`, body)
    expect((await change({ valueBioFairTradeHt: 101 })).json()).toMatchObject({ valueBioHt: [expect.any(String)] })
    expect((await change({ valueFishFranceHt: 101 })).json()).toMatchObject({ valueFishHt: [expect.any(String)] })
    expect((await change({ valueAutresFranceHt: 1000 })).json()).toMatchObject({ valueTotalHt: [expect.any(String)] })
    expect(await report()).toMatchObject(parts)
  })

  test('lets the grid of a detailed report say what the parts of totals say', async () => {
    const body = { year: 2025, diagnosticType: 'COMPLETE', valueTotalHt: 1000, valueBoissonsBio: 10 }
    const created = await inject('POST', path(), { ...body, valueFishFranceHt: 5, valueBoissonsBioFairTrade: 4 })
    expect(created.json()).toMatchObject({ valueFishFranceHt: null, valueBoissonsBioFairTrade: 4 })
    const above = await inject('PATCH', `${path()}${created.json<Diagnostic>().id}`, { valueBoissonsBioFairTrade: 11 })
    expect(above.statusCode).toBe(400)
  })
})
