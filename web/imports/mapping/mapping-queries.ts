import type { CanteenSummary } from '@ma-cantine/lib/canteens/canteen-summary'
import { listCanteenSummaries } from '@ma-cantine/lib/canteens/canteens-api'
import { listImportMappings } from '@ma-cantine/lib/mapping/mappings-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** The mappings that one keeps, and those that one's teams share. */
export const keptMappings = queryOptions({
  queryKey: ['importMappings'],
  queryFn: ({ signal }) => client.call(listImportMappings, { signal }),
  staleTime: 0,
})

/** Ten pages: who has more canteens types a SIRET. */
const mostCanteens = 300

/** One's canteens that have a SIRET, by name, to choose that of a whole file. */
export const canteensToChoose = queryOptions({
  queryKey: ['canteens', 'toChoose'],
  queryFn: async ({ signal }) => {
    const canteens: CanteenSummary[] = []
    for (;;) {
      const query = { limit: 30, offset: canteens.length, ordering: 'name' as const, without: ['diagnostics'] }
      const { count, results } = await client.call(listCanteenSummaries, { query, signal })
      canteens.push(...results)
      if (results.length === 0 || canteens.length >= Math.min(count, mostCanteens)) {
        const withSiret = canteens.flatMap(({ id, name, siret }) => (siret ? [{ id, name, siret }] : []))
        return { canteens: withSiret, areAll: canteens.length >= count }
      }
    }
  },
})
