import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { lac, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
let canteen: number
let second: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  second = await server.addCanteen(lac, [manager])
})
afterAll(() => server.close())

const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, person = manager) => {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/purchases/${path}`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, ...answer.json() }
}

test('tells who changed what, from the last to the first, in pages', async () => {
  const { id } = await call('POST', '', { canteen, priceHt: 12.5, description: 'Riz', characteristics: ['BIO'] })
  // A row of another kind with the same number has a history of its own.
  expect(id).toBe(canteen)
  const url = `/api/v1/canteens/${canteen}`
  await server.app.inject({ method: 'PATCH', url, headers: manager.headers, payload: { dailyMealCount: 120 } })
  expect(await server.count('history')).toBe(2)
  const invoiceFile = `data:image/gif;base64,${Buffer.from('GIF89a').toString('base64')}`
  await call('PATCH', String(id), { canteen: second, priceHt: 13, characteristics: [], invoiceFile })
  await call('POST', 'delete/', { ids: [id] })
  await call('POST', 'restore/', { ids: [id] })

  const { count, results } = await call('GET', `${id}/history/?limit=3`)
  expect(count).toBe(4)
  const author = { firstName: expect.any(String), lastName: expect.any(String) }
  const common = { id: expect.any(Number), date: expect.any(String), author, through: 'token', importId: null }
  expect(results).toEqual([
    { ...common, kind: 'restoration', changes: [] },
    { ...common, kind: 'deletion', changes: [] },
    { ...common, kind: 'change', changes: expect.any(Array) },
  ])
  expect(results[2].changes).toHaveLength(4)
  expect(results[2].changes).toEqual(
    expect.arrayContaining([
      { field: 'canteen', before: canteen, after: second },
      { field: 'priceHt', before: 12.5, after: 13 },
      { field: 'characteristics', before: ['BIO'], after: [] },
      { field: 'invoiceFile', before: null, after: 'image/gif' },
    ]),
  )
  const { results: oldest } = await call('GET', `${id}/history/?limit=3&offset=3`)
  expect(oldest).toMatchObject([
    { kind: 'creation', changes: expect.arrayContaining([{ field: 'description', before: null, after: 'Riz' }]) },
  ])
})

test('begins with the import of a purchase, on the last page only', async () => {
  const { importId } = await server.importPurchases(manager, file('achats', [{ description: 'Panais' }]))
  const { results: bought } = await call('GET', '?search=Panais')
  const { id } = bought[0]
  await call('PATCH', String(id), { description: 'Panais lavés' })
  await call('PATCH', String(id), { description: 'Panais épluchés' })

  const pages = await Promise.all([0, 1, 2, 3].map(offset => call('GET', `${id}/history/?limit=1&offset=${offset}`)))
  expect(pages.map(({ count }) => count)).toEqual([3, 3, 3, 3])
  expect(pages.map(({ results }) => results.map((entry: { kind: string }) => entry.kind))).toEqual([
    ['change'],
    ['change'],
    ['creation'],
    [],
  ])
  expect(pages[2]?.results[0]).toMatchObject({ id: 0, through: 'import', importId, author: expect.any(Object) })
})

test('is unknown to others, as the purchase is', async () => {
  const { id } = await call('POST', '', { canteen, priceHt: 1 })
  expect(await call('GET', `${id}/history/`, undefined, other)).toMatchObject({ status: 404 })
})
