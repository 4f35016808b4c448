import { restoreCanteen } from '@ma-cantine/lib/canteens/deleted-canteens-api'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { refreshSession } from '../app/session.ts'
import { canteensQueryKey } from './canteen-queries.ts'

/** What notices of its deletion are about. */
export const deletionOf = (canteenId: number): string => `deletion of canteen ${canteenId}`

/** Brings a deleted canteen back, and updates what the page knows of canteens. */
export async function restoreDeleted(canteenId: number): Promise<void> {
  await client.call(restoreCanteen, { params: { canteenId } })
  await Promise.all([queries.invalidateQueries({ queryKey: canteensQueryKey }), refreshSession()])
}
