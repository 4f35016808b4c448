import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { ordering, pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { Canteen } from './canteen.ts'
import { NewCanteen } from './canteen-input.ts'
import { CanteenParams } from './canteens-api.ts'
import { removeSpaces } from './siret.ts'

/** The properties that `ordering` may name; `-` before one reverses it. */
export const satelliteOrders = ['name', 'siret', 'dailyMealCount', 'publicationStatus'] as const

/** One of `satelliteOrders`. */
export type SatelliteOrder = (typeof satelliteOrders)[number]

/** What a central kitchen sees of a canteen that it delivers to, whoever manages it. */
export const Satellite = z.object({
  ...Canteen.pick({
    id: true,
    name: true,
    siret: true,
    sectors: true,
    sectorList: true,
    dailyMealCount: true,
    yearlyMealCount: true,
    publicationStatus: true,
  }).shape,
  /** Whether the caller manages it. */
  userCanView: z.boolean(),
  /** Whether the caller asked to join its team, and awaits the answer. */
  hasAskedToJoin: z.boolean(),
  /** Whether the kitchen asked its team to deliver to it, and awaits the answer: it is no satellite yet. */
  awaitsConsent: z.boolean(),
})
export type Satellite = z.output<typeof Satellite>

/**
 * The counts cover all satellites, not the page alone; `satellitesToPublish` are ids of those that the caller manages, and
 * `askedCanteens` those whose teams have not answered yet.
 */
export const listSatellites = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/satellites/',
  summary: 'Liste les cantines d’un livreur de repas que l’on gère',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: z.object({ ...paging(pageSizes.satellites), ordering: ordering(satelliteOrders) }),
  answer: pageOf(Satellite, {
    unpublishedCount: z.int(),
    satellitesToPublish: z.array(z.int()),
    askedCanteens: z.array(Satellite),
  }),
})

/** A SIRET, and the other values of a canteen to create; its production and its kitchen are known. */
export const NewSatellite = NewCanteen.omit({ productionType: true, centralProducerSiret: true })
  .partial()
  .extend({ siret: z.string().transform(removeSpaces).pipe(z.string().min(1)) })
export type NewSatellite = z.output<typeof NewSatellite>

/**
 * Links the canteen that has the SIRET (200), or creates it (201). The other values are ignored for one that exists. The
 * team of a canteen that the caller does not manage is asked: until it accepts, nothing of the canteen changes, and the
 * answer says `awaitsConsent`. One whose declaration is in force is not linked (403), and what its team cannot be told of
 * today is refused (429). The answer is the whole canteen for its managers, and what the list shows of it for others.
 */
export const addSatellite = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/satellites/',
  summary: 'Ajoute une cantine à un livreur de repas que l’on gère, en la créant au besoin',
  version: '2025',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  body: NewSatellite,
  answer: z.union([Canteen, Satellite]),
  created: 'unless-known',
})

/** `link`: whether the canteen is linked, or its team was asked and has not answered yet. */
export const LinkingKitchen = Canteen.extend({ link: z.enum(['linked', 'asked']) })
export type LinkingKitchen = z.output<typeof LinkingKitchen>

/**
 * Links a canteen that receives its meals, and has no kitchen yet, by its id; consent is asked as `addSatellite` does. 404
 * for one that does not exist, 400 for one that cannot be linked. Answers the kitchen.
 */
export const linkSatellite = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/satellites/:satelliteId/link/',
  summary: 'Rattache à un livreur de repas que l’on gère une cantine, dont l’équipe consent',
  version: '2026',
  replaces: addSatellite,
  access: 'manager',
  scope: 'canteen:write',
  params: z.object({ canteenId: PathId, satelliteId: PathId }),
  idempotent: true,
  dryRun: true,
  answer: LinkingKitchen,
})

/**
 * The canteen produces again what it did before it was linked. A request to its team is withdrawn. Answers the kitchen, even
 * if the canteen was not linked to it any more.
 */
export const unlinkSatellite = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/satellites/:satelliteId/unlink/',
  summary: 'Détache une cantine d’un livreur de repas que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: z.object({ canteenId: PathId, satelliteId: PathId }),
  dryRun: true,
  answer: Canteen,
})
