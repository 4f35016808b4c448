import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { now } from '../time/date-time.ts'
import { addEvents } from './recap-request-events.ts'

/** Notes that an import stored what came for requests: it holds their very rows, for canteens that it locked. */
export async function markRequestsStored(
  transaction: Knex.Transaction,
  { sha256, importId, canteenIds }: { sha256: string | null; importId: number; canteenIds: readonly number[] },
): Promise<void> {
  if (sha256 === null) return
  const ofCanteens = transaction('recapRequestCanteens')
    .where(inList(transaction, 'canteenId', canteenIds))
    .select('requestId')
  const answered = transaction('recapRequests').where({ fileDigest: sha256 }).whereIn('id', ofCanteens)
  await change(transaction, answered.where({ state: 'received' }), { state: 'stored', importId }, 'stored')
}

/** What an undone import had stored can be stored again. */
export async function markRequestsReceived(transaction: Knex.Transaction, importId: number): Promise<void> {
  const stored = transaction('recapRequests').where({ importId, state: 'stored' })
  await change(transaction, stored, { state: 'received', importId: null }, 'undone')
}

async function change(
  transaction: Knex.Transaction,
  requests: Knex.QueryBuilder,
  values: { readonly state: string; readonly importId: number | null },
  kind: 'stored' | 'undone',
): Promise<void> {
  const date = now()
  const changed: { id: number }[] = await requests.update({ ...values, lastDate: date }).returning('id')
  await addEvents(
    transaction,
    changed.map(({ id }) => id),
    kind,
    date,
  )
}
