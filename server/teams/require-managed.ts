import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { CurrentReader } from '../database/replica.ts'
import { rawRows } from '../database/sql.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { otherCanteen } from '../http/token-refusal.ts'
import { isManagedSql, type Reach, withoutLimit } from './managed-canteens.ts'

export const noSuchCanteen = (): Refusal => notFound(canteenRefusals('unknown-canteen'))

/**
 * Requires that the caller may act on a canteen.
 * @throws Refusal: 404 for an unknown canteen, 403 for one of others, with its own message for a token limited to other
 * canteens of its user.
 */
export async function requireManaged(database: CurrentReader, reach: Reach, canteenId: number): Promise<void> {
  // One statement: a canteen that is brought back between two of them would seem to be one of others.
  const [canteen] = await rawRows<{ managed: unknown; managedByUser: unknown }>(
    database,
    'SELECT (?) AS managed, (?) AS managed_by_user FROM canteens WHERE id = ? AND deletion_date IS NULL',
    [isManagedSql(database, reach), isManagedSql(database, withoutLimit(reach)), canteenId],
  )
  if (!canteen) throw noSuchCanteen()
  if (canteen.managed) return
  throw canteen.managedByUser ? otherCanteen() : new Refusal(403, canteenRefusals('not-manager'))
}
