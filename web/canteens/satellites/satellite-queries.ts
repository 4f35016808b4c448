import { listSatellites } from '@ma-cantine/lib/canteens/satellites-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { canteensQueryKey } from '../canteen-queries.ts'
import type { ListAddress } from './list-address.ts'

/** Number of satellites of a page. */
export const pageSize = 10

export const satellitesPage = (canteenId: number, { page, order }: ListAddress) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'one', canteenId, 'satellites', page, order],
    queryFn: ({ signal }) =>
      client.call(listSatellites, {
        params: { canteenId },
        query: { limit: pageSize, offset: (page - 1) * pageSize, ordering: order },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
