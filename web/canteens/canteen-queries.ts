import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { listCanteenHistory } from '@ma-cantine/lib/canteens/canteen-history-api'
import { getCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { listCommunes } from '@ma-cantine/lib/canteens/communes-api'
import { listDeletedCanteens } from '@ma-cantine/lib/canteens/deleted-canteens-api'
import { listDeliveryRequests } from '@ma-cantine/lib/canteens/delivery-requests-api'
import { listJoinRequests } from '@ma-cantine/lib/canteens/join-requests-api'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** Prefix of the queries on canteens; writing a canteen invalidates them all. */
export const canteensQueryKey = ['canteens'] as const

export const deletedCanteens = queryOptions({
  queryKey: [...canteensQueryKey, 'deleted'],
  queryFn: ({ signal }) => client.call(listDeletedCanteens, { signal }),
})

/** Reads the canteen with this id; null for one that the person does not manage. */
export async function readManaged(canteenId: number, signal: AbortSignal): Promise<Canteen | null> {
  try {
    return await client.call(getCanteen, { params: { canteenId }, signal })
  } catch (error) {
    if (error instanceof RefusedError && [403, 404].includes(error.status)) return null
    throw error
  }
}

export const managedCanteen = (canteenId: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'one', canteenId],
    queryFn: ({ signal }) => readManaged(canteenId, signal),
  })

/** The people who wait to join the team of a canteen. */
export const joinRequests = (canteenId: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'joinRequests', canteenId],
    queryFn: ({ signal }) => client.call(listJoinRequests, { params: { canteenId }, signal }),
    // People ask at any time.
    staleTime: 0,
  })

/** The kitchens that wait to deliver to a canteen. */
export const deliveryRequests = (canteenId: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'deliveryRequests', canteenId],
    queryFn: ({ signal }) => client.call(listDeliveryRequests, { params: { canteenId }, signal }),
    // Kitchens ask at any time.
    staleTime: 0,
  })

/** The latest three purchases of a canteen, with the number of all of them. */
export const latestPurchases = (canteenId: number) =>
  queryOptions({
    queryKey: ['purchases', 'latest', canteenId],
    queryFn: ({ signal }) =>
      client.call(listPurchases, {
        query: { limit: 3, ordering: '-date', canteen__id: [String(canteenId)] },
        signal,
      }),
  })

export const canteenHistory = (canteenId: number, page: number, size: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'history', canteenId, page, size],
    queryFn: async ({ signal }) => {
      const query = limitsOfPage(page, size)
      const { count, results } = await client.call(listCanteenHistory, { params: { canteenId }, query, signal })
      return { count, results, page, size }
    },
    placeholderData: keepPreviousData,
    // It changes with each write, here or elsewhere.
    staleTime: 0,
  })

/** The towns that a postal code serves, once it has its five digits. */
export const communesOf = (postalCode: string) =>
  queryOptions({
    queryKey: ['communes', postalCode],
    queryFn: ({ signal }) => client.call(listCommunes, { query: { postal_code: postalCode }, signal }),
    enabled: /^\d{5}$/.test(postalCode),
  })
