import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../server/dist/database/connection.js'
import { isPostgresql } from '../../../server/dist/database/sql.js'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { startServer } from '../../support/running-server.ts'
import { purchasesContent } from '../support/purchases-content.ts'

const rows = 20_000
/** More of them: SUDDEN_DEATHS=100. */
const deaths = Number(process.env.SUDDEN_DEATHS ?? 6)

let running: Awaited<ReturnType<typeof startServer>> | null = null
beforeAll(async () => {
  running = await startServer()
})
afterAll(async () => {
  await running?.stop()
})

function send(url: string, token: string, content: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  return fetch(`${url}/api/v1/importPurchases/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  })
}

interface Kept {
  readonly purchases: number
  /** Entries of the journal for the file, by what they say was created. */
  readonly entries: readonly number[]
}

/** What the database itself finds wrong with its files. */
async function brokenParts({ reader }: Database): Promise<unknown[]> {
  if (isPostgresql(reader)) return []
  const found: { integrityCheck: string }[] = await reader.raw('PRAGMA integrity_check')
  return found.filter(({ integrityCheck }) => integrityCheck !== 'ok')
}

async function keptOf({ location }: FreshDatabase, content: string): Promise<Kept> {
  const md5 = createHash('md5').update(content).digest('hex')
  const database = await openDatabase(location)
  try {
    expect(await brokenParts(database)).toEqual([])
    const stored = await database.reader('purchases').where({ importSource: md5 }).count({ count: '*' }).first()
    const entries: { created: number }[] = await database.reader('imports').where({ md5, status: 'done' })
    return { purchases: Number(stored?.count), entries: entries.map(({ created }) => created) }
  } finally {
    await database.close()
  }
}

/** Sends the file under its key until it is answered, as a client does that was cut off. */
async function sendAgain(url: string, token: string, content: string, key: string): Promise<Response> {
  for (;;) {
    const answer = await send(url, token, content, { 'idempotency-key': key })
    if (answer.status !== 409) return answer
    await answer.body?.cancel()
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

test(`the death of the server at any moment of an import loses nothing and doubles nothing (${deaths} deaths)`, {
  timeout: 30_000 + deaths * 30_000,
}, async () => {
  if (!running) throw new Error('The server did not start')
  const { database, url, account } = running
  const start = performance.now()
  const answer = await send(url, account.token, purchasesContent(rows, 'Témoin'))
  expect(await answer.json()).toMatchObject({ count: rows })
  const usual = performance.now() - start

  const outcomes = { done: 0, nothing: 0, replayed: 0 }
  for (let death = 0; death < deaths; death++) {
    const dying = await startServer({}, [], database)
    const { token } = dying.account
    const content = purchasesContent(rows, `Mort ${death}`)
    const key = `mort-${death}`
    const sent = send(dying.url, token, content, { 'idempotency-key': key }).then(
      async response => await response.text(),
      () => null,
    )
    await new Promise(resolve => setTimeout(resolve, Math.random() * usual * 1.1))
    dying.process.kill('SIGKILL')
    await once(dying.process, 'exit')
    const answered = await sent.catch(() => null)
    await dying.stop()

    const after = await keptOf(database, content)
    expect([
      { purchases: 0, entries: [] },
      { purchases: rows, entries: [rows] },
    ]).toContainEqual(after)
    // What was answered was kept.
    if (answered !== null) expect(after.purchases).toBe(rows)
    outcomes[after.purchases > 0 ? 'done' : 'nothing']++

    const next = await startServer({}, [], database)
    const response = await sendAgain(next.url, next.account.token, content, key)
    expect(response.status).toBe(200)
    const replayed = response.headers.get('idempotent-replayed') === 'true'
    expect(replayed).toBe(after.purchases > 0)
    if (replayed) outcomes.replayed++
    const text = await response.text()
    if (answered !== null) expect(text).toBe(answered)
    expect(JSON.parse(text) as ImportAnswer).toMatchObject({ count: rows, created: rows, duplicateFile: false })
    await next.stop()
    expect(await keptOf(database, content)).toEqual({ purchases: rows, entries: [rows] })
  }
  expect(outcomes.done + outcomes.nothing).toBe(deaths)
  expect(outcomes.replayed).toBe(outcomes.done)
})
