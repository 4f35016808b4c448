import type { HistoryEntry, ManyPurchasesPlan, Purchase } from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let other: Person
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson({ firstName: 'Anne', lastName: 'Roux' })
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  second = await server.addCanteen(parc, [manager])
  foreign = await server.addCanteen(lac, [other])
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, person = manager) =>
  server.app.inject({
    method,
    url: `/api/v1/purchases/${path}`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  })
const create = async (fields: object = {}, person = manager): Promise<number> => {
  const body = { canteen, date: '2024-03-01', priceHt: 12.5, provider: 'Marché', family: 'AUTRES', ...fields }
  return (await call('POST', '', body, person)).json<Purchase>().id
}
const get = async (id: number) => (await call('GET', String(id))).json<Purchase>()
const entries = async (id: number) =>
  (await call('GET', `${id}/history/`)).json<{ results: HistoryEntry[] }>().results.map(({ kind, changes }) => ({
    kind,
    changes: changes.map(({ field, before, after }) => [field, before, after]),
  }))
const plan = async (body: object) => (await call('POST', 'change/plan/', body)).json<ManyPurchasesPlan>()
const change = (body: object, version?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/purchases/change/',
    headers: { ...manager.headers, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    payload: body,
  })
interface Changed {
  readonly count: number
  readonly ids: number[]
  readonly modificationDate: string
}

describe('a change of many purchases', () => {
  test('says first what it would change, and stores nothing', async () => {
    const ids = [
      await create(),
      await create({ family: 'BOISSONS' }),
      await create({ family: 'VIANDES_VOLAILLES', characteristics: ['FERMIER', 'BIO'] }),
    ]
    const before = await Promise.all(ids.map(get))
    const told = await plan({ ids: [...ids, 999_999], family: 'BOISSONS' })
    expect(told).toMatchObject({ count: 2, unchanged: 1, impossible: [{ code: 'FERMIER', count: 1 }] })
    expect(await Promise.all(ids.map(get))).toEqual(before)
  })

  test('gives each one entry in its history, and all of them one version', async () => {
    const ids = [await create(), await create({ canteen: second })]
    const body = {
      ids,
      canteen: second,
      date: '2024-04-02',
      provider: ' Ferme du Pont ',
      family: 'FRUITS_ET_LEGUMES',
      addCharacteristics: ['BIO', 'LOCAL'],
      localDefinition: 'REGION',
    }
    const { version } = await plan(body)
    const changed = (await change(body, version)).json<Changed>()
    expect(changed).toMatchObject({ count: 2, ids })
    for (const id of ids) {
      expect(await get(id)).toMatchObject({
        canteen: second,
        date: '2024-04-02',
        provider: 'Ferme du Pont',
        family: 'FRUITS_ET_LEGUMES',
        characteristics: ['BIO', 'LOCAL'],
        localDefinition: 'REGION',
        modificationDate: changed.modificationDate,
        priceHt: 12.5,
      })
    }
    const [last, first, ...others] = await entries(ids[0] as number)
    expect([first?.kind, others]).toEqual(['creation', []])
    expect(last?.kind).toBe('change')
    expect(last?.changes).toContainEqual(['provider', 'Marché', 'Ferme du Pont'])
    expect(last?.changes).toContainEqual(['canteen', canteen, second])
    expect(last?.changes).toHaveLength(6)
    // A search finds the new supplier.
    const found = await server.app.inject({ url: '/api/v1/purchases/?search=pont', headers: manager.headers })
    expect(found.json()).toMatchObject({ count: 2, totalPriceHt: 25 })
  })

  test('is refused once one of them has changed since it was told', async () => {
    const ids = [await create(), await create()]
    const body = { ids, provider: 'Halles' }
    const { version } = await plan(body)
    await call('PATCH', String(ids[1]), { description: 'Poires' })
    const refused = await change(body, version)
    expect([refused.statusCode, (await get(ids[0] as number)).provider]).toEqual([412, 'Marché'])
    expect(refused.json()).toMatchObject({
      changedBy: { firstName: 'Anne', lastName: 'Roux' },
      modificationDate: (await get(ids[1] as number)).modificationDate,
    })
    expect((await change(body, (await plan(body)).version)).json()).toMatchObject({ count: 2 })
  })

  test('is done once, however often it is sent', async () => {
    const ids = [await create()]
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/purchases/change/',
        headers: { ...manager.headers, 'idempotency-key': 'plusieurs-1' },
        payload: { ids, provider: 'Halles' },
      })
    const answer = (await send()).json()
    expect(answer).toMatchObject({ count: 1 })
    expect((await send()).json()).toEqual(answer)
  })

  test('leaves alone what is stored already, and the purchases of others', async () => {
    const [own, deleted] = [await create(), await create()]
    const strange = await create({ canteen: foreign }, other)
    await call('DELETE', String(deleted))
    const ids = [own, deleted, strange]
    expect((await change({ ids, provider: 'Marché' })).json()).toEqual({ count: 0, ids: [], modificationDate: null })
    expect((await change({ ids, provider: 'Halles' })).json()).toMatchObject({ count: 1, ids: [own] })
    expect(await entries(own)).toHaveLength(2)
  })

  test.each([
    ['a canteen of others', () => ({ canteen: foreign }), 403],
    ['an unknown canteen', () => ({ canteen: 999_999 }), 404],
    ['a local product without its meaning', () => ({ addCharacteristics: ['LOCAL'] }), 400],
    ['an unknown family', () => ({ family: 'FRUITS' }), 400],
    ['a day that is none', () => ({ date: '2024-02-30' }), 400],
  ])('is refused for %s', async (_, fields, status) => {
    const ids = [await create()]
    for (const path of ['change/plan/', 'change/']) {
      expect((await call('POST', path, { ids, ...fields() })).statusCode).toBe(status)
    }
    expect(await entries(ids[0] as number)).toHaveLength(1)
  })

  test('takes as many statements for thirty purchases as for one', async () => {
    const ids: number[] = []
    for (let index = 0; index < 30; index++) ids.push(await create())
    const count = async (some: readonly number[], provider: string) => {
      let statements = 0
      const { writer } = server.app.services.database
      const listen = () => {
        statements++
      }
      writer.on('query', listen)
      expect((await change({ ids: some, provider })).statusCode).toBe(200)
      writer.off('query', listen)
      return statements
    }
    expect(await count(ids, 'Trente')).toBe(await count(ids.slice(0, 1), 'Un'))
  })
})

describe('undoing it', () => {
  const undo = (body: object, person = manager) => call('POST', 'change/undo/', body, person)

  test('puts all the values back, under a new version and an entry of its own', async () => {
    const ids = [await create({ characteristics: ['BIO'] }), await create({ provider: null, family: null })]
    const before = await Promise.all(ids.map(get))
    const body = { ids, canteen: second, provider: 'Halles', family: 'BOISSONS', removeCharacteristics: ['BIO'] }
    const { modificationDate } = (await change(body)).json<Changed>()
    expect((await undo({ ids, modificationDate })).json()).toEqual({ count: 2, ids })
    for (const [index, id] of ids.entries()) {
      const after = await get(id)
      expect({ ...after, modificationDate: '' }).toEqual({ ...before[index], modificationDate: '' })
      expect(Date.parse(after.modificationDate)).toBeGreaterThan(Date.parse(modificationDate))
      expect((await entries(id)).map(({ kind }) => kind)).toEqual(['change', 'change', 'creation'])
    }
    // A second time, there is nothing left to undo.
    expect((await undo({ ids, modificationDate })).json()).toEqual({ count: 0, ids: [] })
  })

  test('leaves what was changed, deleted or put out of reach since', async () => {
    const [kept, changed, deleted, leaving] = [await create(), await create(), await create(), await create()]
    const ids = [kept, changed, deleted, leaving]
    const { modificationDate } = (await change({ ids, provider: 'Halles' })).json<Changed>()
    await call('PATCH', String(changed), { description: 'Poires' })
    await call('DELETE', String(deleted))
    expect((await undo({ ids, modificationDate }, other)).json()).toEqual({ count: 0, ids: [] })
    expect((await undo({ ids, modificationDate })).json()).toEqual({ count: 2, ids: [kept, leaving] })
    expect((await get(changed)).provider).toBe('Halles')

    const passing = await server.addCanteen('21340172201795', [manager])
    const moved = await create({ canteen: passing })
    const act = (await change({ ids: [moved], canteen })).json<Changed>()
    await server.app.services.database.writer('canteenManagers').where({ canteenId: passing }).delete()
    expect((await undo({ ids: [moved], modificationDate: act.modificationDate })).json()).toMatchObject({ count: 0 })
    expect((await get(moved)).canteen).toBe(canteen)
  })
})
