import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { type FreshDatabase, freshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { purchasesContent } from '../support/purchases-content.ts'

const nodeCount = 3
const rows = 20_000
const deaths = Number(process.env.SUDDEN_DEATHS ?? 6)

let folder: string
let database: FreshDatabase
let nodes: RunningServer[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-nodes-'))
  database = await freshDatabase(folder)
  const start = () => startServer({}, [], database)
  // The first one makes the account.
  nodes = [await start()]
  nodes.push(...(await Promise.all(Array.from({ length: nodeCount - 1 }, start))))
})
afterAll(async () => {
  await Promise.all(nodes.map(node => node.stop()))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function send(node: RunningServer, token: string, content: string, key: string): Promise<ImportAnswer> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  const response = await fetch(`${node.url}/api/v1/importPurchases/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body,
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as ImportAnswer
}

/** Tries one node after the other, as a client that lost its line does, until one answers. */
async function insist(first: number, token: string, content: string, key: string): Promise<ImportAnswer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await send(nodes[(first + attempt) % nodeCount] as RunningServer, token, content, key)
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  throw new Error('No node answered')
}

test('with three nodes on one database, the death of one during an import loses nothing, and a retry on another ends it', {
  timeout: 60_000 + deaths * 20_000,
}, async () => {
  const { token } = (nodes[0] as RunningServer).account
  const start = performance.now()
  await insist(0, token, purchasesContent(rows, 'Témoin'), 'temoin')
  const usual = performance.now() - start

  for (let death = 0; death < deaths; death++) {
    const dying = death % nodeCount
    const node = nodes[dying] as RunningServer
    const importing = insist(dying, token, purchasesContent(rows, `Mort ${death}`), `cle-${death}`)
    await new Promise(resolve => setTimeout(resolve, Math.random() * usual * 1.1))
    node.process.kill('SIGKILL')
    if (node.process.exitCode === null && node.process.signalCode === null) await once(node.process, 'exit')
    await node.stop()
    expect(await importing).toMatchObject({ count: rows, errors: [] })
    nodes[dying] = await startServer({}, [], database)
  }

  const { reader, close } = await openDatabase(database.location)
  const stored: { count: number }[] = await reader('purchases').groupBy('importSource').count({ count: '*' })
  await close()
  expect(stored.map(({ count }) => count)).toEqual(Array(deaths + 1).fill(rows))
})
