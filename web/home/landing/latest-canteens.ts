import { listPublishedCanteens } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** Four public canteens, those that their managers changed last. */
export const latestCanteens = queryOptions({
  queryKey: ['publicCanteens', 'latest'],
  queryFn: async ({ signal }) => {
    const query = { limit: 4, ordering: '-modificationDate' }
    return (await client.call(listPublishedCanteens, { query, signal })).results
  },
})
