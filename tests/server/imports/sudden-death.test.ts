import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../server/dist/database/connection.js'
import { isPostgresql } from '../../../server/dist/database/sql.js'
import { startServer } from '../../support/running-server.ts'
import { purchasesContent } from '../support/purchases-content.ts'

const rows = 20_000
const deaths = 20

let running: Awaited<ReturnType<typeof startServer>> | null = null
beforeAll(async () => {
  running = await startServer()
})
afterAll(async () => {
  await running?.stop()
})

function send(url: string, token: string, content: string): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  return fetch(`${url}/api/v1/importPurchases/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
}

/** What the database itself finds wrong with its files. */
async function brokenParts({ reader }: Database): Promise<unknown[]> {
  if (isPostgresql(reader)) return []
  const found: { integrityCheck: string }[] = await reader.raw('PRAGMA integrity_check')
  return found.filter(({ integrityCheck }) => integrityCheck !== 'ok')
}

test('the death of the server at any moment of an import leaves all of its rows or none', {
  timeout: 180_000,
}, async () => {
  if (!running) throw new Error('The server did not start')
  const first = running
  const start = performance.now()
  const answer = await send(first.url, first.account.token, purchasesContent(rows, 'Témoin'))
  expect(await answer.json()).toMatchObject({ count: rows })
  const usual = performance.now() - start

  const outcomes: number[] = []
  for (let death = 0; death < deaths; death++) {
    const server = await startServer({}, [], first.database)
    const content = purchasesContent(rows, `Mort ${death}`)
    const sent = send(server.url, server.account.token, content).then(
      () => true,
      () => false,
    )
    await new Promise(resolve => setTimeout(resolve, Math.random() * usual * 1.1))
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    const answered = await sent
    await server.stop()

    const database = await openDatabase(first.database.location)
    const importSource = createHash('md5').update(content).digest('hex')
    const stored = await database.reader('purchases').where({ importSource }).count({ count: '*' }).first()
    const broken = await brokenParts(database)
    await database.close()
    expect(broken).toEqual([])
    expect([0, rows]).toContain(Number(stored?.count))
    // What was answered was kept.
    if (answered) expect(Number(stored?.count)).toBe(rows)
    outcomes.push(Number(stored?.count))
  }
  expect(outcomes).toHaveLength(deaths)
})
