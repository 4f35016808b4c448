/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ImportAnswer, ImportAnswer as ImportAnswerShape } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '../../server/accounts/users.ts'
import { type Database, openDatabase } from '../../server/database/connection.ts'
import { addReadyCanteens } from '../server/support/add-ready-canteens.ts'
import { DatabaseProxy } from '../server/support/database-proxy.ts'
import { campaignYear, openCampaign } from '../server/support/open-campaign.ts'
import { purchasesContent } from '../server/support/purchases-content.ts'
import { sentWeighing } from '../server/support/sent-weighing.ts'
import { password } from '../server/support/test-server.ts'
import { diceOf } from '../support/dice.ts'
import { file } from '../support/files.ts'
import { createDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import type { PostgresqlCluster } from '../support/postgresql.ts'
import { startTestCluster } from '../support/postgresql-setup.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { Watcher } from './watcher.ts'

/** THREE_NODES=long is what is promised; the tests before a release are a short form of it. */
const long = process.env.THREE_NODES === 'long'
const crowd = long ? { imports: 30, rows: 20_000 } : { imports: 10, rows: 4000 }
const absence = long ? 65_000 : 4000
const storm = long ? 60_000 : 8000

let folder: string
let cluster: PostgresqlCluster
let database: FreshDatabase
let line: DatabaseProxy
let nodes: RunningServer[]
let direct: Database
let cookie: string
let deadlocksBefore: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-three-'))
  cluster = await startTestCluster()
  database = await createDatabase(folder, cluster.address('postgres'))
  line = await DatabaseProxy.open(database)
  direct = await openDatabase(database.location)
  const start = (account?: RunningServer['account']) =>
    startServer({ ...openCampaign, MAIL_FOLDER: join(folder, 'mail'), LOG_LEVEL: 'fatal' }, [], line.database, account)
  const first = await start()
  nodes = [first, ...(await Promise.all([start(first.account), start(first.account)]))]
  const email = 'voisine@exemple.fr'
  await insertUser(direct.writer, { username: 'voisine', email, password })
  const signedIn = await fetch(`${node(0).url}/api/v1/session/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'voisine', password }),
  })
  cookie = signedIn.headers
    .getSetCookie()
    .map(text => text.split(';', 1)[0])
    .join('; ')
}, 300_000)
afterAll(async () => {
  await Promise.all(nodes.map(one => one.stop()))
  await direct.close()
  await line.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  deadlocksBefore = await deadlocks()
})

const node = (index: number): RunningServer => nodes[index] as RunningServer

async function deadlocks(): Promise<number> {
  const { rows } = await direct.reader.raw('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')
  return Number(rows[0].deadlocks)
}

/** How many requests of all nodes ended with an unexpected error. */
async function failures(): Promise<number> {
  const counts = await Promise.all(
    nodes.map(async ({ url }) => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return [...text.matchAll(/request_duration_seconds_count\{[^}]*status="500"[^}]*\} (\d+)/g)]
    }),
  )
  return counts.flat().reduce((sum, [, count]) => sum + Number(count), 0)
}

const headers = () => ({ authorization: `Bearer ${node(0).account.token}` })

function post(on: RunningServer, path: string, body: unknown = {}, method = 'POST'): Promise<Response> {
  return fetch(`${on.url}${path}`, {
    method,
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function send(on: RunningServer, content: string, key: string, signal?: AbortSignal): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  return fetch(`${on.url}/api/v1/importPurchases/`, {
    method: 'POST',
    headers: { ...headers(), 'idempotency-key': key },
    body,
    ...(signal ? { signal } : {}),
  })
}

/** Comes back as long as it is told to. */
async function insist(on: RunningServer, content: string, key: string): Promise<ImportAnswer> {
  for (;;) {
    const answer = await send(on, content, key)
    if (answer.status === 200) return ImportAnswerShape.parse(await answer.json())
    expect([409, 503]).toContain(answer.status)
    await answer.arrayBuffer()
    await pause(500)
  }
}

const stored = async (): Promise<number> =>
  Number((await direct.reader('purchases').count({ count: '*' }).first())?.count)

/** What somebody waits for when nobody else is there. */
async function quietTime(): Promise<number> {
  const watcher = new Watcher(node(0), cookie)
  await pause(2000)
  const { longest } = await watcher.end()
  return longest
}

/** Nobody waits longer than that, whatever others do, even on a machine that does something else meanwhile. */
const patience = (quiet: number): number => Math.max(20 * quiet, 3000)

describe('with three nodes on one database', () => {
  test(`${crowd.imports} imports of ${crowd.rows} rows at once on one node hold nobody up`, async () => {
    const quiet = await quietTime()
    const before = await stored()
    const contents = Array.from({ length: crowd.imports }, (_, i) => purchasesContent(crowd.rows, `Foule ${i}`))
    const watcher = new Watcher(node(0), cookie)
    const answers = await Promise.all(contents.map((content, i) => insist(node(0), content, `foule-${i}`)))
    const { longest, statuses, ready } = await watcher.end()
    console.log(`loggedUser : ${Math.round(quiet)} ms au calme, ${Math.round(longest)} ms pendant les imports`)
    expect(answers.map(({ count }) => count)).toEqual(contents.map(() => crowd.rows))
    expect([statuses, ready]).toEqual([[200], [200]])
    expect(longest).toBeLessThan(patience(quiet))
    expect(await stored()).toBe(before + crowd.imports * crowd.rows)
    expect([await failures(), await deadlocks()]).toEqual([0, deadlocksBefore])
  }, 600_000)

  test('a node that freezes in the middle of an import holds up no other, and a retry elsewhere ends it', async () => {
    const quiet = await quietTime()
    const before = await stored()
    const content = purchasesContent(20_000, 'Gel')
    const frozen = node(1)
    const lost = send(frozen, content, 'gel').catch(() => null)
    const writing = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY %' AND xact_start IS NOT NULL`
    while ((await direct.reader.raw(writing)).rows.length === 0) await pause(5)
    frozen.process.kill('SIGSTOP')
    const watchers = [new Watcher(node(0), cookie), new Watcher(node(2), cookie)]
    const longestRetry: number[] = []
    const retry = async (on: RunningServer): Promise<Response> => {
      for (;;) {
        const start = performance.now()
        const answer = await send(on, content, 'gel')
        longestRetry.push(performance.now() - start)
        if (answer.status === 200) return answer
        expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([409, true])
        await answer.arrayBuffer()
        await pause(500)
      }
    }
    const answers = await Promise.all([node(0), node(2), node(0), node(2)].map(retry))
    const looks = await Promise.all(watchers.map(watcher => watcher.end()))
    frozen.process.kill('SIGCONT')
    await lost
    for (const answer of answers) expect(await answer.json()).toMatchObject({ count: 20_000 })
    expect(looks.map(({ statuses, ready }) => [statuses, ready])).toEqual([
      [[200], [200]],
      [[200], [200]],
    ])
    expect(Math.max(...looks.map(({ longest }) => longest))).toBeLessThan(patience(quiet))
    expect(await stored()).toBe(before + 20_000)
    expect([await failures(), await deadlocks()]).toEqual([0, deadlocksBefore])
  }, 300_000)

  test(`a database that is away for ${absence / 1000} s is told, and all goes on once it is back`, async () => {
    const before = await stored()
    const watchers = nodes.map(one => new Watcher(one, cookie))
    const importing = Promise.all(
      nodes.map((one, i) => insist(one, purchasesContent(crowd.rows, `Absence ${i}`), `absence-${i}`)),
    )
    await pause(200)
    line.cut()
    await pause(absence)
    line.restore()
    for (const { count } of await importing) expect(count).toBe(crowd.rows)
    const looks = await Promise.all(watchers.map(watcher => watcher.end()))
    for (const { longest, statuses, ready } of looks) {
      expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([])
      expect(ready.filter(status => status !== 200 && status !== 503)).toEqual([])
      expect(longest).toBeLessThan(patience(0))
    }
    expect(await stored()).toBe(before + nodes.length * crowd.rows)
    expect([await failures(), await deadlocks()]).toEqual([0, deadlocksBefore])
  }, 300_000)

  test(`imports, undos, moves, deletions, edits, declarations and weighings for ${storm / 1000} s meet without a deadlock, and lose nothing`, async () => {
    const quiet = await quietTime()
    const { canteens, username } = node(0).account
    const person = await direct.reader('users').where({ username }).first('id')
    const readyIds = await addReadyCanteens(direct, person.id, campaignYear, 12, 700_000)
    const reports: { id: number; canteenId: number }[] = await direct
      .reader('diagnostics')
      .whereIn('canteenId', readyIds)
      .select('id', 'canteenId')
    const declared: number[] = []
    let [declarations, weighings] = [0, 0]
    const dice = diceOf(Math.random)
    const end = performance.now() + storm
    const imports: { id: number; rows: number; undone: boolean }[] = []
    const statuses = new Map<string, number>()
    const note = (what: string, { status }: Response) =>
      statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1)
    const first = await insist(node(0), purchasesContent(500, 'Avant la tempête'), 'avant')
    expect(first.count).toBe(500)
    const somePurchases = async (count: number): Promise<number[]> =>
      await direct
        .reader('purchases')
        .where('id', '>=', direct.reader.raw('(SELECT max(id) - floor(random() * 5000) FROM purchases)'))
        .orderBy('id')
        .limit(count)
        .pluck('id')
    const deeds: Record<string, (on: RunningServer) => Promise<Response>> = {
      import: async on => {
        const rows = 50 + dice.whole(200)
        const of = Array.from({ length: rows }, (_, i) => ({
          siret: dice.pick(canteens).siret,
          description: `Tempête ${dice.whole(1e9)} ${i}`,
        }))
        const answer = await send(on, file('achats', of), `tempete-${dice.whole(1e12)}`)
        const { importId, count } = await answer.clone().json()
        if (count > 0) imports.push({ id: importId, rows, undone: false })
        return answer
      },
      undo: async on => {
        const one = imports.find(({ undone }) => !undone)
        if (!one || imports.length < 6) return somethingElse(on)
        one.undone = true
        const answer = await post(on, `/api/v1/imports/${one.id}/undo/`)
        if (answer.status !== 200) one.undone = false
        return answer
      },
      move: async on => {
        const [id] = await somePurchases(1)
        return post(on, `/api/v1/purchases/${id}`, { canteen: dice.pick(canteens).id }, 'PATCH')
      },
      delete: async on => post(on, '/api/v1/purchases/delete/', { ids: await somePurchases(20) }),
      restore: async on => post(on, '/api/v1/purchases/restore/', { ids: await somePurchases(20) }),
      edit: async on => {
        const [purchase] = await somePurchases(1)
        const { id, canteenId } = dice.pick(reports)
        const [path, body] = dice.pick([
          [`purchases/${purchase}`, { priceHt: dice.whole(100) }],
          [`canteens/${canteenId}`, { dailyMealCount: 1 + dice.whole(100) }],
          [`canteens/${canteenId}/diagnostics/${id}`, { valueBioHt: dice.whole(5000) }],
        ] as const)
        return post(on, `/api/v1/${path}`, body, 'PATCH')
      },
      declare: async on => {
        const body = { diagnosticId: dice.pick(reports).id, honourStatement: true }
        const answer = await post(on, '/api/v1/teledeclaration/', body)
        if (answer.status === 201) {
          declarations++
          declared.push((await answer.clone().json()).id)
        }
        return answer
      },
      cancel: async on => {
        const id = declared.pop()
        return id === undefined ? somethingElse(on) : post(on, `/api/v1/teledeclaration/${id}/cancel/`)
      },
      weigh: async on => {
        const sent = Array.from({ length: 1 + dice.whole(5) }, () => sentWeighing())
        const answer = await post(on, `/api/v1/canteens/${dice.pick(canteens).id}/weighings/`, { weighings: sent })
        if (answer.status === 200) weighings += sent.length
        return answer
      },
    }
    const somethingElse = (on: RunningServer) => (deeds.move as (on: RunningServer) => Promise<Response>)(on)
    const watchers = nodes.map(one => new Watcher(one, cookie))
    const work = async (worker: number): Promise<void> => {
      while (performance.now() < end) {
        const what = dice.pick(Object.keys(deeds))
        const answer = await (deeds[what] as (on: RunningServer) => Promise<Response>)(node(worker % nodes.length))
        await answer.arrayBuffer()
        note(what, answer)
      }
    }
    await Promise.all(Array.from({ length: 18 }, (_, worker) => work(worker)))
    const looks = await Promise.all(watchers.map(watcher => watcher.end()))
    console.log(Object.fromEntries([...statuses].toSorted()))
    expect([...statuses.keys()].filter(name => /[15]\d\d$/.test(name) && !name.endsWith('503'))).toEqual([])
    expect(looks.map(({ statuses, ready }) => [statuses, ready])).toEqual(nodes.map(() => [[200], [200]]))
    expect(Math.max(...looks.map(({ longest }) => longest))).toBeLessThan(patience(quiet))
    expect([await failures(), await deadlocks()]).toEqual([0, deadlocksBefore])

    // Every row of an import that was not undone is there, deleted or not, in whatever canteen it was moved to.
    const kept: { importId: number; count: number }[] = await direct
      .reader('purchases')
      .whereIn(
        'importId',
        imports.map(({ id }) => id),
      )
      .groupBy('importId')
      .select('importId')
      .count({ count: '*' })
    const countOf = new Map(kept.map(({ importId, count }) => [importId, Number(count)]))
    for (const { id, rows, undone } of imports) if (!undone) expect([id, countOf.get(id)]).toEqual([id, rows])
    // The counts of the lists are those of the rows.
    const counted = await direct.reader.raw('SELECT sum(count)::integer AS count FROM purchase_counts')
    const living = await direct.reader('purchases').whereNull('deletionDate').count({ count: '*' }).first()
    expect(counted.rows[0].count).toBe(Number(living?.count))

    // Each declaration and each weighing that was acknowledged is there once; a report has one declaration in force.
    const { rows } = await direct.reader.raw('SELECT (SELECT count(*) FROM weighings)::integer AS weighings')
    expect(rows[0].weighings).toBe(weighings)
    const versions: { diagnosticId: number; status: string }[] = await direct
      .reader('teledeclarations')
      .select('diagnosticId', 'status')
    expect(versions).toHaveLength(declarations)
    const inForce = versions.filter(({ status }) => status === 'SUBMITTED').map(({ diagnosticId }) => diagnosticId)
    expect(new Set(inForce).size).toBe(inForce.length)
  }, 300_000)
})
