import type { CanteenDraft } from '../canteens/canteen-draft.ts'
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

export type SimpleDiagnosticRow = CanteenDraft & WithYear & SimpleAmounts
export type DetailedDiagnosticRow = CanteenDraft & WithYear & DetailedAmounts

export interface WithSatellites {
  readonly satelliteCanteensCount: number | null
}

/** The columns that only staff may fill in a simple file. */
export interface DiagnosticStaffColumns {
  readonly silentManagers: readonly string[]
  readonly importSource: string | null
  readonly declaration: 'teledeclare' | 'brouillon' | null
}
