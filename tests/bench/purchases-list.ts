/** How long the list of purchases takes when many read it at once: readers that ask again as soon as they are answered. */
import { openAsBlob, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { createClient, importPurchases } from '@ma-cantine/lib'
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

const agent = new Agent({ keepAlive: true })

function read(server: RunningServer, query: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const url = `${server.url}/api/v1/purchases/?${query}`
    request(url, { agent, headers: { authorization: `Bearer ${server.account.token}` } }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`${query}: ${answer.statusCode}`))
      answer.resume().once('end', () => resolve(performance.now() - start))
    })
      .once('error', reject)
      .end()
  })
}

async function readers(server: RunningServer, count: number, requests: number, query: string): Promise<Latency> {
  const times: number[] = []
  let left = requests
  const start = performance.now()
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (left-- > 0) times.push(await read(server, query))
    }),
  )
  const perSecond = (times.length * 1000) / (performance.now() - start)
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { what: query, readers: count, p50: percentile(0.5), p95: percentile(0.95), perSecond }
}

/** A user with that many purchases; the first page is read by fifty at once, then each list by one. */
export async function measurePurchaseLists(
  folder: string,
  rows: number,
  sirets: readonly string[],
): Promise<Latency[]> {
  const file = join(folder, 'listed.csv')
  await writePurchases(file, { rows, wrong: 0, sirets, seed: 3 })
  const server = await startServer({ IMPORT_MAX_BYTES: String(statSync(file).size) })
  try {
    const client = createClient({ baseUrl: server.url, fetch, token: server.account.token })
    const content = await openAsBlob(file, { type: 'text/csv' })
    const { count } = await client.call(importPurchases, { file: { name: 'achats.csv', content } })
    if (count !== rows) throw new Error(`${count} rows imported instead of ${rows}`)
    await readers(server, 50, 1000, '')
    const crowd = { ...(await readers(server, 50, 5000, '')), what: purchaseLists[0][0] }
    const alone: Latency[] = []
    for (const [what, query] of purchaseLists) alone.push({ ...(await readers(server, 1, 20, query)), what })
    return [crowd, ...alone]
  } finally {
    agent.destroy()
    await server.stop()
  }
}
