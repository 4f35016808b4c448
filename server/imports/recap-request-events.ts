import type { RecapRequestEventKind } from '@ma-cantine/lib/recap-requests/recap-request'
import type { Knex } from 'knex'

interface EventDetails {
  readonly fileName?: string
  readonly rowCount?: number
  readonly fileDigest?: string
  readonly reason?: string | null
}

/** Notes that the same happened to some requests, in the transaction of what happens. */
export async function addEvents(
  transaction: Knex.Transaction,
  requestIds: readonly number[],
  kind: RecapRequestEventKind,
  date: string,
  details: EventDetails = {},
): Promise<void> {
  if (requestIds.length === 0) return
  await transaction('recapRequestEvents').insert(requestIds.map(requestId => ({ requestId, kind, date, ...details })))
}
