import { z } from 'zod'
import { Canteen } from './canteen.ts'
import { canteenPlace } from './canteen-place.ts'

/** What lists show of a canteen: `leadImage` is the address of its first picture. */
export const CanteenSummary = z.object({
  ...Canteen.pick({
    id: true,
    name: true,
    siret: true,
    sirenUniteLegale: true,
    ...canteenPlace,
    dailyMealCount: true,
    yearlyMealCount: true,
    satelliteCanteensCount: true,
    centralProducerSiret: true,
    groupe: true,
    lineMinistry: true,
    managementType: true,
    productionType: true,
    economicModel: true,
    diagnostics: true,
    centralKitchenDiagnostics: true,
    publicationStatus: true,
    isCentralCuisine: true,
    isSatellite: true,
    modificationDate: true,
  }).shape,
  leadImage: z.string().nullable(),
})
export type CanteenSummary = z.output<typeof CanteenSummary>
