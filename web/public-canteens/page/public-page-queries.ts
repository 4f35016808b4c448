import { getPublishedCanteen } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import { getPurchasePercentages } from '@ma-cantine/lib/purchases/purchase-summary-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { orNull } from '../../app/or-null.ts'

/** The prefix of the queries on public pages; publishing something invalidates them all. */
export const publicPageKey = ['publicPage'] as const

/** The page of a canteen; null where everybody may not see it. */
export const publicPage = (canteenId: number) =>
  queryOptions({
    queryKey: [...publicPageKey, 'canteen', canteenId],
    queryFn: ({ signal }) => orNull(client.call(getPublishedCanteen, { params: { canteenId }, signal })),
  })

/** The shares of the purchases of a year under way; null without purchases. */
export const provisionalShares = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...publicPageKey, 'provisional', canteenId, year],
    queryFn: ({ signal }) =>
      orNull(client.call(getPurchasePercentages, { params: { canteenId }, query: { year: String(year) }, signal })),
  })
