import { type FileKind, type ImportAnswer, type Purchase, scopes } from '@ma-cantine/lib'
import { importPaths } from '@ma-cantine/lib/imports/import-paths'
import { localDefinitions } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseFileVersions } from '@ma-cantine/lib/purchases/purchase-file-versions'
import { type PurchaseOfFile, purchaseFormats } from '@ma-cantine/lib/purchases/purchase-formats'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
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

const send = async (kind: FileKind, rows: readonly Record<string, string>[], person = manager, query = '') =>
  (await server.upload(`/api/v1/importPurchases/${query}`, person, file(kind, rows))).json<ImportAnswer>()
const get = (path: string) => server.app.inject({ url: `/api/v1/${path}`, headers: manager.headers })
const purchases = async () => (await get('purchases/?ordering=date')).json<{ results: Purchase[] }>().results
const own = () => ({ cantine_id: String(canteen) })

test('purchases of 2026 are stored in the words of all others', async () => {
  const bySiret = await send('achats_2026_siret', [
    { origine: 'EUROPE', est_circuit_court: 'x', est_local: 'oui', definition_local: 'DEPARTEMENT', fournisseur: '' },
  ])
  expect([errorsOf(bySiret), bySiret.count]).toEqual([[], 1])
  const byId = await send('achats_2026_id', [
    { ...own(), date: '2026-04-01', est_local: 'OUI', definition_local: 'KM', definition_local_km: '50' },
    { cantine_id: String(withoutSiret), date: '2026-04-02', categories_egalim: '', origine: '', est_local: 'x' },
  ])
  expect([errorsOf(byId), byId.count]).toEqual([[], 2])
  expect(await purchases()).toMatchObject([
    {
      canteen,
      characteristics: ['BIO', 'EUROPE', 'SHORT_DISTRIBUTION', 'LOCAL'],
      localDefinition: 'DEPARTMENT',
      localDefinitionKm: null,
      provider: null,
      creationSource: 'IMPORT',
    },
    { canteen, characteristics: ['BIO', 'FRANCE', 'LOCAL'], localDefinition: 'KM', localDefinitionKm: 50 },
    { canteen: withoutSiret, characteristics: ['LOCAL'], localDefinition: null, localDefinitionKm: null },
  ])
  const { results } = (await get('imports/')).json<{ results: { kind: string }[] }>()
  expect(results.map(({ kind }) => kind)).toEqual(['achats_2026_id', 'achats_2026_siret'])
})

describe('a canteen named by its id', () => {
  test('is refused when unknown, of another team, deleted, or outside the token, each told in its words', async () => {
    const others = await server.addCanteen(lac, [await server.addPerson()])
    const deleted = await server.addCanteen('21340172201788', [manager], { deletionDate: new Date().toISOString() })
    const rows = [{ cantine_id: '2147483647' }, { cantine_id: String(others) }, { cantine_id: String(deleted) }]
    const answer = await send('achats_2026_id', rows)
    expect(errorsOf(answer)).toEqual([
      '2 cantine_id unknown-canteen',
      '3 cantine_id not-manager',
      '4 cantine_id unknown-canteen',
    ])
    expect(answer.errors.map(({ status, column, message }) => [status, column, message])).toEqual([
      [404, 1, 'Aucune cantine n’a l’identifiant « 2147483647 ».'],
      [401, 1, `Vous ne gérez pas la cantine dont l’identifiant est « ${others} ».`],
      [404, 1, `Aucune cantine n’a l’identifiant « ${deleted} ».`],
    ])
    const limited = { ...manager, ...(await personalToken(server, manager, scopes, { canteenIds: [withoutSiret] })) }
    expect(errorsOf(await send('achats_2026_id', [own()], limited))).toEqual(['2 cantine_id outside-token'])
    expect(await server.count('purchases')).toBe(0)
  })

  test('is told with the other errors of its row, and of the others', async () => {
    const answer = await send('achats_2026_id', [
      { cantine_id: '2147483647', prix_ht: 'dix' },
      { ...own(), est_local: 'NON', definition_local: 'PAT' },
      { cantine_id: 'moi' },
    ])
    expect(errorsOf(answer)).toEqual([
      '2 prix_ht pattern',
      '2 cantine_id unknown-canteen',
      '3 definition_local local-definition-without-local',
      '4 cantine_id type-error',
    ])
  })

  test('may have zeros before its id, and comes twice in one query', async () => {
    const answer = await send('achats_2026_id', [{ cantine_id: `000${canteen}` }, { cantine_id: ` ${canteen} ` }])
    expect([errorsOf(answer), answer.count]).toEqual([[], 2])
  })
})

test('a plan tells the values of the format, is applied and undone', async () => {
  const rows = [{ ...own(), est_local: 'OUI', definition_local: 'KM', definition_local_km: '50' }]
  const before = await dump(server)
  const { plan } = await send('achats_2026_id', rows, manager, '?dryRun=true')
  expect(await dump(server)).toEqual(before)
  expect(plan?.changes[0]?.fields).toEqual(
    expect.arrayContaining([
      { field: 'characteristics', before: null, after: ['BIO', 'FRANCE', 'LOCAL'] },
      { field: 'localDefinition', before: null, after: 'KM' },
      { field: 'localDefinitionKm', before: null, after: 50 },
    ]),
  )
  const done = await send('achats_2026_id', rows, manager, `?plan=${plan?.id}`)
  expect([errorsOf(done), done.count]).toEqual([[], 1])
  const undone = await server.app.inject({
    method: 'POST',
    url: `/api/v1/imports/${done.importId}/undo/`,
    headers: manager.headers,
  })
  expect(undone.json()).toMatchObject({ status: 'undone', undo: { removed: 1 } })
  expect(await dump(server)).toEqual(before)
})

test('a purchase of 2026 that is stored from a file of 2025 is found to be the same', async () => {
  await send('achats', [{ date: '2026-03-15', caracteristiques: 'FRANCE,BIO' }])
  const again = await send('achats_2026_siret', [{}], manager, '?similar=refuse')
  expect(errorsOf(again)).toEqual(['0 - similar-purchases'])
})

describe('the former address', () => {
  const old = async (content: string) =>
    (await server.upload('/api/v1/importPurchasesOld/', manager, content)).json<ImportAnswer>()
  const local = (definition_local: string) => ({ caracteristiques: 'LOCAL', definition_local })
  const rowsOf2026 = [
    { caracteristiques: 'BIO, CIRCUIT_COURT ,EUROPE' },
    { caracteristiques: 'CIRCUIT_COURT,SHORT_DISTRIBUTION,FRANCE' },
    ...['DEPARTEMENT', 'DEPARTMENT', 'COMMUNE', 'PAT', 'AUTOUR_SERVICE', ''].map(local),
  ]
  const meaning = [
    ['BIO,SHORT_DISTRIBUTION,EUROPE', null],
    ['SHORT_DISTRIBUTION,FRANCE', null],
    ['LOCAL', 'DEPARTMENT'],
    ['LOCAL', 'DEPARTMENT'],
    ['LOCAL', 'COMMUNE'],
    ['LOCAL', 'PAT'],
    ['LOCAL', 'AUTOUR_SERVICE'],
    ['LOCAL', null],
  ]
  const meanings = async () =>
    (await server.rows<{ characteristics: string; localDefinition: string | null; importRow: number }>('purchases'))
      .toSorted((one, other) => one.importRow - other.importRow)
      .map(({ characteristics, localDefinition }) => [JSON.parse(characteristics).join(), localDefinition])

  test('takes the files of the other one, of both years', async () => {
    expect(await old(file('achats', [{}]))).toMatchObject({ count: 1, errors: [] })
    expect(await old(file('achats_2026_siret', [{}]))).toMatchObject({ count: 1, errors: [] })
    expect(await old(file('achats_2026_id', [own()]))).toMatchObject({ count: 1, errors: [] })
  })

  test('takes words of 2026 in the 8 columns, and stores what they mean', async () => {
    const answer = await old(file('achats', rowsOf2026))
    expect([errorsOf(answer), answer.count]).toEqual([[], rowsOf2026.length])
    expect(await meanings()).toEqual(meaning)
  })

  test('takes the 8 columns with the id of the canteen too', async () => {
    const [header = '', ...lines] = file('achats', rowsOf2026).trim().split('\n')
    const { cantine_id } = own()
    const byId = [header.replace('siret', 'cantine_id'), ...lines.map(line => line.replace(/^\d+/, cantine_id))]
    const answer = await old(byId.join('\n'))
    expect([errorsOf(answer), answer.count]).toEqual([[], rowsOf2026.length])
    expect(await meanings()).toEqual(meaning)
    const wrong = [byId[0], byId[1]?.replace(/^\d+/, '987654'), byId[1]?.replace('BIO', 'BIOLOGIQUE')]
    expect(errorsOf(await old(wrong.join('\n')))).toEqual(['2 cantine_id unknown-canteen', '3 caracteristiques enum'])
  })

  test('leaves the verdict of the other address on these words as it was', async () => {
    const answer = await server.upload(importPaths.PURCHASES, manager, file('achats', rowsOf2026))
    expect(errorsOf(answer.json())).toEqual([
      '2 caracteristiques enum',
      '3 caracteristiques enum',
      '4 definition_local enum',
      '6 definition_local enum',
      '7 definition_local enum',
      '9 definition_local local-definition-required',
    ])
  })
})

describe('an export that an import reads again', () => {
  /** What each version of the file cannot say, and its header. */
  const rows = {
    europe: { origine: 'EUROPE' },
    town: { est_local: 'OUI', definition_local: 'COMMUNE' },
    distance: { est_local: 'OUI', definition_local: 'KM', definition_local_km: '50' },
    around: { est_local: 'OUI', definition_local: 'KM', definition_local_km: '200' },
    other: { est_local: 'OUI', definition_local: 'KM' },
    region: { est_local: 'OUI', definition_local: 'REGION', est_circuit_court: 'x', categories_egalim: 'IGP,STG' },
  }
  beforeEach(async () => {
    await send('achats_2026_id', [
      ...Object.entries(rows).map(([description, cells]) => ({ ...own(), description, ...cells })),
      { cantine_id: String(withoutSiret), description: 'elsewhere' },
    ])
    await send('achats', [{ description: 'conversion', caracteristiques: 'CONVERSION_BIO' }])
  })

  const leftOutOf = {
    '2025': ['europe', 'town', 'distance', 'elsewhere'],
    '2026-siret': ['elsewhere', 'conversion'],
    '2026-id': ['conversion'],
  }

  test.each(purchaseFileVersions)(
    'in the version %s leaves out what it cannot say, and changes nothing else',
    async version => {
      const before = await purchases()
      const answer = await get(`achats.csv?version=${version}`)
      expect(answer.headers['rows-left-out']).toBe(String(leftOutOf[version].length))
      await server.app.services.database.writer('purchases').update({ deletionDate: new Date().toISOString() })
      const again = await server.importPurchases(manager, answer.body)
      expect(errorsOf(again)).toEqual([])
      const meaning = ({ description, canteen, date, priceHt, family, characteristics, ...local }: Purchase) => ({
        description,
        canteen,
        date,
        priceHt,
        family,
        characteristics: characteristics?.toSorted(),
        // Both formats have their own words for two meanings.
        local:
          local.localDefinition === 'AUTOUR_SERVICE'
            ? 'KM 200'
            : local.localDefinition === 'AUTRE'
              ? 'KM null'
              : local.localDefinition &&
                `${local.localDefinition} ${local.localDefinitionKm}`.replace(/^(?!KM)(\w+) .*/, '$1'),
      })
      const byName = (a: { description: string | null }, b: { description: string | null }) =>
        String(a.description).localeCompare(String(b.description))
      const kept = before.filter(({ description }) => !leftOutOf[version].includes(description ?? ''))
      expect((await purchases()).map(meaning).sort(byName)).toEqual(kept.map(meaning).sort(byName))
    },
  )

  test.each(['xlsx', 'ods'])('has the same rows in %s', async format => {
    const workbook = await get(`achats.${format}?version=2026-id`)
    await server.app.services.database.writer('purchases').update({ deletionDate: new Date().toISOString() })
    const part = { filename: `achats.${format}` }
    const path = importPaths.PURCHASES
    const again = (await server.upload(path, manager, workbook.rawPayload, part)).json<ImportAnswer>()
    expect([errorsOf(again), again.count]).toEqual([[], Object.keys(rows).length + 1])
  })

  test('leaves out, by its condition in SQL, what the library says to be unsayable', async () => {
    const meanings = localDefinitions.flatMap(localDefinition =>
      (localDefinition === 'KM' ? [null, 50, 200] : [null]).map(localDefinitionKm => ({
        localDefinition,
        localDefinitionKm,
      })),
    )
    const bodies = [[], ['EUROPE'], ['CONVERSION_BIO'], ['EQUIVALENTS', 'BIO'], ['FRANCE']].flatMap(codes => [
      { characteristics: codes },
      ...meanings.map(meaning => ({ characteristics: [...codes, 'LOCAL'], ...meaning })),
    ])
    const common = { description: 'Riz', date: '2026-01-05', provider: 'Ferme', family: 'AUTRES' } as const
    const { headers } = manager
    for (const body of bodies) {
      const payload = { ...common, ...body, canteen, priceHt: 1 }
      const made = await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload })
      expect(made.statusCode).toBe(201)
    }
    for (const format of purchaseFormats) {
      const unsayable = bodies.filter(body => {
        const purchase = { ...common, priceHt: '1.00', localDefinition: null, ...body } as PurchaseOfFile
        return format.say(purchase, '1').unsayable.length > 0
      })
      const answer = await get(`achats.csv?version=${format.version}&search=riz`)
      expect([format.version, answer.headers['rows-left-out']]).toEqual([format.version, String(unsayable.length)])
    }
  })

  test('of an unknown version is refused', async () => {
    expect((await get('achats.csv?version=2024')).statusCode).toBe(400)
  })
})
