import { tablesOf } from './tables.ts'
import type { TestServer } from './test-server.ts'

/** Tables that tell what happened, and not what is. */
const journals = new Set([
  'history',
  'imports',
  'import_canteens',
  'import_plans',
  'idempotency_keys',
  'outgoing_emails',
  'sessions',
  'jobs',
  'job_schedules',
])
/** A token says when it was used, */
const moving = new Set(['access_tokens'])
/** and so does a user, in a while. */
const movingColumns = ['lastUseDate']

/** All that the database holds, journals aside: two dumps that are equal are of the same data. */
export async function dump(server: TestServer): Promise<object> {
  const { database } = server.app.services
  const content: Record<string, string[]> = {}
  for (const name of await tablesOf(database)) {
    if (journals.has(name) || moving.has(name) || name === 'purchase_counts') continue
    const rows: Record<string, unknown>[] = await database.reader(name)
    content[name] = rows
      .map(row => JSON.stringify(Object.entries(row).filter(([column]) => !movingColumns.includes(column))))
      .toSorted()
  }
  return { ...content, purchaseCounts: await countsOf(server) }
}

/** A group may be counted in several rows, or be empty: what they come to is what they say. */
async function countsOf({ app }: TestServer): Promise<unknown[]> {
  const groups = ['canteenId', 'family', 'characteristics']
  const counts: { count: number }[] = await app.services.database
    .reader('purchaseCounts')
    .groupBy(groups)
    .orderBy(groups)
    .select(groups)
    .sum({ count: 'count' })
  return counts.filter(({ count }) => count !== 0)
}
