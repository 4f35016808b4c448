import type { TeledeclarationMode } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'

/** A row of `teledeclarations`: a version of what was declared for a canteen and a year. Amounts are whole euros. */
export interface TeledeclarationRow {
  readonly id: number
  /** Null once it is gone. */
  readonly canteenId: number | null
  readonly diagnosticId: number | null
  readonly applicantId: number | null
  readonly year: number
  /** From 1. */
  readonly version: number
  readonly status: 'SUBMITTED' | 'CANCELLED'
  readonly teledeclarationMode: TeledeclarationMode
  /** A `Snapshot` as JSON. */
  readonly declaredData: string
  /** SHA-256 of `declaredData`, in hexadecimal. */
  readonly digest: string
  /** What the proof shows, so that anybody can check it. */
  readonly proofCode: string
  readonly canteenSiret: string | null
  readonly canteenSirenUniteLegale: string | null
  readonly valueTotalHt: number | null
  readonly valueBioHtAgg: number | null
  readonly valueSustainableHtAgg: number | null
  readonly valueExternalityPerformanceHtAgg: number | null
  readonly valueEgalimOthersHtAgg: number | null
  readonly yearlyMealCount: number | null
  /** Total ÷ meals of the year, in euros. */
  readonly mealPrice: number | null
  readonly creationDate: string
  readonly modificationDate: string
}
