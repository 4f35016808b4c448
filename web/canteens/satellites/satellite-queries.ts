import { listSatellites } from '@ma-cantine/lib/canteens/satellites-api'
import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { canteensQueryKey } from '../canteen-queries.ts'
import type { SatelliteListAddress } from './satellite-list-format.ts'

export const satellitesPage = (canteenId: number, { page, size, order }: SatelliteListAddress) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'one', canteenId, 'satellites', page, size, order],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, size), ordering: order }
      const { count, results, askedCanteens } = await client.call(listSatellites, {
        params: { canteenId },
        query,
        signal,
      })
      return { count, results, page, size, askedCanteens }
    },
    placeholderData: keepPreviousData,
  })
