/**
 * How much longer the figures of the country and of a region take among 40 000 canteens than among 4 000, in multiples of
 * `GET sectors/` as well; asked again, and just after a canteen has changed:
 * `node --conditions=ma-cantine-source tests/bench/statistics.ts [sqlite|postgresql]`. The countries are those of
 * `npm run seed -- --national`, which takes some minutes: neither the tests nor `npm run bench` run it.
 */
import type { AddressInfo } from 'node:net'
import { isPostgresql } from '../../server/database/sql.ts'
import { writeCountry } from '../../server/national/write-country.ts'
import { startTestServer, type TestServer } from '../server/support/test-server.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'

const counts = { few: 4000, many: 40_000 }
const repetitions = 50

const country = 'canteenStatistics/?year=2024'
const region = 'canteenStatistics/?year=2024&region=84'

/** What is asked, just after a canteen has changed or not. */
const requests = [
  { what: 'pays', path: country, isAfterWrite: false },
  { what: 'région', path: region, isAfterWrite: false },
  { what: 'pays, après une écriture', path: country, isAfterWrite: true },
  { what: 'région, après une écriture', path: region, isAfterWrite: true },
  { what: 'sectors/', path: 'sectors/', isAfterWrite: false },
]

const readTables = ['canteens', 'canteen_sectors', 'teledeclarations', 'public_changes']

interface Stored {
  readonly server: TestServer
  readonly count: number
}

async function storeCountry(count: number): Promise<Stored> {
  const server = await startTestServer({ LOG_LEVEL: 'error' })
  const { database } = server.app.services
  await writeCountry(database, { seed: 1, canteens: count }, { tell: console.error, password: null })
  if (isPostgresql(database.writer)) {
    // The server does it by itself within a minute or two.
    for (const table of readTables) await database.writer.raw('VACUUM ANALYZE ??', [table])
  }
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

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const stop = process.argv[2] === 'postgresql' ? await startPostgresqlWithTables() : null
if (stop) process.env.TEST_DATABASE = 'postgresql'
try {
  const few = await storeCountry(counts.few)
  const many = await storeCountry(counts.many)
  try {
    for (const stored of [few, many]) {
      const first = await read(stored, country)
      console.log(`${stored.count} cantines, première demande du serveur : ${first.toFixed(0)} ms`)
    }
    const taken = requests.map(() => ({ few: [] as number[], many: [] as number[] }))
    // In turns, so that a slow moment of the machine counts for all; the first ones warm up.
    for (let turn = -2; turn < repetitions; turn++) {
      for (const [index, { path, isAfterWrite }] of requests.entries()) {
        for (const [side, stored] of Object.entries({ few, many }) as [keyof (typeof taken)[number], Stored][]) {
          if (isAfterWrite) await writeOne(stored)
          // What is asked again has been asked since the last write.
          else await read(stored, path)
          const time = await read(stored, path)
          if (turn >= 0) taken[index]?.[side].push(time)
        }
      }
    }
    const medians = taken.map(times => ({ few: median(times.few), many: median(times.many) }))
    const unit = medians.at(-1)?.many ?? Number.NaN
    for (const [index, { what }] of requests.entries()) {
      const { few, many } = medians[index] as (typeof medians)[number]
      const times = `${few.toFixed(1)} ms, ${many.toFixed(1)} ms, × ${(many / few).toFixed(2)}`
      console.log(`${what} : ${times}, ${(many / unit).toFixed(1)} sectors/`)
    }
  } finally {
    await few.server.close()
    await many.server.close()
  }
} finally {
  await stop?.()
}
