import { z } from 'zod'
import { canteenSearch } from '../canteens/canteen-search.ts'
import { CanteenParams, canteenOrders } from '../canteens/canteens-api.ts'
import { managementTypes, productionTypes } from '../canteens/production.ts'
import { endpoint } from '../http/endpoint.ts'
import { ordering, pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyId, anyOf, oneText } from '../lists/query-values.ts'
import { PublicCanteen, PublicCanteenPreview } from './public-canteen.ts'
import { atMost1, box, count, department, region, zoom } from './public-query.ts'

/**
 * All filters must match: every word of `search` in the name, the SIRET or the town. The shares (0 to 1) and the badge look at
 * last year's report with a total, that of the kitchen as well, of canteens that do not hide that year. `bbox` is a box of the
 * map: west, south, east, north in degrees.
 */
const filters = {
  search: canteenSearch(),
  region: region(),
  department: department(),
  city_insee_code: oneText(5),
  pat: oneText(20),
  epci: oneText(9),
  sectors: anyId(),
  min_daily_meal_count: count(),
  max_daily_meal_count: count(),
  management_type: anyOf(managementTypes),
  production_type: anyOf(productionTypes),
  min_portion_bio: atMost1(),
  min_portion_combined: atMost1(),
  badge: anyOf(['appro']),
  bbox: box(),
}

/** All filters must match; shares are parts of 1, `bbox` is west, south, east, north in degrees. */
export const PublicCanteenFilters = z.object(filters)
export type PublicCanteenFilters = z.output<typeof PublicCanteenFilters>

/** A page of the published canteens that match all filters. */
export const PublicCanteenSelection = z.object({
  ...paging(pageSizes.publicCanteens),
  ...filters,
  ordering: ordering(canteenOrders),
})
export type PublicCanteenSelection = z.output<typeof PublicCanteenSelection>

/** How many canteens of the selection would be left by each value of a filter, the other filters holding. */
const Counts = z.record(z.string(), z.int())

/**
 * Newest first by default. `regions`, `departments`, `managementTypes` and `productionTypes` are the values that are found in
 * the whole selection, `sectors` those that the other filters leave. `counts` says how many canteens each value of a filter
 * leaves, the other filters holding.
 */
export const listPublishedCanteens = endpoint({
  method: 'GET',
  path: '/api/v1/publishedCanteens/',
  summary: 'Liste les cantines que tout le monde peut voir',
  access: 'public',
  query: PublicCanteenSelection,
  answer: pageOf(PublicCanteenPreview, {
    regions: z.array(z.string()),
    departments: z.array(z.string()),
    sectors: z.array(z.int()),
    managementTypes: z.array(z.enum(managementTypes)),
    productionTypes: z.array(z.enum(productionTypes)),
    counts: z.object({
      region: Counts,
      department: Counts,
      sectors: Counts,
      management_type: Counts,
      production_type: Counts,
      badge: Counts,
    }),
  }),
})

export const getPublishedCanteen = endpoint({
  method: 'GET',
  path: '/api/v1/publishedCanteens/:canteenId',
  summary: 'Donne la page publique d’une cantine',
  access: 'public',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: PublicCanteen,
})

export const getPublicCanteenPreview = endpoint({
  method: 'GET',
  path: '/api/v1/publicCanteenPreviews/:canteenId',
  summary: 'Donne ce qu’une vignette montre d’une cantine publique',
  access: 'public',
  params: CanteenParams,
  answer: PublicCanteenPreview,
})

/** A place of the map: one canteen, or several that are too near to be told apart at this zoom. */
export const CanteenCluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** The canteen, where there is one alone. */
  id: z.int().nullable(),
  name: z.string().nullable(),
})
export type CanteenCluster = z.output<typeof CanteenCluster>

/**
 * The map of a selection, drawn from the visible box: at most 400 places. `located` counts the canteens that the map can
 * show, `count` all of the selection in the box's absence: those without coordinates are in the list alone.
 */
export const mapPublishedCanteens = endpoint({
  method: 'GET',
  path: '/api/v1/publishedCanteens/map/',
  summary: 'Regroupe sur une carte les cantines que tout le monde peut voir',
  access: 'public',
  query: z.object({ ...filters, zoom: zoom() }),
  answer: z.object({ count: z.int(), located: z.int(), clusters: z.array(CanteenCluster) }),
})
