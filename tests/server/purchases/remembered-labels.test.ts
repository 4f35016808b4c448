import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { articleKeysJob } from '../../../server/purchases/article-keys-job.ts'
import { file } from '../../support/files.ts'
import { personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const row = (values: Record<string, string>) => ({
  siret: tilleuls,
  fournisseur: 'Primeurs du Lez',
  famille_produits: 'FRUITS_ET_LEGUMES',
  caracteristiques: 'BIO',
  date: '2024-03-01',
  ...values,
})
const storeKeys = () => articleKeysJob.run(server.app.services, { signal: new AbortController().signal })

beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  await server.addCanteen(parc, [manager])
  await server.addCanteen(lac, [other])
  await server.importPurchases(
    manager,
    file('achats', [
      row({ description: 'Carottes 5kg' }),
      row({ description: 'CAROTTE', siret: parc, date: '2024-04-01' }),
      row({ description: 'Carotte', date: '2024-02-01', caracteristiques: 'HVE' }),
      row({ description: 'Navets' }),
      row({ description: 'Navets', fournisseur: 'Autre' }),
      row({ description: 'Miel', famille_produits: '', fournisseur: 'Rucher' }),
      row({ description: 'Sel', famille_produits: '', caracteristiques: '' }),
    ]),
  )
  await server.importPurchases(other, file('achats', [row({ siret: lac, description: 'Carottes' })]))
  await storeKeys()
})

const list = async (query = '', person: Pick<Person, 'headers'> = manager) => {
  const url = `/api/v1/rememberedLabels/?${query}`
  return (await server.app.inject({ url, headers: person.headers })).json<{
    count: number
    next: string | null
    results: RememberedLabels[]
  }>()
}
const names = async (query: string, person?: Pick<Person, 'headers'>) =>
  (await list(query, person)).results.map(({ description, provider }) => `${description}, ${provider}`)
const send = async (act: 'forget' | 'recall', payload: object, person: Pick<Person, 'headers'> = manager) =>
  (
    await server.app.inject({
      method: 'POST',
      url: `/api/v1/rememberedLabels/${act}/`,
      headers: person.headers,
      payload,
    })
  ).json()
const propose = async (description: string, person = manager) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/purchaseProposals/',
    headers: person.headers,
    payload: { purchases: [{ description, provider: 'PRIMEURS DU LEZ SARL' }] },
  })
  return answer.json<{ results: { basis: string | null; characteristics: string[] }[] }>().results[0]
}
const carrots = { description: 'carottes', provider: 'Primeurs du Lez' }

test('what is remembered is listed by article and supplier, with its other choices, without what was never classified', async () => {
  const { count, results } = await list()
  expect(count).toBe(4)
  expect(results[0]).toEqual({
    description: 'Carottes 5kg',
    provider: 'Primeurs du Lez',
    family: 'FRUITS_ET_LEGUMES',
    characteristics: ['BIO'],
    localDefinition: null,
    count: 2,
    lastDate: '2024-04-01',
    decision: null,
    contradictions: [
      {
        family: 'FRUITS_ET_LEGUMES',
        characteristics: ['HVE'],
        localDefinition: null,
        count: 1,
        lastDate: '2024-02-01',
      },
    ],
    purchaseCount: 3,
    lastPurchaseDate: '2024-04-01',
    isForgotten: false,
    version: 'none',
  })
  expect(results.slice(1).map(({ description, provider }) => [description, provider])).toEqual([
    ['Miel', 'Rucher'],
    ['Navets', 'Autre'],
    ['Navets', 'Primeurs du Lez'],
  ])
})

test('the list is searched, ordered and paged', async () => {
  expect(await names('search=navets+lez')).toEqual(['Navets, Primeurs du Lez'])
  expect(await names('search=rien')).toEqual([])
  expect((await names('ordering=-purchaseCount'))[0]).toBe('Carottes 5kg, Primeurs du Lez')
  expect((await names('ordering=-lastPurchaseDate'))[0]).toBe('Carottes 5kg, Primeurs du Lez')
  expect((await names('ordering=lastPurchaseDate,-article')).at(-1)).toBe('Carottes 5kg, Primeurs du Lez')
  expect((await names('ordering=-article'))[0]).toBe('Navets, Primeurs du Lez')
  expect((await names('ordering=provider')).slice(0, 2)).toEqual(['Navets, Autre', 'Carottes 5kg, Primeurs du Lez'])
  const page = await list('limit=3&offset=3')
  expect([page.count, page.results.length, page.next]).toEqual([4, 1, null])
  expect((await list('limit=3')).next).toContain('offset=3')
})

test('names are in order as people read them, whatever the words of their keys', async () => {
  const suppliers = ['Écluse du Bief', 'Ferme Abel', 'Atelier Zoé']
  const rows = ['Pain de campagne', 'Huile de colza', 'Éclair au café'].map((description, index) =>
    row({ description, fournisseur: suppliers[index] ?? '' }),
  )
  await server.importPurchases(manager, file('achats', rows))
  const added = async (query: string) =>
    (await list(query)).results.filter(({ provider }) => suppliers.includes(provider ?? ''))
  for (const isKeyed of [false, true]) {
    if (isKeyed) await storeKeys()
    expect((await added('ordering=article')).map(({ description }) => description)).toEqual([
      'Éclair au café',
      'Huile de colza',
      'Pain de campagne',
    ])
    expect((await added('ordering=provider')).map(({ provider }) => provider)).toEqual([
      'Atelier Zoé',
      'Écluse du Bief',
      'Ferme Abel',
    ])
  }
})

test('the list is exported in the order and with the search of the page, one line a product', async () => {
  await send('forget', { description: 'Navets', provider: 'Autre' })
  const read = (name: string) => server.app.inject({ url: `/api/v1/export-labels.${name}`, headers: manager.headers })
  const lines = (await read('csv?search=lez&ordering=-article')).body.replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toContain('Achats ainsi choisis')
  expect(lines.slice(1).map(line => line.split(';')[0])).toEqual(['Navets', 'Carottes 5kg'])
  expect(lines[2]).toContain(';2;2024-04-01;1;;;3;2024-04-01;Non')
  expect((await read('csv?search=autre')).body).toMatch(/Navets;Autre;;;0;;0;;;1;2024-03-01;Oui/)
  for (const name of ['xlsx', 'ods']) expect((await read(name)).rawPayload.subarray(0, 2).toString(), name).toBe('PK')
})

describe('what is forgotten', () => {
  test('is proposed no more, for all one’s canteens, until it is chosen again; purchases stay as they are', async () => {
    const before = await server.rows('purchases')
    expect(await send('forget', carrots)).toEqual({ canteenCount: 2 })
    expect(await propose('Carottes')).toMatchObject({ basis: null })
    expect((await list('search=carotte')).results[0]).toMatchObject({
      family: null,
      count: 0,
      isForgotten: true,
      purchaseCount: 3,
    })
    expect(await propose('Navets')).toMatchObject({ basis: 'provider-and-product' })
    expect(await server.rows('purchases')).toEqual(before)
    await server.importPurchases(manager, file('achats', [row({ description: 'Carottes', caracteristiques: 'HVE' })]))
    expect(await propose('Carottes')).toMatchObject({ characteristics: ['HVE'] })
  })

  test('is proposed again once it is recalled, and the history tells both', async () => {
    await send('forget', carrots)
    expect(await send('forget', carrots)).toEqual({ canteenCount: 2 })
    expect(await send('recall', { description: 'CAROTTE 10kg', provider: 'primeurs du lez' })).toEqual({
      canteenCount: 2,
    })
    expect(await send('recall', carrots)).toEqual({ canteenCount: 0 })
    expect(await propose('Carottes')).toMatchObject({ characteristics: ['BIO'] })
    expect((await list('search=carotte')).results[0]).toMatchObject({ isForgotten: false, count: 2 })
    const history = await server.rows<{ entity: string; before: string | null; after: string | null; userId: number }>(
      'history',
    )
    const acts = history.filter(({ entity }) => entity === 'forgottenArticles')
    expect(acts.map(({ before, after }) => [before !== null, after !== null])).toEqual([
      [false, true],
      [false, true],
      [true, true],
      [true, true],
      [true, false],
      [true, false],
    ])
    expect(new Set(acts.map(({ userId }) => userId))).toEqual(new Set([manager.id]))
  })

  test('is that of one’s own canteens, and of those of a limited token', async () => {
    expect(await names('', other)).toEqual(['Carottes, Primeurs du Lez'])
    await send('forget', carrots, other)
    expect(await propose('Carottes')).toMatchObject({ basis: 'provider-and-product' })
    expect(await send('forget', { description: 'Carottes', provider: 'Autre' })).toEqual({ canteenCount: 0 })
    const token = await personalToken(server, manager, ['purchase:read', 'purchase:write'], { canteenIds: [canteen] })
    expect((await list('search=carotte', token)).results[0]).toMatchObject({ purchaseCount: 2 })
    expect(await send('forget', carrots, token)).toEqual({ canteenCount: 1 })
    expect(await propose('Carottes')).toMatchObject({ characteristics: ['BIO'] })
    const reading = await personalToken(server, manager, ['purchase:read'])
    expect(await send('forget', carrots, reading)).not.toHaveProperty('canteenCount')
  })

  test('may have been bought a moment ago', async () => {
    await server.importPurchases(manager, file('achats', [row({ description: 'Panais' })]))
    expect(await send('forget', { description: 'Panais', provider: 'Primeurs du Lez' })).toEqual({ canteenCount: 1 })
    expect(await propose('Panais')).toMatchObject({ basis: null })
    const before = await list()
    expect(before.results.find(({ description }) => description === 'Panais')).toMatchObject({ isForgotten: true })
    await storeKeys()
    expect(await list()).toEqual(before)
    expect(await propose('Panais')).toMatchObject({ basis: null })
  })
})
