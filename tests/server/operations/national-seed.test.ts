/** @module-tag long */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canteenErrors } from '@ma-cantine/lib/canteens/canteen-errors'
import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { isValidSiren, isValidSiret } from '@ma-cantine/lib/canteens/siret'
import { failedChecks } from '@ma-cantine/lib/diagnostics/cross-checks'
import { deriveTotals } from '@ma-cantine/lib/diagnostics/grid-sums'
import { pick } from '@ma-cantine/lib/entities/pick'
import { checkFile } from '@ma-cantine/lib/imports/check-file'
import { isInWindows } from '@ma-cantine/lib/teledeclaration/campaigns'
import { Snapshot } from '@ma-cantine/lib/teledeclaration/snapshot'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCanteens } from '../../../server/canteens/load-canteens.ts'
import { refreshDerived } from '../../../server/canteens/refresh-derived.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { writeCountry } from '../../../server/national/write-country.ts'
import { findDriftedCanteens } from '../../../server/purchases/repair-purchase-counts.ts'
import { loadSituations } from '../../../server/teledeclaration/situations.ts'
import type { TeledeclarationRow } from '../../../server/teledeclaration/teledeclaration-rows.ts'
import { campaigns } from '../../support/campaigns.ts'
import { file } from '../../support/files.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { source } from '../../support/sources.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const canteenCount = 200

interface Written {
  readonly username: string
  readonly password: string
  readonly token: string
  readonly canteens: readonly number[]
  readonly counts: Readonly<Record<string, number>>
}

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-national-'))

/** Runs `npm run seed` with these arguments. */
const seed = ({ environment }: FreshDatabase, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [...source('server/seed.ts'), ...args], {
    env: { ...process.env, ...environment, MAIL_FOLDER: join(folder, 'mail') },
  })

const freshDatabases: FreshDatabase[] = []
async function makeDatabase(): Promise<FreshDatabase> {
  const database = await createDatabase(join(folder, String(freshDatabases.length)))
  freshDatabases.push(database)
  return database
}

interface Country {
  readonly database: FreshDatabase
  readonly server: TestServer
  readonly written: Written
  readonly progress: string
}

let country: Country
beforeAll(async () => {
  const database = await makeDatabase()
  const { stdout, stderr } = await seed(database, '--national', '--seed', '7', '--canteens', String(canteenCount))
  const server = await startTestServer({}, { database: database.location })
  country = { database, server, written: JSON.parse(stdout), progress: stderr }
})
afterAll(async () => {
  await country.server.close()
  for (const database of freshDatabases) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const reader = (): Knex => country.server.app.services.database.reader

const tables = [
  'users',
  'canteens',
  'canteenSectors',
  'canteenManagers',
  'diagnostics',
  'teledeclarations',
  'history',
  'imports',
  'importCanteens',
  'purchases',
] as const

/** The digest of all rows of each table, without the known account, which signs in with a new password. */
async function digestsOf(reader: Knex): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const table of tables) {
    const rows = reader(table)
    if (table === 'users') rows.whereNot('username', country.written.username)
    // The script also writes articles, events and actors, dated from the day it runs.
    if (table === 'history') rows.whereNotIn('entity', ['articles', 'communityEvents', 'videoTutorials', 'partners'])
    const texts = (await rows).map(row => JSON.stringify(row)).sort()
    digests[table] = createHash('sha256').update(texts.join('\n')).digest('hex')
  }
  return digests
}

/** Writes another country without the script. @returns the digests of its tables. */
async function digestsOfNew(number: number): Promise<Record<string, string>> {
  const { location } = await makeDatabase()
  const database = await openDatabase(location)
  try {
    const size = { seed: number, canteens: canteenCount }
    await writeCountry(database, size, { tell: () => {}, password: null })
    return await digestsOf(database.reader)
  } finally {
    await database.close()
  }
}

const canteenIds = (): Promise<number[]> => reader()('canteens').orderBy('id').pluck('id')

describe('a country', () => {
  test('is the same for the same number, and another one for another number', async () => {
    const digests = await digestsOf(reader())
    expect(await digestsOfNew(7)).toEqual(digests)
    const others = await digestsOfNew(8)
    for (const table of tables) expect(others[table], table).not.toBe(digests[table])
  })

  test('is counted, and told while it is written', async () => {
    const { written, progress } = country
    const countOf = async (table: string) => Number((await reader()(table).count({ count: '*' }))[0]?.count)
    const counts = {
      canteens: await countOf('canteens'),
      diagnostics: await countOf('diagnostics'),
      teledeclarations: await countOf('teledeclarations'),
      purchases: await countOf('purchases'),
      users: await countOf('users'),
      managers: await countOf('canteenManagers'),
    }
    expect(written.counts).toEqual(counts)
    expect(counts).toMatchObject({ canteens: canteenCount, purchases: 75 * canteenCount })
    expect(progress).toMatch(/^Achats : 15\s000 \(100\s%\)$/m)
  })

  test('has canteens that no rule refuses and that lack nothing', async () => {
    const canteens = await loadCanteens(reader(), await canteenIds())
    expect(canteens).toHaveLength(canteenCount)
    for (const canteen of canteens) {
      expect(canteenErrors(canteen, new Set(Object.keys(canteen))), canteen.name).toEqual({})
      expect(missingCanteenFields(canteen), canteen.name).toEqual([])
      if (canteen.siret === null) expect(isValidSiren(canteen.sirenUniteLegale ?? '')).toBe(true)
      else {
        expect(isValidSiret(canteen.siret)).toBe(true)
        // No legal unit has it.
        expect(isValidSiren(canteen.siret.slice(0, 9))).toBe(false)
        expect(canteen.department && canteen.region && canteen.cityInseeCode).toBeTruthy()
      }
    }
    expect(new Set(canteens.map(({ productionType }) => productionType)).size).toBe(5)
    expect(new Set(canteens.map(({ department }) => department)).size).toBeGreaterThan(15)
  })

  test('has kitchens whose satellites are as many as they say', async () => {
    const year = { year: 2024, inDeclaration: true, inCorrection: false, isOver: false }
    const situations = await loadSituations(reader(), year, await canteenIds())
    const all = [...situations.values()]
    expect(all.some(({ isKitchen }) => isKitchen)).toBe(true)
    expect(all.filter(({ satellitesDiffer }) => satellitesDiffer)).toEqual([])
  })

  test('has the texts and coordinates that the product derives', async () => {
    const rows = () => reader()('canteens').orderBy('id')
    const before = await rows()
    const ids = await canteenIds()
    await country.server.app.services.database.transaction(transaction => refreshDerived(transaction, ids))
    expect(await rows()).toEqual(before)
    expect(before.every(({ latitude, siret }) => siret === null || latitude !== null)).toBe(true)
  })

  test('has reports whose amounts agree', async () => {
    const canteens = await loadCanteens(reader(), await canteenIds())
    const reports = canteens.flatMap(({ diagnostics }) => diagnostics)
    expect(new Set(reports.map(({ year }) => year))).toEqual(new Set([2021, 2022, 2023, 2024, 2025]))
    for (const report of reports) {
      expect(failedChecks(report)).toEqual([])
      if (report.diagnosticType !== 'COMPLETE') continue
      const derived = deriveTotals(report)
      expect(pick(report, Object.keys(derived) as (keyof typeof derived)[])).toEqual(derived)
    }
    expect(new Set(reports.map(({ diagnosticType }) => diagnosticType))).toEqual(new Set(['SIMPLE', 'COMPLETE']))
  })

  test('has declarations of its campaigns, which statistics all count but those that leave purchases to a kitchen', async () => {
    const declared: TeledeclarationRow[] = await reader()('teledeclarations')
    for (const { declaredData, digest, year, creationDate } of declared) {
      expect(createHash('sha256').update(declaredData).digest('hex')).toBe(digest)
      expect(Snapshot.safeParse(JSON.parse(declaredData)).error).toBeUndefined()
      const campaign = campaigns.find(known => known.year === year)
      expect(campaign && isInWindows(campaign, new Date(creationDate))).toBe(true)
    }
    for (const year of [2024, 2025]) {
      const own = declared.filter(row => row.year === year && row.teledeclarationMode !== 'SATELLITE_WITHOUT_APPRO')
      const answer = await country.server.app.inject({ url: `/api/v1/canteenStatistics/?year=${year}` })
      expect(answer.json()).toMatchObject({ canteenCount, teledeclarationsCount: own.length })
      expect(own.length).toBeGreaterThan(50)
    }
  })

  test('has purchases that the tables of counts add up', async () => {
    expect(await findDriftedCanteens(reader(), await canteenIds())).toEqual([])
    const prices: { priceHt: number | string }[] = await reader()('purchases').select('priceHt')
    const cents = prices.reduce((sum, { priceHt }) => sum + Math.round(Number(priceHt) * 100), 0)
    for (const table of ['purchaseCounts', 'purchaseMonths', 'purchaseTexts']) {
      const [row] = await reader()(table).sum({ count: 'count', cents: 'cents' })
      expect([Number(row?.count), Number(row?.cents)], table).toEqual([75 * canteenCount, cents])
    }
  })

  test('has purchases that a file may hold', async () => {
    const rows = await reader()('purchases')
      .join('canteens', 'canteens.id', 'canteenId')
      .whereNotNull('siret')
      .orderBy('purchases.id')
      .select('purchases.*', 'siret')
    const content = file(
      'achats',
      rows.map(row => ({
        siret: row.siret,
        description: row.description,
        fournisseur: row.provider,
        date: row.date,
        prix_ht: String(row.priceHt),
        famille_produits: row.family,
        caracteristiques: JSON.parse(row.characteristics).join(','),
        definition_local: row.localDefinition ?? '',
      })),
    )
    const report = await checkFile([new TextEncoder().encode(content)], { kind: 'achats' })
    expect(report).toMatchObject({ valid: true, rows: rows.length, warningCount: 0 })
  })

  test('has one known account, and people who get no reminder', async () => {
    const { server, written } = country
    const { username, password, token } = written
    const session = await server.app.inject({
      method: 'POST',
      url: '/api/v1/session/',
      payload: { username, password },
    })
    expect(session.statusCode).toBe(200)
    const headers = { authorization: `Bearer ${token}` }
    const { canteenPreviews } = (await server.app.inject({ url: '/api/v1/initialData/', headers })).json()
    expect(canteenPreviews).toHaveLength(written.canteens.length)
    const purchases = await server.app.inject({ url: '/api/v1/purchases/', headers })
    expect(purchases.json().count).toBeGreaterThan(0)
    const people = await reader()('users').whereNot({ username })
    expect(people.every(({ optOutReminderEmails }) => optOutReminderEmails)).toBe(true)
    expect(people.some(({ isElectedOfficial, departments }) => isElectedOfficial && departments)).toBe(true)
  })
})

describe('the script', () => {
  const refusal = async (...args: readonly string[]) => {
    const failed = await seed(country.database, ...args).catch((error: unknown) => error)
    const { code, stderr } = failed as { code: number; stderr: string }
    return { code, stderr }
  }

  test('refuses arguments that it does not know', async () => {
    for (const args of [['--canteens', '10'], ['--national', '--canteens', 'dix'], ['--nationale']]) {
      const { code, stderr } = await refusal(...args)
      expect(code, args.join(' ')).toBe(2)
      expect(stderr).toContain('npm run seed -- --national')
    }
  })

  test('refuses a database that is filled, and says what to do after an interruption', async () => {
    const filled = await refusal('--national', '--canteens', '10')
    expect(filled.code).toBe(2)
    expect(filled.stderr).toContain('la base contient déjà des cantines')
    const { writer } = country.server.app.services.database
    await writer('users').where({ username: country.written.username }).delete()
    const interrupted = await refusal('--national', '--canteens', '10')
    expect(interrupted.code).toBe(2)
    expect(interrupted.stderr).toContain('la base contient un pays inachevé')
    expect(await reader()('canteens').count({ count: '*' })).toEqual([{ count: canteenCount }])
  })

  test('leaves the ids that follow to what is written later', async () => {
    const { server } = country
    const [last] = await reader()('users').max({ id: 'id' })
    expect((await server.addPerson()).id).toBeGreaterThan(Number(last?.id))
    expect(await server.addCanteen(makeSiret(1), [])).toBe(canteenCount + 1)
  })
})
