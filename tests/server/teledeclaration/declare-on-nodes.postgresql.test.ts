import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccessToken } from '../../../server/accounts/access-tokens.ts'
import { hashPassword } from '../../../server/accounts/passwords.ts'
import { insertAccount } from '../../../server/accounts/users.ts'
import { type Database, openDatabase } from '../../../server/database/connection.ts'
import { addMembers } from '../../../server/teams/add-members.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { makeSiret } from '../support/sirets.ts'

const nodeCount = 3
const managerCount = 50
const canteenCount = 10

let database: FreshDatabase
let direct: Database
let nodes: RunningServer[]
let tokens: string[]
let diagnostics: { readonly id: number; readonly canteenId: number }[]
beforeAll(async () => {
  database = await createDatabase('')
  const settings = { ...openCampaign, LOG_LEVEL: 'fatal' }
  const first = await startServer(settings, [], database)
  const others = Array.from({ length: nodeCount - 1 }, () => startServer(settings, [], database, first.account))
  nodes = [first, ...(await Promise.all(others))]
  direct = await openDatabase(database.location)
  const hash = await hashPassword('une phrase de passe')
  const date = new Date().toISOString()
  await direct.transaction(async transaction => {
    const canteenIds: number[] = []
    diagnostics = []
    for (let index = 0; index < canteenCount; index++) {
      const [canteen]: { id: number }[] = await transaction('canteens')
        .insert({
          siret: makeSiret(500 + index),
          name: `Cantine ${index}`,
          searchText: `cantine ${index}`,
          cityInseeCode: '54318',
          economicModel: 'private',
          managementType: 'direct',
          productionType: 'site',
          dailyMealCount: 100,
          yearlyMealCount: 20_000,
          creationDate: date,
          modificationDate: date,
        })
        .returning('id')
      const canteenId = canteen?.id ?? 0
      await transaction('canteenSectors').insert({ canteenId, sectorId: 1 })
      const [diagnostic]: { id: number }[] = await transaction('diagnostics')
        .insert({
          canteenId,
          year: campaignYear,
          diagnosticType: 'SIMPLE',
          ...nothingElse,
          valueTotalHt: 1000 + index,
          creationDate: date,
          modificationDate: date,
        })
        .returning('id')
      canteenIds.push(canteenId)
      diagnostics.push({ id: diagnostic?.id ?? 0, canteenId })
    }
    tokens = []
    for (let index = 0; index < managerCount; index++) {
      const userId = await insertAccount(transaction, {
        username: `gestionnaire${index}`,
        email: `gestionnaire${index}@exemple.fr`,
        emailConfirmed: true,
        passwordHash: hash,
      })
      await addMembers(
        transaction,
        canteenIds.map(canteenId => ({ canteenId, userId })),
      )
      const draft = { name: 'essai', scopes: ['diagnostic:write', 'diagnostic:read'] as const, validityDays: 1 }
      tokens.push((await createAccessToken(transaction, userId, { ...draft, scopes: [...draft.scopes] })).token)
    }
  })
}, 120_000)
afterAll(async () => {
  await Promise.all(nodes.map(node => node.stop()))
  await direct.close()
  await database.drop()
})

/** A request of a manager, to the node that their load balancer happens to choose. */
function post(manager: number, path: string, body: object = {}, key?: string, node = manager): Promise<Response> {
  return fetch(`${(nodes[node % nodeCount] as RunningServer).url}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens[manager]}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
}

const declare = (manager: number, diagnosticId: number, key?: string, node?: number) =>
  post(manager, 'teledeclaration/', { diagnosticId, honourStatement: true }, key, node)

/** Comes back while others hold the canteen, as clients do. */
async function insist(request: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await request()
    if (answer.status !== 409 && answer.status !== 503) return answer
    await answer.arrayBuffer()
  }
}

const rows = (): Promise<{ id: number; canteenId: number; version: number; status: string; declaredData: string }[]> =>
  direct.reader('teledeclarations').where({ year: campaignYear }).orderBy(['canteenId', 'version'])

/** One in force at most for each canteen, the last one; versions without a gap. */
async function expectOneInForce(): Promise<void> {
  for (const [canteenId, versions] of Map.groupBy(await rows(), row => row.canteenId)) {
    expect([canteenId, versions.map(({ version }) => version)]).toEqual([canteenId, versions.map((_, i) => i + 1)])
    const before = versions.slice(0, -1).map(({ status }) => status)
    expect([canteenId, before]).toEqual([canteenId, before.map(() => 'CANCELLED')])
  }
}

test('50 managers declare the same 10 canteens at once on three nodes: each is declared once', async () => {
  const answers: number[] = []
  await Promise.all(
    tokens.map(async (_, manager) => {
      // Each begins elsewhere, as people do.
      for (let index = 0; index < canteenCount; index++) {
        const { id } = diagnostics[(index + manager * 3) % canteenCount] ?? { id: 0 }
        answers.push((await insist(() => declare(manager, id))).status)
      }
    }),
  )
  expect(answers.filter(status => status === 201)).toHaveLength(canteenCount)
  // The others are told that it is declared already.
  expect(answers.filter(status => status === 400)).toHaveLength(managerCount * canteenCount - canteenCount)
  const stored = await rows()
  expect(stored.map(({ version, status }) => [version, status])).toEqual(stored.map(() => [1, 'SUBMITTED']))
  expect(new Set(stored.map(({ canteenId }) => canteenId)).size).toBe(canteenCount)
})

test('with cancellations and corrections mixed in, one declaration at most is in force, and every answer is told', {
  tags: 'long',
}, async () => {
  const statuses = new Map<string, number>()
  const note = async (what: string, request: () => Promise<Response>) => {
    const answer = await insist(request)
    await answer.arrayBuffer()
    statuses.set(`${what} ${answer.status}`, (statuses.get(`${what} ${answer.status}`) ?? 0) + 1)
  }
  await Promise.all(
    tokens.map(async (_, manager) => {
      for (let round = 0; round < 4; round++) {
        const { id, canteenId } = diagnostics[(manager + round * 7) % canteenCount] ?? { id: 0, canteenId: 0 }
        const [inForce]: { id: number }[] = await direct
          .reader('teledeclarations')
          .where({ canteenId, status: 'SUBMITTED' })
          .select('id')
        if (inForce) await note('cancel', () => post(manager, `teledeclaration/${inForce.id}/cancel/`))
        else await note('declare', () => declare(manager, id))
      }
    }),
  )
  expect([...statuses.keys()].filter(name => !/ (200|201|400)$/.test(name))).toEqual([])
  expect(statuses.get('cancel 200')).toBeGreaterThan(canteenCount - 1)
  await expectOneInForce()
  // What answered 201 is stored, and nothing else.
  expect(await rows()).toHaveLength(canteenCount + (statuses.get('declare 201') ?? 0))
})

test('a manager whose answer was lost repeats the request on another node with its key: one declaration, one answer', async () => {
  const open = await direct.reader('teledeclarations').where({ status: 'SUBMITTED' }).select('id')
  for (const { id } of open) expect((await insist(() => post(0, `teledeclaration/${id}/cancel/`))).status).toBe(200)
  const before = (await rows()).length
  const answers = await Promise.all(
    diagnostics.map(async ({ id }, manager) => {
      const key = `perdue-${id}`
      const lost = new AbortController()
      const first = fetch(`${(nodes[manager % nodeCount] as RunningServer).url}/api/v1/teledeclaration/`, {
        method: 'POST',
        signal: lost.signal,
        headers: {
          authorization: `Bearer ${tokens[manager]}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ diagnosticId: id, honourStatement: true }),
      }).catch(() => null)
      if (manager % 2 === 0) lost.abort()
      await first
      const again = [1, 2].map(node => insist(() => declare(manager, id, key, manager + node)))
      return Promise.all((await Promise.all(again)).map(async answer => [answer.status, await answer.json()] as const))
    }),
  )
  for (const [first, second] of answers) {
    expect(first?.[0]).toBe(201)
    expect(second).toEqual(first)
  }
  expect(await rows()).toHaveLength(before + canteenCount)
  await expectOneInForce()
})
