import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../server/database/connection.ts'
import { diceOf } from '../../support/dice.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { trials } from '../../support/trials.ts'
import { breaks, sendBroken } from '../support/broken-upload.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { eventually } from '../support/test-server.ts'

/** More of them: BROKEN_UPLOADS=1000. */
const uploads = Number(process.env.BROKEN_UPLOADS ?? trials(500))
const atOnce = 20
const rows = 10
const wholeRows = 5000

let server: RunningServer
let database: Database
beforeAll(async () => {
  server = await startServer()
  database = await openDatabase(server.database.location)
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

async function measure(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`, { headers: { connection: 'close' } })).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

async function importWhole(content: string): Promise<{ count: number }> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  const headers = { authorization: `Bearer ${server.account.token}` }
  return (await fetch(`${server.url}/api/v1/importPurchases/`, { method: 'POST', headers, body })).json()
}

/** Sends broken uploads together with complete ones, so that they meet work in progress. */
async function breakUploads(count: number, label: string): Promise<{ count: number }[]> {
  const { url, account } = server
  const dice = diceOf(Math.random)
  const whole: { count: number }[] = []
  let done = false
  const writing = (async () => {
    for (let i = 0; !done; i++) whole.push(await importWhole(purchasesContent(wholeRows, `Entier ${label} ${i}`)))
  })()
  let next = 0
  const breakNext = async (): Promise<void> => {
    while (next < count) {
      const name = `${label}-${next++}`
      const upload = { url, token: account.token, key: name, content: purchasesContent(rows, name) }
      await sendBroken(upload, dice.pick(breaks), dice)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, breakNext))
  done = true
  await writing
  return whole
}

/** Waits until the server is idle. @returns what it then holds. */
async function settled(): Promise<{ descriptors: number; megabytes: number }> {
  await eventually(async () => ((await measure('ma_cantine_handlers_under_way')) === 0 ? true : undefined))
  const held = () => database.reader('idempotencyKeys').whereNull('answer')
  await eventually(async () => ((await held()).length === 0 ? true : undefined))
  return {
    descriptors: await measure('process_open_fds'),
    megabytes: (await measure('process_resident_memory_bytes')) / 2 ** 20,
  }
}

test(`after ${uploads} broken uploads, in every way and at every moment, nothing of them is left`, async () => {
  const first = await breakUploads(uploads / 2, 'un')
  const before = await settled()
  const second = await breakUploads(uploads / 2, 'deux')
  // Some connections of clients and of the database stay open for a while.
  await eventually(async () => ((await settled()).descriptors <= before.descriptors + 5 ? true : undefined))
  expect((await settled()).megabytes).toBeLessThan(before.megabytes + 50)

  // More than two renewals of a lease, with an idle processor.
  const busy = await measure('process_cpu_seconds_total')
  await new Promise(resolve => setTimeout(resolve, 2500))
  expect((await measure('process_cpu_seconds_total')) - busy).toBeLessThan(1)

  // Each file is stored completely or not at all, and each answered one is stored.
  const whole = [...first, ...second].map(({ count }) => count)
  expect(whole).toEqual(whole.map(() => wholeRows))
  const { reader } = database
  const stored: { count: number | string }[] = await reader('purchases').groupBy('importSource').count({ count: '*' })
  const sizes = stored.map(({ count }) => Number(count))
  expect(sizes.filter(count => count !== rows && count !== wholeRows)).toEqual([])
  expect(sizes.filter(count => count === wholeRows)).toHaveLength(whole.length)
  const kept: { answer: string }[] = await reader('idempotencyKeys').select('answer')
  const written = kept.filter(({ answer }) => JSON.parse(answer).count === rows).length
  expect(sizes.filter(count => count === rows)).toHaveLength(written)
}, 300_000)
