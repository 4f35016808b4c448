import type { CanteenValues } from './canteen-values.ts'
import { isCentralKitchen, isGroup, isSatellite, servesMeals } from './production.ts'
import { needsLineMinistry } from './sectors.ts'

const isLess = (count: number | null, least: number): boolean => count === null || count < least

/**
 * What a canteen must have before its report is declared: the property, and when it is missing. Lists of canteens ask
 * the database the same (`server/canteens/missing-fields-sql.ts`).
 */
const requirements = {
  name: ({ name }) => !name,
  /** Or the SIREN of the legal unit, which a group has alone. */
  siret: ({ siret, sirenUniteLegale }) => !siret && !sirenUniteLegale,
  cityInseeCode: ({ cityInseeCode, productionType }) => !isGroup(productionType) && !cityInseeCode,
  economicModel: ({ economicModel, productionType }) => !isGroup(productionType) && economicModel === null,
  managementType: ({ managementType }) => managementType === null,
  productionType: ({ productionType }) => productionType === null,
  sectors: ({ sectors, productionType }) => !isGroup(productionType) && sectors.length === 0,
  lineMinistry: ({ lineMinistry, economicModel, sectors }) =>
    !lineMinistry && needsLineMinistry(economicModel, sectors),
  dailyMealCount: ({ dailyMealCount, productionType }) => servesMeals(productionType) && isLess(dailyMealCount, 1),
  yearlyMealCount: ({ yearlyMealCount }) => isLess(yearlyMealCount, 1),
  satelliteCanteensCount: ({ satelliteCanteensCount, productionType }) =>
    isCentralKitchen(productionType) && isLess(satelliteCanteensCount, 1),
  centralProducerSiret: ({ centralProducerSiret, siret, productionType, groupe }) =>
    isSatellite(productionType) && !groupe && (!centralProducerSiret || centralProducerSiret === siret),
} satisfies Partial<Record<keyof CanteenValues, (values: CanteenValues) => boolean>>

export type MissingField = keyof typeof requirements
export const possiblyMissingFields = Object.keys(requirements) as readonly MissingField[]

/** The properties that a canteen lacks to be complete, for its type of production. */
export const missingCanteenFields = (values: CanteenValues): MissingField[] =>
  possiblyMissingFields.filter(field => requirements[field](values))
