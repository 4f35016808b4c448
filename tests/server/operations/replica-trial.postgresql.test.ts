/** @module-tag long */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCampaigns } from '../../../server/campaigns/load-campaigns.ts'
import { StatisticsIndex } from '../../../server/statistics/statistics-index.ts'
import { verifyStatisticsJob } from '../../../server/statistics/verify-statistics-job.ts'
import { diceOf } from '../../support/dice.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { addDeclaration } from '../support/add-declaration.ts'
import { addReadyCanteens } from '../support/add-ready-canteens.ts'
import { FigureHistory } from '../support/figure-history.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { type ReplicatedDatabase, startReplicatedDatabase } from '../support/replicated-database.ts'
import { makeSiret } from '../support/sirets.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

/** THREE_NODES=long is what is promised. */
const storm = process.env.THREE_NODES === 'long' ? 60_000 : 6000
/** Visitors may see what is older than the longest delay of a replica, by as long as an answer takes. */
const oldest = 15_000

/** What the statistics say of the canteens of one person, who have a sector of their own. */
interface Figures {
  readonly canteenCount: number
  readonly teledeclarationsCount: number
}
const sectors = [1, 2, 3, 4, 5, 6]
/** Regions that have canteens of these pairs alone. */
const regions = ['02', '04'] as const
const pairsOfRegion = 2

let both: ReplicatedDatabase
/** A node in this process, whose figures can be verified. */
let server: TestServer
let nodes: RunningServer[]
beforeAll(async () => {
  both = await startReplicatedDatabase()
  server = await startTestServer({ ...both.database.environment, ...openCampaign })
  const first = await startNode()
  nodes = [first, ...(await Promise.all([startNode(first.account), startNode(first.account)]))]
})
afterAll(async () => {
  await Promise.all((nodes ?? []).map(node => node.stop()))
  await server?.close()
  await both?.stop()
})

const startNode = (account?: RunningServer['account']) =>
  startServer({ ...openCampaign, LOG_LEVEL: 'fatal' }, [], both.database, account)

const dice = diceOf(Math.random)
const anyNode = () => dice.pick(nodes)
const headers = () => ({ authorization: `Bearer ${nodes[0]?.account.token}`, 'content-type': 'application/json' })

/** The answer of a node; null when it died meanwhile. */
async function send(method: string, path: string, body?: object): Promise<Response | null> {
  try {
    const init = { method, headers: headers(), ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(`${anyNode().url}/api/v1/${path}`, init)
    // Its rest may be lost with the node.
    return new Response(await answer.text(), { status: answer.status === 204 ? 200 : answer.status })
  } catch {
    return null
  }
}

/** What a node answers to a read, asked of others as long as they die. */
async function read<Answer>(path: string, by: 'visitor' | 'person'): Promise<Answer> {
  for (;;) {
    try {
      const answer = await fetch(`${anyNode().url}/api/v1/${path}`, by === 'person' ? { headers: headers() } : {})
      const text = await answer.text()
      expect(answer.status, `${path}: ${text}`).toBe(200)
      return JSON.parse(text)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await pause(20)
    }
  }
}

const pickFigures = ({ canteenCount, teledeclarationsCount }: Figures): Figures => ({
  canteenCount,
  teledeclarationsCount,
})
const figuresPath = (sector: number) => `canteenStatistics/?year=${campaignYear}&sectors=${sector}`

/** What the primary holds, once what a dead node had begun has ended. */
async function storedFigures(sector: number): Promise<Figures> {
  return await server.app.services.database.transaction(async transaction => {
    const ids = transaction('canteenSectors').where({ sectorId: sector }).select('canteenId')
    await transaction('canteens').whereIn('id', ids.clone()).orderBy('id').forUpdate().select('id')
    const living = transaction('canteens').whereIn('id', ids).whereNull('deletionDate')
    const declared = transaction('teledeclarations')
      .where({ status: 'SUBMITTED', year: campaignYear })
      .whereIn('canteenId', living.clone().select('id'))
    const count = async (query: typeof living) => Number((await query.clone().count({ count: '*' }).first())?.count)
    return { canteenCount: await count(living), teledeclarationsCount: await count(declared) }
  })
}

interface Own {
  readonly id: number
  readonly diagnosticId: number
  declarationId: number | null
  isDeleted: boolean
}

/** Somebody who declares, cancels, edits, deletes and brings back, and looks at what they did. */
class Worker {
  readonly sector: number
  readonly history: FigureHistory<Figures>
  acts = 0
  private readonly canteens: readonly Own[]

  private constructor(sector: number, canteens: readonly Own[], figures: Figures) {
    this.sector = sector
    this.canteens = canteens
    this.history = new FigureHistory(figures)
  }

  static async start(sector: number, userId: number): Promise<Worker> {
    const { database } = server.app.services
    const ids = await addReadyCanteens(database, userId, campaignYear, 10, sector * 1000)
    await database.writer('canteenSectors').whereIn('canteenId', ids).update({ sectorId: sector })
    const reports: { id: number; canteenId: number }[] = await database
      .reader('diagnostics')
      .whereIn('canteenId', ids)
      .select('id', 'canteenId')
    const canteens = reports.map(({ id, canteenId }) => ({
      id: canteenId,
      diagnosticId: id,
      declarationId: null,
      isDeleted: false,
    }))
    return new Worker(sector, canteens, await storedFigures(sector))
  }

  async act(): Promise<void> {
    const canteen = dice.pick(this.canteens)
    if (canteen.isDeleted) await this.bringBack(canteen)
    else if (canteen.declarationId !== null) await this.cancel(canteen)
    else if (dice.chance(0.25)) await this.delete(canteen)
    else if (dice.chance(0.3)) await this.rename(canteen)
    else await this.declare(canteen)
    this.acts++
    const seen = pickFigures(await read<Figures>(figuresPath(this.sector), 'person'))
    expect(seen, 'what somebody has just written').toEqual(this.history.now)
  }

  private declare(canteen: Own): Promise<void> {
    const body = { diagnosticId: canteen.diagnosticId, honourStatement: true }
    return this.write(canteen, { declared: 1 }, () => send('POST', 'teledeclaration/', body))
  }

  private cancel(canteen: Own): Promise<void> {
    const path = `teledeclaration/${canteen.declarationId}/cancel/`
    return this.write(canteen, { declared: -1 }, () => send('POST', path, {}))
  }

  private delete(canteen: Own): Promise<void> {
    return this.write(canteen, { canteens: -1 }, () => send('DELETE', `canteens/${canteen.id}`))
  }

  private bringBack(canteen: Own): Promise<void> {
    return this.write(canteen, { canteens: 1 }, () => send('POST', `deletedCanteens/${canteen.id}/restore/`, {}))
  }

  private async rename(canteen: Own): Promise<void> {
    const name = `Cantine ${dice.whole(1e9)}`
    const answer = await send('PATCH', `canteens/${canteen.id}`, { name })
    if (answer?.status !== 200) return
    expect((await read<{ name: string }>(`publishedCanteens/${canteen.id}`, 'person')).name).toBe(name)
  }

  /** Writes what changes the figures by one, and finds out what became of it. */
  private async write(
    canteen: Own,
    { declared = 0, canteens = 0 }: { readonly declared?: number; readonly canteens?: number },
    write: () => Promise<Response | null>,
  ): Promise<void> {
    const { canteenCount, teledeclarationsCount } = this.history.now
    this.history.add({
      canteenCount: canteenCount + canteens,
      teledeclarationsCount: teledeclarationsCount + declared,
    })
    const answer = await write()
    // Of a node that died, nobody knows whether it had written.
    if (answer === null || answer.status >= 300) this.history.add(await storedFigures(this.sector))
    const { database } = server.app.services
    const row = await database.reader('canteens').where({ id: canteen.id }).first('deletionDate')
    const inForce = await database
      .reader('teledeclarations')
      .where({ canteenId: canteen.id, status: 'SUBMITTED' })
      .first('id')
    canteen.isDeleted = row.deletionDate !== null
    canteen.declarationId = inForce?.id ?? null
  }
}

type Pair = readonly [number, number]

/** Two canteens whose declarations hold the same sum of organic euros at each moment. */
async function addPair(region: string, number: number): Promise<Pair> {
  const now = new Date().toISOString()
  const columns = { year: campaignYear, creationDate: now, modificationDate: now }
  const add = async (from: number, organic: number) => {
    const id = await server.addCanteen(makeSiret(800_000 + from), [], { region, productionType: 'site' })
    await addDeclaration(server, id, { total: 1000, organic }, columns)
    return id
  }
  return [await add(2 * number, 1000), await add(2 * number + 1, 0)]
}

/** Moves the organic euros of one of them to the other, in one transaction. */
const exchange = (pair: Pair): Promise<void> =>
  server.app.services.database.transaction(async transaction => {
    const declarations = () => transaction('teledeclarations').whereIn('canteenId', pair)
    const rows: { id: number; organic: number }[] = await declarations()
      .orderBy('id')
      .forUpdate()
      .select('id', { organic: 'valueBioHtAgg' })
    for (const { id, organic } of rows) {
      await transaction('teledeclarations')
        .where({ id })
        .update({ valueBioHtAgg: 1000 - organic })
    }
  })

test(
  `for ${storm / 1000} s of deaths of nodes and of the replica, nobody sees a figure that never was`,
  async () => {
    const { username } = (nodes[0] as RunningServer).account
    const { database, settings } = server.app.services
    const { id: userId } = await database.reader('users').where({ username }).first('id')
    const pairs: Pair[] = []
    for (const region of regions) {
      for (let count = 0; count < pairsOfRegion; count++) pairs.push(await addPair(region, pairs.length))
    }
    const workers = await Promise.all(sectors.map(sector => Worker.start(sector, userId)))
    let isOn = true
    const counts = { acts: 0, exchanges: 0, visits: 0, nodeDeaths: 0, replicaDeaths: 0, freezes: 0 }

    const working = workers.map(async worker => {
      while (isOn) await worker.act()
      counts.acts += worker.acts
    })
    const exchanging = pairs.map(async pair => {
      while (isOn) {
        await exchange(pair)
        counts.exchanges++
        await pause(2)
      }
    })
    const visiting = Array.from({ length: 6 }, async () => {
      while (isOn) {
        const worker = dice.pick(workers)
        const since = performance.now() - oldest
        const seen = pickFigures(await read<Figures>(figuresPath(worker.sector), 'visitor'))
        expect(worker.history.allows(seen, since), `never was: ${JSON.stringify(seen)}`).toBe(true)
        const region = dice.pick(regions)
        const path = `canteenStatistics/?year=${campaignYear}&region=${region}`
        const sums = { canteenCount: 2 * pairsOfRegion, teledeclarationsCount: 2 * pairsOfRegion, bioPercent: 50 }
        expect(await read(path, 'visitor')).toMatchObject(sums)
        expect((await server.app.inject({ url: `/api/v1/${path}` })).json()).toMatchObject(sums)
        const list = await read(`publishedCanteens/?region=${region}`, 'visitor')
        expect(list).toMatchObject({ count: 2 * pairsOfRegion })
        counts.visits++
      }
    })
    const end = performance.now() + storm
    const killing = (async () => {
      do {
        const index = dice.whole(nodes.length)
        const node = nodes[index] as RunningServer
        node.process.kill('SIGKILL')
        counts.nodeDeaths++
        nodes[index] = await startNode(node.account)
        await node.stop()
      } while (performance.now() < end)
    })()
    const breaking = (async () => {
      do {
        await pause(dice.whole(1000))
        await both.replica.kill()
        counts.replicaDeaths++
        await pause(dice.whole(500))
        await both.replica.restart()
        await pause(1500 + dice.whole(1000))
        both.replica.freeze()
        counts.freezes++
        await pause(1500)
        both.replica.thaw()
      } while (performance.now() < end)
    })()
    const breakage = Promise.all([killing, breaking]).finally(() => {
      isOn = false
    })
    const outcomes = await Promise.allSettled([breakage, ...working, ...exchanging, ...visiting])
    console.log(counts, database.replica?.reads)
    expect(outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual([])

    await expect.poll(() => database.replica?.state).toBe('ready')
    await verifyStatisticsJob.run(server.app.services, { signal: new AbortController().signal })
    expect((await server.app.services.metrics.correctedFigures.get()).values[0]?.value ?? 0).toBe(0)
    const afresh = new StatisticsIndex(database.reader, await loadCampaigns(database.reader, settings))
    for (const { sector, history } of workers) {
      const selection = { year: campaignYear, region: [], department: [], epci: [], pat: [], sectors: [sector] }
      const expected = await afresh.sum(selection)
      expect(pickFigures(expected)).toEqual(history.now)
      for (const { url } of nodes) {
        await eventually(async () => {
          const answer = await (await fetch(`${url}/api/v1/${figuresPath(sector)}`)).json()
          return JSON.stringify(answer) === JSON.stringify(expected) || undefined
        })
      }
    }
    for (const { url } of nodes) {
      const reads = /replica_reads_total\{answered_by="replica"\} (\d+)/.exec(
        await (await fetch(`${url}/metrics`)).text(),
      )
      expect(Number(reads?.[1])).toBeGreaterThan(0)
    }
  },
  300_000 + storm,
)
