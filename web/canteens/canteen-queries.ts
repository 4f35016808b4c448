import { listCanteenSummaries } from '@ma-cantine/lib/canteens/canteens-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import type { ListChoice } from './management/list-choice.ts'

/** Prefix of the queries on canteens; writing a canteen invalidates them all. */
export const canteensQueryKey = ['canteens'] as const

export const canteensPage = (choice: ListChoice, size: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'page', choice, size],
    // Adds the choice to the data: the previous page stays visible while the next one loads.
    queryFn: async ({ signal }) => {
      const { page, search, type, order } = choice
      const query = { limit: size, offset: (page - 1) * size, search, production_type: type, ordering: order }
      const { count, results } = await client.call(listCanteenSummaries, { query, signal })
      return { count, results, page, size }
    },
    placeholderData: keepPreviousData,
  })
