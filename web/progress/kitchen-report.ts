import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { KitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'

export type KitchenReport = KitchenDiagnostic

/** The report of the kitchen of a satellite, for one year; null without any. */
export const kitchenReportOf = ({ centralKitchenDiagnostics }: Canteen, year: number): KitchenReport | null =>
  centralKitchenDiagnostics?.find(each => each.year === year) ?? null
