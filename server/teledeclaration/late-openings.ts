import { parisDay } from '@ma-cantine/lib/messages/today'
import type { LateOpeningFacts } from '@ma-cantine/lib/teledeclaration/snapshot'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { now } from '../time/date-time.ts'

/** The last instant at which each of these canteens may declare a year outside of the campaign; others are left out. */
export async function loadLateEnds(
  database: Knex,
  year: number,
  canteenIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows: { canteenId: number; endDate: string }[] = await database('lateOpenings')
    .where({ year })
    .where('endDate', '>=', now())
    .where(inList(database, 'canteen_id', canteenIds))
    .select('canteenId', 'endDate')
  return new Map(rows.map(({ canteenId, endDate }) => [canteenId, endDate]))
}

/** The latest acts of a canteen among which the opening in force is looked for: it is sixty days old at most. */
const latestActs = 50

/** What a proof tells of the opening in force of a year: who asked for it, when and why it was opened, until when. */
export async function loadLateFacts(
  transaction: Knex.Transaction,
  canteenId: number,
  year: number,
): Promise<LateOpeningFacts | null> {
  const opening: { openingDate: string; endDate: string } | undefined = await transaction('lateOpenings')
    .where({ canteenId, year })
    .where('endDate', '>=', now())
    .first('openingDate', 'endDate')
  if (!opening) return null
  const acts: { date: string; reason: string; details: string }[] = await transaction('staffActs')
    .where({ canteenId, kind: 'late-opened' })
    .orderBy('id', 'desc')
    .limit(latestActs)
    .select('date', 'reason', 'details')
  const act = acts.find(({ details }) => (JSON.parse(details) as { year: number }).year === year)
  const request: { reason: string; creationDate: string } | undefined = await transaction('lateRequests')
    .where({ canteenId, year, answer: 'opened' })
    .orderBy('id', 'desc')
    .first('reason', 'creationDate')
  const day = (date: string) => parisDay(new Date(date))
  return {
    requested_on: request ? day(request.creationDate) : null,
    request_reason: request?.reason ?? null,
    opened_on: day(act?.date ?? opening.openingDate),
    open_until: day(opening.endDate),
    opening_reason: act?.reason ?? null,
  }
}
