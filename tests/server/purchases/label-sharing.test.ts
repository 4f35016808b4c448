import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let colleague: Person
let other: Person
let school: number
let college: number
let foreign: number
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
  manager = await server.addPerson()
  colleague = await server.addPerson()
  other = await server.addPerson()
  school = await server.addCanteen(tilleuls, [manager, colleague], { name: 'École' })
  college = await server.addCanteen(parc, [manager, colleague], { name: 'Collège' })
  foreign = await server.addCanteen(lac, [other])
  await server.importPurchases(
    manager,
    file('achats', [
      row({}),
      row({ date: '2024-03-02' }),
      row({ siret: parc, caracteristiques: 'HVE' }),
      row({ siret: parc, description: 'Navets' }),
    ]),
  )
})

const carrots = { description: 'Carottes', provider: 'Primeurs du Lez' }
type Headers = Pick<Person, 'headers'>
const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, person: Headers = manager) =>
  server.app.inject({ method, url: `/api/v1/${url}`, headers: person.headers, ...(payload ? { payload } : {}) })
const share = (payload: object, person?: Headers) => call('PATCH', 'labelSharing/', payload, person)
const apart = async (person?: Headers) => (await call('GET', 'labelSharing/', undefined, person)).json().apart
const propose = async (canteen?: number, person?: Headers, description = 'Carottes') => {
  const body = { purchases: [{ ...carrots, description }], ...(canteen === undefined ? {} : { canteen }) }
  const answer = await call('POST', 'purchaseProposals/', body, person)
  return answer.json<{ results: [PurchaseProposal] }>().results[0]
}
const listed = async (query = '', person?: Headers) =>
  (await call('GET', `rememberedLabels/?${query}`, undefined, person)).json<{ results: RememberedLabels[] }>().results

test('canteens share what is remembered, until one is kept apart: it gives nothing, and knows its own purchases alone', async () => {
  expect(await apart()).toEqual([])
  expect(await propose(college)).toMatchObject({ characteristics: ['BIO'], certainty: 'to-check' })
  expect((await share({ apart: [college] })).json()).toEqual({ apart: [{ id: college, name: 'Collège' }] })
  expect(await propose(college)).toMatchObject({ characteristics: ['HVE'], certainty: 'sure', count: 1 })
  for (const canteen of [school, undefined]) {
    expect(await propose(canteen)).toMatchObject({ characteristics: ['BIO'], certainty: 'sure', count: 2 })
    expect(await propose(canteen, manager, 'Navets')).toMatchObject({ basis: null })
  }
  expect((await listed()).map(({ description, purchaseCount }) => [description, purchaseCount])).toEqual([
    ['Carottes', 2],
  ])
  expect((await listed(`canteen=${college}`)).map(({ description }) => description)).toEqual(['Carottes', 'Navets'])
  const { body } = await call('GET', `export-labels.csv?canteen=${college}`)
  expect(body).toContain('Navets')
  expect((await call('GET', 'export-labels.csv')).body).not.toContain('Navets')
  expect((await share({ together: [college] })).json()).toEqual({ apart: [] })
  expect(await propose(college)).toMatchObject({ characteristics: ['BIO'], count: 2 })
})

test('it is the choice of one person: their colleagues are proposed what they were', async () => {
  await share({ apart: [college, school] })
  expect(await propose()).toMatchObject({ basis: null })
  expect(await apart(colleague)).toEqual([])
  expect(await propose(undefined, colleague)).toMatchObject({
    count: 2,
    contradictions: [{ characteristics: ['HVE'] }],
  })
})

test('what is decided, forgotten and recalled stays within the memory that is shown', async () => {
  await share({ apart: [college] })
  const labels = { family: 'FRUITS_ET_LEGUMES', characteristics: ['LABEL_ROUGE'], localDefinition: null }
  const act = async (name: string, more: object = {}) =>
    (await call('POST', `rememberedLabels/${name}/`, { ...carrots, ...more })).json()
  expect(await act('correct', { ...labels, canteen: college })).toEqual({ canteenCount: 1 })
  expect([await propose(college), await propose(school)]).toMatchObject([
    { characteristics: ['LABEL_ROUGE'] },
    { characteristics: ['BIO'], decision: null },
  ])
  expect(await act('forget')).toEqual({ canteenCount: 1 })
  expect([await propose(college), await propose(school)]).toMatchObject([
    { characteristics: ['LABEL_ROUGE'] },
    { basis: null },
  ])
  expect(await act('recall', { canteen: college })).toEqual({ canteenCount: 0 })
  expect(await act('recall')).toEqual({ canteenCount: 1 })
  expect(await act('followPurchases')).toEqual({ canteenCount: 0 })
  expect(await act('followPurchases', { canteen: college })).toEqual({ canteenCount: 1 })
})

test('canteens of others are refused, whole requests at a time, and nothing is told of them', async () => {
  for (const payload of [{ apart: [college, foreign] }, { together: [foreign] }, { apart: [999_999] }]) {
    expect([403, 404]).toContain((await share(payload)).statusCode)
  }
  expect(await apart()).toEqual([])
  expect((await call('POST', 'purchaseProposals/', { purchases: [carrots], canteen: foreign })).statusCode).toBe(403)
  expect((await call('GET', `rememberedLabels/?canteen=${foreign}`)).statusCode).toBe(403)
  expect((await call('GET', 'rememberedLabels/?canteen=999999')).statusCode).toBe(404)
  expect((await call('GET', 'rememberedLabels/?canteen=x')).statusCode).toBe(400)
  const stranger = await server.addPerson()
  expect([403, 404]).toContain((await share({ apart: [college] }, stranger)).statusCode)
})

test('a limited token keeps its own canteen apart alone, and a reading one none', async () => {
  const token = await personalToken(server, manager, ['purchase:read', 'purchase:write'], { canteenIds: [school] })
  expect((await share({ apart: [college] }, token)).statusCode).toBe(403)
  expect((await share({ apart: [school] }, token)).json().apart).toEqual([{ id: school, name: 'École' }])
  await share({ apart: [college] })
  expect(await apart(token)).toEqual([{ id: school, name: 'École' }])
  expect(await propose(school, token)).toMatchObject({ characteristics: ['BIO'] })
  const reading = await personalToken(server, manager, ['purchase:read'])
  expect((await share({ together: [school] }, reading)).statusCode).toBe(403)
})

test('two choices at once are both kept, repeating one changes nothing, and the history tells each once', async () => {
  await Promise.all([share({ apart: [college] }), share({ apart: [school] }), share({ apart: [college] })])
  expect(await apart()).toHaveLength(2)
  await share({ apart: [college], together: [college] })
  expect(await apart()).toEqual([{ id: school, name: 'École' }])
  const history = await server.rows<{ entity: string; entityId: number; userId: number; after: string | null }>(
    'history',
  )
  const acts = history.filter(({ entity }) => entity === 'unsharedCanteens')
  expect(acts.map(({ entityId, after }) => [entityId, after !== null]).toSorted()).toEqual(
    [
      [school, true],
      [college, true],
      [college, false],
    ].toSorted(),
  )
  expect(new Set(acts.map(({ userId }) => userId))).toEqual(new Set([manager.id]))
})

test('a canteen that one leaves is kept apart no more from what one reads', async () => {
  await share({ apart: [college] })
  await server.app.services.database
    .writer('canteenManagers')
    .where({ userId: manager.id, canteenId: college })
    .delete()
  expect(await apart()).toEqual([])
  expect(await propose()).toMatchObject({ count: 2 })
})
