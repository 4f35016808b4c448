import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  other = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
  await server.addCanteen(parc, [manager])
  await server.addCanteen(lac, [other])
  const carrots = {
    description: 'Carottes Râpées',
    fournisseur: 'Primeurs du Lez',
    famille_produits: 'FRUITS_ET_LEGUMES',
  }
  const row = (values: Record<string, string>) => ({ ...carrots, caracteristiques: '', ...values })
  await server.importPurchases(
    manager,
    file('achats', [
      row({ date: '2024-01-01', caracteristiques: 'BIO,LOCAL', definition_local: 'REGION' }),
      row({ date: '2024-01-02', caracteristiques: 'BIO,LOCAL', definition_local: 'REGION', siret: parc }),
      row({ date: '2024-05-02', caracteristiques: 'HVE' }),
      row({ date: '2024-05-01', fournisseur: 'Autre', famille_produits: 'AUTRES' }),
      row({ description: 'Pain', famille_produits: 'BOULANGERIE', date: '2024-02-01' }),
      row({ description: 'Pain', famille_produits: 'AUTRES', date: '2024-03-01' }),
      row({ description: 'Eau', famille_produits: '', caracteristiques: '' }),
      row({
        description: 'Blé',
        famille_produits: 'AUTRES',
        caracteristiques: 'CONVERSION_BIO,LOCAL',
        definition_local: 'REGION',
      }),
      row({ description: 'Sel', famille_produits: '', caracteristiques: 'EQUIVALENTS' }),
    ]),
  )
  await server.importPurchases(
    other,
    file('achats', [row({ siret: lac, description: 'Secret', famille_produits: 'BOISSONS' })]),
  )
})
afterAll(() => server.close())

const ask = async (purchases: unknown, person = manager) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/purchaseProposals/',
    headers: person.headers,
    payload: { purchases },
  })
  return { status: answer.statusCode, results: answer.json<{ results: PurchaseProposal[] }>().results }
}
const propose = async (description: string | null, provider: string | null = null, person = manager) =>
  (await ask([{ description, provider }], person)).results[0]

const nothing = { basis: null, family: null, characteristics: [], localDefinition: null, count: 0, lastDate: null }

describe('a proposal is', () => {
  test('what was chosen most often for the product of the supplier, by all one’s canteens, without case or accents', async () => {
    expect(await propose(' CAROTTES rapees', 'PRIMEURS DU LEZ')).toEqual({
      basis: 'provider-and-product',
      family: 'FRUITS_ET_LEGUMES',
      characteristics: ['BIO', 'LOCAL'],
      localDefinition: 'REGION',
      count: 2,
      lastDate: '2024-01-02',
    })
  })

  test('without the characteristics that screens offer no more', async () => {
    expect(await propose('Blé')).toMatchObject({ family: 'AUTRES', characteristics: ['LOCAL'] })
    expect(await propose('Sel')).toEqual(nothing)
  })

  test('of the supplier first, even if others are more', async () => {
    expect(await propose('Carottes râpées', 'autre')).toMatchObject({ family: 'AUTRES', characteristics: [], count: 1 })
  })

  test('else that of the product, of any supplier', async () => {
    const proposal = { basis: 'product', family: 'FRUITS_ET_LEGUMES', characteristics: ['BIO', 'LOCAL'] }
    expect(await propose('Carottes râpées', 'Inconnu')).toMatchObject(proposal)
    expect(await propose('Carottes râpées')).toMatchObject(proposal)
  })

  test('the most recent of those chosen as often', async () => {
    expect(await propose('pain', 'Primeurs du Lez')).toMatchObject({ family: 'AUTRES', lastDate: '2024-03-01' })
  })

  test('nothing for a product that is unknown, part of a name, unclassified, missing or of another team', async () => {
    for (const name of [
      'Navets',
      'Carottes',
      'Eau',
      '',
      null,
      'Secret',
      "' OR 1=1 --",
      '%',
      'carottes rapees\nprimeurs du lez',
    ])
      expect(await propose(name, 'Primeurs du Lez'), String(name)).toEqual(nothing)
    expect(await propose('Secret', null, other)).toMatchObject({ family: 'BOISSONS' })
    expect(await propose('Pain', null, other)).toEqual(nothing)
  })
})

test('answers come in the order of the questions, in one statement, deleted purchases left out', async () => {
  const { reader } = server.app.services.database
  const countOf = async (purchases: unknown[]) => {
    let statements = 0
    const add = ({ sql }: { sql: string }) => {
      if (sql.includes('wanted')) statements++
    }
    reader.on('query', add)
    const { results } = await ask(purchases)
    reader.off('query', add)
    return { statements, families: results.map(({ family }) => family) }
  }
  const asked = [
    { description: 'Pain' },
    { description: 'Rien' },
    { description: 'Carottes râpées' },
    { description: 'Pain' },
  ]
  expect(await countOf(asked)).toEqual({ statements: 1, families: ['AUTRES', null, 'FRUITS_ET_LEGUMES', 'AUTRES'] })
  const many = Array.from({ length: 500 }, (_, index) => ({ description: `Produit ${index}`, provider: 'Lez' }))
  expect((await countOf(many)).statements).toBe(1)
  expect((await ask([...many, ...many.slice(0, 1)])).status).toBe(400)

  const listed = await server.app.inject({ url: '/api/v1/purchases/?search=pain', headers: manager.headers })
  const ids = listed.json<{ results: { id: number }[] }>().results.map(({ id }) => id)
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/purchases/delete/',
    headers: manager.headers,
    payload: { ids },
  })
  expect(await propose('Pain')).toEqual(nothing)
})
