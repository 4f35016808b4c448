import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { getWasteMeasurement, listWasteMeasurements } from '@ma-cantine/lib/waste/waste-api'
import { listManagedWasteMeasurements } from '@ma-cantine/lib/waste/waste-file-api'
import { listWeighingLinks } from '@ma-cantine/lib/waste/weighing-links-api'
import { sumWeighings } from '@ma-cantine/lib/waste/weighings-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { orNull } from '../app/or-null.ts'
import { queries } from '../app/queries.ts'

/** Prefix of the queries on food waste. */
const wasteQueryKey = ['waste'] as const

/** Asks anew for all that is shown of food waste. Call it after each write. */
export const refreshWaste = () => queries.invalidateQueries({ queryKey: wasteQueryKey })

/** Number of measurements of a page: two years of a month each. */
const measurementsOfPage = 24

/** A page of the measurements of a canteen, latest first, with the one that comes before its oldest. */
export const wasteMeasurements = (canteenId: number, page: number) =>
  queryOptions({
    queryKey: [...wasteQueryKey, 'list', canteenId, page],
    queryFn: async ({ signal }) => {
      const size = measurementsOfPage
      const query = { canteen: canteenId, ...limitsOfPage(page, size), limit: size + 1 }
      const { count, results } = await client.call(listManagedWasteMeasurements, { query, signal })
      return {
        page,
        size,
        count,
        results: results.slice(0, size),
        earlier: results[size] ?? null,
      }
    },
    placeholderData: keepPreviousData,
  })
export type MeasurementsPage = Awaited<ReturnType<NonNullable<ReturnType<typeof wasteMeasurements>['queryFn']>>>

/** The measurements whose period lies within a year. */
export const measurementsOfYear = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...wasteQueryKey, 'list', canteenId, 'year', year],
    queryFn: ({ signal }) =>
      client.call(listWasteMeasurements, {
        params: { canteenId },
        query: { period_start_date_after: `${year}-01-01`, period_end_date_before: `${year}-12-31` },
        signal,
      }),
  })

/** The measurement as it is now, for the tunnel; null for one that does not exist. */
export const measurementToChange = (canteenId: number, measurementId: number) =>
  queryOptions({
    queryKey: ['measurementToChange', canteenId, measurementId],
    queryFn: ({ signal }) => orNull(client.call(getWasteMeasurement, { params: { canteenId, measurementId }, signal })),
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

/** All that was weighed. */
export const allWeighingSums = (canteenId: number) =>
  queryOptions({
    queryKey: [...wasteQueryKey, 'sums', canteenId],
    queryFn: ({ signal }) => client.call(sumWeighings, { params: { canteenId }, signal }),
    // Somebody may be weighing.
    staleTime: 0,
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
