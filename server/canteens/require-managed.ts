import type { Knex } from 'knex'
import { otherCanteen } from '../accounts/token-refusal.ts'
import { Refusal } from '../http/refusal.ts'
import { canteenExists, managesCanteen, type Reach, reachOfUser } from './managed-canteens.ts'

/**
 * Makes sure that the caller may act on a canteen.
 * @throws Refusal: 404 for a canteen that nobody has, 403 for one of others; a token that is limited to other canteens of
 * its user is told so.
 */
export async function requireManaged(database: Knex, reach: Reach, canteenId: number): Promise<void> {
  if (await managesCanteen(database, reach, canteenId)) return
  if (!(await canteenExists(database, canteenId))) throw new Refusal(404, 'Cette cantine n’existe pas.')
  const limited = reach.canteenIds !== null && (await managesCanteen(database, reachOfUser(reach.userId), canteenId))
  throw limited ? otherCanteen() : new Refusal(403, 'Vous ne gérez pas cette cantine.')
}
