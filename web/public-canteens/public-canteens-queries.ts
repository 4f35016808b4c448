import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { listPublishedCanteens, mapPublishedCanteens } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { type ListAddress, type ListFilters, listOrders, selectionOf } from './list-address.ts'

/** Number of cards of a page: whole rows in one, two and three columns. */
const cardsOfPage = 12

const publicCanteensQueryKey = ['publicCanteens'] as const

/** The page of the list that an address asks for. */
export const publicCanteensPage = ({ page, order, view: _, ...filters }: ListAddress) =>
  queryOptions({
    queryKey: [...publicCanteensQueryKey, 'page', { page, order, ...filters }],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, cardsOfPage), ...selectionOf(filters), ordering: listOrders[order] }
      const answer = await client.call(listPublishedCanteens, { query, signal })
      // With its number: the previous page stays visible while the next one loads.
      return { ...answer, page, size: cardsOfPage }
    },
    placeholderData: keepPreviousData,
  })

/** The places of a selection in a box of the map, which replaces the zone of the filters. */
export const publicCanteensMap = (filters: ListFilters, bbox: string, zoom: number) =>
  queryOptions({
    queryKey: [...publicCanteensQueryKey, 'map', filters, bbox, zoom],
    queryFn: ({ signal }) =>
      client.call(mapPublishedCanteens, { query: { ...selectionOf(filters), bbox, zoom }, signal }),
    placeholderData: keepPreviousData,
  })
