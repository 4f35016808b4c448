import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { Knex } from 'knex'
import { notFound, Refusal } from '../http/refusal.ts'
import { otherCanteen } from '../http/token-refusal.ts'
import { isManaged, type Reach, withoutLimit } from './managed-canteens.ts'

export const noSuchCanteen = (): Refusal => notFound(canteenRefusals('unknown-canteen'))

/**
 * Requires that the caller may act on a canteen.
 * @throws Refusal: 404 for an unknown canteen, 403 for one of others, with its own message for a token limited to other
 * canteens of its user.
 */
export async function requireManaged(database: Knex, reach: Reach, canteenId: number): Promise<void> {
  if (await isManaged(database, reach, canteenId)) return
  if (!(await canteenExists(database, canteenId))) throw noSuchCanteen()
  const limited = reach.canteenIds !== null && (await isManaged(database, withoutLimit(reach), canteenId))
  throw limited ? otherCanteen() : new Refusal(403, canteenRefusals('not-manager'))
}

async function canteenExists(database: Knex, id: number): Promise<boolean> {
  return (await database('canteens').where({ id }).whereNull('deletionDate').first('id')) !== undefined
}
