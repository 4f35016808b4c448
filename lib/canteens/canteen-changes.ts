import type { MergeRules } from '../entities/three-way-merge.ts'
import type { FilledCanteen } from './canteen-form-draft.ts'

/**
 * The values of a canteen that people change together: an establishment is found with its place, so two people who chose
 * two towns disagree on one thing.
 */
const groups = {
  establishment: ['siret', 'sirenUniteLegale'],
  town: ['postalCode', 'city', 'cityInseeCode', 'department'],
  name: ['name'],
  economicModel: ['economicModel'],
  managementType: ['managementType'],
  productionType: ['productionType'],
  centralProducerSiret: ['centralProducerSiret'],
  satelliteCanteensCount: ['satelliteCanteensCount'],
  sectors: ['sectors'],
  lineMinistry: ['lineMinistry'],
  dailyMealCount: ['dailyMealCount'],
  yearlyMealCount: ['yearlyMealCount'],
} as const satisfies MergeRules<FilledCanteen, string>['groups']

export type CanteenGroup = keyof typeof groups

export const canteenMerge: MergeRules<FilledCanteen, CanteenGroup> = { groups }
