import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchasePage } from '@ma-cantine/lib/purchases/purchases-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { lac, makeSiret, marronniers, moreSirets, parc, source, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
let canteens: number[]
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  other = await server.addPerson()
  canteens = [
    await server.addCanteen(tilleuls, [manager], { name: 'Zola' }),
    await server.addCanteen(parc, [manager], { name: 'Albert' }),
  ]
  await server.addCanteen(lac, [other])
  const rows = [
    {
      description: 'Bœuf d’Aubrac',
      fournisseur: 'Élevage du Causse',
      date: '2024-05-02',
      prix_ht: '30',
      famille_produits: 'VIANDES_VOLAILLES',
      caracteristiques: 'LABEL_ROUGE',
    },
    {
      description: 'Pommes',
      fournisseur: 'Verger 100%_bio',
      date: '2024-05-01',
      prix_ht: '10',
      famille_produits: 'FRUITS_ET_LEGUMES',
      caracteristiques: 'BIO,FRANCE',
    },
    {
      siret: parc,
      description: 'Poires',
      fournisseur: 'Verger du Nord',
      date: '2024-05-03',
      prix_ht: '20',
      famille_produits: 'FRUITS_ET_LEGUMES',
      caracteristiques: '',
    },
    {
      siret: parc,
      description: 'Pain',
      fournisseur: 'Fournil',
      date: '2024-04-01',
      prix_ht: '5',
      famille_produits: '',
      caracteristiques: 'BIO',
    },
  ]
  await server.importPurchases(manager, file('achats', rows))
  await server.importPurchases(
    other,
    file('achats', [{ siret: lac, description: 'Eau', famille_produits: 'BOISSONS', caracteristiques: 'HVE' }]),
  )
})
afterAll(() => server.close())

const get = (query = '', person = manager) =>
  server.app.inject({ url: `/api/v1/purchases/?${query}`, headers: person.headers })
const list = async (query = '', person = manager) => (await get(query, person)).json<PurchasePage>()
const names = async (query = '') => (await list(query)).results.map(({ description }) => description)

describe('a list of purchases', () => {
  test('has the purchases of the user’s canteens, latest first', async () => {
    const page = await list()
    expect(page).toMatchObject({ count: 4, totalPriceHt: 65, next: null, previous: null })
    expect(page.results.map(({ description }) => description)).toEqual(['Poires', 'Bœuf d’Aubrac', 'Pommes', 'Pain'])
    expect(page.results[2]).toEqual({
      id: expect.any(Number),
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0[12]:00$/),
      modificationDate: expect.any(String),
      canteen: canteens[0],
      date: '2024-05-01',
      description: 'Pommes',
      provider: 'Verger 100%_bio',
      family: 'FRUITS_ET_LEGUMES',
      characteristics: ['BIO', 'FRANCE'],
      priceHt: 10,
      invoiceFile: null,
      localDefinition: null,
      localDefinitionKm: null,
      certificate: null,
      importSource: expect.any(String),
      creationSource: 'IMPORT',
    })
  })

  test('is empty for a user without canteens', async () => {
    expect(await list('', await server.addPerson())).toEqual({
      count: 0,
      next: null,
      previous: null,
      totalPriceHt: 0,
      results: [],
      families: [],
      characteristics: [],
      canteens: [],
    })
  })

  test('gives the choices of its filters', async () => {
    expect(await list()).toMatchObject({
      families: ['VIANDES_VOLAILLES', 'FRUITS_ET_LEGUMES'],
      characteristics: ['BIO', 'LABEL_ROUGE', 'FRANCE'],
      canteens,
    })
    expect(await list(`family=FRUITS_ET_LEGUMES&canteen__id=${canteens[1]}`)).toMatchObject({
      count: 1,
      families: productFamilies,
      characteristics: ['BIO', 'FRANCE'],
      canteens: [canteens[1]],
    })
    expect(await list('family=AUTRES&characteristics=BIO')).toMatchObject({
      count: 0,
      families: ['FRUITS_ET_LEGUMES'],
      characteristics: [],
      canteens: [],
    })
  })
})

describe('paging', () => {
  test('links to the next and the previous page, filters kept', async () => {
    const first = await list('limit=2&family=FRUITS_ET_LEGUMES&family=VIANDES_VOLAILLES')
    expect(first).toMatchObject({ count: 3, previous: null })
    const second = await server.app.inject({ url: first.next ?? '', headers: manager.headers })
    expect(second.json().results.map(({ description }: { description: string }) => description)).toEqual(['Pommes'])
    expect(second.json()).toMatchObject({ count: 3, next: null })
    const back = await server.app.inject({ url: second.json().previous, headers: manager.headers })
    expect(back.json()).toEqual(first)
    expect(first.next).toMatch(/^http:\/\/[^/]+\/api\/v1\/purchases\/\?/)
  })

  test('links to no page that would be empty', async () => {
    expect(await list('limit=2&offset=2')).toMatchObject({ count: 4, next: null, previous: expect.any(String) })
    expect(await list('limit=4')).toMatchObject({ count: 4, next: null, previous: null })
    expect((await list('limit=3')).next).toContain('offset=3')
  })

  test.each([
    ['', 4],
    ['limit=0', 4],
    ['limit=beaucoup', 4],
    ['limit=-3', 4],
    ['limit=2', 2],
    ['limit=2&limit=3', 3],
    ['limit=1000', 4],
    ['offset=3', 1],
    ['offset=-1', 4],
    ['offset=99', 0],
  ])('« %s » gives %i purchases', async (query, count) => {
    expect((await list(query)).results).toHaveLength(count)
  })

  test('gives fifty purchases at most', async () => {
    const person = await server.addPerson()
    const siret = makeSiret(50)
    await server.addCanteen(siret, [person])
    await server.importPurchases(person, file('achats', Array(60).fill({ siret })))
    for (const [limit, count] of [
      [50, 50],
      [51, 50],
      [1000, 50],
    ]) {
      const answer = await server.app.inject({ url: `/api/v1/purchases/?limit=${limit}`, headers: person.headers })
      expect(answer.json<PurchasePage>().results).toHaveLength(count ?? 0)
    }
  })
})

describe('a search', () => {
  test.each([
    ['pommes', ['Pommes']],
    ['POM', ['Pommes']],
    ['boeuf', ['Bœuf d’Aubrac']],
    ["d'aubrac", ['Bœuf d’Aubrac']],
    ['elevage', ['Bœuf d’Aubrac']],
    ['verger po', ['Poires', 'Pommes']],
    ['nord,poires', ['Poires']],
    ['verger pain', []],
    ['100%_', ['Pommes']],
    ['%', ['Pommes']],
    ['_', ['Pommes']],
    ['causse pommes', []],
    ["' OR 1=1 --", []],
    [' ', ['Poires', 'Bœuf d’Aubrac', 'Pommes', 'Pain']],
  ])('for « %s » finds %j', async (search, found) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(found)
  })

  test('counts what it finds, with the families and canteens of it', async () => {
    expect(await list('search=verger')).toMatchObject({
      count: 2,
      totalPriceHt: 30,
      families: ['FRUITS_ET_LEGUMES'],
      canteens,
    })
    expect(await list('search=zzz')).toMatchObject({ count: 0, results: [], families: [], canteens: [] })
    expect(await list('search=fournil')).toMatchObject({ count: 1, families: [], canteens: [canteens[1]] })
  })
})

describe('an ordering', () => {
  test.each([
    ['date', ['Pain', 'Pommes', 'Bœuf d’Aubrac', 'Poires']],
    ['-date', ['Poires', 'Bœuf d’Aubrac', 'Pommes', 'Pain']],
    ['priceHt', ['Pain', 'Pommes', 'Poires', 'Bœuf d’Aubrac']],
    ['-price_ht', ['Bœuf d’Aubrac', 'Poires', 'Pommes', 'Pain']],
    ['canteen__name,date', ['Pain', 'Poires', 'Pommes', 'Bœuf d’Aubrac']],
    ['canteenName,-date', ['Poires', 'Pain', 'Bœuf d’Aubrac', 'Pommes']],
    ['family,date', ['Pain', 'Pommes', 'Poires', 'Bœuf d’Aubrac']],
    ['-family,date', ['Bœuf d’Aubrac', 'Pommes', 'Poires', 'Pain']],
    ['inconnu', ['Poires', 'Bœuf d’Aubrac', 'Pommes', 'Pain']],
    ['inconnu,price_ht', ['Pain', 'Pommes', 'Poires', 'Bœuf d’Aubrac']],
  ])('by « %s » gives %j', async (ordering, found) => {
    expect(await names(`ordering=${ordering}`)).toEqual(found)
  })
})

describe('a filter', () => {
  test.each([
    ['family=FRUITS_ET_LEGUMES', ['Poires', 'Pommes']],
    ['family=FRUITS_ET_LEGUMES&family=VIANDES_VOLAILLES', ['Poires', 'Bœuf d’Aubrac', 'Pommes']],
    ['characteristics=BIO', ['Pommes', 'Pain']],
    ['characteristics=LABEL_ROUGE&characteristics=FRANCE', ['Bœuf d’Aubrac', 'Pommes']],
    ['family=FRUITS_ET_LEGUMES&characteristics=BIO', ['Pommes']],
    ['date_after=2024-05-02', ['Poires', 'Bœuf d’Aubrac']],
    ['date_before=2024-05-01', ['Pommes', 'Pain']],
    ['date_after=2024-05-01&date_before=2024-05-02', ['Bœuf d’Aubrac', 'Pommes']],
    ['family=', ['Poires', 'Bœuf d’Aubrac', 'Pommes', 'Pain']],
    ['canteen=999999', []],
  ])('%s gives %j', async (query, found) => {
    expect(await names(query)).toEqual(found)
  })

  test.each([
    ['family=POISSON', 'family'],
    ['characteristics=BIO&characteristics=VEGAN', 'characteristics'],
    ['date_after=01/05/2024', 'date_after'],
    ['date_before=2024-02-30', 'date_before'],
    ['canteen__id=abc', 'canteen__id'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('%s is refused with 400, naming it', async (query, field) => {
    const answer = await get(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ [field]: [expect.any(String)] })
  })
})

describe('the summary of a list', () => {
  test('equals a plain computation, after any write', async () => {
    const person = await server.addPerson()
    const ids = [await server.addCanteen(marronniers, [person]), await server.addCanteen(source, [person])]
    let seed = 7
    const dice = (sides: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * sides)
    }
    const pick = <Item>(items: readonly Item[]): Item => items[dice(items.length)] as Item
    const sets = ['', 'BIO', 'BIO,IGP', 'HVE', 'FRANCE']
    const row = () => ({
      siret: pick([marronniers, source]),
      description: pick(['Riz', 'Thé', 'Crème']),
      date: `2024-0${1 + dice(9)}-1${dice(10)}`,
      prix_ht: `${dice(100)}`,
      famille_produits: pick(['', ...productFamilies.slice(0, 4)]),
      caracteristiques: pick(sets),
    })
    await server.importPurchases(person, file('achats', Array.from({ length: 300 }, row)))
    const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api/v1/purchases/${url}`,
        headers: person.headers,
        ...(payload ? { payload } : {}),
      })
    const stored = async () =>
      (await server.rows<Record<string, string & number & null>>('purchases')).filter(p =>
        ids.includes(Number(p.canteenId)),
      )
    const all = await stored()
    const idAt = (index: number) => Number(all[index]?.id)
    await call('DELETE', String(idAt(3)))
    await call('POST', 'delete/', { ids: all.slice(20, 60).map(({ id }) => id) })
    await call('POST', 'restore/', { ids: all.slice(30, 40).map(({ id }) => id) })
    await call('PATCH', String(idAt(100)), { family: 'AUTRES', characteristics: null })
    await call('PATCH', String(idAt(101)), { canteen: ids[1], characteristics: ['PERFORMANCE'] })
    await call('POST', '', { canteen: ids[0], priceHt: 3, family: 'BOISSONS' })
    const { writer } = server.app.services.database
    await writer('purchases')
      .where({ id: idAt(200) })
      .delete()

    const living = (await stored()).filter(({ deletionDate }) => deletionDate === null)
    const codes = (json: unknown): string[] => JSON.parse(String(json ?? '[]'))
    for (const query of [
      {},
      { family: [productFamilies[0]] },
      { characteristics: ['BIO', 'PERFORMANCE'] },
      { family: ['AUTRES', 'CHARCUTERIE'], characteristics: ['HVE'] },
      { canteen: [String(ids[1])] },
      { date_after: ['2024-03-05'], date_before: ['2024-07-31'] },
      { search: ['creme'], family: [productFamilies[1]] },
    ] as Record<string, string[]>[]) {
      const ofFamily = living.filter(p => !query.family || query.family.includes(p.family ?? ''))
      const hasCode = (p: (typeof living)[number]) =>
        !query.characteristics || codes(p.characteristics).some(code => query.characteristics?.includes(code))
      const selected = ofFamily.filter(
        p =>
          hasCode(p) &&
          (!query.canteen || query.canteen.includes(String(p.canteenId))) &&
          (!query.date_after || String(p.date) >= String(query.date_after)) &&
          (!query.date_before || String(p.date) <= String(query.date_before)) &&
          (!query.search || p.description === 'Crème'),
      )
      const familiesFrom = query.family ? (query.characteristics ? living.filter(hasCode) : null) : selected
      const { results, ...summary } = await list(
        Object.entries(query)
          .flatMap(([name, values]) => values.map(value => `${name}=${value}&`))
          .join('')
          .concat('limit=50'),
        person,
      )
      expect(summary).toMatchObject({
        count: selected.length,
        families: familiesFrom
          ? productFamilies.filter(code => familiesFrom.some(({ family }) => family === code))
          : productFamilies,
        characteristics: storedCharacteristics.filter(code =>
          ofFamily.some(p => codes(p.characteristics).includes(code)),
        ),
        canteens: ids.filter(id => selected.some(p => p.canteenId === id)),
      })
      const key = (p: { date: string; id: number }) => `${p.date} ${String(p.id).padStart(9, '0')}`
      // Those of one import were created at the same instant, the one that was added is of today.
      expect(results.map(({ id }) => id)).toEqual(
        selected
          .map(p => ({ date: String(p.date), id: Number(p.id) }))
          .toSorted((a, b) => (key(a) < key(b) ? 1 : -1))
          .slice(0, 50)
          .map(({ id }) => id),
      )
    }
  })

  test('is the same on the first pages and on later ones', async () => {
    const person = await server.addPerson()
    const siret = tilleuls
    const canteen = (await server.rows<{ id: number; siret: string }>('canteens')).find(row => row.siret === siret)
    const { writer } = server.app.services.database
    await writer('canteenManagers').insert({ canteenId: canteen?.id, userId: person.id })
    const rows = Array.from({ length: 600 }, (_, i) => ({
      siret,
      description: `Ligne ${i}`,
      date: `2023-01-${String(1 + (i % 28)).padStart(2, '0')}`,
    }))
    await server.importPurchases(person, file('achats', rows))
    const seen: number[] = []
    let url: string | null = '/api/v1/purchases/?limit=50&search=ligne'
    while (url) {
      const page: PurchasePage = (await server.app.inject({ url, headers: person.headers })).json()
      seen.push(...page.results.map(({ id }) => id))
      url = page.next
    }
    expect(seen).toHaveLength(600)
    expect(new Set(seen).size).toBe(600)
  })
})

describe('the purchases of all pages', () => {
  test.each([
    '',
    'family=FRUITS_ET_LEGUMES',
    'search=verger',
    'ordering=priceHt',
    'ordering=-family,date',
    'search=rien',
  ])('are those of the list, in its order: %s', async query => {
    const url = `/api/v1/purchaseSelection/?${query}`
    const all = (await server.app.inject({ url, headers: manager.headers })).json()
    const { count, results } = await list(`${query}&limit=50`)
    expect(all).toHaveLength(count)
    expect(all.slice(0, 50)).toEqual(results.map(({ id, priceHt }) => ({ id, priceHt })))
  })

  test('are written in one call, ten thousand at most', async () => {
    const person = await server.addPerson()
    const siret = moreSirets(2)[1] ?? ''
    await server.addCanteen(siret, [person])
    await server.importPurchases(
      person,
      file(
        'achats',
        Array.from({ length: 10_003 }, (_, index) => ({ siret, description: `Lot ${index}`, prix_ht: '1' })),
      ),
    )
    const call = async (method: 'GET' | 'POST', path: string, payload?: object) =>
      (
        await server.app.inject({
          method,
          url: `/api/v1/${path}`,
          headers: person.headers,
          ...(payload ? { payload } : {}),
        })
      ).json()
    const all: { id: number }[] = await call('GET', 'purchaseSelection/?ordering=creationDate')
    expect(all).toHaveLength(10_000)
    const ids = all.map(({ id }) => id)
    expect(await call('POST', 'purchases/delete/', { ids })).toMatchObject({ count: 10_000 })
    expect((await list('', person)).count).toBe(3)
    expect(await call('POST', 'purchases/restore/', { ids })).toMatchObject({ count: 10_000 })
    expect((await list('', person)).count).toBe(10_003)
  })
})

describe('the products and suppliers already entered', () => {
  test('are the user’s own, in French alphabetical order, and can be narrowed down', async () => {
    const person = await server.addPerson()
    const id = await server.addCanteen(moreSirets(1)[0] ?? '', [person])
    for (const [description, provider] of [
      ['Zeste', 'Épicerie'],
      ['Œufs', 'Ferme'],
      ['Abricots', 'Épicerie'],
      [null, null],
    ]) {
      const payload = { canteen: id, priceHt: 1, description, provider }
      await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers: person.headers, payload })
    }
    const options = async (query: string) =>
      (await server.app.inject({ url: `/api/v1/purchaseOptions/${query}`, headers: person.headers })).json()
    expect(await options('')).toEqual({ products: ['Abricots', 'Œufs', 'Zeste'], providers: ['Épicerie', 'Ferme'] })
    expect(await options('?search=oeuf')).toEqual({ products: ['Œufs'], providers: [] })
    expect(await options('?search=epi')).toEqual({ products: [], providers: ['Épicerie'] })
    // The most used come first.
    expect(await options('?search=e')).toEqual({ products: ['Zeste', 'Œufs'], providers: ['Épicerie', 'Ferme'] })
  })
})
