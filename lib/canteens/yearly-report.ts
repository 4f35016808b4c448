import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KitchenDiagnostic } from '../diagnostics/kitchen-diagnostic.ts'
import { type MeasureId, measureIds } from '../measures/measure-ids.ts'
import type { Canteen } from './canteen.ts'
import type { CanteenValues } from './canteen-values.ts'
import { missingCanteenFields } from './missing-fields.ts'
import { isCentralKitchen, isGroup, isSatellite, mayHaveSatellites } from './production.ts'

export type CentralKitchenMode = NonNullable<Diagnostic['centralKitchenDiagnosticMode']>

/** The parts of the yearly report, in the order of their tabs: the measures, and the description of the canteen. */
export const reportParts = [...measureIds, 'etablissement'] as const
export type ReportPart = (typeof reportParts)[number]

interface ProducingCanteen {
  readonly productionType: CanteenValues['productionType']
}

/** What the report of a kitchen holds for its satellites; everything, until it is chosen. */
export const defaultMode: CentralKitchenMode = 'ALL'

/** The parts that a canteen can open: a kitchen or a group that declares purchases alone answers no other measure. */
export const openParts = (
  { productionType }: ProducingCanteen,
  mode: CentralKitchenMode | null,
): readonly ReportPart[] =>
  mayHaveSatellites(productionType) && mode === 'APPRO' ? ['qualite-des-produits', 'etablissement'] : reportParts

/** The report of the kitchen of a satellite, for one year; null without any. */
export const kitchenReportOf = (
  { centralKitchenDiagnostics }: Pick<Canteen, 'centralKitchenDiagnostics'>,
  year: number,
): KitchenDiagnostic | null => centralKitchenDiagnostics?.find(each => each.year === year) ?? null

/** Whether the kitchen that delivers to a canteen answers a measure for it: its purchases, or everything. */
export const isGivenByKitchen = (
  { productionType }: ProducingCanteen,
  kitchen: Pick<KitchenDiagnostic, 'centralKitchenDiagnosticMode'> | null,
  measure: MeasureId,
): boolean =>
  isSatellite(productionType) &&
  kitchen !== null &&
  kitchen.centralKitchenDiagnosticMode !== null &&
  (measure === 'qualite-des-produits' || kitchen.centralKitchenDiagnosticMode === 'ALL')

export interface ReportingCanteen extends CanteenValues {
  readonly satellites: readonly unknown[]
}

/** Whether a kitchen has entered as many satellites as it announces, and a group has one at least. */
export const areSatellitesEntered = ({
  productionType,
  satelliteCanteensCount,
  satellites,
}: ReportingCanteen): boolean => {
  if (isGroup(productionType)) return satellites.length > 0
  return !isCentralKitchen(productionType) || satelliteCanteensCount === satellites.length
}

/** Whether the description of the canteen is complete: nothing that a declaration needs is missing. */
export function isEstablishmentComplete(canteen: ReportingCanteen, mode: CentralKitchenMode | null): boolean {
  const isChosen = !mayHaveSatellites(canteen.productionType) || mode !== null
  return isChosen && areSatellitesEntered(canteen) && missingCanteenFields(canteen).length === 0
}

/** The years to choose from: those that have a report, the last one, for which one declares, and the current one. */
export const reportYears = (years: readonly number[], currentYear: number): number[] =>
  [...new Set([...years, currentYear - 1, currentYear])].sort((one, other) => one - other)
