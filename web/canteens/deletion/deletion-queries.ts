import { listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { listManagedWasteMeasurements } from '@ma-cantine/lib/waste/waste-file-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { canteensQueryKey } from '../canteen-queries.ts'

/** How much of what a canteen holds goes with it when it is deleted, besides what the canteen itself tells. */
export const contentCounts = (canteenId: number) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'content', canteenId],
    queryFn: async ({ signal }) => {
      const [purchases, wasteMeasurements] = await Promise.all([
        client.call(listPurchases, { query: { limit: 1, canteen__id: [String(canteenId)] }, signal }),
        client.call(listManagedWasteMeasurements, { query: { limit: 1, canteen: canteenId }, signal }),
      ])
      return { purchases: purchases.count, wasteMeasurements: wasteMeasurements.count }
    },
    // Others go on filling it.
    staleTime: 0,
  })
