/** How long the list of purchases takes when many read it at once: readers that ask again as soon as they are answered. */
import { openAsBlob, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, importPurchases } from '@ma-cantine/lib'
import { Pool } from 'undici'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { writePurchases } from './purchases-file.ts'

export interface Latency {
  readonly what: string
  readonly readers: number
  /** Milliseconds from the request to the last byte of its answer. */
  readonly p50: number
  readonly p95: number
  readonly perSecond: number
}

const purchaseLists = [
  ['première page', ''],
  ['page 3', 'offset=20'],
  ['une famille', 'family=BOULANGERIE'],
  ['une famille et une caractéristique', 'family=AUTRES&characteristics=FERMIER'],
  ['six mois', 'date_after=2024-03-01&date_before=2024-08-31'],
  ['recherche', 'search=lentilles'],
  ['recherche de deux mots, sans accents', 'search=saute+volailles'],
  ['par prix', 'ordering=-price_ht'],
  ['dernière page', 'offset=99990'],
] as const

/** How long it takes to read one page to its last byte, in milliseconds. */
type ReadPage = (query: string) => Promise<number>

function pageReader(pool: Pool, { account }: RunningServer): ReadPage {
  const headers = { authorization: `Bearer ${account.token}` }
  return async query => {
    const start = performance.now()
    const { statusCode, body } = await pool.request({ path: `/api/v1/purchases/?${query}`, method: 'GET', headers })
    if (statusCode !== 200) throw new Error(`${query}: ${statusCode}`)
    await body.dump()
    return performance.now() - start
  }
}

async function readers(read: ReadPage, count: number, requests: number, query: string): Promise<Latency> {
  const times: number[] = []
  let left = requests
  const start = performance.now()
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (left-- > 0) times.push(await read(query))
    }),
  )
  const perSecond = (times.length * 1000) / (performance.now() - start)
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { what: query, readers: count, p50: percentile(0.5), p95: percentile(0.95), perSecond }
}

/**
 * A user with that many purchases; the first page is read by fifty at once, of three times the one in the middle, then each
 * list by one.
 */
export async function measurePurchaseLists(
  folder: string,
  rows: number,
  sirets: readonly string[],
): Promise<Latency[]> {
  const file = join(folder, 'listed.csv')
  await writePurchases(file, { rows, wrong: 0, sirets, seed: 3 })
  const server = await startServer({ IMPORT_MAX_BYTES: String(statSync(file).size) })
  // It asks for less of the machine than node's own client, whose work would be counted with that of the server.
  const pool = new Pool(server.url, { connections: 50, pipelining: 1 })
  const read = pageReader(pool, server)
  try {
    const client = createClient({ baseUrl: server.url, fetch, token: server.account.token })
    const content = await openAsBlob(file, { type: 'text/csv' })
    const { count } = await client.call(importPurchases, { file: { name: 'achats.csv', content } })
    if (count !== rows) throw new Error(`${count} rows imported instead of ${rows}`)
    await readers(read, 50, 1000, '')
    const crowds: Latency[] = []
    while (crowds.length < 3) crowds.push({ ...(await readers(read, 50, 3000, '')), what: purchaseLists[0][0] })
    crowds.sort((a, b) => a.p95 - b.p95)
    const crowd = crowds[1] as Latency
    const alone: Latency[] = []
    for (const [what, query] of purchaseLists) alone.push({ ...(await readers(read, 1, 20, query)), what })
    return [crowd, ...alone]
  } finally {
    await pool.close()
    await server.stop()
  }
}
