import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import {
  getRecapRequest,
  listRecapRequests,
  remindRecapRequest,
} from '@ma-cantine/lib/recap-requests/recap-requests-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { type RecapRequestAddress, stateCodes } from './recap-request-address.ts'

/** Prefix of the queries on requests for recaps; whatever changes one invalidates them all. */
export const recapRequestsQueryKey = ['recapRequests'] as const

export const recapRequestsPage = ({ page, size, state, canteen }: RecapRequestAddress) =>
  queryOptions({
    queryKey: [...recapRequestsQueryKey, 'page', page, size, state, canteen],
    queryFn: async ({ signal }) => {
      const query = { state: stateCodes[state] ?? '', canteen, ...limitsOfPage(page, size) } as const
      return { ...(await client.call(listRecapRequests, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    // A supplier answers at any time.
    staleTime: 0,
  })

export const oneRecapRequest = (requestId: number) =>
  queryOptions({
    queryKey: [...recapRequestsQueryKey, requestId],
    queryFn: ({ signal }) => client.call(getRecapRequest, { params: { requestId }, signal }),
    staleTime: 0,
  })

/** What a reminder would say if it left now. */
export const reminderMessage = (requestId: number) =>
  queryOptions({
    queryKey: [...recapRequestsQueryKey, requestId, 'reminder'],
    queryFn: async ({ signal }) =>
      (await client.call(remindRecapRequest, { params: { requestId }, dryRun: true, signal })).message,
    staleTime: 0,
  })
