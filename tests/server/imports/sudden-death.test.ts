import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../server/database/connection.ts'
import { isPostgresql } from '../../../server/database/sql.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { type StopPlace, stopWrite } from '../support/stopped-write.ts'
import { eventually } from '../support/test-server.ts'

/** Two batches of them: the first one has 4000. */
const rows = 5000
/** At moments of chance, after those at certain ones. More of them: SUDDEN_DEATHS=100. */
const deathsByChance = Number(process.env.SUDDEN_DEATHS ?? 1)

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-death-'))
let database: FreshDatabase
let server: RunningServer
beforeAll(async () => {
  database = await createDatabase(folder)
  server = await startServer({}, [], database)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

interface Sent {
  readonly content: string
  readonly key: Record<string, string>
}

const toSend = (label: string): Sent => ({
  content: purchasesContent(rows, label),
  key: { 'idempotency-key': label },
})

function send({ content, key }: Sent): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  return fetch(`${server.url}/api/v1/importPurchases/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.account.token}`, ...key },
    body,
  })
}

/** @returns the body of the answer, null when the server died before it. */
const answerOf = (sent: Sent): Promise<string | null> =>
  send(sent).then(
    response => response.text().catch(() => null),
    () => null,
  )

/** Sends the file under its key until it is answered, as a client does that was cut off. */
const sendAgain = (sent: Sent): Promise<Response> =>
  eventually(async () => {
    const answer = await send(sent)
    if (answer.status !== 409) return answer
    await answer.body?.cancel()
    return undefined
  })

interface Stored {
  readonly purchases: number
  /** Entries of the journal for the file, by what they say was created. */
  readonly entries: readonly number[]
}
const nothing: Stored = { purchases: 0, entries: [] }
const everything: Stored = { purchases: rows, entries: [rows] }

/** What the database itself finds wrong with its files. */
async function brokenParts({ reader }: Database): Promise<unknown[]> {
  if (isPostgresql(reader)) return []
  const found: { integrityCheck: string }[] = await reader.raw('PRAGMA integrity_check')
  return found.filter(({ integrityCheck }) => integrityCheck !== 'ok')
}

async function storedOf({ content }: Sent): Promise<Stored> {
  const md5 = createHash('md5').update(content).digest('hex')
  const opened = await openDatabase(database.location)
  try {
    expect(await brokenParts(opened)).toEqual([])
    const stored = await opened.reader('purchases').where({ importSource: md5 }).count({ count: '*' }).first()
    const entries: { created: number }[] = await opened.reader('imports').where({ md5, status: 'done' })
    return { purchases: Number(stored?.count), entries: entries.map(({ created }) => created) }
  } finally {
    await opened.close()
  }
}

async function kill(): Promise<void> {
  server.process.kill('SIGKILL')
  await once(server.process, 'exit')
  await server.stop()
}

/** Starts the server again, and ends what the client had begun. */
async function recover(sent: Sent, isStored: boolean, answered: string | null): Promise<void> {
  server = await startServer({}, [], database, server.account)
  const response = await sendAgain(sent)
  expect(response.status).toBe(200)
  expect(response.headers.get('idempotent-replayed') === 'true').toBe(isStored)
  const text = await response.text()
  if (answered !== null) expect(text).toBe(answered)
  expect(JSON.parse(text) as ImportAnswer).toMatchObject({ count: rows, created: rows, duplicateFile: false })
  expect(await storedOf(sent)).toEqual(everything)
}

const places: readonly (readonly [string, string, StopPlace])[] = [
  [
    'amid the rows of its second batch',
    'Lot',
    { before: 'INSERT ON purchases', condition: `NEW.description = 'Lot ${rows - 500}'` },
  ],
  [
    'with all its rows written and its answer not',
    'Reponse',
    { before: 'UPDATE OF answer ON idempotency_keys', condition: 'NEW.answer IS NOT NULL' },
  ],
]

test.each(places)(
  'the death of the server in an import %s leaves nothing of it, and sent again it is done',
  { tags: 'long' },
  async (_, label, place) => {
    const sent = toSend(label)
    const stopped = await stopWrite(database, place)
    const answer = answerOf(sent)
    try {
      await stopped.waitUntilReached()
      await kill()
    } finally {
      await stopped.release()
    }
    expect(await answer).toBeNull()
    expect(await storedOf(sent)).toEqual(nothing)
    await recover(sent, false, null)
  },
)

test('the death of the server after the commit of an import loses nothing, and a retry gets its answer', async () => {
  const sent = toSend('Fin')
  const { reader, close } = await openDatabase(database.location)
  const answer = answerOf(sent)
  await eventually(() => reader('purchases').where({ description: 'Fin 0' }).first('id'))
  await close()
  await kill()
  expect(await storedOf(sent)).toEqual(everything)
  await recover(sent, true, await answer)
})

test(`the death of the server at any moment of an import neither loses nor repeats anything (${deathsByChance} deaths)`, {
  timeout: 30_000 + deathsByChance * 30_000,
}, async () => {
  const start = performance.now()
  await (await send(toSend('Temoin'))).text()
  const usual = performance.now() - start
  for (let death = 0; death < deathsByChance; death++) {
    const sent = toSend(`Mort-${death}`)
    const answer = answerOf(sent)
    await pause(Math.random() * usual * 1.4)
    await kill()
    const answered = await answer
    const stored = await storedOf(sent)
    expect([nothing, everything]).toContainEqual(stored)
    const isStored = stored.purchases > 0
    // What was answered was stored.
    if (answered !== null) expect(isStored).toBe(true)
    await recover(sent, isStored, answered)
  }
})
