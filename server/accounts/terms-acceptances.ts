import { currentTermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import type { Knex } from 'knex'
import { now } from '../time/date-time.ts'

/** Records that a user accepts the current terms of use. An acceptance keeps its first date, and is never changed. */
export async function recordTermsAcceptance(transaction: Knex, userId: number): Promise<void> {
  await transaction('termsAcceptances')
    .insert({ userId, version: currentTermsVersion, date: now() })
    .onConflict(['userId', 'version'])
    .ignore()
}

/** The latest version that a user accepted, null for none. */
export async function findAcceptedTerms(database: Knex, userId: number): Promise<string | null> {
  const latest: { version: string } | undefined = await database('termsAcceptances')
    .where({ userId })
    .orderBy('version', 'desc')
    .first('version')
  return latest?.version ?? null
}
