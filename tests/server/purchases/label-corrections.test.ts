import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let colleague: Person
let other: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const row = (values: Record<string, string>) => ({
  siret: tilleuls,
  description: 'Carottes',
  fournisseur: 'Primeurs du Lez',
  famille_produits: 'FRUITS_ET_LEGUMES',
  caracteristiques: 'BIO',
  date: '2024-03-01',
  ...values,
})

beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson({ firstName: 'Maud', lastName: 'Berger' })
  colleague = await server.addPerson({ firstName: 'Karim', lastName: 'Attal' })
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager, colleague])
  await server.addCanteen(parc, [manager, colleague])
  await server.addCanteen(lac, [other])
  await server.importPurchases(manager, file('achats', [row({}), row({ siret: parc, date: '2024-04-01' })]))
  await server.importPurchases(other, file('achats', [row({ siret: lac })]))
})

const carrots = { description: 'CAROTTE 5 kg', provider: 'Primeurs du Lez SARL' }
const hve = { family: 'FRUITS_ET_LEGUMES', characteristics: ['HVE'], localDefinition: null }
type Headers = Pick<Person, 'headers'>
const send = (act: string, payload: object, person: Headers = manager, version?: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/rememberedLabels/${act}/`,
    headers: { ...person.headers, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    payload,
  })
const correct = (labels: object = hve, person: Headers = manager, version?: string) =>
  send('correct', { ...carrots, ...labels }, person, version)
const propose = async (person: Headers = manager, purchase: object = carrots, more: object = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/purchaseProposals/',
    headers: person.headers,
    payload: { purchases: [purchase], ...more },
  })
  return answer.json<{ results: [PurchaseProposal] }>().results[0]
}
const listed = async (person: Headers = manager, query = '') => {
  const answer = await server.app.inject({ url: `/api/v1/rememberedLabels/?${query}`, headers: person.headers })
  return answer.json<{ results: RememberedLabels[] }>().results
}
const first = async (person: Headers = manager) => (await listed(person))[0] as RememberedLabels

describe('what is decided by hand', () => {
  test('is proposed whatever the purchases say, which stay as they are, with who decided and when', async () => {
    const purchases = await server.rows('purchases')
    expect((await correct()).json()).toEqual({ canteenCount: 2 })
    const decision = {
      date: expect.stringMatching(/^\d{4}-/),
      author: { firstName: 'Maud', lastName: 'Berger' },
      description: 'Carottes',
      provider: 'Primeurs du Lez',
    }
    expect(await propose(colleague)).toEqual({
      basis: 'provider-and-product',
      ...hve,
      count: 0,
      lastDate: null,
      certainty: 'sure',
      decision,
      source: null,
      contradictions: [],
    })
    expect(await listed()).toEqual([
      {
        description: 'Carottes',
        provider: 'Primeurs du Lez',
        ...hve,
        count: 0,
        lastDate: null,
        decision,
        contradictions: [],
        purchaseCount: 2,
        lastPurchaseDate: '2024-04-01',
        isForgotten: false,
        version: expect.stringMatching(/^\d{4}-/),
      },
    ])
    expect(await server.rows('purchases')).toEqual(purchases)
    expect(await propose(other)).toMatchObject({ characteristics: ['BIO'], decision: null })
  })

  test('is contradicted by purchases stored since, and counts those that agree', async () => {
    await correct()
    await server.importPurchases(
      manager,
      file('achats', [
        row({ date: '2024-05-01', caracteristiques: 'HVE' }),
        row({ date: '2024-05-02' }),
        row({ date: '2024-05-03', siret: parc }),
      ]),
    )
    expect(await propose()).toMatchObject({
      characteristics: ['HVE'],
      count: 1,
      lastDate: '2024-05-01',
      certainty: 'to-check',
      source: { lastDate: '2024-05-01', count: 1 },
      contradictions: [{ characteristics: ['BIO'], count: 2, lastDate: '2024-05-03' }],
    })
    expect((await first()).contradictions).toEqual((await propose()).contradictions)
  })

  test('is what another supplier’s article is proposed with where nothing is known of it, and only then', async () => {
    await correct()
    expect(await propose(manager, { ...carrots, provider: 'Autre' })).toMatchObject({
      basis: 'product',
      characteristics: ['HVE'],
      certainty: 'to-check',
    })
    await server.importPurchases(manager, file('achats', [row({ fournisseur: 'Autre' })]))
    expect(await propose(manager, { ...carrots, provider: 'Autre' })).toMatchObject({ characteristics: ['BIO'] })
  })

  test('is decided again, then taken back: the article is proposed by its purchases', async () => {
    await correct()
    expect((await correct({ ...hve, characteristics: ['LABEL_ROUGE', 'BIO'] })).statusCode).toBe(200)
    expect(await propose()).toMatchObject({ characteristics: ['BIO', 'LABEL_ROUGE'] })
    expect((await send('followPurchases', carrots)).json()).toEqual({ canteenCount: 2 })
    expect(await propose()).toMatchObject({ characteristics: ['BIO'], decision: null, count: 2 })
    expect((await send('followPurchases', carrots)).json()).toEqual({ canteenCount: 0 })
  })

  test('is forgotten and recalled like any choice, and counts again once it is decided anew', async () => {
    await correct()
    expect((await send('forget', carrots)).json()).toEqual({ canteenCount: 2 })
    expect(await propose()).toMatchObject({ basis: null, decision: null })
    expect(await first()).toMatchObject({ isForgotten: true, decision: null, family: null })
    await send('recall', carrots)
    expect(await propose()).toMatchObject({ characteristics: ['HVE'] })
    await send('forget', carrots)
    await correct()
    expect(await propose()).toMatchObject({ characteristics: ['HVE'] })
  })

  test('stays listed and proposed once its purchases are gone, until it is taken back', async () => {
    await correct()
    const ids = (await server.rows<{ id: number }>('purchases')).map(({ id }) => id)
    const url = '/api/v1/purchases/delete/'
    await server.app.inject({ method: 'POST', url, headers: manager.headers, payload: { ids } })
    expect(await listed()).toMatchObject([
      { description: 'Carottes', characteristics: ['HVE'], purchaseCount: 0, lastPurchaseDate: null },
    ])
    expect(await listed(manager, 'search=carotte+lez&ordering=-lastPurchaseDate')).toHaveLength(1)
    expect(await listed(manager, 'search=navet')).toEqual([])
    expect((await correct({ ...hve, characteristics: ['BIO'] })).json()).toEqual({ canteenCount: 2 })
    expect((await send('forget', carrots)).json()).toEqual({ canteenCount: 2 })
    await send('recall', carrots)
    expect((await send('followPurchases', carrots)).json()).toEqual({ canteenCount: 2 })
    expect(await listed()).toEqual([])
  })

  test('may concern an article that was never classified, which is then listed with all its purchases', async () => {
    const salt = { description: 'Sel', provider: ' ', canteen, date: '2024-03-01', priceHt: 3 }
    const url = '/api/v1/purchases/'
    await server.app.inject({ method: 'POST', url, headers: manager.headers, payload: salt })
    const article = { description: 'sel', provider: null }
    expect((await send('correct', { ...article, ...hve, family: 'AUTRES' })).json()).toEqual({ canteenCount: 1 })
    expect(await propose(manager, article)).toMatchObject({ family: 'AUTRES', certainty: 'to-check' })
    expect((await listed(manager, 'search=sel'))[0]).toMatchObject({ provider: null, purchaseCount: 1, count: 0 })
    expect((await listed(manager, 'search=carotte'))[0]).toMatchObject({ decision: null })
  })

  test('is in the history and in the export', async () => {
    await correct()
    await send('followPurchases', carrots)
    const history = await server.rows<{ entity: string; before: string; after: string; userId: number }>('history')
    const acts = history.filter(({ entity }) => entity === 'labelCorrections')
    expect(acts.map(({ before, after, userId }) => [JSON.parse(before), JSON.parse(after), userId])).toEqual([
      [null, expect.objectContaining({ canteenId: canteen, articleKey: 'carotte', ...hve }), manager.id],
      [null, expect.objectContaining({ providerKey: 'lez primeur', ...hve }), manager.id],
      ...[0, 1].map(() => [hve, { family: null, characteristics: [], localDefinition: null }, manager.id]),
    ])
    await correct()
    const { body } = await server.app.inject({ url: '/api/v1/export-labels.csv', headers: manager.headers })
    expect(body).toMatch(/Carottes;Primeurs du Lez;.*;0;;0;\d{4}-\d\d-\d\d;Maud Berger;2;2024-04-01;Non/)
  })
})

describe('a decision is refused', () => {
  const errors = async (labels: object) => {
    const answer = await correct(labels)
    return [answer.statusCode, Object.keys(answer.json())]
  }

  test.each([
    [{ ...hve, family: null, characteristics: [] }, 'characteristics'],
    [{ ...hve, characteristics: ['PECHE_DURABLE'] }, 'characteristics'],
    [{ ...hve, characteristics: ['FRANCE', 'EUROPE'] }, 'characteristics'],
    [{ ...hve, characteristics: ['CONVERSION_BIO'] }, 'characteristics'],
    [{ ...hve, characteristics: ['LOCAL'] }, 'localDefinition'],
    [{ ...hve, localDefinition: 'REGION' }, 'localDefinition'],
    [{ ...hve, family: 'POISSON' }, 'family'],
  ])('that no product can have: %o', async (labels, field) => {
    expect(await errors(labels)).toEqual([400, [expect.stringContaining(field)]])
    expect(await server.rows('labelCorrections')).toEqual([])
  })

  test('to who does not write purchases of these canteens: nothing is said or changed', async () => {
    expect((await correct(hve, other)).json()).toEqual({ canteenCount: 1 })
    expect(await propose()).toMatchObject({ characteristics: ['BIO'] })
    const stranger = await server.addPerson()
    expect((await correct(hve, stranger)).json()).toEqual({ canteenCount: 0 })
    expect((await send('followPurchases', carrots, stranger)).json()).toEqual({ canteenCount: 0 })
    const reading = await personalToken(server, manager, ['purchase:read'])
    expect((await correct(hve, reading)).statusCode).toBe(403)
    expect((await send('followPurchases', carrots, reading)).statusCode).toBe(403)
    const nobody = await server.app.inject({ method: 'POST', url: '/api/v1/rememberedLabels/correct/', payload: hve })
    expect(nobody.statusCode).toBe(403)
  })

  test('beyond the canteens of a limited token, which takes back its own alone', async () => {
    const token = await personalToken(server, manager, ['purchase:read', 'purchase:write'], { canteenIds: [canteen] })
    expect((await correct(hve, token)).json()).toEqual({ canteenCount: 1 })
    expect(await server.rows('labelCorrections')).toMatchObject([{ canteenId: canteen }])
    await correct({ ...hve, characteristics: ['LABEL_ROUGE'] })
    expect((await send('followPurchases', carrots, token)).json()).toEqual({ canteenCount: 1 })
    expect(await propose(token)).toMatchObject({ characteristics: ['BIO'] })
    expect(await propose()).toMatchObject({ characteristics: ['LABEL_ROUGE'] })
  })

  test('where a colleague decided since it was read, and repeated harmlessly after a lost answer', async () => {
    const { version } = await first()
    expect((await correct(hve, manager, version)).statusCode).toBe(200)
    expect((await correct(hve, manager, version)).statusCode).toBe(200)
    const late = await correct({ ...hve, characteristics: ['BIO'] }, colleague, version)
    expect([late.statusCode, late.json().changedBy]).toEqual([412, { firstName: 'Maud', lastName: 'Berger' }])
    expect((await send('followPurchases', carrots, colleague, version)).statusCode).toBe(412)
    expect((await correct({ ...hve, characteristics: ['BIO'] }, manager, version)).statusCode).toBe(412)
    const read = (await first()).version
    expect((await send('followPurchases', carrots, colleague, read)).json()).toEqual({ canteenCount: 2 })
    const afterwards = await correct(hve, manager, read)
    expect([afterwards.statusCode, afterwards.json().changedBy]).toEqual([
      412,
      { firstName: 'Karim', lastName: 'Attal' },
    ])
    expect((await correct(hve, manager, (await first()).version)).statusCode).toBe(200)
  })

  test('to the second of two who decide at once', async () => {
    const { version } = await first()
    const answers = await Promise.all([
      correct(hve, manager, version),
      correct({ ...hve, characteristics: ['LABEL_ROUGE'] }, colleague, version),
      send('followPurchases', carrots, colleague, version),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1)
    const stored = await server.rows<{ characteristics: string }>('labelCorrections')
    expect(new Set(stored.map(({ characteristics }) => characteristics)).size).toBe(1)
    expect(
      answers
        .slice(0, 2)
        .map(({ statusCode }) => statusCode)
        .toSorted(),
    ).toEqual([200, 412])
  })
})

test('names of any kind are compared and stored as texts', async () => {
  const hostile = `Pâte d'"amande" <b>{{x}}</b> %_\\ 🥕 ${'très '.repeat(80)}longue`
  await server.importPurchases(manager, file('achats', [row({ description: hostile, fournisseur: `l'"A%` })]))
  const article = { description: hostile, provider: `L'"A%` }
  expect((await send('correct', { ...article, ...hve })).json()).toEqual({ canteenCount: 1 })
  expect(await propose(manager, article)).toMatchObject({ characteristics: ['HVE'] })
  expect((await send('correct', { description: '…', provider: '', ...hve })).json()).toEqual({ canteenCount: 0 })
  const unstorable = await send('correct', { description: 'Carottes\u0000', provider: 'Primeurs du Lez', ...hve })
  expect(unstorable.statusCode).toBeLessThan(500)
  expect((await send('correct', { ...carrots, description: 'x'.repeat(1001), ...hve })).statusCode).toBe(400)
})

test('who decided is forgotten with their account; the decision stays', async () => {
  await correct()
  await server.app.services.database.writer('users').where({ id: manager.id }).delete()
  expect(await propose(colleague)).toMatchObject({ characteristics: ['HVE'], decision: { author: null } })
})
