import { listCanteenSummaries } from '@ma-cantine/lib/canteens/canteens-api'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import { listPurchaseOptions } from '@ma-cantine/lib/purchases/purchases-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import type { SheetCanteen } from '../../imports/check/check-protocol.ts'

/** More canteens than a list is chosen from: the others are given by their SIRETs. */
const mostCanteens = 300

/** One's own canteens, which files name by their SIRETs. */
export const sheetCanteens = queryOptions({
  queryKey: ['canteens', 'sheet'],
  queryFn: async ({ signal }) => {
    const canteens: SheetCanteen[] = []
    const limit = pageSizes.canteens.most
    for (let offset = 0; offset < mostCanteens; offset += limit) {
      const query = { limit, offset, without: ['diagnostics'] }
      const { count, results } = await client.call(listCanteenSummaries, { query, signal })
      for (const { siret, name } of results) if (siret) canteens.push({ siret, name })
      if (offset + limit >= count) break
    }
    return canteens
  },
})

/** The products and suppliers of the purchases that are stored. */
export const purchaseOptions = queryOptions({
  queryKey: ['purchases', 'options'],
  queryFn: ({ signal }) => client.call(listPurchaseOptions, { query: {}, signal }),
})
