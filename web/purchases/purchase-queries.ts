import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import {
  getPurchase,
  listPurchaseHistory,
  listPurchaseOptions,
  listPurchases,
} from '@ma-cantine/lib/purchases/purchases-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { type ListAddress, selectionOf } from './list/list-address.ts'

/** Prefix of the queries on purchases; writing a purchase invalidates them all. */
export const purchasesQueryKey = ['purchases'] as const

export const purchasesPage = (address: ListAddress) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'page', address],
    // Adds the page to the data: the previous one stays visible while the next one loads.
    queryFn: async ({ signal }) => {
      const { page, size } = address
      const query = { ...selectionOf(address), ...limitsOfPage(page, size) }
      return { ...(await client.call(listPurchases, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    // Others enter purchases of the same canteens.
    staleTime: 0,
  })

/** The products and suppliers of past purchases that match a text. */
export const purchaseOptions = (search: string) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'options', search],
    queryFn: ({ signal }) => client.call(listPurchaseOptions, { query: search === '' ? {} : { search }, signal }),
    retry: false,
  })

/** The purchase that was saved last, whose canteen the next one probably has as well; null without any. */
export const lastSavedPurchase = queryOptions({
  queryKey: [...purchasesQueryKey, 'last saved'],
  queryFn: async ({ signal }) => {
    const { results } = await client.call(listPurchases, { query: { limit: 1, ordering: '-creationDate' }, signal })
    return results[0] ?? null
  },
  retry: false,
  // Asked anew by each new form.
  gcTime: 0,
})

/** A purchase as it is now: an older one would make the first change a conflict. */
export const purchaseToChange = (purchaseId: number) =>
  queryOptions({
    queryKey: ['purchaseToChange', purchaseId],
    queryFn: ({ signal }) => client.call(getPurchase, { params: { purchaseId }, signal }),
    // What an earlier visit fetched may have changed since; what this visit fetched must not change under the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const historyOfPurchase = ({ id, modificationDate }: Purchase, limit: number) =>
  queryOptions({
    queryKey: ['purchaseHistory', id, modificationDate, limit],
    queryFn: ({ signal }) => client.call(listPurchaseHistory, { params: { purchaseId: id }, query: { limit }, signal }),
    placeholderData: keepPreviousData,
  })
