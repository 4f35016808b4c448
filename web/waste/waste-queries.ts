import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { getWasteMeasurement, listWasteMeasurements } from '@ma-cantine/lib/waste/waste-api'
import { listWeighingLinks } from '@ma-cantine/lib/waste/weighing-links-api'
import { sumWeighings } from '@ma-cantine/lib/waste/weighings-api'
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

/** The links by which a kitchen weighs without an account. */
export const weighingLinks = (canteenId: number) =>
  queryOptions({
    queryKey: [...wasteQueryKey, 'links', canteenId],
    queryFn: ({ signal }) => client.call(listWeighingLinks, { params: { canteenId }, signal }),
  })

/** What was weighed in a period, both days included. */
export const weighingSums = (canteenId: number, start: string, end: string) =>
  queryOptions({
    queryKey: [...wasteQueryKey, 'sums', canteenId, start, end],
    queryFn: ({ signal }) =>
      client.call(sumWeighings, { params: { canteenId }, query: { start_date: start, end_date: end }, signal }),
    // Somebody may be weighing.
    staleTime: 0,
  })
