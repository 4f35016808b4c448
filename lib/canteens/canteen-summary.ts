import { z } from 'zod'
import { Canteen } from './canteen.ts'

/** What lists show of a canteen: `leadImage` is the address of its first picture. */
export const CanteenSummary = z.object({
  ...Canteen.pick({
    id: true,
    name: true,
    siret: true,
    sirenUniteLegale: true,
    city: true,
    cityInseeCode: true,
    postalCode: true,
    epci: true,
    epciLib: true,
    patList: true,
    patLibList: true,
    department: true,
    departmentLib: true,
    region: true,
    regionLib: true,
    sectors: true,
    sectorList: true,
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
