import type { CanteenDraft } from '../canteens/canteen-draft.ts'
import type { GridProperty } from './product-grid.ts'

/** Amounts are euros without VAT for one civil year. Null = not given. */
export type Amount = number | null

/** The ten totals of a simple diagnostic. */
export interface SimpleAmounts {
  /** All food purchases. */
  readonly valueTotalHt: Amount
  readonly valueBioHt: Amount
  /** Official quality signs other than organic. */
  readonly valueSustainableHt: Amount
  /** Bought on environmental externalities or performance. */
  readonly valueExternalityPerformanceHt: Amount
  /** The other labels that EGalim counts. */
  readonly valueEgalimOthersHt: Amount
  readonly valueMeatPoultryHt: Amount
  readonly valueMeatPoultryEgalimHt: Amount
  readonly valueMeatPoultryFranceHt: Amount
  readonly valueFishHt: Amount
  readonly valueFishEgalimHt: Amount
}

/** The amounts of a detailed diagnostic: three totals as typed, and the grid. */
export type DetailedAmounts = Pick<SimpleAmounts, 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt'> & {
  readonly [Property in GridProperty]: Amount
}

/** Civil year of the purchases, not of the declaration. */
export interface WithYear {
  readonly year: number | null
}

export type SimpleDiagnosticRow = CanteenDraft & WithYear & SimpleAmounts
export type DetailedDiagnosticRow = CanteenDraft & WithYear & DetailedAmounts

export interface WithSatellites {
  readonly satelliteCanteensCount: number | null
}

/** What staff may say besides in a simple file. */
export interface DiagnosticStaffColumns {
  readonly silentManagers: readonly string[]
  readonly importSource: string | null
  readonly declaration: 'teledeclare' | 'brouillon' | null
}
