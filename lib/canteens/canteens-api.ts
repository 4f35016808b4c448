import { z } from 'zod'
import { CanteenPreview } from '../accounts/canteen-preview.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { createdByApplication } from '../lists/created-by-application.ts'
import { ordering, pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'
import { Canteen } from './canteen.ts'
import { CanteenChange, NewCanteen } from './canteen-input.ts'
import { canteenSearch } from './canteen-search.ts'
import { CanteenSummary } from './canteen-summary.ts'
import { productionTypes } from './production.ts'

/** The canteen of a path, by its id. */
export const CanteenParams = z.object({ canteenId: PathId })

export const getCanteen = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId',
  summary: 'Donne une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: Canteen,
})

/**
 * The caller becomes a manager. A SIRET that another canteen has gets 400 with the status of that canteen beside
 * `detail` (`SiretTaken`).
 */
export const createCanteen = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/',
  summary: 'Crée une cantine et en devient gestionnaire',
  access: 'user',
  scope: 'canteen:write',
  idempotent: true,
  body: NewCanteen,
  dryRun: true,
  answer: Canteen,
  created: true,
})

/**
 * A new SIRET of a central kitchen follows to the canteens that it delivers to, whose teams are told: 429 while they cannot be.
 * Canteens of others that name this SIRET already are not its satellites before their teams agree.
 */
export const changeCanteen = endpoint({
  method: 'PATCH',
  path: '/api/v1/canteens/:canteenId',
  summary: 'Modifie une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  versioned: true,
  body: CanteenChange,
  dryRun: true,
  answer: Canteen,
})

/** Its purchases and diagnostics are kept with it: `restoreCanteen` brings all back for 30 days. */
export const deleteCanteen = endpoint({
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId',
  summary: 'Supprime une cantine que l’on gère ; elle peut être restaurée',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  dryRun: true,
})

/** The properties that `ordering` may name; `-` before one reverses it. */
export const canteenOrders = ['name', 'creationDate', 'modificationDate', 'dailyMealCount'] as const

/** All filters must match; every word of `search` must be in the name, the SIRET or the town. */
export const CanteenSelection = z.object({
  ...paging(pageSizes.canteens),
  search: canteenSearch(),
  ordering: ordering(canteenOrders),
  production_type: anyOf(productionTypes),
})
export type CanteenSelection = z.output<typeof CanteenSelection>

/** Without their diagnostics, twenty summaries weigh 13 kB in place of 550: what only names canteens leaves them out. */
export const SummarySelection = CanteenSelection.extend({ without: anyOf(['diagnostics']) })

export const listCanteens = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/',
  summary: 'Liste les cantines que l’on gère',
  access: 'user',
  scope: 'canteen:read',
  query: CanteenSelection.extend(createdByApplication()),
  answer: pageOf(Canteen, {}),
})

export const listCanteenSummaries = endpoint({
  method: 'GET',
  path: '/api/v1/canteenSummaries/',
  summary: 'Liste les cantines que l’on gère, en résumé',
  access: 'user',
  scope: 'canteen:read',
  query: SummarySelection,
  answer: pageOf(CanteenSummary, {}),
})

export const listCanteenPreviews = endpoint({
  method: 'GET',
  path: '/api/v1/canteenPreviews/',
  summary: 'Donne le nom de toutes les cantines que l’on gère',
  access: 'user',
  scope: 'canteen:read',
  answer: z.array(CanteenPreview),
})
