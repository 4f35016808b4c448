import { listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { type ListAddress, pageSize, selectionOf } from './list/list-address.ts'

/** Prefix of the queries on purchases; writing a purchase invalidates them all. */
export const purchasesQueryKey = ['purchases'] as const

export const purchasesPage = (address: ListAddress) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'page', address],
    // Adds the address to the data: the previous page stays visible while the next one loads.
    queryFn: async ({ signal }) => {
      const query = { ...selectionOf(address), limit: pageSize, offset: (address.page - 1) * pageSize }
      return { ...(await client.call(listPurchases, { query, signal })), address }
    },
    placeholderData: keepPreviousData,
    // Others enter purchases of the same canteens.
    staleTime: 0,
  })
