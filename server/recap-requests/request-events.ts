import type { RecapRequestEvent, RecapRequestEventKind } from '@ma-cantine/lib/recap-requests/recap-request'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { parisTime } from '../time/date-time.ts'

interface EventRow {
  readonly requestId: number
  readonly date: string
  readonly kind: RecapRequestEventKind
  readonly fileName: string | null
  readonly rowCount: number | null
  readonly fileDigest: string | null
  readonly reason: string | null
}

/** What happened to requests, the first event first. One query. */
export async function loadEvents(
  database: Knex,
  requestIds: readonly number[],
): Promise<(requestId: number) => RecapRequestEvent[]> {
  const rows: EventRow[] = await database('recapRequestEvents')
    .where(inList(database, 'requestId', requestIds))
    .orderBy('id')
  const byRequest = Map.groupBy(rows, ({ requestId }) => requestId)
  return requestId => (byRequest.get(requestId) ?? []).map(eventOf)
}

const eventOf = ({ date, kind, fileName, rowCount, fileDigest, reason }: EventRow): RecapRequestEvent => ({
  date: parisTime(date),
  kind,
  file: fileName === null ? null : { name: fileName, rowCount: rowCount ?? 0, digest: fileDigest ?? '' },
  reason,
})
