import type { FullPartner, Partner } from '@ma-cantine/lib/partners/partner'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addPartner } from '../support/add-partner.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.empty())
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => server.close())

interface List {
  readonly count: number
  readonly results: readonly Partner[]
  readonly types: readonly string[]
  readonly departments: readonly string[]
  readonly sectorCategories: readonly string[]
}

const get = (path: string) => server.app.inject({ url: `/api/v1/${path}` })
const list = async (query = ''): Promise<List> => (await get(`partners/${query}`)).json()
const namesIn = async (query = ''): Promise<string[]> => (await list(query)).results.map(({ name }) => name)
const sortedNames = async (query = ''): Promise<string[]> => (await namesIn(query)).toSorted()

test('types of actors are told by their own address and with the first data of the site', async () => {
  const types = (await get('partnerTypes/')).json()
  expect(types).toHaveLength(8)
  expect(types[0]).toEqual({ id: 1, name: 'Producteur ou groupement de producteurs' })
  expect((await get('initialData/')).json().partnerTypes).toEqual(types)
})

describe('the list of actors', () => {
  test('shows those that are published, in the shape that clients of the public service know', async () => {
    const id = await addPartner(server)
    await addPartner(server, { name: 'À relire', departments: ['2A'], types: [8], sectorCategories: ['health'] }, false)
    const { results, ...others } = await list()
    expect(others).toEqual({
      count: 1,
      types: ['Producteur ou groupement de producteurs'],
      departments: ['69'],
      sectorCategories: ['education'],
    })
    expect(results).toEqual([
      {
        id,
        creationDate: expect.any(String),
        modificationDate: expect.any(String),
        name: 'Le Verger Partagé',
        categories: ['appro', 'vege'],
        shortDescription: 'Des fruits de saison, de vergers du Rhône.',
        image: null,
        types: ['Producteur ou groupement de producteurs'],
        departments: ['69'],
        national: false,
        gratuityOption: 'paid',
        economicModel: 'private',
      },
    ])
  })

  test('is narrowed by each filter, whose values any of which may match, and by all filters together', async () => {
    await addPartner(server, { name: 'Un' })
    await addPartner(server, {
      name: 'Deux',
      types: [2, 12],
      categories: ['waste'],
      departments: ['38'],
      sectorCategories: ['health', 'social'],
      gratuityOption: 'free',
    })
    await addPartner(server, { name: 'Trois', types: [], categories: [], departments: [], national: true })
    expect(await sortedNames()).toEqual(['Deux', 'Trois', 'Un'])
    expect(await namesIn(`?type=${encodeURIComponent('Distributeur ou grossiste')}`)).toEqual(['Deux'])
    expect(await namesIn(`?type=${encodeURIComponent('Producteur ou groupement de producteurs')}`)).toEqual(['Un'])
    expect(await namesIn('?type=inconnu')).toEqual([])
    expect(await namesIn('?category=waste')).toEqual(['Deux'])
    expect(await sortedNames('?category=waste&category=vege')).toEqual(['Deux', 'Un'])
    expect(await namesIn('?department=38')).toEqual(['Deux'])
    // One of the whole country is found by a department only if it names it.
    expect(await namesIn('?department=75')).toEqual([])
    expect(await namesIn('?sectorCategories=social')).toEqual(['Deux'])
    expect(await namesIn('?gratuityOption=free')).toEqual(['Deux'])
    expect(await namesIn('?gratuityOption=free&department=69')).toEqual([])
    expect((await get('partners/?category=rien')).statusCode).toBe(400)
  })

  test('is searched by the words of names, without accents, case or wildcards', async () => {
    await addPartner(server, { name: 'Légumes à l’École' })
    await addPartner(server, { name: 'Cent % local' })
    expect(await namesIn('?search=ecole+LEGUMES')).toEqual(['Légumes à l’École'])
    expect(await namesIn('?search=%25')).toEqual(['Cent % local'])
    expect(await namesIn('?search=_')).toEqual([])
    expect(await namesIn('?search=fruits')).toEqual([])
  })

  test('has an order that holds all day and over its pages, and changes from one day to the next', async () => {
    for (let index = 0; index < 12; index++) await addPartner(server, { name: `Acteur ${index}` })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T08:00:00Z') })
    const first = await namesIn('?limit=30')
    expect(new Set(first).size).toBe(12)
    vi.setSystemTime(new Date('2026-03-15T22:30:00Z'))
    expect([...(await namesIn('?limit=5')), ...(await namesIn('?limit=7&offset=5'))]).toEqual(first)
    // Midnight in Paris.
    vi.setSystemTime(new Date('2026-03-15T23:30:00Z'))
    const second = await namesIn('?limit=30')
    expect(second).not.toEqual(first)
    expect(second.toSorted()).toEqual(first.toSorted())
  })
})

describe('the page of an actor', () => {
  const page = async (id: number): Promise<FullPartner> => (await get(`partners/${id}`)).json()

  test('adds its website and its presentation as HTML, and tells nothing of its contact', async () => {
    const id = await addPartner(server)
    expect(await page(id)).toMatchObject({
      website: 'https://verger.exemple.fr',
      longDescription: '<p>Nous livrons les cantines <strong>deux fois</strong> par semaine.</p>',
    })
    for (const path of ['partners/', `partners/${id}`]) {
      expect((await get(path)).body).not.toMatch(/contact|lou@exemple|Lou Roche|0412345678|nous relire/i)
    }
  })

  test('shows hostile HTML as text', async () => {
    const id = await addPartner(server, { longDescription: '<script>alert(1)</script> [ici](javascript:alert(1))' })
    const { longDescription } = await page(id)
    expect(longDescription).not.toMatch(/<script|href/)
  })

  test('does not exist for one that is not published, or unknown', async () => {
    const id = await addPartner(server, {}, false)
    for (const each of [id, 999_999]) {
      const answer = await get(`partners/${each}`)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'Cet acteur n’existe pas, ou il n’est plus présenté.' },
      ])
    }
  })

  test('is in the sitemap', async () => {
    const id = await addPartner(server)
    await addPartner(server, { name: 'À relire' }, false)
    const { body } = await server.app.inject({ url: '/sitemap.xml' })
    expect(body).toContain(`/acteurs-de-l-eco-systeme/${id}--Le%20Verger%20Partag%C3%A9<`)
    expect(body).not.toContain('relire')
  })
})
