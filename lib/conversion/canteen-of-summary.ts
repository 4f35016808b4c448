import type { CanteenDraft } from '../canteens/canteen-draft.ts'
import type { CanteenSummary } from '../canteens/canteen-summary.ts'
import { canteenColumns } from '../canteens/canteen-table.ts'
import { servesMeals } from '../canteens/production.ts'
import { pickValues } from '../entities/pick-values.ts'

/** A stored canteen as a file of canteens of 2025 describes it, as `canteens export` writes it: nobody joins its team. */
export const canteenOfSummary = (summary: CanteenSummary): CanteenDraft =>
  ({
    ...pickValues(canteenColumns, summary),
    // The column is mandatory.
    dailyMealCount: servesMeals(summary.productionType) ? summary.dailyMealCount : 0,
    managers: [],
  }) as unknown as CanteenDraft
