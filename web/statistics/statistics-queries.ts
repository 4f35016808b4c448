import { getTerritoryStatistics, listEpcis } from '@ma-cantine/lib/statistics/statistics-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { finestOf, type StatisticsAddress, type Territory } from './statistics-address.ts'

/** The figures of a territory for sectors and a year. */
export function statisticsOf(territory: Territory, { sectors, year }: Pick<StatisticsAddress, 'sectors' | 'year'>) {
  const { region, department, epci } = finestOf(territory)
  const query = { region: [...region], department: [...department], epci: [...epci], sectors: [...sectors], year }
  return queryOptions({
    queryKey: ['statistics', query],
    queryFn: ({ signal }) => client.call(getTerritoryStatistics, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The intercommunalities whose names have these words. */
export const epcisNamed = (search: string) =>
  queryOptions({
    queryKey: ['epcis', 'search', search],
    queryFn: ({ signal }) => client.call(listEpcis, { query: { search }, signal }),
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Those of these codes, for their names. */
export const epcisOf = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['epcis', 'codes', codes],
    queryFn: ({ signal }) => client.call(listEpcis, { query: { code: [...codes] }, signal }),
    enabled: codes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
