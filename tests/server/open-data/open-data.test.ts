import { createHash } from 'node:crypto'
import { checkFile } from '@ma-cantine/lib'
import { readUserTable } from '@ma-cantine/lib/imports/user-table'
import { type DataFormat, dataFormatNames } from '@ma-cantine/lib/open-data/data-formats'
import { dataFilePath, dataSchemaPath } from '@ma-cantine/lib/open-data/data-paths'
import { type DatasetName, datasetNames } from '@ma-cantine/lib/open-data/dataset'
import { datasets } from '@ma-cantine/lib/open-data/datasets'
import type { OpenData } from '@ma-cantine/lib/open-data/open-data-api'
import type { PublicCanteen, PublicCanteenPreview } from '@ma-cantine/lib/public-canteens/public-canteen'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { departments } from '@ma-cantine/lib/territories/departments'
import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDataJob } from '../../../server/open-data/open-data-job.ts'
import { pieceBytes } from '../../../server/stored-files/pieces.ts'
import { campaigns } from '../../support/campaigns.ts'
import { createRandom } from '../../support/damaged-files.ts'
import { diceOf } from '../../support/dice.ts'
import { addDeclaration } from '../support/add-declaration.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LAST_TOLD_YEAR: '2024' })
})
afterAll(() => server.close())

const writer = () => server.app.services.database.writer
const makeFiles = (signal = new AbortController().signal) => openDataJob.run(server.app.services, { signal })
async function read<Answer>(url: string): Promise<Answer> {
  const answer = await server.app.inject({ url })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const list = () => read<OpenData>('/api/v1/openData/')

async function readBytes(dataset: DatasetName, format: DataFormat): Promise<Buffer> {
  const answer = await server.app.inject({ url: dataFilePath(dataset, format) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.rawPayload
}

type Row = Readonly<Record<string, unknown>>

/** The rows of a file, as a reader of somebody else's finds them. */
const readers: Readonly<Record<DataFormat, (bytes: Buffer, dataset: DatasetName) => Row[] | Promise<Row[]>>> = {
  csv: (bytes, dataset) => {
    const rows: Record<string, string>[] = parse(bytes, { columns: true, delimiter: ';' })
    const typed = { string: (text: string) => text.replace(/^'/, ''), boolean: (text: string) => text === 'true' }
    return rows.map(row =>
      Object.fromEntries(
        datasets[dataset].columns.map(({ name, type }) => {
          const text = row[name] ?? ''
          return [name, text === '' ? null : type in typed ? typed[type as 'string'](text) : Number(text)]
        }),
      ),
    )
  },
  json: bytes => JSON.parse(bytes.toString('utf8')),
  parquet: async bytes => {
    const file = new Uint8Array(bytes).buffer
    const rows = await parquetReadObjects({ file })
    return rows.map(row => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null])))
  },
}

const rowsOf = async (dataset: DatasetName, format: DataFormat = 'json') =>
  readers[format](await readBytes(dataset, format), dataset)

/** Canteens of all kinds, most of them public, with declarations and reports that were not declared. */
async function addCountry(): Promise<void> {
  const dice = diceOf(createRandom(36))
  const names = [
    'Cantine du Parc',
    '=HYPERLINK("http://exemple.test")',
    'L’Éphémère ; « midi »',
    'a,b"c',
    '-1+2',
    '🍲 Chez nous',
  ]
  for (let number = 1; number <= 120; number++) {
    const { code, region } = dice.pick(departments)
    const siret = makeSiret(number)
    const id = await server.addCanteen(siret, [], {
      name: dice.pick(names),
      productionType: dice.pick(['site', 'central', 'site_cooked_elsewhere']),
      dailyMealCount: dice.chance(0.8) ? 1 + dice.whole(900) : null,
      department: dice.chance(0.9) ? code : null,
      region,
      latitude: dice.chance(0.7) ? -20 + dice.random() * 70 : null,
      longitude: -5 + dice.random() * 14,
      lineMinistry: dice.chance(0.1) ? 'armee' : null,
      deletionDate: dice.chance(0.1) ? '2026-01-01T10:00:00.000Z' : null,
    })
    const sectorIds = [1, 2, 8].filter(() => dice.chance(0.4))
    if (sectorIds.length > 0)
      await writer()('canteenSectors').insert(sectorIds.map(sectorId => ({ canteenId: id, sectorId })))
    for (const year of [2023, 2024, 2025]) {
      if (dice.chance(0.3)) continue
      const total = 1000 + dice.whole(90_000)
      const organic = dice.whole(total / 2)
      const [diagnostic] = await writer()('diagnostics')
        .insert({
          canteenId: id,
          year,
          diagnosticType: 'SIMPLE',
          valueTotalHt: total,
          valueBioHt: organic,
          valueSustainableHt: dice.chance(0.7) ? dice.whole(total / 3) : null,
          hasWasteDiagnostic: dice.chance(0.5),
          tunnelWaste: dice.chance(0.5) ? 'complet' : null,
          creationDate: '2026-01-20T10:00:00.000Z',
          modificationDate: '2026-01-20T10:00:00.000Z',
        })
        .returning('id')
      const declared = {
        diagnosticId: diagnostic.id,
        year,
        creationDate: `${year + 1}-02-20T11:00:00.000Z`,
        canteenSiret: siret,
      }
      if (dice.chance(0.6)) await addDeclaration(server, id, { total, organic }, declared)
    }
  }
}

test('before the first files there are none, and none is found', async () => {
  const { date, datasets: published } = await list()
  expect(date).toBeNull()
  expect(published.map(({ name, rowCount, files }) => [name, rowCount, files.length])).toEqual(
    datasetNames.map(name => [name, null, 0]),
  )
  expect((await server.app.inject({ url: dataFilePath('cantines', 'csv') })).statusCode).toBe(404)
})

test('files of nothing can be read', async () => {
  await makeFiles()
  for (const format of dataFormatNames) expect(await rowsOf('cantines', format), format).toEqual([])
})

describe('of a country', () => {
  beforeAll(async () => {
    await addCountry()
    await makeFiles()
  })

  test.each(datasetNames)('the three files of %s have the same rows, as many as are told', async name => {
    const { datasets: published } = await list()
    const rows = await rowsOf(name)
    expect(rows.length).toBeGreaterThan(50)
    expect(published.find(dataset => dataset.name === name)?.rowCount).toBe(rows.length)
    expect(Object.keys(rows[0] ?? {})).toEqual(datasets[name].columns.map(column => column.name))
    for (const format of ['csv', 'parquet'] as const) expect(await rowsOf(name, format), format).toEqual(rows)
  })

  test.each(datasetNames)('the CSV of %s passes by its Table Schema in our own engine', async name => {
    const schema = await server.app.inject({ url: dataSchemaPath(name) })
    const readTable = readUserTable(schema.body, name)
    if (!('table' in readTable)) throw new Error(JSON.stringify(readTable.problems))
    const report = await checkFile([await readBytes(name, 'csv')], { table: readTable.table })
    expect(report.errors).toEqual([])
    expect(report.rows).toBe((await rowsOf(name)).length)
  })

  test('the canteens are those of the list, and say what it says', async () => {
    const canteens = await rowsOf('cantines')
    const byId = new Map<number, PublicCanteenPreview>()
    for (let next: string | null = '/api/v1/publishedCanteens/?limit=30'; next; ) {
      const page: { count: number; next: string | null; results: PublicCanteenPreview[] } = await read(next)
      expect(page.count).toBe(canteens.length)
      for (const canteen of page.results) byId.set(canteen.id, canteen)
      next = page.next
    }
    expect(canteens.map(({ id }) => id)).toEqual([...byId.keys()].sort((one, other) => one - other))
    for (const row of canteens) {
      const canteen = byId.get(row.id as number)
      expect([row.nom, row.code_departement, row.couverts_par_jour, row.latitude, row.badge_gaspillage]).toEqual([
        canteen?.name,
        canteen?.department,
        canteen?.dailyMealCount,
        canteen?.latitude,
        canteen?.badges.waste,
      ])
      const page = await server.app.inject({ url: String(row.page).slice(server.settings.publicUrl.length) })
      expect(page.statusCode).toBe(200)
    }
  })

  test('the declarations are those of the pages of canteens, without the years that are not told yet', async () => {
    const rows = await rowsOf('teledeclarations')
    const canteens = await rowsOf('cantines')
    const shown = (
      await Promise.all(canteens.map(({ id }) => read<PublicCanteen>(`/api/v1/publishedCanteens/${id}`)))
    ).flatMap(({ id, approDiagnostics }) =>
      approDiagnostics.flatMap(report =>
        report.isTeledeclared && report.year <= 2024
          ? [[id, report.year, report.percentageValueBioHt ?? null, report.percentageValueSustainableHt ?? null]]
          : [],
      ),
    )
    expect(rows.map(row => [row.id_cantine, row.annee, row.part_bio, row.part_siqo]).sort()).toEqual(shown.sort())
    expect(rows.some(({ part_siqo }) => part_siqo === null)).toBe(true)
    expect(new Set(rows.map(({ annee }) => annee))).toEqual(new Set([2023, 2024]))
  })

  test('the statistics are those of the screens, secrets and reserved years included', async () => {
    const rows = await rowsOf('statistiques')
    for (const { year } of campaigns) {
      const {
        regions,
        departments: byDepartment,
        ...country
      } = await read<TerritoryStatistics>(`/api/v1/territoryStatistics/?year=${year}`)
      const told = [{ code: 'FR', ...country }, ...regions, ...byDepartment].map(figures => [
        figures.code,
        figures.canteenCount,
        figures.teledeclarationsCount,
        figures.bioPercent,
        figures.sustainablePercent,
        figures.approPercent,
      ])
      const own = rows
        .filter(({ annee }) => annee === year)
        .map(row => [
          row.code,
          row.cantines_inscrites,
          row.bilans_teledeclares,
          row.part_bio,
          row.part_qualite_durable_hors_bio,
          row.part_objectifs_atteints,
        ])
      expect(own).toEqual(told)
    }
    expect(new Set(rows.map(({ motif_absence }) => motif_absence))).toEqual(
      new Set([null, 'aucun_bilan', 'reserve_au_parlement', 'secret_statistique']),
    )
  })

  test('each file has the size and the digest that the list, the catalogue and its own headers tell', async () => {
    const { datasets: published, date } = await list()
    const catalogue = await read<Catalogue>('/static/open-data/catalogue.jsonld')
    const distributions = catalogue['dcat:dataset'].flatMap(dataset => dataset['dcat:distribution'])
    expect(distributions).toHaveLength(9)
    for (const { path, size, digest } of published.flatMap(({ files }) => files)) {
      const { headers, rawPayload } = await server.app.inject({ url: path })
      expect(rawPayload).toHaveLength(size)
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(digest)
      expect(headers['content-length']).toBe(String(size))
      expect(headers['repr-digest']).toBe(`sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:`)
      expect(headers['last-modified']).toBe(new Date(date ?? '').toUTCString())
      const distribution = distributions.find(
        each => each['dcat:downloadURL']['@id'] === server.settings.publicUrl + path,
      )
      expect(distribution?.['spdx:checksum']['spdx:checksumValue']).toBe(digest)
      expect(distribution?.['dcat:byteSize']['@value']).toBe(String(size))
    }
  })

  test('a part of a file, a version that one has, and the head alone are answered as HTTP says', async () => {
    const url = dataFilePath('teledeclarations', 'json')
    const whole = await readBytes('teledeclarations', 'json')
    expect(whole.length).toBeGreaterThan(1_000)
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      server.app.inject({ method, url, headers })
    const last = await ask({ range: 'bytes=-8' })
    expect([last.statusCode, last.headers['content-range']]).toEqual([
      206,
      `bytes ${whole.length - 8}-${whole.length - 1}/${whole.length}`,
    ])
    expect(last.rawPayload).toEqual(whole.subarray(-8))
    const middle = await ask({ range: 'bytes=100-199' })
    expect(middle.rawPayload).toEqual(whole.subarray(100, 200))
    const none = await ask({ range: `bytes=${whole.length}-` })
    expect([none.statusCode, none.headers['content-range'], none.body]).toEqual([416, `bytes */${whole.length}`, ''])
    // What cannot be read as one range is answered by all.
    for (const range of ['bytes=9-1', 'lines=1-2', 'bytes=0-1,4-5', 'x'.repeat(500)]) {
      expect((await ask({ range })).rawPayload, range).toEqual(whole)
    }
    const { etag } = last.headers
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"another"' })).rawPayload).toEqual(whole)
    expect((await ask({ range: 'bytes=0-1', 'if-range': String(etag) })).rawPayload).toHaveLength(2)
    for (const versions of [String(etag), `"autre", ${etag}`, `W/${etag}`, '*']) {
      const known = await ask({ 'if-none-match': versions })
      expect([versions, known.statusCode, known.body]).toEqual([versions, 304, ''])
    }
    expect((await ask({ 'if-none-match': '"autre"' })).statusCode).toBe(200)
    const head = await ask({}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(whole.length), ''])
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(405)
  })

  test('a run that dies leaves the files before it, and the next one tidies up', async () => {
    const before = await list()
    const dead = new AbortController()
    dead.abort(new Error('stopped'))
    await server.addCanteen(makeSiret(900), [], { productionType: 'site', region: '53' })
    await expect(makeFiles(dead.signal)).rejects.toThrow('stopped')
    expect(await list()).toEqual(before)
    expect(await server.rows('openDataSnapshots')).toHaveLength(3)

    await makeFiles()
    const after = await list()
    expect(after.datasets[0]?.rowCount).toBe((before.datasets[0]?.rowCount ?? 0) + 1)
    // The last one and the one before, which requests may be reading.
    expect(await server.rows('openDataSnapshots')).toHaveLength(2)
    const files = await server.rows<{ id: number; size: number }>('openDataFiles')
    expect(files).toHaveLength(18)
    const pieces = await writer()('openDataPieces').select('place')
    expect(pieces).toHaveLength(files.reduce((sum, { size }) => sum + Math.ceil(size / pieceBytes), 0))
  })
})

interface Catalogue {
  readonly 'dcat:dataset': readonly {
    readonly 'dcat:distribution': readonly {
      readonly 'dcat:downloadURL': { readonly '@id': string }
      readonly 'dcat:byteSize': { readonly '@value': string }
      readonly 'spdx:checksum': { readonly 'spdx:checksumValue': string }
    }[]
  }[]
}
