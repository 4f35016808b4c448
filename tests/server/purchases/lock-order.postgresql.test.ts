import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { countDeadlocks, shortenDeadlockTimeout } from '../support/postgresql-activity.ts'
import { moreSirets } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/** Number of writes of each concurrent writer; the environment can raise it. */
const turns = Number(process.env.STORM_TURNS ?? 15)
const sirets = moreSirets(6)

let server: TestServer
let manager: Person
let canteenIds: number[]
beforeAll(async () => {
  server = await startTestServer()
  await shortenDeadlockTimeout(server)
  manager = await server.addPerson()
  canteenIds = []
  for (const siret of sirets) canteenIds.push(await server.addCanteen(siret, [manager]))
})
afterAll(() => server.close())

const prices = Array.from({ length: 100 }, (_, i) => i + 1)

const one = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item
const shuffled = <Item>(list: readonly Item[]): Item[] =>
  list
    .map(item => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
  const { headers } = manager
  return server.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
}

interface Stored {
  readonly id: number
  readonly canteenId: number
  readonly importId: number | null
  readonly deletionDate: string | null
}

const stored = () => server.rows<Stored>('purchases')

test('concurrent imports, undos, deletions, restorations and moves neither deadlock nor lose anything', async () => {
  const before = await countDeadlocks(server)
  const statuses = new Map<number, number>()
  const noted = ({ statusCode }: { statusCode: number }) =>
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  const repeat = async (operation: () => Promise<unknown>): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await operation()
  }

  // Purchases of the same canteens without a fingerprint, that imports make and everybody else changes.
  const purchases: number[] = []
  for (let i = 0; i < 60; i++) {
    const answer = await call('POST', 'purchases/', { canteen: one(canteenIds), priceHt: 1 + i })
    purchases.push(answer.json<{ id: number }>().id)
  }
  /** Each of these is deleted by one worker alone, and by nobody else. */
  const watched = purchases.splice(0, 10)
  const imported = new Set<number>()
  let files = 0

  const importSome = async () => {
    const label = `Fichier ${files++}`
    const rows = shuffled(sirets).flatMap(siret =>
      Array.from({ length: 20 }, (_, i) => ({ siret, description: `${label} ${i}` })),
    )
    const answer = await server.upload('/api/v1/importPurchases/', manager, file('achats', rows))
    noted(answer)
    const { importId, errors } = answer.json<ImportAnswer>()
    expect(errors).toEqual([])
    if (importId !== null) imported.add(importId)
  }
  const importCanteens = async () => {
    const chosen = shuffled(sirets).slice(0, 4)
    const rows = chosen.map(siret => ({ siret, nom: `Nom ${files++}` }))
    const answer = await server.upload('/api/v1/importCanteens/', manager, file('cantines', rows))
    noted(answer)
    const { importId, errors } = answer.json<ImportAnswer>()
    expect(errors).toEqual([])
    noted(await call('POST', `imports/${importId}/undo/`))
  }
  const undoOne = async () => {
    const [importId] = imported
    if (importId === undefined) return importSome()
    imported.delete(importId)
    const answer = await call('POST', `imports/${importId}/undo/`)
    noted(answer)
    expect(answer.statusCode).toBe(200)
  }
  const anyIds = async () =>
    shuffled([...purchases, ...(await stored()).map(({ id }) => id)])
      .filter(notWatched)
      .slice(0, 40)
  const notWatched = (id: number) => !watched.includes(id)

  await Promise.all([
    repeat(importSome),
    repeat(importSome),
    repeat(importCanteens),
    repeat(undoOne),
    repeat(async () => noted(await call('POST', 'purchases/delete/', { ids: await anyIds() }))),
    repeat(async () => noted(await call('POST', 'purchases/restore/', { ids: await anyIds() }))),
    repeat(async () => noted(await call('PATCH', `purchases/${one(await anyIds())}`, { canteen: one(canteenIds) }))),
    repeat(async () => noted(await call('PATCH', `purchases/${one(await anyIds())}`, { priceHt: one(prices) }))),
    repeat(async () => noted(await call('PATCH', `purchases/${one(watched)}`, { canteen: one(canteenIds) }))),
    repeat(async () => {
      const ids = [one(watched)]
      const deleted = await call('POST', 'purchases/delete/', { ids })
      expect(deleted.json()).toEqual({ count: 1, ids })
      expect((await server.rows<Stored>('purchases')).find(({ id }) => id === ids[0])?.deletionDate).not.toBeNull()
      const restored = await call('POST', 'purchases/restore/', { ids })
      expect(restored.json()).toEqual({ count: 1, ids })
    }),
  ])

  expect(await countDeadlocks(server)).toBe(before)
  expect([...statuses.keys()].filter(status => ![200, 404].includes(status))).toEqual([])

  const rows = await stored()
  expect(rows.filter(({ id }) => watched.includes(id))).toHaveLength(watched.length)
  expect(rows.filter(({ id, deletionDate }) => watched.includes(id) && deletionDate !== null)).toEqual([])
  const living = rows.filter(({ deletionDate }) => deletionDate === null)
  const { headers } = manager
  for (const canteenId of canteenIds) {
    const page = await server.app.inject({ url: `/api/v1/purchases/?canteen=${canteenId}&limit=1`, headers })
    expect(page.json().count).toBe(living.filter(row => row.canteenId === canteenId).length)
  }
})
