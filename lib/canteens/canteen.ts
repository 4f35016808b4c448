import { z } from 'zod'
import { Diagnostic } from '../diagnostics/diagnostic.ts'
import { creationSources } from './creation-source.ts'
import { ministries } from './ministries.ts'
import { economicModels, managementTypes, productionTypes } from './production.ts'

export const Manager = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() })
export const ManagerInvitation = z.object({ email: z.string() })

/**
 * A canteen as its managers see it. Counts are meals (per day, per year) and satellites; territories are codes, with their
 * names under `…Lib`.
 */
export const Canteen = z.object({
  id: z.int(),
  name: z.string(),
  siret: z.string().nullable(),
  sirenUniteLegale: z.string().nullable(),
  city: z.string().nullable(),
  cityInseeCode: z.string().nullable(),
  postalCode: z.string().nullable(),
  epci: z.string().nullable(),
  epciLib: z.string().nullable(),
  patList: z.array(z.string()),
  patLibList: z.array(z.string()),
  department: z.string().nullable(),
  departmentLib: z.string().nullable(),
  region: z.string().nullable(),
  regionLib: z.string().nullable(),
  sectors: z.array(z.int()),
  lineMinistry: z.enum(ministries.map(({ value }) => value)).nullable(),
  dailyMealCount: z.int().nullable(),
  yearlyMealCount: z.int().nullable(),
  satelliteCanteensCount: z.int().nullable(),
  centralProducerSiret: z.string().nullable(),
  managementType: z.enum(managementTypes).nullable(),
  productionType: z.enum(productionTypes).nullable(),
  economicModel: z.enum(economicModels).nullable(),
  managers: z.array(Manager),
  managerInvitations: z.array(ManagerInvitation),
  /** Earliest year first. */
  diagnostics: z.array(Diagnostic),
  publicationStatus: z.enum(['draft', 'published']),
  isCentralCuisine: z.boolean().nullable(),
  isSatellite: z.boolean(),
  creationSource: z.enum(creationSources).nullable(),
  modificationDate: z.iso.datetime({ offset: true }),
})
export type Canteen = z.output<typeof Canteen>
