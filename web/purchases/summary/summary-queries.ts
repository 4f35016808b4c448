import { getPurchasesOverview, listPurchaseSums, type SumDimension } from '@ma-cantine/lib/purchases/purchase-sums-api'
import { listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'

/** The canteens of a summary: one, or all those of the person. */
export type Canteens = number | 'all'

const selected = (canteens: Canteens, year: number | null) => ({
  ...(canteens === 'all' ? {} : { canteen: String(canteens) }),
  ...(year === null ? {} : { year: String(year) }),
})

/** The latest purchase of all canteens; null without any. */
export const latestPurchase = queryOptions({
  queryKey: [...purchasesQueryKey, 'latest'],
  queryFn: async ({ signal }) => {
    const { results } = await client.call(listPurchases, { query: { limit: 1, ordering: '-date' }, signal })
    return results[0] ?? null
  },
})

export const purchasesOverview = (canteens: Canteens, year: number | null) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'overview', canteens, year],
    queryFn: async ({ signal }) => ({
      canteens,
      ...(await client.call(getPurchasesOverview, { query: selected(canteens, year), signal })),
    }),
    // The former figures stay in sight while those of another year come.
    placeholderData: keepPreviousData,
  })

export const purchaseSums = (by: SumDimension, canteens: Canteens, year: number) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'sums', by, canteens, year],
    queryFn: ({ signal }) => client.call(listPurchaseSums, { query: { ...selected(canteens, year), by }, signal }),
  })
