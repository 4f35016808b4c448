import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { getTerritoryProgress, listTerritoryCanteens } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { selectionOf, type TerritoryAddress } from './territory-address.ts'

export const territoryQueryKey = ['territory'] as const

export const territoryPage = (address: TerritoryAddress) =>
  queryOptions({
    queryKey: [...territoryQueryKey, 'page', address],
    // Adds the page to the data: the previous one stays visible while the next one loads.
    queryFn: async ({ signal }) => {
      const { page, size } = address
      const query = { ...selectionOf(address), ...limitsOfPage(page, size) }
      return { ...(await client.call(listTerritoryCanteens, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    // Others register, publish and declare these canteens.
    staleTime: 0,
  })

export const territoryProgress = queryOptions({
  queryKey: [...territoryQueryKey, 'progress'],
  queryFn: ({ signal }) => client.call(getTerritoryProgress, { signal }),
  staleTime: 0,
})
