import type { ValueOf } from '../entities/field.ts'
import type { CanteenFields } from './canteen-fields.ts'
import { servesMeals } from './production.ts'

type PlainNames =
  | 'name'
  | 'siret'
  | 'sirenUniteLegale'
  | 'postalCode'
  | 'city'
  | 'cityInseeCode'
  | 'department'
  | 'lineMinistry'
  | 'dailyMealCount'
  | 'yearlyMealCount'
  | 'satelliteCanteensCount'
  | 'centralProducerSiret'
  | 'managementType'
  | 'productionType'
  | 'economicModel'

/** The values of a canteen that its managers write. Null = not given. */
export type CanteenValues = { readonly [Name in PlainNames]: ValueOf<CanteenFields[Name]> | null } & {
  /** Ids. */
  readonly sectors: readonly number[]
  /** The group that it belongs to, where it is known. */
  readonly groupe?: { readonly id: number } | null
}

/** The values to store: those that mean nothing for the type of production become null. */
export function meaningfulValues<Values extends Partial<Pick<CanteenValues, 'productionType' | 'dailyMealCount'>>>(
  values: Values,
): Values {
  return servesMeals(values.productionType ?? null) ? values : { ...values, dailyMealCount: null }
}
