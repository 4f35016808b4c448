import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { type RecapRequestState, recapRequestStates } from '@ma-cantine/lib/recap-requests/recap-request-states'
import type { RecapRequestSelection } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { isOfReachSql, type RequestRow, requestsOf, selectRequests } from './request-rows.ts'

interface ListedRequests {
  readonly count: number
  readonly stateCounts: Record<RecapRequestState, number>
  readonly results: RecapRequest[]
}

/** A page of the requests of the reach, the latest first. */
export async function listRequests(
  database: Knex,
  reach: Reach,
  { limit, offset, state, canteen }: RecapRequestSelection,
): Promise<ListedRequests> {
  const keep = (rows: Knex.QueryBuilder): Knex.QueryBuilder => {
    rows.where(isOfReachSql(database, reach))
    if (canteen.length > 0) {
      const asked = database('recapRequestCanteens')
        .where(inList(database, 'canteenId', canteen))
        .select('requestId')
      rows.whereIn('recapRequests.id', asked)
    }
    return rows
  }
  const counted: { state: RecapRequestState; count: number | string }[] = await keep(database('recapRequests'))
    .groupBy('state')
    .select('state')
    .count({ count: '*' })
  const countOf = (wanted: RecapRequestState) => Number(counted.find(each => each.state === wanted)?.count ?? 0)
  const page = keep(selectRequests(database)).orderBy('recapRequests.id', 'desc').limit(limit).offset(offset)
  if (state.length > 0) page.whereIn('state', state)
  const rows: RequestRow[] = await page
  const listedStates: readonly RecapRequestState[] = state.length > 0 ? state : recapRequestStates
  return {
    count: listedStates.reduce((sum, each) => sum + countOf(each), 0),
    stateCounts: Object.fromEntries(recapRequestStates.map(each => [each, countOf(each)] as const)) as Record<
      RecapRequestState,
      number
    >,
    results: await requestsOf(database, rows),
  }
}
