import { listCampaignDates } from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** The dates of each year's campaign of teledeclaration. */
export const campaignDates = queryOptions({
  queryKey: ['campaignDates'],
  queryFn: ({ signal }) => client.call(listCampaignDates, { signal }),
})
