/**
 * How much longer what is left to do takes for a manager of 5 000 canteens than for a manager of 500:
 * `node --conditions=ma-cantine-source tests/bench/pending-actions.ts [sqlite|postgresql]`.
 */
import { pathToFileURL } from 'node:url'
import { addReadyCanteens } from '../server/support/add-ready-canteens.ts'
import { campaignYear, openCampaign } from '../server/support/open-campaign.ts'
import type { Person } from '../server/support/test-server.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'
import { type Site, startSite } from '../support/site.ts'
import { compare, type Growth } from './canteens-list.ts'

const counts = { few: 500, many: 5000 }
const repetitions = { list: 40, page: 9 }

const lists = [
  ['première page', 'ordering=action&limit=15'],
  ['page 30', 'ordering=action&limit=15&offset=435'],
  ['recherche', 'ordering=action&limit=15&search=ecole+0004'],
  ['filtre', 'ordering=action&limit=15&action=30_fill_diagnostic'],
  ['nombres seuls', 'limit=1'],
] as const

/** A manager of canteens of which each tenth has a report to complete, and each seventh is declared. */
async function managerOf({ server }: Site, count: number, from: number): Promise<Person> {
  const person = await server.addPerson()
  const { database } = server.app.services
  const ids = await addReadyCanteens(database, person.id, campaignYear, count, from)
  const { writer } = database
  const date = new Date().toISOString()
  for (let start = 0; start < count; start += 100) {
    const batch = ids.slice(start, start + 100)
    const unfilled = batch.filter((_, index) => index % 10 === 0)
    await writer('diagnostics').whereIn('canteenId', unfilled).update({ valueTotalHt: null })
    await writer('teledeclarations').insert(
      batch
        .filter((_, index) => index % 7 === 3)
        .map(canteenId => ({
          canteenId,
          year: campaignYear,
          version: 1,
          status: 'SUBMITTED',
          teledeclarationMode: 'SITE',
          declaredData: '{}',
          digest: '0'.repeat(64),
          proofCode: `${canteenId}`,
          creationDate: date,
          modificationDate: date,
        })),
    )
  }
  return person
}

export async function measurePendingActions(): Promise<Growth[]> {
  const site = await startSite(openCampaign)
  try {
    const few = await managerOf(site, counts.few, 0)
    const many = await managerOf(site, counts.many, counts.few)
    const { writer } = site.server.app.services.database
    await writer.raw('ANALYZE')
    const growths: Growth[] = []
    for (const [what, query] of lists) {
      const read =
        ({ headers }: Person) =>
        async () => {
          const start = performance.now()
          const answer = await fetch(`${site.url}/api/v1/actionableCanteens/${campaignYear}?${query}`, { headers })
          if (!answer.ok) throw new Error(`${query}: ${answer.status}`)
          await answer.arrayBuffer()
          return performance.now() - start
        }
      growths.push(await compare(`actionableCanteens/, ${what}`, repetitions.list, read(few), read(many)))
    }
    const show = async (person: Person) => {
      const page = await site.page({ person })
      return async () => {
        const start = performance.now()
        await page.goto('/actions-en-attente')
        await page.getByRole('table').getByRole('row').nth(15).waitFor()
        return performance.now() - start
      }
    }
    growths.push(await compare('/actions-en-attente, affichée', repetitions.page, await show(few), await show(many)))
    return growths
  } finally {
    await site.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const stop = process.argv[2] === 'postgresql' ? await startPostgresqlWithTables() : null
  if (stop) process.env.TEST_DATABASE = 'postgresql'
  try {
    for (const { what, few, many } of await measurePendingActions()) {
      console.log(`${what}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms, × ${(many / few).toFixed(2)}`)
    }
  } finally {
    await stop?.()
  }
}
