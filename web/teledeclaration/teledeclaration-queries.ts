import { getActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { getCampaignDates, listCampaignDates } from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { canteensQueryKey } from '../canteens/canteen-queries.ts'
import { diagnosticsQueryKey } from '../diagnostics/diagnostic-queries.ts'

/** Prefix of the queries on what is left to declare; declaring and cancelling make them all stale. */
export const declarationsQueryKey = ['declarations'] as const

/** The dates of each year's campaign. */
const campaignDates = queryOptions({
  queryKey: ['campaignDates'],
  queryFn: ({ signal }) => client.call(listCampaignDates, { signal }),
})

/** The dates of the campaign of a year, and what is open now by the clock of the server; null without a campaign. */
export const campaignOf = (year: number) =>
  queryOptions({
    queryKey: ['campaignDates', year],
    queryFn: async ({ signal }) => {
      const all = await queries.fetchQuery(campaignDates)
      const isKnown = all.some(each => each.year === year)
      return isKnown ? await client.call(getCampaignDates, { params: { year }, signal }) : null
    },
  })

/** What is left to do for one canteen in a year. */
export const actionOf = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...declarationsQueryKey, 'action', canteenId, year],
    queryFn: ({ signal }) => client.call(getActionableCanteen, { params: { canteenId, year }, signal }),
    // It follows every change of the canteen, of its report, of its kitchen, and the date.
    staleTime: 0,
  })

/** Asks again for all that a declaration, or its cancellation, is shown in. */
export const refreshDeclarations = (): Promise<unknown> =>
  Promise.all(
    [declarationsQueryKey, diagnosticsQueryKey, canteensQueryKey].map(queryKey =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
