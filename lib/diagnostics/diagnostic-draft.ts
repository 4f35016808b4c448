import type { NamesOf } from '../entities/field.ts'
import type { Amount, DiagnosticFields } from './diagnostic-fields.ts'

/** The ten totals of a simple diagnostic. */
export type SimpleAmounts = Readonly<
  Record<NamesOf<DiagnosticFields, { readonly kind: 'amount'; readonly file: object }>, Amount>
>

/** The amounts of a detailed diagnostic: three totals as typed, and the grid. */
export type DetailedAmounts = Readonly<
  Record<NamesOf<DiagnosticFields, { readonly kind: 'amount'; readonly detailedFile: object }>, Amount>
>

/** Civil year of the purchases, not of the declaration. */
export interface WithYear {
  readonly year: number | null
}

/** The meals of the canteen, which the rule on the cost of a meal reads. */
export interface WithMeals {
  readonly yearlyMealCount: number | null
}

export type SimpleDiagnosticDraft = WithYear & WithMeals & SimpleAmounts
export type DetailedDiagnosticDraft = WithYear & WithMeals & DetailedAmounts
