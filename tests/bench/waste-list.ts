/** How much longer the food waste of a canteen with 500 measurements takes than that of one with 50. */
import { pathToFileURL } from 'node:url'
import { makeSiret } from '../server/support/sirets.ts'
import type { Person } from '../server/support/test-server.ts'
import { type Site, startSite } from '../support/site.ts'
import { compare, type Growth } from './canteens-list.ts'

const repetitions = { list: 60, page: 9 }

async function canteenWith(site: Site, person: Person, count: number): Promise<number> {
  const canteenId = await site.server.addCanteen(makeSiret(count), [person], { yearlyMealCount: 14_000 })
  const date = new Date().toISOString()
  const weekOf = (index: number, day: number) =>
    new Date(Date.UTC(2016, 0, 4 + 7 * index + day)).toISOString().slice(0, 10)
  const rows = Array.from({ length: count }, (_, index) => ({
    canteenId,
    periodStartDate: weekOf(index, 0),
    periodEndDate: weekOf(index, 4),
    mealCount: 500,
    totalMass: 40 + (index % 7),
    creationDate: date,
    modificationDate: date,
  }))
  const { writer } = site.server.app.services.database
  for (let start = 0; start < count; start += 50)
    await writer('wasteMeasurements').insert(rows.slice(start, start + 50))
  return canteenId
}

export async function measureWasteList(): Promise<Growth[]> {
  const site = await startSite()
  try {
    const person = await site.server.addPerson()
    const ids = [await canteenWith(site, person, 50), await canteenWith(site, person, 500)] as const
    const growths: Growth[] = []
    const lists = [
      ['wasteMeasurements/, page de 25', (id: number) => `/api/v1/wasteMeasurements/?canteen=${id}&limit=25`],
      ['canteens/:id/wasteMeasurements/, toutes', (id: number) => `/api/v1/canteens/${id}/wasteMeasurements/`],
    ] as const
    for (const [what, path] of lists) {
      const read = (id: number) => async () => {
        const start = performance.now()
        const answer = await fetch(`${site.url}${path(id)}`, { headers: person.headers })
        if (!answer.ok) throw new Error(`${path(id)}: ${answer.status}`)
        await answer.arrayBuffer()
        return performance.now() - start
      }
      growths.push(await compare(what, repetitions.list, read(ids[0]), read(ids[1])))
    }
    const page = await site.page({ person })
    const show = (id: number) => async () => {
      const start = performance.now()
      await page.goto(`/v2/gaspillage-alimentaire/${id}`)
      await page.locator('.recharts-bar-rectangle').nth(20).waitFor()
      return performance.now() - start
    }
    growths.push(await compare('/v2/gaspillage-alimentaire, affichée', repetitions.page, show(ids[0]), show(ids[1])))
    return growths
  } finally {
    await site.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, few, many } of await measureWasteList()) {
    console.log(`${what}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms, × ${(many / few).toFixed(2)}`)
  }
}
