import type { CanteenDraft } from '../canteens/canteen-draft.ts'
import type { DetailedAmounts, SimpleAmounts, WithYear } from '../diagnostics/diagnostic-draft.ts'

/** A row describes the canteen and its diagnostic of one year. */
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
