import { summarisePurchasesOfCanteen } from '@ma-cantine/lib/purchases/purchase-summary-api'
import { type ReportAmounts, reportAmountsOf } from '@ma-cantine/lib/purchases/report-amounts'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { purchasesQueryKey } from '../../purchases/purchase-queries.ts'

/** The purchases of a canteen in one year; null without any. */
export const purchasesOfYear = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'of year', canteenId, year],
    queryFn: async ({ signal }): Promise<ReportAmounts | null> => {
      const params = { canteenId }
      const answer = await client.call(summarisePurchasesOfCanteen, { params, query: { year: String(year) }, signal })
      return 'results' in answer || answer.valueTotalHt <= 0 ? null : reportAmountsOf(answer)
    },
  })
