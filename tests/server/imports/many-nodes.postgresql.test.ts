import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { stopWrite } from '../support/stopped-write.ts'
import { eventually } from '../support/test-server.ts'

const nodeCount = 3
/** All nodes but the last one die. */
const deaths = nodeCount - 1
/** Two batches of them: the first one has 4000. */
const rows = 5000

let folder: string
let database: FreshDatabase
let nodes: RunningServer[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-nodes-'))
  database = await createDatabase(folder)
  const first = await startServer({}, [], database)
  const others = Array.from({ length: nodeCount - 1 }, () => startServer({}, [], database, first.account))
  nodes = [first, ...(await Promise.all(others))]
})
afterAll(async () => {
  await Promise.all(nodes.map(node => node.stop()))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function send(node: RunningServer, content: string, key: string): Promise<ImportAnswer> {
  const { token } = (nodes[0] as RunningServer).account
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

/** Tries one node after the other, like a client that lost its connection, until one answers. */
function insist(first: number, content: string, key: string): Promise<ImportAnswer> {
  let attempt = first
  return eventually(() => send(nodes[attempt++ % nodeCount] as RunningServer, content, key).catch(() => undefined))
}

test('with three nodes on one database, the death of one amid an import loses nothing, and a retry on another ends it', async () => {
  for (let dying = 0; dying < deaths; dying++) {
    const node = nodes[dying] as RunningServer
    const label = `Mort-${dying}`
    const condition = `NEW.description = '${label} ${rows - 500}'`
    const stopped = await stopWrite(database, { before: 'INSERT ON purchases', condition })
    const importing = insist(dying, purchasesContent(rows, label), label)
    try {
      await stopped.waitUntilReached()
      node.process.kill('SIGKILL')
      await once(node.process, 'exit')
    } finally {
      await stopped.release()
    }
    expect(await importing).toMatchObject({ count: rows, errors: [] })
  }

  const { reader, close } = await openDatabase(database.location)
  const stored: { count: number }[] = await reader('purchases').groupBy('importSource').count({ count: '*' })
  await close()
  expect(stored.map(({ count }) => count)).toEqual(Array(deaths).fill(rows))
})
