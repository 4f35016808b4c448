import type { StaffAct } from '@ma-cantine/lib/administration/staff-act'
import type { StaffActSelection } from '@ma-cantine/lib/administration/staff-acts-api'
import type { Knex } from 'knex'
import { countRows } from './count-rows.ts'
import { readActs } from './staff-acts.ts'

/** A page of the journal, the latest act first. Two statements. */
export async function findActs(
  database: Knex,
  { limit, offset, kind, user, canteen }: StaffActSelection,
): Promise<{ readonly count: number; readonly results: StaffAct[] }> {
  const keep = (acts: Knex.QueryBuilder): Knex.QueryBuilder => {
    if (kind.length > 0) acts.whereIn('acts.kind', kind)
    if (user.length > 0) {
      acts.where(either => void either.whereIn('acts.userId', user).orWhereIn('acts.actorId', user))
    }
    if (canteen.length > 0) acts.whereIn('acts.canteenId', canteen)
    return acts
  }
  return {
    count: await countRows(keep(database('staffActs as acts'))),
    results: await readActs(database, keep, { limit, offset }),
  }
}
