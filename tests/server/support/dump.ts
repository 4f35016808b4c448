import { tablesOf } from './tables.ts'
import type { TestServer } from './test-server.ts'

/** Tables of events, rather than of data. */
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
  'public_version',
  'public_changes',
])
/** Tables whose rows have a date of last use. */
const changingTables = new Set(['access_tokens'])
/** Tables of counts, whose rows depend on who wrote first. */
const counted = new Set(['purchase_counts', 'purchase_months', 'purchase_texts'])
/** Columns that change in the background. */
const changingColumns = ['lastUseDate']

/** All the data of the database, without its journals: equal dumps mean equal data. */
export async function dump(server: TestServer): Promise<object> {
  const { database } = server.app.services
  const content: Record<string, string[]> = {}
  for (const name of await tablesOf(database)) {
    if (journals.has(name) || changingTables.has(name) || counted.has(name)) continue
    const rows: Record<string, unknown>[] = await database.reader(name)
    content[name] = rows
      .map(row => JSON.stringify(Object.entries(row).filter(([column]) => !changingColumns.includes(column))))
      .toSorted()
  }
  return { ...content, purchaseCounts: await readCounts(server) }
}

/** Adds up the rows of each group, and leaves out empty groups. */
async function readCounts({ app }: TestServer): Promise<unknown[]> {
  const groups = ['canteenId', 'family', 'characteristics']
  const counts: { count: number }[] = await app.services.database
    .reader('purchaseCounts')
    .groupBy(groups)
    .orderBy(groups)
    .select(groups)
    .sum({ count: 'count' })
  return counts.filter(({ count }) => count !== 0)
}
