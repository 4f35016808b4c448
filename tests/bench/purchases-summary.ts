/** How long the summary of a year takes, beside the first page of the list of the same purchases. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sumDimensions } from '@ma-cantine/lib/purchases/purchase-sums-api'
import { makeSiret } from '../server/support/sirets.ts'
import { type Person, startTestServer } from '../server/support/test-server.ts'
import { writePurchases } from './purchases-file.ts'

export interface SummaryPace {
  readonly what: string
  /** Median milliseconds for 10 000 and for 100 000 purchases of a year. */
  readonly few: number
  readonly many: number
  /** How many times as long as the first page of the list, of the 100 000. */
  readonly pages: number
}

const year = 2024
const repetitions = 30
const sizes = [10_000, 100_000] as const
const canteens = 5

const requests = (canteen: number): readonly (readonly [what: string, path: string])[] => [
  ['liste, première page', '/api/v1/purchases/'],
  ['synthèse d’une année, toutes les cantines', `/api/v1/purchasesSummary/?year=${year}`],
  ['synthèse d’une année, une cantine', `/api/v1/canteenPurchasesSummary/${canteen}?year=${year}`],
  ...sumDimensions.map(by => [`sommes : ${by}`, `/api/v1/purchaseSums/?year=${year}&by=${by}`] as const),
]

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

interface Reader {
  readonly person: Person
  readonly canteen: number
}

export async function measurePurchaseSummaries(folder: string): Promise<SummaryPace[]> {
  const file = join(folder, 'summarised.csv')
  const server = await startTestServer({ IMPORT_MAX_BYTES: '100000000', RATE_LIMITS: 'off' })
  try {
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const readerOf = async (rows: number, index: number): Promise<Reader> => {
      const person = await server.addPerson()
      const sirets = Array.from({ length: canteens }, (_, number) => makeSiret(index * canteens + number))
      const ids: number[] = []
      for (const siret of sirets) ids.push(await server.addCanteen(siret, [person]))
      await writePurchases(file, { rows, wrong: 0, sirets, seed: 5 + index })
      const { count } = await server.importPurchases(person, readFileSync(file))
      if (count !== rows) throw new Error(`${count} rows imported instead of ${rows}`)
      return { person, canteen: ids[0] ?? 0 }
    }
    const readers: Reader[] = []
    for (const [index, rows] of sizes.entries()) readers.push(await readerOf(rows, index))
    const read = async (path: string, { headers }: Person): Promise<number> => {
      const start = performance.now()
      const answer = await fetch(`${url}${path}`, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await answer.arrayBuffer()
      return performance.now() - start
    }
    const times = new Map<string, [number[], number[]]>()
    // Takes turns, so that a slow moment of the machine counts everywhere; the first ones warm up.
    for (let turn = -3; turn < repetitions; turn++) {
      for (const [place, { person, canteen }] of readers.entries()) {
        for (const [what, path] of requests(canteen)) {
          const taken = await read(path, person)
          const both = times.get(what) ?? [[], []]
          if (turn >= 0) both[place]?.push(taken)
          times.set(what, both)
        }
      }
    }
    const paces = [...times].map(([what, [few, many]]) => ({ what, few: median(few), many: median(many) }))
    const page = paces[0]?.many ?? 0
    return paces.map(pace => ({ ...pace, pages: pace.many / page }))
  } finally {
    await server.close()
  }
}
