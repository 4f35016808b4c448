import { canteenSearchText } from '@ma-cantine/lib/canteens/canteen-search'
import { searchKey } from '@ma-cantine/lib/lists/search-key'
import { isDeclaredFor, type TerritoryCanteen } from '@ma-cantine/lib/statistics/territory-canteen'
import type { TerritoryProgress } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { lastBegunCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSituations } from '../../../server/teledeclaration/situations.ts'
import { campaigns } from '../../support/campaigns.ts'
import { createRandom } from '../../support/damaged-files.ts'
import { diceOf } from '../../support/dice.ts'
import { Browser } from '../support/browser.ts'
import { declareStored } from '../support/declare-stored.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const list = '/api/v1/territoryCanteens/'
const progress = '/api/v1/territoryProgress/'
const year = lastBegunCampaign(new Date(), campaigns).year
const writer = () => server.app.services.database.writer

/** A browser in which somebody is signed in; an elected official if departments are given, null for none. */
async function signIn(departments?: readonly string[] | null): Promise<Browser> {
  const person = await server.addPerson()
  if (departments !== undefined) {
    const columns = { isElectedOfficial: true, departments: departments && JSON.stringify(departments) }
    await writer()('users').where({ id: person.id }).update(columns)
  }
  const browser = new Browser(server.app)
  await browser.signIn(person.username)
  return browser
}

interface Page {
  readonly count: number
  readonly next: string | null
  readonly results: readonly TerritoryCanteen[]
  readonly regions: readonly string[]
  readonly departments: readonly string[]
  readonly sectors: readonly number[]
  readonly managementTypes: readonly string[]
  readonly productionTypes: readonly string[]
  readonly campaignYear: number
}

async function read<Answer = Page>(browser: Browser, url: string): Promise<Answer> {
  const answer = await browser.request('GET', url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

let numbers = 0
async function addCanteen(columns: Readonly<Record<string, unknown>>, sectorIds: readonly number[] = []) {
  const id = await server.addCanteen(makeSiret(++numbers), [], { productionType: 'site', ...columns })
  await addSectors(id, sectorIds)
  return id
}

async function addSectors(canteenId: number, sectorIds: readonly number[]): Promise<void> {
  for (const sectorId of sectorIds) await writer()('canteenSectors').insert({ canteenId, sectorId })
}

async function addReport(canteenId: number, columns: object = {}): Promise<void> {
  const dates = { creationDate: '2026-01-20T10:00:00.000Z', modificationDate: '2026-01-20T10:00:00.000Z' }
  await writer()('diagnostics').insert({ canteenId, year, ...dates, ...columns })
}

describe('who may', () => {
  const addresses = [list, progress, '/api/v1/export-territoire.csv', '/api/v1/export-territoire.ods']

  test.each(addresses)('%s serves elected officials, and nobody else', async address => {
    const manager = await server.addPerson()
    await server.addCanteen(makeSiret(++numbers), [manager], { department: '90' })
    const managing = new Browser(server.app)
    await managing.signIn(manager.username)
    expect((await new Browser(server.app).request('GET', address)).statusCode).toBe(403)
    const refused = await managing.request('GET', address)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({ detail: 'Cette fonction est réservée aux élus.' })
    // Not through a token either, which elected officials cannot limit to their territory.
    await writer()('users').where({ id: manager.id }).update({ isElectedOfficial: true, departments: '["90"]' })
    expect((await server.app.inject({ url: address, headers: manager.headers })).statusCode).toBe(403)
    expect((await managing.request('GET', address)).statusCode).toBe(200)
  })

  test.each([[null], [[]]])('an elected official with the departments %s finds nothing', async departments => {
    await addCanteen({ department: '90' })
    const browser = await signIn(departments)
    expect(await read(browser, list)).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
      regions: [],
      departments: [],
      sectors: [],
      managementTypes: [],
      productionTypes: [],
      campaignYear: year,
    })
    expect(await read(browser, progress)).toEqual({
      campaignYear: year,
      departments: [],
      figures: { teledeclarationsCount: 0, bioPercent: 0, sustainablePercent: 0, approPercent: 0 },
    })
    const file = await browser.request('GET', '/api/v1/export-territoire.csv')
    expect(file.body.trim().split('\r\n')).toHaveLength(1)
  })
})

test('a canteen is told with shares, and without its euros, its team and what its managers write elsewhere', async () => {
  const id = await addCanteen(
    { department: '23', city: 'Guéret', lineMinistry: 'armee', dailyMealCount: 80, qualityComments: 'Du pain bio.' },
    [9],
  )
  await addReport(id, { diagnosticType: 'SIMPLE', valueTotalHt: 123456, valueBioHt: 30864, hasWastePlan: true })
  await addReport(id, { year: year - 1, valueTotalHt: 98765 })
  const elsewhere = await addCanteen({ department: '87' })
  await addCanteen({ department: '23', deletionDate: '2025-10-01T10:00:00.000Z' })
  const browser = await signIn(['23'])
  const page = await read(browser, list)
  expect(page).toMatchObject({ count: 1, departments: ['23'], sectors: [9] })
  expect(page.results[0]).toMatchObject({
    id,
    city: 'Guéret',
    // Of the armed forces: nobody else sees it.
    publicationStatus: 'draft',
    qualityComments: 'Du pain bio.',
    centralKitchenDiagnostics: null,
    diagnostics: [{ year: year - 1 }, { year, percentageValueBioHt: 0.25, hasWastePlan: true, isTeledeclared: false }],
  })
  const text = JSON.stringify(page)
  for (const hidden of ['123456', '98765', 'valueTotalHt', 'managers', 'creationSource', `"id":${elsewhere}`]) {
    expect(text).not.toContain(`${hidden.startsWith('"') ? hidden : `"${hidden}"`}`)
    if (/^\d+$/.test(hidden)) expect(text).not.toContain(hidden)
  }
})

test('a canteen whose kitchen reports all for it is declared with it', async () => {
  const kitchenSiret = makeSiret(++numbers)
  const kitchen = await server.addCanteen(kitchenSiret, [], { department: '19', productionType: 'central' })
  const satellite = { department: '15', productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret }
  const [one, other] = [await addCanteen(satellite), await addCanteen({ ...satellite, awaitsConsent: true })]
  await addReport(kitchen, { centralKitchenDiagnosticMode: 'APPRO', valueTotalHt: 1000 })
  await declareStored(server)
  const browser = await signIn(['15'])
  const declared = async () => (await read(browser, `${list}?declared=true`)).results.map(({ id }) => id)
  // It declares the other measures itself.
  expect(await declared()).toEqual([])
  await writer()('diagnostics').where({ canteenId: kitchen }).update({ centralKitchenDiagnosticMode: 'ALL' })
  expect(await declared()).toEqual([one])
  expect((await read(browser, `${list}?declared=false`)).results.map(({ id }) => id)).toEqual([other])
  const { departments } = await read<TerritoryProgress>(browser, progress)
  expect(departments).toMatchObject([{ department: '15', canteenCount: 2, declaredCount: 1 }])
})

test('a canteen is declared as in what is left to do, whatever delivers to it', async () => {
  const { pick, chance } = diceOf(createRandom(54))
  const department = '61'
  const sirets = Array.from({ length: 12 }, () => makeSiret(++numbers))
  const kitchens: number[] = []
  const groups: number[] = []
  for (const siret of sirets) {
    const productionType = pick(['central', 'central_serving', 'groupe', 'groupe', 'site'])
    const deletionDate = chance(0.2) ? '2025-10-01T10:00:00.000Z' : null
    const kitchen = await addCanteen({ siret, department: '72', productionType, deletionDate })
    kitchens.push(kitchen)
    if (productionType === 'groupe') groups.push(kitchen)
    if (chance(0.9)) await addReport(kitchen, { centralKitchenDiagnosticMode: pick(['ALL', 'ALL', 'APPRO', null]) })
  }
  const ids: number[] = []
  for (let index = 0; index < 60; index++) {
    const isSatellite = chance(0.9)
    const id = await addCanteen({
      department,
      productionType: isSatellite ? 'site_cooked_elsewhere' : 'site',
      groupId: isSatellite && chance(0.4) ? pick(groups) : null,
      centralProducerSiret: chance(0.8) ? pick(sirets) : null,
      awaitsConsent: chance(0.2),
    })
    ids.push(id)
    if (chance(0.2)) await addReport(id)
  }
  await declareStored(server)
  // A declaration that was withdrawn.
  await writer()('teledeclarations').where({ canteenId: kitchens[0] }).update({ status: 'CANCELLED' })
  const campaign = { year, inDeclaration: false, inCorrection: false, isOver: false }
  const situations = await loadSituations(server.app.services.database.reader, campaign, ids)
  const expected = ids.filter(id => situations.get(id)?.isDeclared)
  expect(expected.length).toBeGreaterThan(15)
  expect(ids.length - expected.length).toBeGreaterThan(15)
  const browser = await signIn([department])
  const found: TerritoryCanteen[] = []
  for (const offset of [0, 30]) {
    found.push(...(await read(browser, `${list}?limit=30&offset=${offset}&declared=true`)).results)
  }
  expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected)
  const all = [...found, ...(await read(browser, `${list}?limit=30&declared=false`)).results]
  for (const canteen of all) expect(isDeclaredFor(canteen, year)).toBe(expected.includes(canteen.id))
  const { departments } = await read<TerritoryProgress>(browser, progress)
  expect(departments).toMatchObject([{ department, canteenCount: 60, declaredCount: expected.length }])
})

test('pages hold 12 canteens, and 30 at most', async () => {
  for (let index = 0; index < 31; index++) await addCanteen({ department: '48' })
  const browser = await signIn(['48'])
  const page = await read(browser, list)
  expect(page).toMatchObject({ count: 31, next: expect.stringContaining('limit=12&offset=12') })
  expect(page.results).toHaveLength(12)
  expect((await read(browser, `${list}?limit=100`)).results).toHaveLength(30)
  expect((await read(browser, `${list}?limit=30&offset=30`)).results).toHaveLength(1)
})

test('towns are in the order of people, whatever their accents', async () => {
  for (const city of ['Étampes', 'Évry', 'Draveil', 'Œuilly', 'Orsay', 'Fleury', null, 'Eaubonne']) {
    await addCanteen({ department: '91', city })
  }
  const browser = await signIn(['91'])
  const towns = async (order: string) =>
    (await read(browser, `${list}?ordering=${order}`)).results.map(({ city }) => city)
  const expected = [null, 'Draveil', 'Eaubonne', 'Étampes', 'Évry', 'Fleury', 'Œuilly', 'Orsay']
  expect(await towns('city')).toEqual(expected)
  expect(await towns('-city')).toEqual(expected.toReversed())
})

test('what is asked for wrongly is refused by name', async () => {
  const browser = await signIn(['48'])
  for (const query of ['sectors=none', 'production_type=cave', 'publication_status=1', 'declared=peut-être']) {
    const answer = await browser.request('GET', `${list}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual([query.split('=')[0]])
  }
})

describe('with random canteens', () => {
  const { pick, chance, whole } = diceOf(createRandom(27))
  const departments = ['22', '29', '35']

  interface Canteen {
    readonly id: number
    readonly name: string
    readonly siret: string | null
    readonly city: string | null
    readonly postalCode: string
    readonly department: string | null
    readonly region: string
    readonly productionType: string | null
    readonly managementType: string | null
    readonly dailyMealCount: number | null
    readonly sectors: readonly number[]
    readonly isPublic: boolean
    readonly isDeclared: boolean
    readonly creationDate: string
  }
  /** Those that are not deleted, in the departments of the elected official. */
  let canteens: readonly Canteen[]
  let browser: Browser
  beforeAll(async () => {
    const added: Canteen[] = []
    for (let index = 0; index < 80; index++) {
      const isPublic = chance(0.7)
      const columns = {
        name: pick(['École du Port', 'Collège Anita Conti', 'Ehpad des Ajoncs', 'Restaurant des Tilleuls']),
        city: pick(['Rennes', 'Étables', 'Brest', null]),
        postalCode: pick(['35000', '22680', '29200']),
        department: pick([...departments, '56', null]),
        region: '53',
        productionType: pick(['site', 'central_serving', 'site_cooked_elsewhere', null]),
        managementType: pick(['direct', 'conceded', null]),
        dailyMealCount: chance(0.8) ? whole(50) : null,
        creationDate: `2025-0${1 + whole(9)}-01T10:00:00.000Z`,
      }
      const siret = makeSiret(++numbers)
      const sectors = [1, 9, 12].filter(() => chance(0.4))
      const deletionDate = chance(0.1) ? '2025-10-01T10:00:00.000Z' : null
      const id = await server.addCanteen(siret, [], {
        ...columns,
        deletionDate,
        lineMinistry: isPublic ? null : 'armee',
      })
      await addSectors(id, sectors)
      const isDeclared = chance(0.5)
      if (isDeclared) await addReport(id)
      // A report that is not declared, or of another year, is no declaration.
      else if (chance(0.5)) await addReport(id, { year: year - 1 })
      const isSeen = deletionDate === null && departments.includes(columns.department ?? '')
      if (isSeen) added.push({ ...columns, id, siret, sectors, isPublic, isDeclared })
    }
    await declareStored(server)
    canteens = added
    browser = await signIn([...departments, '977'])
  })

  /** All pages of a selection. */
  async function readAll(query: string): Promise<TerritoryCanteen[]> {
    const found: TerritoryCanteen[] = []
    let url: string | null = `${list}?limit=30&${query}`
    while (url !== null) {
      const page: Page = await read(browser, url)
      found.push(...page.results)
      url = page.next?.slice(new URL(page.next).origin.length) ?? null
    }
    return found
  }

  type Matches = (canteen: Canteen) => boolean
  const holds = (words: readonly string[]) => (canteen: Canteen) =>
    words.every(word => canteenSearchText(canteen).includes(word))
  const filters: readonly (readonly [query: string, matches: Matches])[] = [
    ['search=ecole+rennes', holds(['ecole', 'rennes'])],
    ['search=98700000', holds(['98700000'])],
    ['search=étables', holds(['etables'])],
    ['department=22', ({ department }) => department === '22'],
    ['department=29,35,56', ({ department }) => ['29', '35'].includes(department ?? '')],
    ['sectors=9', ({ sectors }) => sectors.includes(9)],
    ['sectors=9&sectors=12', ({ sectors }) => sectors.includes(9) || sectors.includes(12)],
    ['production_type=site,central_serving', each => ['site', 'central_serving'].includes(each.productionType ?? '')],
    ['publication_status=published', ({ isPublic }) => isPublic],
    ['publication_status=draft', ({ isPublic }) => !isPublic],
    ['publication_status=draft,published', () => true],
    ['declared=true', ({ isDeclared }) => isDeclared],
    ['declared=false', ({ isDeclared }) => !isDeclared],
  ]
  const newestFirst = (one: Canteen, other: Canteen) =>
    compare(other.creationDate, one.creationDate) || other.id - one.id
  const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
  const distinct = <Value>(values: readonly (Value | null)[]) =>
    [...new Set(values.filter(value => value !== null))].sort()

  const nameOf = ([query]: (typeof filters)[number]) => query.split('=')[0]
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index).flatMap(other => {
      // The same filter twice widens or replaces itself.
      if (nameOf(one) === nameOf(other) && one !== other) return []
      return [[one === other ? one[0] : `${one[0]}&${other[0]}`, one, other] as const]
    }),
  )

  test.each(pairs)('%s', async (query, [, matches], [otherQuery, otherMatches]) => {
    const expected = canteens.filter(matches).filter(otherMatches).sort(newestFirst)
    const found = await readAll(query)
    expect(found.map(({ id, publicationStatus }) => [id, publicationStatus])).toEqual(
      expected.map(({ id, isPublic }) => [id, isPublic ? 'published' : 'draft']),
    )
    const page = await read(browser, `${list}?limit=1&${query}`)
    const isBySector = /sectors/.test(query)
    // The sectors are those that the other filters leave.
    const others = !isBySector
      ? expected
      : canteens.filter(canteen => (/sectors/.test(otherQuery) ? matchesOther(query) : otherMatches)(canteen))
    expect(page).toMatchObject({
      count: expected.length,
      regions: distinct(expected.map(({ region }) => region)),
      departments: distinct(expected.map(({ department }) => department)),
      managementTypes: distinct(expected.map(({ managementType }) => managementType)),
      productionTypes: distinct(expected.map(({ productionType }) => productionType)),
      sectors: distinct(others.flatMap(({ sectors }) => sectors)).sort((a, b) => a - b),
    })
  })

  /** The filters of a query besides the sectors. */
  const matchesOther =
    (query: string): Matches =>
    canteen =>
      filters.every(
        ([each, matches]) => each.startsWith('sectors') || !`&${query}&`.includes(`&${each}&`) || matches(canteen),
      )

  const keys: Readonly<Record<string, (canteen: Canteen) => string | number | null>> = {
    name: ({ name }) => searchKey(name),
    city: ({ city }) => (city === null ? null : searchKey(city)),
    siret: ({ siret }) => siret,
    dailyMealCount: ({ dailyMealCount }) => dailyMealCount,
    publicationStatus: ({ isPublic }) => Number(isPublic),
  }
  const signs = ['', '-'] as const
  const orders = Object.keys(keys).flatMap(key => signs.map(sign => `${sign}${key}`))
  test.each([...orders, 'city,-dailyMealCount', '-publicationStatus,city', 'publicationStatus,-name,dailyMealCount'])(
    'in the order %s',
    async order => {
      const found = await readAll(`ordering=${order}`)
      const terms = order.split(',').map(term => ({
        key: keys[term.replace('-', '')] ?? expect.fail(term),
        sign: term.startsWith('-') ? -1 : 1,
      }))
      const valuesOf = (canteen: Canteen) => terms.map(({ key }) => key(canteen))
      const expected = canteens.toSorted((one, other) => {
        for (const { key, sign } of terms) {
          const [a, b] = [key(one), key(other)]
          // Nothing comes before any value.
          const side = a === b ? 0 : a === null ? -1 : b === null ? 1 : compare(a, b)
          if (side !== 0) return side * sign
        }
        return 0
      })
      const byId = new Map(canteens.map(canteen => [canteen.id, canteen]))
      const ordered = found.flatMap(({ id }) => byId.get(id) ?? [])
      expect(ordered.map(valuesOf)).toEqual(expected.map(valuesOf))
    },
  )

  test('each canteen says whether it is declared as the filter does', async () => {
    const found = await readAll('')
    const declared = new Set((await readAll('declared=true')).map(({ id }) => id))
    expect(found.length).toBeGreaterThan(30)
    for (const canteen of found) expect(isDeclaredFor(canteen, year)).toBe(declared.has(canteen.id))
  })

  test('progress counts what the list finds, by department', async () => {
    const { departments: found, campaignYear } = await read<TerritoryProgress>(browser, progress)
    expect(campaignYear).toBe(year)
    expect(found).toEqual(
      [...departments, '977'].map(department => {
        const here = canteens.filter(canteen => canteen.department === department)
        return {
          department,
          canteenCount: here.length,
          declaredCount: here.filter(({ isDeclared }) => isDeclared).length,
          unmanagedCount: here.length,
          invitedCount: 0,
        }
      }),
    )
  })

  test('the figures are those of canteenStatistics for these departments', async () => {
    const { figures } = await read<TerritoryProgress>(browser, progress)
    const query = new URLSearchParams({ year: String(year), department: [...departments, '977'].join(',') })
    expect(await read(browser, `/api/v1/canteenStatistics/?${query}`)).toMatchObject(figures)
  })

  test.each(['', 'declared=true&ordering=-dailyMealCount', 'search=ecole&ordering=city,name'])(
    'the exported files hold the list, in its order: %s',
    async query => {
      const found = await readAll(query)
      const { body } = await browser.request('GET', `/api/v1/export-territoire.csv?${query}`)
      const [header, ...rows] = body.slice(1).trim().split('\r\n')
      expect(header).toBe(
        'Cantine;SIRET;Commune;Code postal;Département;Secteurs;Type de cantine;Couverts par jour;Publication;Année de la dernière campagne;Télédéclarée pour cette année;A un gestionnaire',
      )
      expect(rows.map(row => row.split(';')[1])).toEqual(found.map(({ siret }) => siret))
      expect(rows.map(row => row.split(';').at(-2))).toEqual(
        found.map(canteen => (isDeclaredFor(canteen, year) ? 'Oui' : 'Non')),
      )
      expect(rows.map(row => row.split(';').at(-1))).toEqual(
        found.map(({ hasManager }) => (hasManager ? 'Oui' : 'Non')),
      )
      expect(rows.map(row => row.split(';')[8])).toEqual(
        found.map(({ publicationStatus }) => (publicationStatus === 'published' ? 'Publiée' : 'Non publiée')),
      )
    },
  )
})
