import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { DatabaseProxy } from '../support/database-proxy.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { stopWrite } from '../support/stopped-write.ts'
import { eventually } from '../support/test-server.ts'

let folder: string
let database: FreshDatabase
let line: DatabaseProxy
let server: RunningServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-away-'))
  database = await createDatabase(folder)
  line = await DatabaseProxy.open(database)
  server = await startServer({ LOG_LEVEL: 'fatal' }, [], line.database)
})
afterAll(async () => {
  await server.stop()
  await line.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${server.account.token}`, ...init.headers },
  })

function importFile(content: string, key: string): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  return ask('/api/v1/importPurchases/', { method: 'POST', headers: { 'idempotency-key': key }, body })
}

/** Closes all connections, so that none remains from an earlier test. */
async function startAfresh(): Promise<void> {
  line.cut()
  line.restore()
  await eventually(async () => ((await ask('/readyz')).status === 200 ? true : undefined))
}

test('reads and new transactions survive the loss of an idle connection', async () => {
  const read = () => ask('/api/v1/canteens/')
  const write = () =>
    ask('/api/v1/purchases/delete/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [] }),
    })
  for (let i = 0; i < 5; i++) {
    expect([(await read()).status, (await write()).status]).toEqual([200, 200])
    line.dropIdle()
    expect([(await read()).status, (await write()).status]).toEqual([200, 200])
  }
  await startAfresh()
})

test('reads on all connections, and the probe, survive the loss of all connections', async () => {
  const many = () => Promise.all(Array.from({ length: 24 }, async () => (await ask('/api/v1/canteens/')).status))
  await many()
  line.dropIdle()
  const start = performance.now()
  expect(await Promise.all([many(), ask('/readyz').then(({ status }) => [status])])).toEqual([
    Array(24).fill(200),
    [200],
  ])
  expect(performance.now() - start).toBeLessThan(10_000)
  await startAfresh()
})

test('while the database is away, requests get 503 and the node is not ready; all works once it is back', async () => {
  const { username, password } = server.account
  const signedIn = await ask('/api/v1/session/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const cookie = signedIn.headers.getSetCookie().join('; ')
  line.cut()
  const read = await ask('/api/v1/canteens/')
  const write = await importFile(purchasesContent(10, 'Absente'), 'absente')
  for (const answer of [read, write]) {
    expect([answer.status, await answer.json()]).toEqual([503, { detail: httpRefusals('unavailable').in('fr') }])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const page = await ask('/mes-achats', { headers: { accept: 'text/html', cookie } })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('Attendez un instant, puis rechargez cette page.')
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  line.restore()
  await eventually(async () => ((await ask('/readyz')).status === 200 ? true : undefined))
  expect((await ask('/api/v1/canteens/')).status).toBe(200)
  expect(await (await importFile(purchasesContent(10, 'Absente'), 'absente')).json()).toMatchObject({ count: 10 })
})

test('an import whose database connection is cut can be retried with its key, and runs once', async () => {
  for (const [attempt, place] of [
    // Amid its second batch, then with all rows written and the answer not.
    { before: 'INSERT ON purchases', condition: "NEW.description = 'Coupée 0 4500'" } as const,
    { before: 'UPDATE OF answer ON idempotency_keys', condition: 'NEW.answer IS NOT NULL' } as const,
  ].entries()) {
    const content = purchasesContent(5000, `Coupée ${attempt}`)
    const stopped = await stopWrite(database, place)
    const importing = importFile(content, `coupee-${attempt}`)
    try {
      await stopped.waitUntilReached()
      line.cut()
      line.restore()
    } finally {
      await stopped.release()
    }
    expect((await importing).status).toBe(503)
    const again = await eventually(async () => {
      const answer = await importFile(content, `coupee-${attempt}`)
      return answer.status === 200 ? answer : undefined
    })
    expect(await again.json()).toMatchObject({ count: 5000, errors: [] })
  }
  const list = (await (await ask('/api/v1/purchases/?limit=1')).json()) as { count: number }
  expect(list.count).toBe(10_010)
})
