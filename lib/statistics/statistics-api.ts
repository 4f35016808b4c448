import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { anyId, anyText, oneText, requiredYear } from '../lists/query-values.ts'
import { CanteenStatistics } from './statistics.ts'
import { TerritoryStatistics } from './territory-statistics.ts'

/** Each filter takes several values, of which one must match; all filters must. */
export const StatisticsSelection = z.object({
  year: requiredYear(),
  region: anyText(3),
  department: anyText(3),
  epci: anyText(9),
  pat: anyText(20),
  sectors: anyId(),
})
export type StatisticsSelection = z.output<typeof StatisticsSelection>

export const getCanteenStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/canteenStatistics/',
  summary: 'Donne les chiffres d’un territoire pour une année',
  access: 'public',
  query: StatisticsSelection,
  answer: CanteenStatistics,
})

/** As `getCanteenStatistics`, by years and by territories, without what would tell the figures of a canteen. */
export const getTerritoryStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/territoryStatistics/',
  summary: 'Donne les chiffres d’un territoire par année, et ceux des régions et des départements',
  access: 'public',
  query: StatisticsSelection,
  answer: TerritoryStatistics,
})

/** An intercommunality, with the property names of geo.api.gouv.fr. */
export const Epci = z.object({ code: z.string(), nom: z.string() })
export type Epci = z.output<typeof Epci>

/** The first twenty whose name has all words of `search`, or those of these codes. */
export const listEpcis = endpoint({
  method: 'GET',
  path: '/api/v1/epcis/',
  summary: 'Cherche une intercommunalité par son nom ou son code',
  access: 'public',
  query: z.object({ search: oneText(), code: anyText(9) }),
  answer: z.array(Epci),
})
