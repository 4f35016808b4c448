import { getComparison } from '@ma-cantine/lib/comparison/comparison-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { diagnosticsQueryKey } from '../diagnostic-queries.ts'

/** Stale as soon as a report is written. */
export const comparisonOf = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...diagnosticsQueryKey, 'comparison', canteenId, year],
    queryFn: ({ signal }) => client.call(getComparison, { params: { canteenId }, query: { year }, signal }),
    staleTime: 0,
  })
