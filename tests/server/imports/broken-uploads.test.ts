import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../server/dist/database/connection.js'
import { diceOf } from '../../support/dice.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { breaks, sendBroken } from '../support/broken-upload.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { eventually } from '../support/test-server.ts'

const uploads = Number(process.env.BROKEN_UPLOADS ?? 500)
const atOnce = 20
const rows = 10

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
const descriptors = () => measure('process_open_fds')
const handlers = () => measure('ma_cantine_handlers_under_way')

async function importWhole(content: string): Promise<{ count: number }> {
  const body = new FormData()
  body.set('file', new Blob([content]), 'achats.csv')
  const headers = { authorization: `Bearer ${server.account.token}` }
  return (await fetch(`${server.url}/api/v1/importPurchases/`, { method: 'POST', headers, body })).json()
}

test(`after ${uploads} uploads that break in every way, at every moment, nothing of them is left`, async () => {
  const { url, account } = server
  await importWhole(purchasesContent(rows, 'Chauffe'))
  const before = await descriptors()

  // Others write all along: what the broken ones wait for is then in the middle of their reading.
  let done = false
  const whole: { count: number }[] = []
  const writing = (async () => {
    for (let i = 0; !done; i++) whole.push(await importWhole(purchasesContent(5000, `Entier ${i}`)))
  })()
  const dice = diceOf(Math.random)
  let next = 0
  const breakNext = async (): Promise<void> => {
    while (next < uploads) {
      const i = next++
      const way = dice.pick(breaks)
      const content = purchasesContent(rows, `Casse ${i}`)
      await sendBroken({ url, token: account.token, key: `cle-${i}`, content }, way, dice)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, breakNext))
  done = true
  await writing

  await eventually(async () => ((await handlers()) === 0 ? true : undefined))
  const { reader } = database
  await eventually(async () => ((await reader('idempotencyKeys').whereNull('answer')).length === 0 ? true : undefined))
  // The connections of the database that were opened meanwhile stay for the next ones.
  await eventually(async () => ((await descriptors()) <= before + 20 ? true : undefined))

  // Two beats of a key and more: a processor that nothing occupies.
  const busy = await measure('process_cpu_seconds_total')
  await new Promise(resolve => setTimeout(resolve, 2500))
  expect((await measure('process_cpu_seconds_total')) - busy).toBeLessThan(0.5)

  // All of a file or nothing, and each file that was sent whole to its end is there.
  expect(whole.map(({ count }) => count)).toEqual(whole.map(() => 5000))
  const stored: { importSource: string; count: number | string }[] = await reader('purchases')
    .groupBy('importSource')
    .select('importSource')
    .count({ count: '*' })
  const sizes = stored.map(({ count }) => Number(count))
  expect(sizes.filter(count => count !== rows && count !== 5000)).toEqual([])
  expect(sizes.filter(count => count === 5000)).toHaveLength(whole.length)
  const kept: { answer: string }[] = await reader('idempotencyKeys').select('answer')
  const written = kept.filter(({ answer }) => JSON.parse(answer).count === rows).length
  expect(sizes.filter(count => count === rows)).toHaveLength(written + 1)
}, 300_000)
