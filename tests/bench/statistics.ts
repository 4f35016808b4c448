/**
 * How much longer the figures of the country and of a region take among 40 000 canteens than among 4 000, in multiples of
 * `GET sectors/` as well; asked again, and just after a canteen has changed:
 * `node --conditions=ma-cantine-source tests/bench/statistics.ts [sqlite|postgresql]`. The countries are those of
 * `npm run seed -- --national`, which takes some minutes: neither the tests nor `npm run bench` run it.
 */
import type { AddressInfo } from 'node:net'
import { writeCountry } from '../../server/national/write-country.ts'
import { startTestServer, type TestServer } from '../server/support/test-server.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'
import { compare } from './canteens-list.ts'

const counts = { few: 4000, many: 40_000 }
const repetitions = 50

/** What the site asks of the country, and of Auvergne-Rhône-Alpes. */
const requests = [
  ['pays', 'canteenStatistics/?year=2024'],
  ['région', 'canteenStatistics/?year=2024&region=84'],
] as const

interface Stored {
  readonly server: TestServer
  readonly count: number
}

async function storeCountry(count: number): Promise<Stored> {
  const server = await startTestServer({ LOG_LEVEL: 'error' })
  const { database } = server.app.services
  await writeCountry(database, { seed: 1, canteens: count }, { tell: console.error, password: null })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  return { server, count }
}

async function read({ server }: Stored, path: string): Promise<number> {
  const { port } = server.app.server.address() as AddressInfo
  const start = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  await answer.arrayBuffer()
  return performance.now() - start
}

let meals = 0
async function writeOne({ server, count }: Stored): Promise<void> {
  await server.app.services.database
    .writer('canteens')
    .where({ id: (++meals % count) + 1 })
    .update({ yearlyMealCount: 10_000 + meals })
}

const stop = process.argv[2] === 'postgresql' ? await startPostgresqlWithTables() : null
if (stop) process.env.TEST_DATABASE = 'postgresql'
try {
  const few = await storeCountry(counts.few)
  const many = await storeCountry(counts.many)
  try {
    const measure = (what: string, path: string, prepare: (stored: Stored) => Promise<void> = async () => {}) => {
      const ask = (stored: Stored) => async () => {
        await prepare(stored)
        return read(stored, path)
      }
      return compare(what, repetitions, ask(few), ask(many))
    }
    for (const stored of [few, many]) {
      const first = await read(stored, requests[0][1])
      console.log(`${stored.count} cantines, première demande du serveur : ${first.toFixed(0)} ms`)
    }
    const growths = []
    for (const [what, path] of requests) {
      growths.push(await measure(what, path))
      growths.push(await measure(`${what}, après une écriture`, path, writeOne))
    }
    const sectors = await measure('sectors/', 'sectors/')
    for (const { what, few, many } of [...growths, sectors]) {
      const times = `${few.toFixed(1)} ms, ${many.toFixed(1)} ms, × ${(many / few).toFixed(2)}`
      console.log(`${what} : ${times}, ${(many / sectors.many).toFixed(1)} sectors/`)
    }
  } finally {
    await few.server.close()
    await many.server.close()
  }
} finally {
  await stop?.()
}
