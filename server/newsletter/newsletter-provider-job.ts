import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Database } from '../database/connection.ts'
import type { NewsletterProvider } from '../external/newsletter-provider.ts'
import { OutsideServiceError } from '../external/outside-service-error.ts'
import type { Job } from '../jobs/job.ts'
import { now } from '../time/date-time.ts'
import { providerJobName } from './subscriptions.ts'

/** Refusals after which an address is not sent again. */
const attemptLimit = 20
const page = 100

/**
 * Passes subscriptions and departures on to the provider of mailings, if there is one. Queued by each change, and every
 * hour for those that came while it was running or that the provider refused.
 */
export const newsletterProviderJob: Job = {
  name: providerJobName,
  timetable: '20 * * * *',
  async run({ database, outside }, { signal }) {
    if (!outside.newsletter) return
    await passDepartures(database, outside.newsletter, signal)
    await passSubscriptions(database, outside.newsletter, signal)
  },
}

interface Row {
  readonly id: number
  readonly email: string
}

async function passDepartures(database: Database, provider: NewsletterProvider, signal: AbortSignal): Promise<void> {
  const { writer } = database
  await forEachRow(database, 'newsletterDepartures', signal, async ({ id, email }) => {
    // Somebody who left and came back stays.
    if (!(await isSubscribed(database, email))) await provider.remove(email, signal)
    await writer('newsletterDepartures').where({ id }).delete()
  })
}

const isSubscribed = async ({ reader }: Database, email: string): Promise<boolean> =>
  (await reader('newsletterSubscriptions')
    .where({ emailKey: accountKey(email) })
    .whereNotNull('confirmationDate')
    .first('id')) !== undefined

async function passSubscriptions(database: Database, provider: NewsletterProvider, signal: AbortSignal): Promise<void> {
  const { writer } = database
  await forEachRow(database, 'newsletterSubscriptions', signal, async ({ id, email }) => {
    await provider.add(email, signal)
    const known = await writer('newsletterSubscriptions').where({ id }).update({ providerDate: now() })
    // They left meanwhile, when nothing told that the provider had them.
    if (known === 0) await writer('newsletterDepartures').insert({ email })
  })
}

/** Handles the rows that wait for the provider, by id. One that it refuses waits for the next run of the job. */
async function forEachRow(
  { reader, writer }: Database,
  table: 'newsletterDepartures' | 'newsletterSubscriptions',
  signal: AbortSignal,
  handle: (row: Row) => Promise<void>,
): Promise<void> {
  for (let last = 0; ; ) {
    const waiting = reader(table).where('id', '>', last).where('providerAttempts', '<', attemptLimit)
    if (table === 'newsletterSubscriptions') waiting.whereNotNull('confirmationDate').whereNull('providerDate')
    const rows: Row[] = await waiting.orderBy('id').limit(page).select('id', 'email')
    for (const row of rows) {
      signal.throwIfAborted()
      try {
        await handle(row)
      } catch (error) {
        if (!(error instanceof OutsideServiceError) || error.kind !== 'lasting') throw error
        await writer(table).where({ id: row.id }).increment('providerAttempts')
      }
    }
    if (rows.length < page) return
    last = rows.at(-1)?.id ?? last
  }
}
