import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { NetworkError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { createClient } from '@ma-cantine/lib/http/client'
import { type DeclarationOutcome, declareMany } from '@ma-cantine/lib/teledeclaration/declare-many'
import { loadReady, type ReadyCanteen } from '@ma-cantine/lib/teledeclaration/load-actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { addReadyCanteens } from '../support/add-ready-canteens.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'

/** Deaths at moments of chance, after those at certain ones. More of them: SUDDEN_DEATHS=100. */
const deathsByChance = Number(process.env.SUDDEN_DEATHS ?? 1)
/** The declarations among which these deaths come: each has its own. */
const endangered = Math.max(60, 2 * deathsByChance)
/** After so many outcomes, the person closes the page. */
const closedAfter = endangered + 50
const count = closedAfter + 50

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-declarations-'))
let database: FreshDatabase
let server: RunningServer
beforeAll(async () => {
  database = await createDatabase(folder)
  server = await startServer(openCampaign, [], database)
  const opened = await openDatabase(database.location)
  const { id: userId } = await opened.reader('users').where({ username: server.account.username }).first('id')
  await addReadyCanteens(opened, userId, campaignYear, count)
  await opened.close()
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function kill(): Promise<void> {
  server.process.kill('SIGKILL')
  await once(server.process, 'exit')
  await server.stop()
}

/** Starts the server that died again; those who wait for it share one start. */
let restart: Promise<void> | null = null
function revive(): Promise<void> {
  restart ??= startServer(openCampaign, [], database, server.account).then(revived => {
    server = revived
    restart = null
  })
  return restart
}

type Death = 'while it writes' | 'after it wrote' | 'by chance'
/** When the server dies, by the number of the declaration that is asked for. */
let deaths = new Map<number, Death>()
let asked = 0

/** A network in which the server dies at the moments planned. */
const dangerous: typeof fetch = async (url, init) => {
  const { pathname, search } = new URL(String(url))
  const send = () => fetch(`${server.url}${pathname}${search}`, init)
  if (init?.method !== 'POST') return send()
  const death = deaths.get(asked++)
  if (death === undefined) return send()
  const answer = send()
  answer.catch(() => undefined)
  if (death === 'after it wrote') await (await answer).arrayBuffer()
  else await pause(death === 'by chance' ? Math.random() * 20 : 2)
  await kill()
  throw new TypeError('fetch failed')
}

async function sendAgain<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (error instanceof NetworkError) {
        if (server.process.signalCode !== null) await revive()
      } else if (error instanceof RefusedError && error.status === 409) await pause(200)
      else throw error
    }
  }
}

const client = () => createClient({ baseUrl: server.url, fetch: dangerous, token: server.account.token })
const runOver = (items: readonly ReadyCanteen[]) =>
  declareMany({
    client: client(),
    items,
    seenOf: ({ canteen: { modificationDate }, diagnostic }) => ({ diagnostic, seenCanteen: { modificationDate } }),
    keyOf: () => randomUUID(),
    sendAgain,
  })
const ready = () => loadReady(client(), campaignYear)

test(`${count} canteens declared in one go through sudden deaths of the server are each declared once`, {
  tags: 'long',
  timeout: 120_000 + deathsByChance * 30_000,
}, async () => {
  const left = await ready()
  expect(left).toHaveLength(count)
  deaths = new Map([
    [15, 'while it writes'],
    [30, 'after it wrote'],
    ...Array.from(
      { length: deathsByChance },
      (_, index) => [45 + Math.floor((index * endangered) / deathsByChance), 'by chance'] as const,
    ),
  ])

  // The person closes the page in the middle: nobody asks for the next one.
  const outcomes: DeclarationOutcome<ReadyCanteen>[] = []
  for await (const outcome of runOver(left)) {
    outcomes.push(outcome)
    if (outcomes.length === closedAfter) break
  }
  expect(asked).toBeGreaterThanOrEqual(closedAfter + deaths.size)

  // A new run goes on with those that are left.
  const rest = await ready()
  expect(rest).toHaveLength(count - closedAfter)
  for await (const outcome of runOver(rest)) outcomes.push(outcome)
  expect(outcomes.map(({ reason }) => reason)).toEqual(left.map(() => null))
  expect(outcomes.map(({ item }) => item.canteen.id)).toEqual(left.map(({ canteen }) => canteen.id))
  expect(await ready()).toEqual([])

  const opened = await openDatabase(database.location)
  const rows: { canteenId: number; status: string; version: number }[] = await opened
    .reader('teledeclarations')
    .select('canteenId', 'status', 'version')
  await opened.close()
  expect(rows.map(({ canteenId }) => canteenId).toSorted((a, b) => a - b)).toEqual(
    left.map(({ canteen }) => canteen.id).toSorted((a, b) => a - b),
  )
  expect(rows.every(({ status, version }) => status === 'SUBMITTED' && version === 1)).toBe(true)
})

test('a canteen that is refused is reported apart, and keeps no other from being declared', async () => {
  const opened = await openDatabase(database.location)
  const { id: userId } = await opened.reader('users').where({ username: server.account.username }).first('id')
  const before = new Set((await ready()).map(({ canteen }) => canteen.id))
  await addReadyCanteens(opened, userId, campaignYear, 3, count)
  const items = (await ready()).filter(({ canteen }) => !before.has(canteen.id))
  // One report loses its total between the list and the declaration.
  await opened
    .writer('diagnostics')
    .where({ id: items[1]?.diagnostic.id ?? 0 })
    .update({ valueTotalHt: 0 })
  await opened.close()
  const reasons: (string | null)[] = []
  for await (const { reason } of runOver(items)) reasons.push(reason)
  expect(reasons).toEqual([null, expect.stringContaining('total'), null])
})
