/**
 * How much longer the list, the map and the search of public canteens take among 40 000 canteens than among 4 000, and in
 * multiples of `GET sectors/`; asked again, and just after a canteen has changed:
 * `node --conditions=ma-cantine-source tests/bench/public-canteens.ts [sqlite|postgresql]`.
 */
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { startTestServer, type TestServer } from '../server/support/test-server.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'
import { compare, type Growth } from './canteens-list.ts'

const counts = { few: 4000, many: 40_000 }
const repetitions = 15

const requests = [
  ['liste filtrée', 'publishedCanteens/?region=84&management_type=direct'],
  ['liste filtrée par label', 'publishedCanteens/?sectors=9&badge=appro'],
  ['carte d’une zone', 'publishedCanteens/map/?bbox=0,43,6,49&zoom=8'],
  ['recherche', 'publishedCanteens/?search=ecole+10012'],
] as const

/** Each third is in another region; coordinates cover the country, and half of the reports reach the goals. */
const canteens = `INSERT INTO canteens (id, name, search_text, creation_date, modification_date, region, department,
    management_type, production_type, daily_meal_count, latitude, longitude)
  WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
  SELECT n, 'École ' || (100000 + n), 'ecole ' || (100000 + n), '2024-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z',
    CASE n % 3 WHEN 0 THEN '84' WHEN 1 THEN '53' ELSE '76' END,
    CASE n % 3 WHEN 0 THEN '38' WHEN 1 THEN '35' ELSE '34' END,
    CASE n % 5 WHEN 0 THEN 'conceded' ELSE 'direct' END,
    CASE n % 7 WHEN 0 THEN 'central_serving' ELSE 'site' END,
    10 + n % 900, 42.5 + (n * 79 % 8000) / 1000.0, -4 + (n * 1047 % 11000) / 1000.0
  FROM numbers`
const others = [
  'INSERT INTO canteen_sectors (canteen_id, sector_id) SELECT id, 9 FROM canteens',
  `INSERT INTO diagnostics (canteen_id, year, diagnostic_type, value_total_ht, value_bio_ht, value_sustainable_ht,
     creation_date, modification_date)
   SELECT id, ${currentYear() - 1}, 'SIMPLE', 20000, 5000, CASE id % 2 WHEN 0 THEN 8000 ELSE 0 END, creation_date, creation_date
   FROM canteens`,
  'ANALYZE',
]

interface Stored {
  readonly server: TestServer
  readonly count: number
}

async function storeCanteens(count: number): Promise<Stored> {
  const server = await startTestServer({ LOG_LEVEL: 'error' })
  const { writer } = server.app.services.database
  await writer.raw(canteens, [count])
  for (const statement of others) await writer.raw(statement)
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
  const { writer } = server.app.services.database
  await writer('canteens')
    .where({ id: (++meals % count) + 1 })
    .update({ dailyMealCount: meals })
}

export interface PublicFigures {
  readonly growths: readonly Growth[]
  /** The median of `sectors/`, in milliseconds. */
  readonly sectors: number
}

export async function measurePublicCanteens(): Promise<PublicFigures> {
  const few = await storeCanteens(counts.few)
  const many = await storeCanteens(counts.many)
  try {
    const growths: Growth[] = []
    for (const [what, path] of requests) {
      growths.push(
        await compare(
          what,
          repetitions,
          () => read(few, path),
          () => read(many, path),
        ),
      )
      const afterWrite = (stored: Stored) => async () => {
        await writeOne(stored)
        return read(stored, path)
      }
      growths.push(await compare(`${what}, après une écriture`, repetitions, afterWrite(few), afterWrite(many)))
    }
    const sectors = await compare(
      'sectors/',
      repetitions,
      () => read(few, 'sectors/'),
      () => read(many, 'sectors/'),
    )
    return { growths: [...growths, sectors], sectors: sectors.many }
  } finally {
    await few.server.close()
    await many.server.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const stop = process.argv[2] === 'postgresql' ? await startPostgresqlWithTables() : null
  if (stop) process.env.TEST_DATABASE = 'postgresql'
  try {
    const { growths, sectors } = await measurePublicCanteens()
    for (const { what, few, many } of growths) {
      const times = `${few.toFixed(1)} ms, ${many.toFixed(1)} ms, × ${(many / few).toFixed(2)}`
      console.log(`${what}: ${times}, ${(many / sectors).toFixed(1)} sectors/`)
    }
  } finally {
    await stop?.()
  }
}
