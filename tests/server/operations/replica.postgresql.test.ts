import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import type { Replica } from '../../../server/database/replica.ts'
import { replicatedReads } from '../../../server/database/replicated-reads.ts'
import { verifyStatisticsJob } from '../../../server/statistics/verify-statistics-job.ts'
import { reachOfUser } from '../../../server/teams/managed-canteens.ts'
import { requireManaged } from '../../../server/teams/require-managed.ts'
import { administer, startPostgresql } from '../../support/postgresql.ts'
import { Browser } from '../support/browser.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import {
  pauseReplay,
  type ReplicatedDatabase,
  resumeReplay,
  startReplicatedDatabase,
} from '../support/replicated-database.ts'
import { makeSiret, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let both: ReplicatedDatabase
let server: TestServer
let node: Replica
let person: Person
let signedIn: Browser
let canteenId: number
beforeAll(async () => {
  both = await startReplicatedDatabase()
  server = await startTestServer(both.database.environment)
  node = server.app.services.database.replica as Replica
  person = await server.addPerson({ username: 'elue' })
  const columns = { isElectedOfficial: true, departments: '["35"]' }
  await server.app.services.database.writer('users').where({ id: person.id }).update(columns)
  signedIn = new Browser(server.app)
  await signedIn.signIn(person.username)
  canteenId = await addCanteen({ siret: tilleuls })
  await server.importPurchases(person, purchasesContent(3, 'Pain'))
})
afterAll(async () => {
  await server?.close()
  await both?.stop()
})
afterEach(async () => {
  await resumeReplay(both.replicaAddress)
  await untilReady()
})

const untilReady = () => expect.poll(() => node.state).toBe('ready')
/** Until the replica has replayed all that was committed. */
const untilCurrent = () => expect.poll(() => node.canServe(true)).toBe(true)

let numbers = 0
const addCanteen = ({ siret = makeSiret(++numbers), ...columns }: Record<string, unknown> = {}) =>
  server.addCanteen(String(siret), [person], { productionType: 'site', region: '53', department: '35', ...columns })

/** What a visitor gets. */
async function visit(url: string): Promise<string> {
  const answer = await server.app.inject({ url })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

/** What the person gets in their browser. */
async function open(url: string): Promise<string> {
  const answer = await signedIn.request('GET', url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

const statistics = '/api/v1/canteenStatistics/?year=2024&region=53'
const countOf = (body: string): number => JSON.parse(body).canteenCount
const countForVisitor = async () => countOf(await visit(statistics))

const readiness = async () => JSON.parse(await visit('/readyz'))
const metrics = async () => visit('/metrics')

describe('a replica that follows', () => {
  const addresses = {
    visit: [
      '/api/v1/publishedCanteens/?region=53',
      '/api/v1/publishedCanteens/map/?region=53',
      '/api/v1/publishedCanteens/:id',
      '/api/v1/publicCanteenPreviews/:id',
      '/api/v1/canteenLocations/',
      '/widgets/nos-cantines/:id',
      '/sitemap.xml',
      statistics,
      '/api/v1/territoryStatistics/?year=2023&region=53',
    ],
    open: [
      '/api/v1/publishedCanteens/?region=53',
      statistics,
      '/api/v1/territoryCanteens/',
      '/api/v1/territoryProgress/',
      '/api/v1/export-territoire.csv',
      '/api/v1/cantines.csv',
      '/api/v1/export-cantines.xlsx',
      '/api/v1/export-achats.csv',
      '/api/v1/achats.csv?version=2026-id',
      '/api/v1/bilans.csv?kind=diagnostics',
    ],
  }

  test.each([
    ...addresses.visit.map(url => ['a visitor', url, visit] as const),
    ...addresses.open.map(url => ['somebody signed in', url, open] as const),
  ])('gives %s the data of %s', async (_, url, ask) => {
    // A busy machine may make it late for a moment.
    const answeredBy = async () => {
      const before = { ...node.reads }
      await ask(url.replace(':id', String(canteenId)))
      return node.reads.primary === before.primary && node.reads.replica > before.replica ? 'replica' : 'primary'
    }
    await expect.poll(answeredBy).toBe('replica')
  })

  test('is ready for the probe and in the metrics', async () => {
    await expect.poll(readiness).toEqual({ status: 'ready', replica: 'ready' })
    await expect.poll(metrics).toContain('ma_cantine_replica_delay_bytes 0\n')
    const text = await metrics()
    for (const line of [
      'ma_cantine_replica_state{state="ready"} 1',
      'ma_cantine_replica_state{state="late"} 0',
      `ma_cantine_replica_reads_total{answered_by="replica"} ${node.reads.replica}`,
      `ma_cantine_replica_reads_total{answered_by="primary"} ${node.reads.primary}`,
    ]) {
      expect(text).toContain(`${line}\n`)
    }
  })

  test('shows each commit, although its snapshots do not tell which transactions were under way', async () => {
    const [one, other] = [await addCanteen(), await addCanteen()]
    await untilCurrent()
    const count = await countForVisitor()
    const { writer } = server.app.services.database
    const move = { region: '84' }
    await writer.transaction(async slow => {
      await slow('canteens').where({ id: one }).update(move)
      await writer('canteens').where({ id: other }).update(move)
      await untilCurrent()
      expect(await countForVisitor()).toBe(count - 1)
    })
    await untilCurrent()
    expect(await countForVisitor()).toBe(count - 2)
  })

  test('has figures of its own, which the job that verifies them mends as well', async () => {
    const id = await addCanteen()
    const { database, metrics: counted } = server.app.services
    const corrected = async () => (await counted.correctedFigures.get()).values[0]?.value ?? 0
    await open(statistics)
    await untilCurrent()
    const [count, before] = [await countForVisitor(), await corrected()]
    await database.transaction(async transaction => {
      await transaction('canteens').where({ id }).update({ region: '84' })
      // As if no trigger had noted it.
      await transaction('publicChanges').where({ canteenId: id }).delete()
    })
    await untilCurrent()
    expect([countOf(await open(statistics)), await countForVisitor()]).toEqual([count, count])
    await verifyStatisticsJob.run(server.app.services, { signal: new AbortController().signal })
    expect(await corrected()).toBeGreaterThan(before)
    expect([countOf(await open(statistics)), await countForVisitor()]).toEqual([count - 1, count - 1])
  })

  test('is asked by no check of rights', () => {
    const reach = reachOfUser(person.id)
    // @ts-expect-error what may be late does not say who may
    const check = () => requireManaged(node.reader, reach, canteenId)
    expect(check).toBeTypeOf('function')
  })

  test('takes an ordinary account, and refuses what it writes', async () => {
    await administer(both.database.location, async database => {
      await database.raw('CREATE ROLE ordinary LOGIN')
      await database.raw('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ordinary')
      await database.raw('GRANT ALL ON SCHEMA public TO ordinary')
    })
    const as = (address: string) => address.replace('postgres@', 'ordinary@')
    const own = await openDatabase(as(both.database.location), undefined, undefined, as(both.replicaAddress))
    await expect.poll(() => own.replica?.state).toBe('ready')
    const refused = expect(own.replica?.reader('canteens').where({ id: canteenId }).delete()).rejects
    await refused.toThrow('read-only transaction')
    await own.close()
  })
})

describe('a replica that stops replaying', () => {
  test('shows visitors what it has for some seconds, and everybody else what they have written', async () => {
    await untilCurrent()
    const count = await countForVisitor()
    await pauseReplay(both.replicaAddress)
    const { replica } = node.reads
    const id = await addCanteen({ name: 'Cantine toute neuve', siret: makeSiret(9000) })
    expect(await countForVisitor()).toBe(count)
    expect(node.reads.replica).toBe(replica + 1)
    await server.importPurchases(person, purchasesContent(1, 'Brioche'))

    const { primary } = node.reads
    expect(countOf(await open(statistics))).toBe(count + 1)
    const withToken = await server.app.inject({ url: statistics, headers: person.headers })
    expect(countOf(withToken.body)).toBe(count + 1)
    expect(await open('/api/v1/export-achats.csv')).toContain('Brioche 0')
    expect(await open('/api/v1/cantines.csv')).toContain(makeSiret(9000))
    expect(await open('/api/v1/territoryCanteens/')).toContain('Cantine toute neuve')
    expect(await open(`/api/v1/publishedCanteens/${id}`)).toContain('Cantine toute neuve')
    expect(node.reads.primary).toBeGreaterThan(primary + 5)
    // A team that somebody has left is no longer theirs, whatever the replica says.
    await server.app.services.database.writer('canteenManagers').where({ canteenId: id }).delete()
    expect(await open('/api/v1/cantines.csv')).not.toContain(makeSiret(9000))

    await expect.poll(readiness).toEqual({ status: 'ready', replica: 'late' })
    expect(await countForVisitor()).toBe(count + 1)
    const text = await metrics()
    expect(text).toContain('ma_cantine_replica_state{state="late"} 1\n')
    expect(text).toMatch(/^ma_cantine_replica_delay_bytes [1-9]\d*$/m)

    await resumeReplay(both.replicaAddress)
    await untilReady()
    const { replica: before } = node.reads
    expect(await countForVisitor()).toBe(count + 1)
    expect(node.reads.replica).toBe(before + 1)
  })

  test('is not asked by a node before it has replayed the migrations of that node', async () => {
    await pauseReplay(both.replicaAddress)
    await server.app.services.database.writer('knex_migrations').where({ name: '0008-operations' }).update({ batch: 9 })
    const started = await openDatabase(both.database.location, undefined, undefined, both.replicaAddress)
    expect(started.replica?.state).toBe('late')
    await resumeReplay(both.replicaAddress)
    await expect.poll(() => started.replica?.state).toBe('ready')
    await started.close()
  })
})

describe('a replica that fails', () => {
  test('is replaced by the primary in the middle of an export, and comes back by itself', async () => {
    const rows = 6000
    await server.importPurchases(person, purchasesContent(rows, 'Long'))
    await untilCurrent()
    const { replica, primary } = node.reads
    const answer = await server.app.inject({
      url: '/api/v1/export-achats.csv?search=Long',
      headers: person.headers,
      payloadAsStream: true,
    })
    let text = ''
    for await (const piece of answer.stream()) {
      if (text === '') await both.replica.kill()
      text += piece
    }
    expect(text.match(/Long \d+/g)).toHaveLength(rows)
    expect(node.reads.replica).toBeGreaterThan(replica)
    expect(node.reads.primary).toBeGreaterThan(primary)

    for (const url of [statistics, '/api/v1/publishedCanteens/?region=53']) await visit(url)
    expect(await readiness()).toEqual({ status: 'ready', replica: 'away' })
    const said = await metrics()
    expect(said).toContain('ma_cantine_replica_state{state="away"} 1\n')
    expect(said).not.toMatch(/^ma_cantine_replica_delay_bytes \d/m)
    await both.replica.restart()
    await untilReady()
    const before = node.reads.replica
    await countForVisitor()
    expect(node.reads.replica).toBe(before + 1)
  })

  /** Much shorter than the time that a database has to answer. */
  const shortWait = 10_000

  test('and says nothing any more holds no request up, not even one that waits for its answer', async () => {
    const { database } = server.app.services
    const sleeping = replicatedReads(
      database,
      false,
    )(async reader => {
      if (reader !== node.reader) return 'primary'
      await reader.raw('SELECT pg_sleep(300)')
      return 'replica'
    })
    const sleepers = "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE query LIKE '%pg_sleep(300)'"
    await expect.poll(async () => (await node.reader.raw(sleepers)).rows[0].count).toBeGreaterThan(0)
    const start = performance.now()
    both.replica.freeze()
    await Promise.all([countForVisitor(), open(statistics), open('/api/v1/cantines.csv')])
    expect(await sleeping).toBe('primary')
    expect(performance.now() - start).toBeLessThan(shortWait)
    expect(node.state).toBe('away')
    both.replica.thaw()
    await untilReady()
  })

  test('in a read of rows that its log removes leaves that read to the primary', async () => {
    const { database } = server.app.services
    await administer(both.replica.address('postgres'), async replica => {
      await replica.raw("ALTER SYSTEM SET max_standby_streaming_delay = '0'")
      await replica.raw('SELECT pg_reload_conf()')
    })
    await database.writer.raw('CREATE TABLE passing AS SELECT 1 AS one')
    await untilCurrent()
    const reading = replicatedReads(
      database,
      false,
    )(async reader => {
      if (reader !== node.reader) return 'primary'
      await reader.raw('SELECT pg_sleep(300) FROM passing')
      return 'replica'
    })
    const readers = "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE query LIKE '%FROM passing'"
    await expect.poll(async () => (await node.reader.raw(readers)).rows[0].count).toBeGreaterThan(0)
    await database.writer.raw('DROP TABLE passing')
    expect(await reading).toBe('primary')
    expect(node.state).toBe('ready')
  })

  test('answers no later read of a request that it has failed', async () => {
    const reads = replicatedReads(server.app.services.database, false)
    const serves = () => reads(async reader => reader === node.reader)
    expect(await serves()).toBe(true)
    await reads(async reader => {
      if (reader === node.reader) throw Object.assign(new Error('Terminated'), { code: '57P01' })
    })
    expect(await serves()).toBe(false)
  })

  test('to find what does not exist refuses it as the primary does', async () => {
    const { replica, primary } = node.reads
    expect((await server.app.inject({ url: '/api/v1/publishedCanteens/999999' })).statusCode).toBe(404)
    expect(node.reads.primary).toBe(primary)
    expect(node.reads.replica).toBe(replica)
  })
})

describe('a replica that is no longer, or never was, that of the database', () => {
  const stateWith = async (location: string, replicaAddress: string) => {
    const own = await openDatabase(location, undefined, undefined, replicaAddress)
    const state = own.replica?.state
    await own.close()
    return state
  }

  test('is left aside: another database, another cluster, another history, a promoted one', async () => {
    expect(await stateWith(both.database.location, both.replica.address('postgres'))).toBe('other')

    const foreign = await startPostgresql()
    await administer(foreign.address('postgres'), async database => {
      await database.raw(`CREATE DATABASE ${both.name}`)
    })
    const foreignReplica = await foreign.startReplica()
    expect(await stateWith(both.database.location, foreignReplica.address(both.name))).toBe('other')
    await foreignReplica.stop()
    await foreign.stop()

    const promoted = await both.cluster.startReplica()
    await expect.poll(() => stateWith(both.database.location, promoted.address(both.name))).toBe('ready')
    await administer(promoted.address('postgres'), async database => {
      await database.raw('SELECT pg_promote()')
    })
    expect(await stateWith(both.database.location, promoted.address(both.name))).toBe('promoted')
    // As after a change of primary: the replica follows the former one.
    expect(await stateWith(promoted.address(both.name), both.replicaAddress)).toBe('other')
    await promoted.stop()
  })
})
