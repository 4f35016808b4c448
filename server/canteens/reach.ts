import type { Knex } from 'knex'
import type { Caller } from '../accounts/authentication.ts'

/** Whose canteens a look-up is about: those of a user, or some of them alone when a token is limited to them. */
export interface Reach {
  readonly userId: number
  readonly canteenIds: readonly number[] | null
}

export const reachOf = ({ user, canteenIds }: Caller): Reach => ({ userId: user.id, canteenIds })

export const reaches = ({ canteenIds }: Reach, canteenId: number): boolean =>
  canteenIds === null || canteenIds.includes(canteenId)

/** Restricts a query to what belongs to living canteens that the user manages, those of a limited token alone. */
export function ofManagedCanteens<Query extends Knex.QueryBuilder>(query: Query, column: string, reach: Reach): Query {
  query.whereIn(column, managed =>
    managed
      .from('canteenManagers')
      .join('canteens', 'canteens.id', 'canteenManagers.canteenId')
      .where('userId', reach.userId)
      .whereNull('canteens.deletionDate')
      .select('canteenId'),
  )
  return withinReach(query, column, reach)
}

/** Restricts a query to the canteens of a limited token; the team is for the query to check. */
export function withinReach<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  { canteenIds }: Reach,
): Query {
  if (canteenIds !== null) query.whereIn(column, [...canteenIds])
  return query
}
