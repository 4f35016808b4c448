/** @module-tag long */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, type SeededAccount, startServer } from '../../support/running-server.ts'
import { ReadyProxy } from '../support/ready-proxy.ts'
import { eventually } from '../support/test-server.ts'

const nodeCount = 3
const clientCount = 50
/** THREE_NODES=long is what is promised: 21 restarts. */
const rounds = process.env.THREE_NODES === 'long' ? 7 : 1

let database: FreshDatabase
let proxy: ReadyProxy
let account: SeededAccount | undefined
let nodes: RunningServer[]
beforeAll(async () => {
  database = await createDatabase('')
  proxy = await ReadyProxy.open()
  nodes = [await startNode()]
  nodes.push(...(await Promise.all(Array.from({ length: nodeCount - 1 }, startNode))))
})
afterAll(async () => {
  await proxy.close()
  await Promise.all(nodes.map(node => node.stop()))
  await database.drop()
})

/** Starts a node, and waits until the proxy sends requests to it. */
async function startNode(): Promise<RunningServer> {
  // The delay is much longer than the proxy takes to notice, on a machine whose cores are all busy too.
  const node = await startServer({ STOP_DELAY: '5', LOG_LEVEL: 'fatal' }, [], database, account)
  account = node.account
  const isReady = proxy.add(node.url)
  await eventually(() => isReady() || undefined)
  return node
}

/** A client that keeps one connection, on which it reads, then writes, without a pause. */
class KeptClient {
  readonly answers: (number | string)[] = []
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private isWorking = false
  private work = Promise.resolve()

  start(): void {
    this.isWorking = true
    this.work = this.run()
  }

  async pause(): Promise<void> {
    this.isWorking = false
    await this.work
  }

  close(): void {
    this.agent.destroy()
  }

  private async run(): Promise<void> {
    const canteen = account?.canteens[0]?.id
    while (this.isWorking) {
      this.answers.push(
        await this.send('GET', 'sectors/'),
        await this.send('POST', 'purchases/', { canteen, priceHt: 1 }),
      )
    }
  }

  private async send(method: string, path: string, body?: object): Promise<number | string> {
    const call = request(`${proxy.url}/api/v1/${path}`, {
      method,
      agent: this.agent,
      headers: { authorization: `Bearer ${account?.token}`, 'content-type': 'application/json' },
    })
    call.end(body && JSON.stringify(body))
    try {
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      await response.toArray()
      return response.statusCode ?? 0
    } catch (error) {
      return String(error)
    }
  }
}

test(
  'a restart of three nodes, one after the other, loses no request of 50 clients that keep their connections',
  async () => {
    const clients = Array.from({ length: clientCount }, () => new KeptClient())
    for (let round = 0; round < rounds; round++) {
      for (const [index, node] of nodes.entries()) {
        for (const client of clients) client.start()
        await eventually(() => clients.every(({ answers }) => answers.length > 0) || undefined)
        await node.stop()
        await Promise.all(clients.map(client => client.pause()))
        nodes[index] = await startNode()
      }
    }
    for (const client of clients) client.close()
    const answers = clients.flatMap(client => client.answers)
    const direct = await openDatabase(database.location)
    const stored = await direct.reader('purchases').count({ count: '*' }).first()
    await direct.close()
    expect(new Set(answers)).toEqual(new Set([200, 201]))
    expect(Number(stored?.count)).toBe(answers.length / 2)
  },
  300_000 * rounds,
)
