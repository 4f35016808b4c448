import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { now } from '../time/date-time.ts'

/** Notes that an import stored what came for requests: it holds their very rows, for canteens that it locked. */
export async function markRequestsStored(
  transaction: Knex.Transaction,
  { sha256, importId, canteenIds }: { sha256: string | null; importId: number; canteenIds: readonly number[] },
): Promise<void> {
  if (sha256 === null) return
  const ofCanteens = transaction('recapRequestCanteens')
    .where(inList(transaction, 'canteenId', canteenIds))
    .select('requestId')
  await transaction('recapRequests')
    .where({ state: 'received', fileDigest: sha256 })
    .whereIn('id', ofCanteens)
    .update({ state: 'stored', importId, lastDate: now() })
}

/** What an undone import had stored can be stored again. */
export async function markRequestsReceived(transaction: Knex.Transaction, importId: number): Promise<void> {
  await transaction('recapRequests')
    .where({ importId, state: 'stored' })
    .update({ state: 'received', importId: null, lastDate: now() })
}
