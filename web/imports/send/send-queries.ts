import { listCampaignDates } from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** When diagnostics may be declared, each year. */
export const campaignDates = queryOptions({
  queryKey: ['campaignDates'],
  queryFn: ({ signal }) => client.call(listCampaignDates, { signal }),
})
