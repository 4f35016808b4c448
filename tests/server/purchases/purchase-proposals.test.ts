import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  manager = await server.addPerson()
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
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

const ask = async (purchases: unknown, person = manager, more: { near?: boolean } = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/purchaseProposals/',
    headers: person.headers,
    payload: { purchases, ...more },
  })
  return { status: answer.statusCode, results: answer.json<{ results: PurchaseProposal[] }>().results }
}
const propose = async (description: string | null, provider: string | null = null, person = manager) =>
  (await ask([{ description, provider }], person)).results[0]

/** The families of other choices. */
const choices = ['AUTRES', 'BOISSONS', 'BOULANGERIE', 'FRUITS_ET_LEGUMES', 'PRODUITS_LAITIERS', 'VIANDES_VOLAILLES']

const nothing = {
  basis: null,
  family: null,
  characteristics: [],
  localDefinition: null,
  count: 0,
  lastDate: null,
  certainty: null,
  decision: null,
  source: null,
  contradictions: [],
}

describe('a proposal is', () => {
  test('what was chosen most often for the product of the supplier, by all one’s canteens, without case or accents', async () => {
    expect(await propose(' CAROTTES rapees', 'PRIMEURS DU LEZ')).toEqual({
      basis: 'provider-and-product',
      family: 'FRUITS_ET_LEGUMES',
      characteristics: ['BIO', 'LOCAL'],
      localDefinition: 'REGION',
      count: 2,
      lastDate: '2024-01-02',
      certainty: 'to-check',
      decision: null,
      source: { description: 'Carottes Râpées', provider: 'Primeurs du Lez', lastDate: '2024-01-02', count: 2 },
      contradictions: [
        {
          family: 'FRUITS_ET_LEGUMES',
          characteristics: ['HVE'],
          localDefinition: null,
          count: 1,
          lastDate: '2024-05-02',
        },
      ],
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

test('answers come in the order of the questions, in two statements, deleted purchases left out', async () => {
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
  expect(await countOf(asked)).toEqual({ statements: 2, families: ['AUTRES', null, 'FRUITS_ET_LEGUMES', 'AUTRES'] })
  const many = Array.from({ length: 500 }, (_, index) => ({ description: `Produit ${index}`, provider: 'Lez' }))
  expect((await countOf(many)).statements).toBe(2)
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

describe('what is remembered of an article', () => {
  const supplier = 'SARL Ferme des Œillets'
  beforeAll(async () => {
    const eggs = { siret: parc, fournisseur: 'Ferme des oeillets', description: 'OEUFS BIO colis de 360' }
    const rows = [
      { ...eggs, date: '2024-03-01', famille_produits: 'AUTRES', caracteristiques: 'BIO,FRANCE' },
      { ...eggs, date: '2024-03-12', famille_produits: 'AUTRES', caracteristiques: 'FRANCE,BIO' },
      { ...eggs, description: 'Poulet fermier entier', famille_produits: 'VIANDES_VOLAILLES', caracteristiques: '' },
      ...choices.map((famille_produits, index) => ({
        ...eggs,
        description: 'Crème',
        caracteristiques: '',
        date: `2024-04-0${index + 1}`,
        famille_produits,
      })),
    ]
    await server.importPurchases(manager, file('achats', rows))
  })

  const near = async (description: string, provider: string | null = supplier) =>
    (await ask([{ description, provider }], manager, { near: true })).results[0]

  test('is sure when the same article of the same supplier was always chosen so, however its packaging is written', async () => {
    const proposal = await propose('Œuf bio x 30', supplier)
    expect(proposal).toMatchObject({
      basis: 'provider-and-product',
      certainty: 'sure',
      characteristics: ['BIO', 'FRANCE'],
      source: {
        description: 'OEUFS BIO colis de 360',
        provider: 'Ferme des oeillets',
        lastDate: '2024-03-12',
        count: 2,
      },
      contradictions: [],
    })
  })

  test('is to check for another supplier, or for none', async () => {
    for (const other of ['Ferme du Pré', null]) {
      expect(await propose('Œufs bio', other)).toMatchObject({ basis: 'product', certainty: 'to-check', count: 2 })
    }
  })

  test('never goes to an article with other labels', async () => {
    for (const name of ['Œufs', 'Œufs bio Label Rouge', 'Œufs AOP', 'Poulet entier', 'Poulet fermier entier bio']) {
      expect(await near(name), name).toEqual(nothing)
    }
  })

  test('is to check for an article that is named nearly so, where it is asked for, of the same supplier alone', async () => {
    const found = { basis: 'near-product', certainty: 'to-check', family: 'VIANDES_VOLAILLES' }
    expect(await near('Poulet fermier')).toMatchObject({ ...found, source: { description: 'Poulet fermier entier' } })
    expect(await near('Poulet ferrmier')).toEqual(nothing)
    expect(await propose('Poulet fermier', supplier)).toEqual(nothing)
    expect(await near('Poulet fermier', 'Ferme du Pré')).toEqual(nothing)
    expect(await near('Poulet fermier', null)).toEqual(nothing)
  })

  test('tells the latest of the other choices, the newest first', async () => {
    const { family, certainty, contradictions = [] } = (await propose('Crème', supplier)) ?? {}
    expect({ family, certainty }).toEqual({ family: choices.at(-1), certainty: 'to-check' })
    expect(contradictions.map(({ family }) => family)).toEqual(choices.slice(0, -1).toReversed())
  })

  test('is not told to a token that is limited to other canteens', async () => {
    const { headers } = await personalToken(server, manager, ['purchase:read'], { canteenIds: [canteen] })
    const limited = { ...manager, headers: { ...manager.headers, ...headers, cookie: '' } }
    expect(await propose('Œufs bio', supplier, limited)).toEqual(nothing)
    expect(await propose('Blé', null, limited)).toMatchObject({ family: 'AUTRES' })
  })

  test('is the same once the job has stored the keys of articles', async () => {
    const names = ['OEUFS BIO', 'Crème', 'Poulet fermier', 'Carottes râpées', 'Blé', 'Œufs', 'Secret']
    const answers = () => Promise.all(names.map(name => near(name)))
    const before = await answers()
    await articleKeysJob.run(server.app.services, { signal: new AbortController().signal })
    const { reader } = server.app.services.database
    expect(await reader('purchaseTexts').whereNull('articleKey')).toEqual([])
    expect(await answers()).toEqual(before)
    expect(before.map(proposal => proposal?.basis)).toEqual([
      'provider-and-product',
      'provider-and-product',
      'near-product',
      'product',
      'product',
      null,
      null,
    ])
    // What is bought afterwards is found at once.
    const row = { siret: parc, description: 'Miel', fournisseur: supplier, famille_produits: 'AUTRES' }
    await server.importPurchases(manager, file('achats', [{ ...row, caracteristiques: '' }]))
    expect(await near('MIEL 1kg')).toMatchObject({ certainty: 'sure', family: 'AUTRES' })
  })
})
