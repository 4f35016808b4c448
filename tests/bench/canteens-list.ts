/** How much longer the lists of canteens take for a manager of a thousand than for a manager of a hundred. */
import { makeSiret } from '../server/support/sirets.ts'
import type { Person } from '../server/support/test-server.ts'
import { file } from '../support/files.ts'
import { type Site, startSite } from '../support/site.ts'

export interface Growth {
  readonly what: string
  /** Median milliseconds. */
  readonly few: number
  readonly many: number
}

const lists = [
  ['canteens/, première page', '/api/v1/canteens/'],
  ['canteens/, dernière page de cent', '/api/v1/canteens/?limit=30&offset=70&ordering=name'],
  ['canteenSummaries/, première page', '/api/v1/canteenSummaries/'],
  ['canteenSummaries/, recherche', '/api/v1/canteenSummaries/?search=cantine+9&ordering=name'],
  ['canteenSummaries/, un type', '/api/v1/canteenSummaries/?production_type=site&ordering=-dailyMealCount'],
] as const

const repetitions = { list: 60, page: 9 }

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Takes turns, so that a slow moment of the machine counts on both sides. */
export async function compare(what: string, times: number, few: () => Promise<number>, many: () => Promise<number>) {
  const taken = { few: [] as number[], many: [] as number[] }
  // The first ones warm up.
  for (let turn = -2; turn < times; turn++) {
    const [one, other] = [await few(), await many()]
    if (turn >= 0) {
      taken.few.push(one)
      taken.many.push(other)
    }
  }
  return { what, few: median(taken.few), many: median(taken.many) }
}

async function managerOf(site: Site, count: number, from: number): Promise<Person> {
  const person = await site.server.addPerson()
  const rows = Array.from({ length: count }, (_, index) => ({
    siret: makeSiret(from + index),
    nom: `Cantine ${index}`,
  }))
  const { count: imported } = await site.server.importCanteens(person, file('cantines', rows))
  if (imported !== count) throw new Error(`${imported} canteens imported instead of ${count}`)
  return person
}

export async function measureCanteenLists(): Promise<Growth[]> {
  const site = await startSite()
  try {
    const people = [await managerOf(site, 100, 0), await managerOf(site, 1000, 1000)] as const
    const growths: Growth[] = []
    for (const [what, path] of lists) {
      const read =
        ({ headers }: Person) =>
        async () => {
          const start = performance.now()
          const answer = await fetch(`${site.url}${path}`, { headers })
          if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
          await answer.arrayBuffer()
          return performance.now() - start
        }
      growths.push(await compare(what, repetitions.list, read(people[0]), read(people[1])))
    }
    const pages = await Promise.all(people.map(person => site.page({ person })))
    const [few, many] = pages.map(page => async () => {
      const start = performance.now()
      await page.goto('/gestion')
      await page.getByRole('table').getByRole('row').nth(20).waitFor()
      return performance.now() - start
    })
    if (few && many) growths.push(await compare('/gestion, affichée', repetitions.page, few, many))
    return growths
  } finally {
    await site.close()
  }
}
