import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../server/database/connection.ts'
import { isPostgresql } from '../../../server/database/sql.ts'
import { type FreshDatabase, freshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { purchasesContent } from '../support/purchases-content.ts'

/** Two batches of them, so that a death may fall between. */
const rows = 12_000
const deathsOfDatabase = 10
/** More of them: SUDDEN_DEATHS=100. */
const deaths = Number(process.env.SUDDEN_DEATHS ?? 6)

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-death-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function send(
  { url, account }: RunningServer,
  content: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  return fetch(`${url}/api/v1/importPurchases/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, ...headers },
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
async function sendAgain(server: RunningServer, content: string, key: Record<string, string>): Promise<Response> {
  for (;;) {
    const answer = await send(server, content, key)
    if (answer.status !== 409) return answer
    await answer.body?.cancel()
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

test(`the death of the server at any moment of an import loses nothing and doubles nothing (${deaths} deaths)`, {
  timeout: 30_000 + deaths * 30_000,
}, async () => {
  const outcomes = { done: 0, nothing: 0, replayed: 0 }
  let server: RunningServer | null = null
  let usual = 0
  try {
    for (let death = 0; death < deaths; death++) {
      // A database that has grown takes long to be checked.
      if (death % deathsOfDatabase === 0) {
        await server?.stop()
        const database = await freshDatabase(mkdtempSync(join(folder, 'database-')))
        server = await startServer({}, [], database)
        const start = performance.now()
        const answer = await send(server, purchasesContent(rows, 'Témoin'))
        expect(await answer.json()).toMatchObject({ count: rows })
        usual = performance.now() - start
      }
      if (!server) throw new Error('The server did not start')
      const { database, account } = server
      const content = purchasesContent(rows, `Mort ${death}`)
      const key = { 'idempotency-key': `mort-${death}` }
      const sent = send(server, content, key).then(
        response => response.text(),
        () => null,
      )
      await new Promise(resolve => setTimeout(resolve, Math.random() * usual * 1.4))
      server.process.kill('SIGKILL')
      await once(server.process, 'exit')
      const answered = await sent.catch(() => null)
      await server.stop()

      const after = await keptOf(database, content)
      expect([
        { purchases: 0, entries: [] },
        { purchases: rows, entries: [rows] },
      ]).toContainEqual(after)
      // What was answered was kept.
      if (answered !== null) expect(after.purchases).toBe(rows)
      outcomes[after.purchases > 0 ? 'done' : 'nothing']++

      server = await startServer({}, [], database, account)
      const response = await sendAgain(server, content, key)
      expect(response.status).toBe(200)
      const replayed = response.headers.get('idempotent-replayed') === 'true'
      expect(replayed).toBe(after.purchases > 0)
      if (replayed) outcomes.replayed++
      const text = await response.text()
      if (answered !== null) expect(text).toBe(answered)
      expect(JSON.parse(text) as ImportAnswer).toMatchObject({ count: rows, created: rows, duplicateFile: false })
      expect(await keptOf(database, content)).toEqual({ purchases: rows, entries: [rows] })
    }
  } finally {
    await server?.stop()
  }
  expect(outcomes.done + outcomes.nothing).toBe(deaths)
  expect(outcomes.replayed).toBe(outcomes.done)
  console.log(`${deaths} morts : ${outcomes.nothing} avant l’écriture, ${outcomes.done} après, toutes rejouées`)
})
