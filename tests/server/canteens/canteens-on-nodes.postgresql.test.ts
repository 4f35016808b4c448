import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccessToken } from '../../../server/accounts/access-tokens.ts'
import { hashPassword } from '../../../server/accounts/passwords.ts'
import { insertAccount } from '../../../server/accounts/users.ts'
import { type Database, openDatabase } from '../../../server/database/connection.ts'
import { addMembers } from '../../../server/teams/add-members.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { makeSiret } from '../support/sirets.ts'

const managerCount = 8

let database: FreshDatabase
let direct: Database
let nodes: readonly RunningServer[]
let people: readonly { readonly id: number; readonly token: string }[]
let canteenId: number
let orphanId: number
let kitchenId: number
let satelliteIds: readonly number[]
beforeAll(async () => {
  database = await createDatabase('')
  const first = await startServer({ LOG_LEVEL: 'fatal' }, [], database)
  nodes = [first, await startServer({ LOG_LEVEL: 'fatal' }, [], database, first.account)]
  direct = await openDatabase(database.location)
  const hash = await hashPassword('une phrase de passe')
  await direct.transaction(async transaction => {
    const added: { id: number; token: string }[] = []
    for (let index = 0; index < managerCount; index++) {
      const name = `gestionnaire${index}`
      const account = { username: name, email: `${name}@exemple.fr`, emailConfirmed: true, passwordHash: hash }
      const id = await insertAccount(transaction, account)
      const scopes: ('canteen:read' | 'canteen:write')[] = ['canteen:read', 'canteen:write']
      added.push({ id, token: (await createAccessToken(transaction, id, { name, scopes, validityDays: 1 })).token })
    }
    people = added
    const date = new Date().toISOString()
    const add = async (number: number, managed: boolean, columns = {}): Promise<number> => {
      const name = `Cantine ${number}`
      const stored = { siret: makeSiret(number), name, searchText: name, productionType: 'site', dailyMealCount: 1 }
      const [row]: { id: number }[] = await transaction('canteens')
        .insert({ ...stored, creationDate: date, modificationDate: date, ...columns })
        .returning('id')
      const id = row?.id ?? 0
      if (managed)
        await addMembers(
          transaction,
          people.map(({ id: userId }) => ({ canteenId: id, userId })),
        )
      return id
    }
    canteenId = await add(500, true)
    orphanId = await add(501, false)
    kitchenId = await add(502, true, { productionType: 'central', dailyMealCount: null, satelliteCanteensCount: 3 })
    satelliteIds = [await add(503, true), await add(504, true), await add(505, true)]
  })
}, 120_000)
afterAll(async () => {
  await Promise.all(nodes.map(node => node.stop()))
  await direct.close()
  await database.drop()
})

/** A request of a person to the node that their load balancer happens to choose, with what it answers. */
async function call(person: number, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${(nodes[person % nodes.length] as RunningServer).url}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${people[person]?.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

/** Comes back while others hold the canteen, as clients do. */
async function insist(request: () => ReturnType<typeof call>): ReturnType<typeof call> {
  for (;;) {
    const answer = await request()
    if (answer.status !== 409 && answer.status !== 503) return answer
  }
}

test('of many managers who add to one figure on two nodes, none loses what another wrote', async () => {
  const turns = 4
  const addOne = async (person: number): Promise<void> => {
    for (;;) {
      const { dailyMealCount, modificationDate } = (await call(person, 'GET', `canteens/${canteenId}`)).body as Canteen
      const change = { dailyMealCount: (dailyMealCount ?? 0) + 1 }
      const version = { 'if-match': `"${modificationDate}"` }
      const { status } = await insist(() => call(person, 'PATCH', `canteens/${canteenId}`, change, version))
      if (status === 200) return
      expect(status).toBe(412)
    }
  }
  await Promise.all(
    people.map(async (_, person) => {
      for (let turn = 0; turn < turns; turn++) await addOne(person)
    }),
  )
  const count = 1 + managerCount * turns
  expect((await call(0, 'GET', `canteens/${canteenId}`)).body).toMatchObject({ dailyMealCount: count })
  // The history tells each step, from what was there to what was written.
  const { body } = await call(1, 'GET', `canteens/${canteenId}/history/?limit=100`)
  const steps = (body.results as { changes: { field: string; before: number; after: number }[] }[])
    .flatMap(({ changes }) => changes)
    .map(({ before, after }) => [before, after])
  expect(steps.reverse()).toEqual(Array.from({ length: count - 1 }, (_, index) => [index + 1, index + 2]))
})

test('a SIRET is given to one canteen, and a canteen without managers to one person, whichever node is asked', async () => {
  const siret = makeSiret(600)
  const place = { cityInseeCode: '38185', postalCode: '38000', city: 'Grenoble', department: '38', sectors: [1] }
  const kind = { managementType: 'direct', productionType: 'site', economicModel: 'private' }
  const canteen = { siret, ...place, ...kind, dailyMealCount: 10, yearlyMealCount: 2000 }
  const created = await Promise.all(
    people.map((_, person) => insist(() => call(person, 'POST', 'canteens/', { ...canteen, name: `De ${person}` }))),
  )
  expect(created.map(({ status }) => status).toSorted()).toEqual([201, ...Array(managerCount - 1).fill(400)])
  const [winner] = created.filter(({ status }) => status === 201)
  for (const { status, body } of created) if (status === 400) expect(body).toMatchObject({ id: winner?.body.id, siret })

  const claims = await Promise.all(
    people.map((_, person) => insist(() => call(person, 'POST', `canteens/${orphanId}/claim/`))),
  )
  expect(claims.map(({ status }) => status).toSorted()).toEqual([200, ...Array(managerCount - 1).fill(400)])
  expect(await direct.reader('canteenManagers').where({ canteenId: orphanId })).toHaveLength(1)
})

test('satellites that are linked and removed while their kitchen changes its SIRET are of the kitchen or of none', async () => {
  const turns = 6
  const statuses = new Set<string>()
  const note = async (what: string, request: () => ReturnType<typeof call>) => {
    const { status } = await insist(request)
    statuses.add(`${what} ${status}`)
  }
  await Promise.all(
    people.map(async (_, person) => {
      for (let turn = 0; turn < turns; turn++) {
        const satellite = satelliteIds[(person + turn) % satelliteIds.length] ?? 0
        const siret = makeSiret(503 + satelliteIds.indexOf(satellite))
        const path = `canteens/${kitchenId}/satellites/`
        if (person % 4 === 0) {
          const change = { siret: makeSiret(700 + person * turns + turn) }
          await note('change', () => call(person, 'PATCH', `canteens/${kitchenId}`, change))
        } else if (person % 4 === 1) {
          await note('unlink', () => call(person, 'POST', `${path}${satellite}/unlink/`, {}))
        } else {
          await note('link', () => call(person, 'POST', path, { siret }))
        }
      }
    }),
  )
  expect([...statuses].toSorted()).toEqual(['change 200', 'link 200', 'unlink 200'])
  const { siret } = (await call(0, 'GET', `canteens/${kitchenId}`)).body as Canteen
  const linked: { centralProducerSiret: string | null }[] = await direct.reader('canteens').whereIn('id', satelliteIds)
  for (const { centralProducerSiret } of linked) expect([null, siret]).toContain(centralProducerSiret)
})

test('a canteen that is deleted, brought back and changed by many at once ends as it was last left', async () => {
  const path = `canteens/${canteenId}`
  const statuses = await Promise.all(
    people.map(async (_, person) => {
      const own: number[] = []
      for (let turn = 0; turn < 4; turn++) {
        own.push((await insist(() => call(person, 'DELETE', path))).status)
        own.push((await insist(() => call(person, 'PATCH', path, { name: `De ${person}` }))).status)
        own.push((await insist(() => call(person, 'POST', `deletedCanteens/${canteenId}/restore/`))).status)
      }
      return own
    }),
  )
  // Deleted meanwhile, it exists for nobody.
  expect(statuses.flat().filter(status => ![200, 204, 404].includes(status))).toEqual([])
  expect((await call(0, 'POST', `deletedCanteens/${canteenId}/restore/`)).status).toBe(200)
  const { body } = await call(1, 'GET', path)
  expect(body.name).toMatch(/^De \d$|^Cantine 500$/)
  expect(body.managers).toHaveLength(managerCount)
})
