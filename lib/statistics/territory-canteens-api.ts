import { z } from 'zod'
import { canteenSearch } from '../canteens/canteen-search.ts'
import { managementTypes, productionTypes, publicationStatuses } from '../canteens/production.ts'
import { endpoint } from '../http/endpoint.ts'
import { fileEndpoints } from '../http/file-endpoints.ts'
import { ordering, pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyId, anyOf, anyText } from '../lists/query-values.ts'
import { CanteenStatistics } from './statistics.ts'
import { TerritoryCanteen } from './territory-canteen.ts'

/** The properties that `ordering` may name; `-` before one reverses it. */
export const territoryOrders = ['name', 'city', 'siret', 'dailyMealCount', 'publicationStatus'] as const

/** One of `territoryOrders`. */
export type TerritoryOrder = (typeof territoryOrders)[number]

/**
 * All filters must match: every word of `search` in the name, the SIRET or the town. `declared` tells whether a declaration
 * of the last campaign is in force, `managed` whether somebody manages the canteen, `publication_status` the status that
 * people read.
 */
export const TerritoryFilters = z.object({
  search: canteenSearch(),
  department: anyText(3),
  sectors: anyId(),
  production_type: anyOf(productionTypes),
  publication_status: anyOf(publicationStatuses),
  declared: anyOf(['true', 'false']),
  managed: anyOf(['true', 'false']),
  ordering: ordering(territoryOrders),
})
export type TerritoryFilters = z.output<typeof TerritoryFilters>

/** A page of the canteens of a territory that match all filters. */
export const TerritorySelection = TerritoryFilters.extend(paging(pageSizes.territoryCanteens))
export type TerritorySelection = z.output<typeof TerritorySelection>

/**
 * Newest first by default. `regions`, `departments`, `managementTypes` and `productionTypes` are the values that are found in
 * the whole selection, `sectors` those that the other filters leave. `campaignYear` is the year that `declared` is about.
 */
export const listTerritoryCanteens = endpoint({
  method: 'GET',
  path: '/api/v1/territoryCanteens/',
  summary: 'Liste les cantines des départements de l’élu qui appelle',
  access: 'elected',
  query: TerritorySelection,
  answer: pageOf(TerritoryCanteen, {
    regions: z.array(z.string()),
    departments: z.array(z.string()),
    sectors: z.array(z.int()),
    managementTypes: z.array(z.enum(managementTypes)),
    productionTypes: z.array(z.enum(productionTypes)),
    campaignYear: z.int(),
  }),
})

/** The calls that export the canteens of a territory, by format of file. */
export const territoryFiles = fileEndpoints({
  path: '/api/v1/export-territoire',
  summary: words => `Exporte les cantines des départements de l’élu qui appelle ${words}`,
  access: 'elected',
  query: TerritoryFilters,
})
export const { csv: exportTerritoryAsCsv, xlsx: exportTerritoryAsXlsx, ods: exportTerritoryAsOds } = territoryFiles

/**
 * How many canteens of a department there are, for how many a declaration of the last campaign is in force, how many nobody
 * manages, and how many of these were invited.
 */
export const DepartmentProgress = z.object({
  department: z.string(),
  canteenCount: z.int(),
  declaredCount: z.int(),
  unmanagedCount: z.int(),
  invitedCount: z.int(),
})
export type DepartmentProgress = z.output<typeof DepartmentProgress>

/** `figures` are those of `getCanteenStatistics` for all these departments and the year of the last campaign. */
export const TerritoryProgress = z.object({
  campaignYear: z.int(),
  departments: z.array(DepartmentProgress),
  figures: CanteenStatistics.pick({
    teledeclarationsCount: true,
    bioPercent: true,
    sustainablePercent: true,
    approPercent: true,
  }),
})
export type TerritoryProgress = z.output<typeof TerritoryProgress>

export const getTerritoryProgress = endpoint({
  method: 'GET',
  path: '/api/v1/territoryProgress/',
  summary: 'Compte les cantines des départements de l’élu qui appelle, et celles qui ont télédéclaré',
  access: 'elected',
  answer: TerritoryProgress,
})
