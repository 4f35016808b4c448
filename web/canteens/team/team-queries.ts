import { listJoinRequests } from '@ma-cantine/lib/canteens/team-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { canteensQueryKey } from '../canteen-queries.ts'

/** The people who ask to join the team of a canteen. */
export const joinRequests = (canteenId: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'one', canteenId, 'joinRequests'],
    queryFn: ({ signal }) => client.call(listJoinRequests, { params: { canteenId }, signal }),
    staleTime: 0,
  })
