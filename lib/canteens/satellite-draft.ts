import { z } from 'zod'
import { readTypedCount } from '../entities/grouped-digits.ts'
import { visibleText } from '../entities/visible-text.ts'
import { customIssue } from '../messages/issue-message.ts'
import { canteenErrors } from './canteen-errors.ts'
import type { CanteenValues } from './canteen-values.ts'
import { ministries } from './ministries.ts'
import { removeSpaces } from './siret.ts'

const none = {
  name: null,
  siret: null,
  sirenUniteLegale: null,
  postalCode: null,
  city: null,
  cityInseeCode: null,
  department: null,
  lineMinistry: null,
  dailyMealCount: null,
  yearlyMealCount: null,
  satelliteCanteensCount: null,
  centralProducerSiret: null,
  managementType: null,
  productionType: null,
  economicModel: null,
  sectors: [],
} satisfies CanteenValues

/** Adds what the rules of canteens say of these values. */
function addIssues(values: Partial<CanteenValues>, context: z.core.$RefinementCtx): void {
  const errors = canteenErrors({ ...none, ...values }, new Set(Object.keys(values)))
  for (const [field, messages] of Object.entries(errors)) {
    for (const message of messages) if (field in values) context.addIssue({ ...customIssue(message), path: [field] })
  }
}

/** The first step of adding a satellite: its SIRET. */
export const SatelliteSiretDraft = z
  .object({
    siret: z
      .string()
      .transform(removeSpaces)
      .pipe(z.string().min(1, { abort: true })),
  })
  .superRefine(addIssues)

/** A number of meals, as it is typed. */
export const TypedMealCount = z
  .string()
  .trim()
  .min(1, { abort: true })
  .transform(text => readTypedCount(text) ?? Number.NaN)
  .pipe(z.int().min(1))

/** The second step, for a SIRET that no canteen has. */
export const SatelliteDraft = z
  .object({
    name: visibleText(),
    postalCode: z
      .string()
      .transform(removeSpaces)
      .pipe(z.string().min(1, { abort: true })),
    cityInseeCode: z.string().min(1),
    sectors: z
      .array(z.string())
      .min(1)
      .transform(ids => ids.map(Number)),
    lineMinistry: z
      .enum(['', ...ministries.map(({ value }) => value)])
      .transform(value => (value === '' ? null : value)),
    dailyMealCount: TypedMealCount,
    yearlyMealCount: TypedMealCount,
  })
  .superRefine(({ lineMinistry: _, ...values }, context) => addIssues(values, context))
