import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { getWasteMeasurement, listWasteMeasurements } from '@ma-cantine/lib/waste/waste-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** Prefix of the queries on food waste; writing a measurement invalidates them all. */
export const wasteQueryKey = ['waste'] as const

export const wasteMeasurements = (canteenId: number) =>
  queryOptions({
    queryKey: [...wasteQueryKey, 'list', canteenId],
    queryFn: ({ signal }) => client.call(listWasteMeasurements, { params: { canteenId }, signal }),
  })

/** The measurement as it is now, for the tunnel; null for one that does not exist. */
export const measurementToChange = (canteenId: number, measurementId: number) =>
  queryOptions({
    queryKey: ['measurementToChange', canteenId, measurementId],
    queryFn: async ({ signal }) => {
      try {
        return await client.call(getWasteMeasurement, { params: { canteenId, measurementId }, signal })
      } catch (error) {
        if (error instanceof RefusedError && error.status === 404) return null
        throw error
      }
    },
    // What this visit fetched must not change under the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
