import { z } from 'zod'
import { Canteen } from '../canteens/canteen.ts'
import { canteenSearch } from '../canteens/canteen-search.ts'
import { CanteenSummary } from '../canteens/canteen-summary.ts'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { productionTypes } from '../canteens/production.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { ordering, pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { pendingActions } from './pending-actions.ts'
import { ReportState } from './report-state.ts'

/** A canteen with what is left to do for it in a year, and how far its report of that year is. */
export const ActionableCanteen = CanteenSummary.extend({
  action: z.enum(pendingActions),
  report: ReportState,
  /** The last instant of a declaration that our team opened for this canteen outside of the campaign; null without. */
  lateEndDate: z.iso.datetime({ offset: true }).nullable(),
})
export type ActionableCanteen = z.output<typeof ActionableCanteen>

/** Those of the public service, then those of the lists of canteens. */
export const actionOrders = [
  'name',
  'productionType',
  'action',
  'modificationDate',
  'creationDate',
  'dailyMealCount',
] as const

/** All filters must match; every word of `search` must be in the name, the SIRET or the town. */
export const ActionSelection = z.object({
  ...paging(pageSizes.actionableCanteens),
  search: canteenSearch(),
  ordering: ordering(actionOrders),
  production_type: anyOf(productionTypes),
  /** Only the canteens for which one of these is left to do. */
  action: anyOf(pendingActions),
  /**
   * Leaves out all the diagnostics of the canteens, or those of other years than the one asked for; `report` stays, and
   * so does whether a kitchen delivers to them (`centralKitchenDiagnostics` is null or empty).
   */
  without: anyOf(['diagnostics', 'otherYears']),
})
export type ActionSelection = z.output<typeof ActionSelection>

/**
 * The extras cover all canteens that the search and the type of production leave. `hasPendingActions`: something can be
 * done for one of them. `canteensToPublish` is empty: canteens are published without being asked.
 */
const extras = {
  undiagnosedCanteensWithPurchases: z.array(z.int()),
  canteensToPublish: z.array(z.int()),
  hasPendingActions: z.boolean(),
  /** The number of canteens for each action; those of none are left out. */
  actionCounts: z.partialRecord(z.enum(pendingActions), z.int()),
}

export const listActionableCanteens = endpoint({
  method: 'GET',
  path: '/api/v1/actionableCanteens/:year',
  summary: 'Liste les cantines que l’on gère, avec ce qu’il reste à faire pour chacune',
  access: 'user',
  scope: 'canteen:read',
  params: z.object({ year: PathId }),
  query: ActionSelection,
  answer: pageOf(ActionableCanteen, extras),
})

/** A canteen of others gets 404, like one that does not exist. */
export const getActionableCanteen = endpoint({
  method: 'GET',
  path: '/api/v1/actionableCanteens/:canteenId/:year',
  summary: 'Dit ce qu’il reste à faire pour une cantine que l’on gère',
  access: 'user',
  scope: 'canteen:read',
  params: CanteenParams.extend({ year: PathId }),
  answer: ActionableCanteen,
})

/** What is left to do for a canteen, in the words of 2026; kitchens that are no groups yet have satellites too. */
export const CanteenTask = z.object({
  ...Canteen.pick({
    id: true,
    name: true,
    siret: true,
    sirenUniteLegale: true,
    city: true,
    postalCode: true,
    productionType: true,
  }).shape,
  /** The id of the group that it belongs to. */
  groupe: z.int().nullable(),
  satellitesCount: z.int(),
  /** Of the satellites, those whose own record lacks something. */
  satellitesMissingDataCount: z.int(),
  action: z.enum(pendingActions),
})
export type CanteenTask = z.output<typeof CanteenTask>

/** All of them at once, by name. */
export const listCanteenTasks = endpoint({
  method: 'GET',
  path: '/api/v1/canteenActions/:year',
  summary: 'Donne ce qu’il reste à faire pour toutes les cantines que l’on gère',
  version: '2026',
  access: 'user',
  scope: 'canteen:read',
  params: z.object({ year: PathId }),
  answer: z.array(CanteenTask),
})
