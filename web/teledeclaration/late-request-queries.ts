import { listLateRequests } from '@ma-cantine/lib/administration/late-requests-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { declarationsQueryKey } from './teledeclaration-queries.ts'

/** What was asked of our team for a canteen, the latest first. */
export const lateRequestsOf = (canteenId: number) =>
  queryOptions({
    queryKey: [...declarationsQueryKey, 'lateRequests', canteenId],
    queryFn: ({ signal }) => client.call(listLateRequests, { params: { canteenId }, signal }),
    // The team answers, and colleagues ask as well.
    staleTime: 0,
  })
