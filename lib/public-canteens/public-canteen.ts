import { z } from 'zod'
import { Canteen } from '../canteens/canteen.ts'
import { canteenPlace } from '../canteens/canteen-place.ts'
import { PublicApproDiagnostic, PublicServiceDiagnostic } from './public-diagnostic.ts'

/** What lists and pages say of a canteen to everybody: no euros, no names and addresses of people. */
const shared = Canteen.pick({
  id: true,
  name: true,
  ...canteenPlace,
  dailyMealCount: true,
  satelliteCanteensCount: true,
  managementType: true,
  productionType: true,
  badges: true,
})

/**
 * A canteen of a list. `approDiagnostic` is that of the year of its badges; `leadImage` the address of its first picture.
 * Coordinates are degrees (WGS 84); null when nobody knows them.
 */
export const PublicCanteenPreview = z.object({
  ...shared.shape,
  ...Canteen.pick({ isCentralCuisine: true, isSatellite: true }).shape,
  leadImage: z.string().nullable(),
  approDiagnostic: PublicApproDiagnostic.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type PublicCanteenPreview = z.output<typeof PublicCanteenPreview>

/**
 * The page of a canteen. Diagnostics come newest year first, of years that are over: the purchases without the years that
 * its managers hide (a declared year cannot be hidden), the other measures never hidden. `canBeClaimed`: nobody manages it;
 * `isManagedByUser`: the caller does; `resourceActions` are the actions against waste that are done. `leadImage` is the address of its first picture.
 */
export const PublicCanteen = z.object({
  ...shared.shape,
  ...Canteen.pick({
    centralKitchen: true,
    logo: true,
    images: true,
    publicationComments: true,
    qualityComments: true,
    wasteComments: true,
    diversificationComments: true,
    plasticsComments: true,
    informationComments: true,
    resourceActions: true,
  }).shape,
  approDiagnostics: z.array(PublicApproDiagnostic),
  serviceDiagnostics: z.array(PublicServiceDiagnostic),
  leadImage: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  canBeClaimed: z.boolean(),
  isManagedByUser: z.boolean(),
})
export type PublicCanteen = z.output<typeof PublicCanteen>

/** The kitchen that everybody may see: what is not public is named nowhere. */
export const publicKitchenOf = (kitchen: PublicCanteen['centralKitchen']): PublicCanteen['centralKitchen'] =>
  kitchen?.publicationStatus === 'published' ? kitchen : null
