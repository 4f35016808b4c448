import type { ImportAnswer } from '@ma-cantine/lib'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import type { DiagnosticFileKind } from '@ma-cantine/lib/imports/diagnostic-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { declareStored } from '../support/declare-stored.ts'
import { personalToken } from '../support/make-token.ts'
import { type FileFormat, fileFormats, fileTypes, hostileTexts, rowsOf, withCells } from '../support/round-trip.ts'
import { makeSiret } from '../support/sirets.ts'
import { type DiagnosticsLevel, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const canteenCount = 500
const levels: Readonly<Record<DiagnosticFileKind, DiagnosticsLevel>> = {
  diagnostics: 'simple',
  diagnostics_admin: 'simple',
  diagnostics_cc: 'ccSimple',
  diagnostics_complets: 'complete',
  diagnostics_complets_cc: 'ccComplete',
}
const kinds = ['diagnostics', 'diagnostics_cc', 'diagnostics_complets', 'diagnostics_complets_cc'] as const

/** Of five canteens, one kitchen delivers to two of the others, and one more delivers to none. */
const types = ['central', 'central_serving', 'site', 'site_cooked_elsewhere', 'site_cooked_elsewhere'] as const

const canteenOf = (index: number) => {
  const type_production = types[index % types.length] ?? 'site'
  return {
    siret: makeSiret(index),
    nom: `${hostileTexts[index % hostileTexts.length]} ${index}`.trim(),
    code_insee_commune: index % 2 === 0 ? '01004' : '2A004',
    code_postal_commune: index % 2 === 0 ? '01500' : '20000',
    siret_livreur_repas: type_production === 'site_cooked_elsewhere' ? makeSiret(index - (index % types.length)) : '',
    nombre_repas_jour: type_production === 'central' ? '0' : String(1 + index),
    nombre_repas_an: String(50_000 + index),
    secteurs: index % 3 === 0 ? 'Crèche' : 'Etablissements d’enseignement agricole + Crèche + IME / ITEP',
    type_production,
    type_gestion: index % 2 === 0 ? 'direct' : 'conceded',
    modèle_économique: index % 5 === 0 ? 'private' : 'public',
    gestionnaires_additionnels: '',
  }
}

/** Even canteens have simple diagnostics for two years, odd ones a detailed one for a year. */
const simpleOf = (index: number, année_bilan: string) => ({
  ...canteenOf(index),
  année_bilan,
  valeur_totale: `${100_000 + index},5`,
  valeur_bio: `${index}.01`,
  valeur_siqo: index % 4 === 0 ? '' : '0',
  valeur_environnemental: '10',
  valeur_autres_egalim: '',
  valeur_viandes: '9999.99',
  valeur_viandes_egalim: '',
  valeur_viandes_france: '120',
  valeur_poissons: '',
  valeur_poissons_egalim: '',
})

const detailedOf = (index: number) => ({
  ...canteenOf(index),
  année_bilan: '2023',
  valeur_totale: `${100_000 + index}.25`,
  valeur_viandes_volailles: '3000',
  valeur_poissons_produits_mer: index % 3 === 0 ? '' : '1000.1',
  ...Object.fromEntries(
    gridCells.map(({ column }, cell) => [column, (cell + index) % 7 === 0 ? `${cell}.${10 + (index % 90)}` : '']),
  ),
})

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  const indexes = Array.from({ length: canteenCount }, (_, index) => index)
  const even = indexes.filter(index => index % 2 === 0)
  const odd = indexes.filter(index => index % 2 === 1)
  const simple = ['2022', '2023'].flatMap(year => even.map(index => simpleOf(index, year)))
  expect((await server.importDiagnostics('simple', manager, file('diagnostics', simple))).errors).toEqual([])
  const detailed = file('diagnostics_complets', odd.map(detailedOf))
  expect((await server.importDiagnostics('complete', manager, detailed)).errors).toEqual([])
})
afterAll(() => server.close())

const get = (format: FileFormat, query: string, headers = manager.headers) =>
  server.app.inject({ url: `/api/v1/bilans.${format}?${query}`, headers })

async function download(kind: DiagnosticFileKind, format: FileFormat, query = '', person = manager): Promise<Buffer> {
  const answer = await get(format, `kind=${kind}${query}`, person.headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': fileTypes[format],
    'content-disposition': `attachment; filename="${kind.replaceAll('_', '-')}.${format}"`,
    'cache-control': 'private, no-store',
  })
  return answer.rawPayload
}

async function dryRun(kind: DiagnosticFileKind, content: Buffer | string, format: FileFormat, person = manager) {
  const part = { filename: `fichier.${format}`, type: fileTypes[format] }
  const path = `/api/v1/importDiagnostics/${levels[kind]}/?dryRun=true` as const
  const answer = (await server.upload(path, person, content, part)).json<ImportAnswer>()
  expect(answer.errors).toEqual([])
  return answer
}

/** The rows of a file that have a year, by their place. */
async function rowsWithYear(content: Buffer, format: FileFormat): Promise<{ place: number; cells: string[] }[]> {
  const [header = [], ...rows] = await rowsOf(content, format)
  const year = header.indexOf('année_bilan')
  return rows.flatMap((cells, index) => (cells[year] ? [{ place: index + 1, cells }] : []))
}

/** Changes the total of two diagnostics, and expects a plan of these two changes. */
async function expectTwoChanges(kind: DiagnosticFileKind, content: Buffer, format: FileFormat, person = manager) {
  const [header = []] = await rowsOf(content, format)
  const column = header.indexOf('valeur_totale')
  const filled = await rowsWithYear(content, format)
  const places = [filled[1]?.place ?? 0, filled.at(-1)?.place ?? 0]
  const changed = await withCells(
    content,
    format,
    places.map(place => [place, column, '654321.99']),
  )
  const { plan } = await dryRun(kind, changed, format, person)
  expect(plan?.changeCount).toBe(2)
  expect(plan?.changes).toMatchObject(
    places.map(place => ({
      row: place + 1,
      action: 'update',
      entity: 'diagnostics',
      fields: [{ field: 'valueTotalHt', after: 654321.99 }],
    })),
  )
}

const rowCounts = { diagnostics: 500, diagnostics_cc: 300, diagnostics_complets: 250, diagnostics_complets_cc: 200 }

describe.each(kinds)('%s of 500 canteens', kind => {
  test('exported and imported again, shows no change at all; changed in two cells, these two', async () => {
    const content = await download(kind, 'csv')
    expect(await rowsOf(content, 'csv')).toHaveLength(rowCounts[kind] + 1)
    expect((await dryRun(kind, content, 'csv')).plan).toMatchObject({ changes: [], changeCount: 0, emailCount: 0 })
    await expectTwoChanges(kind, content, 'csv')
  })

  test.each(['xlsx', 'ods'] as const)('does so in %s', async format => {
    const sirets = new Set(Array.from({ length: 30 }, (_, index) => makeSiret(index)))
    const canteens = (await server.rows<{ id: number; siret: string }>('canteens')).filter(({ siret }) =>
      sirets.has(siret),
    )
    const content = await download(kind, format, `&canteen=${canteens.map(({ id }) => id).join(',')}&year=2023`)
    expect((await rowsOf(content, format)).length).toBeGreaterThan(6)
    expect((await dryRun(kind, content, format)).plan).toMatchObject({ changes: [], changeCount: 0, emailCount: 0 })
    await expectTwoChanges(kind, content, format)
  })

  test('has the columns of the import, and codes with all their digits', async () => {
    const [{ id } = { id: 0 }] = (await server.rows<{ id: number; siret: string }>('canteens')).filter(
      ({ siret }) => siret === makeSiret(kind.startsWith('diagnostics_complets') ? 5 : 0),
    )
    const [header, first] = await rowsOf(await download(kind, 'xlsx', `&canteen=${id}`), 'xlsx')
    expect(header?.slice(0, 3)).toEqual(['siret', 'nom', 'code_insee_commune'])
    expect(first?.slice(2, 3)).toEqual([kind.startsWith('diagnostics_complets') ? '2A004' : '01004'])
  })
})

test('figures that were typed are in the file, and stay typed once imported as they are', async () => {
  const person = await server.addPerson()
  const siret = makeSiret(7000)
  await server.importDiagnostics('simple', person, file('diagnostics', [{ ...simpleOf(0, '2021'), siret }]))
  const stored = await server.rows<{ id: number; siret: string }>('canteens')
  const canteen = stored.find(each => each.siret === siret)
  const typed = await server.app.inject({
    method: 'POST',
    url: `/api/v1/canteens/${canteen?.id}/diagnostics/`,
    headers: person.headers,
    payload: { year: 2024, diagnosticType: 'SIMPLE', valueTotalHt: 2500.5, valueBioHt: 300 },
  })
  expect(typed.json()).toMatchObject({ year: 2024, sources: { valueTotalHt: 'TYPED' } })
  const content = await download('diagnostics', 'csv', '', person)
  expect(await rowsWithYear(content, 'csv')).toHaveLength(2)
  expect((await dryRun('diagnostics', content, 'csv', person)).plan).toMatchObject({ changes: [], changeCount: 0 })
})

test('the list of all canteens comes in pages, newest year first, with the names of the canteens', async () => {
  const list = async (query: string) =>
    (await server.app.inject({ url: `/api/v1/diagnostics/?${query}`, headers: manager.headers })).json()
  expect(await list('limit=2&offset=1')).toMatchObject({
    count: 750,
    next: expect.stringContaining('offset=3'),
    results: [{ year: 2023, canteenName: expect.any(String), valueTotalHt: expect.any(Number) }, { year: 2023 }],
  })
  expect(await list('year=2022')).toMatchObject({ count: 250 })
  const [{ id, canteenId }] = (await list('year=2022')).results
  expect(await list(`id=${id}`)).toMatchObject({ count: 1, results: [{ id, year: 2022 }] })
  expect(await list(`canteen=${canteenId}`)).toMatchObject({ count: 2, results: [{ year: 2023 }, { year: 2022 }] })
  expect(await list('canteen=999999')).toMatchObject({ count: 0, results: [] })
})

test('the file of staff is for them alone, and round as well', async () => {
  expect((await get('csv', 'kind=diagnostics_admin')).statusCode).toBe(403)
  const staff = await server.addPerson({ isStaff: true })
  const { writer } = server.app.services.database
  const canteens = (await server.rows<{ id: number }>('canteens')).slice(0, 12)
  await writer('canteenManagers').insert(canteens.map(({ id }) => ({ canteenId: id, userId: staff.id })))
  await writer('canteens').where({ id: canteens[0]?.id }).update({ importSource: '=Annuaire' })
  for (const format of fileFormats) {
    const content = await download('diagnostics_admin', format, '', staff)
    const [header = [], ...rows] = await rowsOf(content, format)
    expect(header.slice(-3)).toEqual([
      'admin_gestionnaires_additionnels',
      'admin_source_donnees',
      'admin_statut_teledeclaration',
    ])
    expect(rows.some(cells => cells[24]?.endsWith('=Annuaire'))).toBe(true)
    expect((await dryRun('diagnostics_admin', content, format, staff)).plan).toMatchObject({ changeCount: 0 })
    await expectTwoChanges('diagnostics_admin', content, format, staff)
  }
})

describe('what a format cannot hold', () => {
  const [own, others] = [8000, 9000]
  let person: Person
  const leftOut = async (kind: DiagnosticFileKind) => {
    const { headers } = await get('csv', `kind=${kind}`, person.headers)
    const counts = Object.entries(headers).filter(([name]) => name.startsWith('rows-left-out'))
    return Object.fromEntries(counts.map(([name, count]) => [name.replace(/^rows-left-out-?/, ''), Number(count)]))
  }
  beforeAll(async () => {
    person = await server.addPerson()
    const { writer } = server.app.services.database
    const complete = {
      name: 'Complète',
      postalCode: '75001',
      dailyMealCount: 100,
      yearlyMealCount: 20_000,
      productionType: 'site',
      managementType: 'direct',
    }
    const date = new Date().toISOString()
    const add = async (siret: string, columns: object, diagnostic: object | null) => {
      const canteenId = await server.addCanteen(siret, [person], { ...complete, ...columns })
      await writer('canteenSectors').insert({ canteenId, sectorId: 1 })
      const stamps = { creationDate: date, modificationDate: date }
      if (diagnostic) await writer('diagnostics').insert({ canteenId, year: 2023, ...stamps, ...diagnostic })
    }
    const simple = { diagnosticType: 'SIMPLE', valueTotalHt: 1000 }
    const kitchen = { productionType: 'central_serving' }
    const satellite = { productionType: 'site_cooked_elsewhere' }
    await add(makeSiret(own), {}, simple)
    await add(makeSiret(own + 1), { siret: null }, simple)
    await add(makeSiret(own + 2), { yearlyMealCount: null }, simple)
    await add(makeSiret(own + 3), {}, { diagnosticType: 'SIMPLE' })
    await add(makeSiret(own + 4), {}, { ...simple, valueBioHt: 1001 })
    await add(
      makeSiret(own + 5),
      {},
      {
        diagnosticType: 'COMPLETE',
        valueTotalHt: 1000,
        valueBioHt: 30,
        valueViandesVolaillesBio: 20,
      },
    )
    await add(makeSiret(own + 6), {}, { valueTotalHt: 1000 })
    await add(makeSiret(own + 7), kitchen, simple)
    await add(makeSiret(own + 8), { ...satellite, centralProducerSiret: makeSiret(own + 7), siret: null }, null)
    await add(makeSiret(own + 9), kitchen, simple)
    await add(makeSiret(own + 10), { ...satellite, centralProducerSiret: makeSiret(own + 9) }, simple)
    // Of another team: neither in the file, nor detached by it.
    const stranger = await server.addPerson()
    await server.addCanteen(makeSiret(others), [stranger], { ...complete, centralProducerSiret: makeSiret(own + 9) })
  })

  test('is counted, by reason', async () => {
    const common = { 'no-type': 1 }
    const ofSimple = { ...common, 'other-type': 1, 'no-siret': 1 }
    expect(await leftOut('diagnostics')).toEqual({ '': 6, ...ofSimple, canteen: 1, figures: 2 })
    expect(await leftOut('diagnostics_cc')).toEqual({ '': 9, ...ofSimple, 'not-central': 5, satellites: 1 })
    expect(await leftOut('diagnostics_complets')).toEqual({ '': 10, ...common, 'other-type': 8, sums: 1 })
    expect(await leftOut('diagnostics_complets_cc')).toEqual({ '': 10, ...common, 'other-type': 8, 'not-central': 1 })
  })

  test('is counted for all formats at once as well', async () => {
    const { headers } = person
    const counts = (await server.app.inject({ url: '/api/v1/diagnosticFiles/', headers })).json()
    expect(counts).toMatchObject([
      { kind: 'diagnostics', diagnosticCount: 4 },
      { kind: 'diagnostics_cc', diagnosticCount: 1 },
      {
        kind: 'diagnostics_complets',
        diagnosticCount: 0,
        leftOut: expect.arrayContaining([{ reason: 'sums', count: 1 }]),
      },
      { kind: 'diagnostics_complets_cc', diagnosticCount: 0 },
    ])
    const stranger = await server.addPerson()
    const others = (await server.app.inject({ url: '/api/v1/diagnosticFiles/', headers: stranger.headers })).json()
    expect(others[0]).toEqual({ kind: 'diagnostics', diagnosticCount: 0, leftOut: [] })
  })

  test.each(kinds)('leaves of %s a file that changes nothing', async kind => {
    const content = await download(kind, 'csv', '', person)
    // The header; then, of central kitchens, the kitchen and the canteen that it delivers to.
    const expected = { diagnostics: 5, diagnostics_cc: 3, diagnostics_complets: 1, diagnostics_complets_cc: 1 }
    expect(await rowsOf(content, 'csv')).toHaveLength(expected[kind])
    expect((await dryRun(kind, content, 'csv', person)).plan).toMatchObject({ changeCount: 0 })
  })

  test('a token limited to one canteen sees only its diagnostics, and one for purchases nothing', async () => {
    const [canteen] = (await server.rows<{ id: number; siret: string }>('canteens')).filter(
      ({ siret }) => siret === makeSiret(own),
    )
    const limited = await personalToken(server, person, ['canteen:read'], { canteenIds: [canteen?.id ?? 0] })
    const { headers, rawPayload } = await get('csv', '', limited.headers)
    expect(headers['rows-left-out']).toBe('0')
    expect(await rowsOf(rawPayload, 'csv')).toHaveLength(2)
    const other = await personalToken(server, person, ['purchase:read'])
    expect((await get('csv', '', other.headers)).statusCode).toBe(403)
    expect((await get('csv', 'kind=achats')).statusCode).toBe(400)
    expect((await get('csv', 'year=deux')).statusCode).toBe(400)
  })

  // The last test: all that is stored is declared from then on.
  test('is what was declared, which an import would refuse', async () => {
    await declareStored(server)
    const common = { 'no-type': 1, 'other-type': 1, 'no-siret': 1 }
    expect(await leftOut('diagnostics')).toEqual({ '': 10, ...common, declared: 7 })
    expect(await leftOut('diagnostics_cc')).toEqual({ '': 10, ...common, 'not-central': 5, declared: 2 })
    expect(await rowsOf(await download('diagnostics_cc', 'csv', '', person), 'csv')).toHaveLength(1)
  })
})
