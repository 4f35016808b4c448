import type { Canteen } from '../canteens/canteen.ts'
import { missingCanteenFields } from '../canteens/missing-fields.ts'
import { isGroup, isSatellite, mayHaveSatellites } from '../canteens/production.ts'
import {
  areSatellitesEntered,
  isEstablishmentComplete,
  isGivenByKitchen,
  type ReportingCanteen,
  type ReportPart,
} from '../canteens/yearly-report.ts'
import { unansweredQuestions } from '../diagnostics/declared-answers.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KitchenDiagnostic } from '../diagnostics/kitchen-diagnostic.ts'
import { measureState } from '../diagnostics/measure-progress.ts'
import { hasTotal } from '../diagnostics/missing-amounts.ts'
import { needsWork, type PendingAction } from './pending-actions.ts'

/**
 * What the badge of a canteen says of its declaration for a year. `to-correct`: it is declared, and what changed since
 * asks for another declaration.
 */
export const canteenStates = [
  'current-year',
  'to-complete',
  'waiting',
  'not-declared',
  'to-declare',
  'to-correct',
  'declared',
] as const
export type CanteenState = (typeof canteenStates)[number]

const stateOfAction = {
  '10_add_satellites': 'to-complete',
  '18_prefill_diagnostic': 'to-complete',
  '20_create_diagnostic': 'to-complete',
  '30_fill_diagnostic': 'to-complete',
  '35_fill_canteen_data': 'to-complete',
  '36_fill_satellite_canteen_data': 'to-complete',
  '40_teledeclare': 'to-declare',
  '45_did_not_teledeclare': 'not-declared',
  '90_nothing_satellite': 'waiting',
  '91_nothing_satellite_teledeclared': 'declared',
  '95_nothing': 'declared',
} as const satisfies Readonly<Record<PendingAction, CanteenState>>

/**
 * The state of a canteen for a year; null while what is left to do is not known.
 * @param isDeclared whether its own report is declared.
 */
export function canteenState(
  action: PendingAction | undefined,
  isDeclared: boolean,
  year: number,
  currentYear: number,
): CanteenState | null {
  if (year === currentYear) return 'current-year'
  if (!action) return null
  const state = stateOfAction[action]
  return state === 'to-complete' && isDeclared ? 'to-correct' : state
}

/** Whether a canteen has become a kitchen since its report was declared: the report cannot say what it gives. */
export const hasModeToCorrect = (
  { productionType }: Pick<DeclaringCanteen, 'productionType'>,
  own: Pick<OwnReport, 'isTeledeclared' | 'centralKitchenDiagnosticMode'> | null,
): boolean =>
  own?.isTeledeclared === true && mayHaveSatellites(productionType) && own.centralKitchenDiagnosticMode === null

/** The properties of a canteen that decide whether its report can be declared. */
export type DeclaringCanteen = ReportingCanteen & Pick<Canteen, 'centralKitchen' | 'satellitesMissingDataCount'>
type OwnReport = Pick<Diagnostic, 'centralKitchenDiagnosticMode' | 'isFilled' | 'isTeledeclared' | 'valueTotalHt'>
type KitchenReport = Pick<KitchenDiagnostic, 'year' | 'centralKitchenDiagnosticMode' | 'isTeledeclared'>

const quality = 'qualite-des-produits'

/** What keeps a report from being declared, in the order in which it is mended. */
export const declarationBlockers = [
  'satellites',
  'kitchen',
  'report',
  'mode',
  'amounts',
  'canteen-data',
  'satellite-data',
] as const
export type DeclarationBlocker = (typeof declarationBlockers)[number]

/** Whether the kitchen of a satellite declares everything for it. */
export const isReportedByKitchen = (
  canteen: Pick<DeclaringCanteen, 'productionType'>,
  kitchen: KitchenReport | null,
): boolean => isGivenByKitchen(canteen, kitchen, 'gaspillage-alimentaire')

/**
 * Whether a satellite has no total of purchases while its kitchen has not chosen what it declares for its satellites:
 * either may give them.
 * @param canteen `isLinked`: its kitchen is on the site.
 */
export const awaitsChoiceOfKitchen = (
  canteen: Pick<DeclaringCanteen, 'productionType'> & { readonly isLinked: boolean },
  own: Pick<OwnReport, 'valueTotalHt'> | null,
  kitchen: KitchenReport | null,
): boolean =>
  isSatellite(canteen.productionType) &&
  canteen.isLinked &&
  !(own && hasTotal(own)) &&
  !isGivenByKitchen(canteen, kitchen, quality)

/**
 * What the managers of a canteen have to do before they declare; nothing where the kitchen declares, or it is too late.
 * @param action what is left to do, where it is known: the server also counts as satellites the canteens that name the
 * kitchen without being of that type.
 */
export function blockersOf(
  canteen: DeclaringCanteen,
  own: OwnReport | null,
  kitchen: KitchenReport | null,
  action?: PendingAction,
): DeclarationBlocker[] {
  if (isReportedByKitchen(canteen, kitchen) || (action && !needsWork(action))) return []
  const isKitchen = mayHaveSatellites(canteen.productionType)
  const hasPurchasesOfKitchen = isGivenByKitchen(canteen, kitchen, quality)
  const { productionType, centralKitchen } = canteen
  const awaitsKitchen = awaitsChoiceOfKitchen({ productionType, isLinked: centralKitchen !== null }, own, kitchen)
  const holds: Readonly<Record<DeclarationBlocker, boolean>> = {
    // A number that is not given is missing from the description.
    satellites: action
      ? action === '10_add_satellites'
      : (isGroup(canteen.productionType) || canteen.satelliteCanteensCount !== null) && !areSatellitesEntered(canteen),
    kitchen: awaitsKitchen,
    report: own === null && !awaitsKitchen,
    mode: own !== null && isKitchen && own.centralKitchenDiagnosticMode === null,
    amounts: own !== null && !own.isFilled && !hasPurchasesOfKitchen && !awaitsKitchen,
    'canteen-data': missingCanteenFields(canteen).length > 0,
    'satellite-data': (canteen.satellitesMissingDataCount ?? 0) > 0,
  }
  return declarationBlockers.filter(blocker => holds[blocker])
}

/**
 * What the badge of a part of the report says. One that is answered in part is `in-progress`, where the public service
 * calls it complete; `finished` went to its last step with questions left aside.
 */
export const measureBadges = [
  'complete',
  'finished',
  'in-progress',
  'by-kitchen',
  'awaits-kitchen',
  'to-correct',
  'mandatory',
  'optional',
] as const
export type MeasureBadgeCode = (typeof measureBadges)[number]
export interface MeasureBadge {
  readonly code: MeasureBadgeCode
  /** Questions without an answer, where it is `finished`. */
  readonly unanswered: number
}

export function measureBadge(
  part: ReportPart,
  canteen: DeclaringCanteen,
  own: Diagnostic | null,
  kitchen: KitchenReport | null,
): MeasureBadge {
  const code = badgeCode(part, canteen, own, kitchen)
  const isCounted = code === 'finished' && own !== null && part !== 'etablissement' && part !== quality
  return { code, unanswered: isCounted ? unansweredQuestions(canteen, own, part).length : 0 }
}

function badgeCode(
  part: ReportPart,
  canteen: DeclaringCanteen,
  own: Diagnostic | null,
  kitchen: KitchenReport | null,
): MeasureBadgeCode {
  if (part === 'etablissement') {
    if (hasModeToCorrect(canteen, own)) return 'to-correct'
    return isEstablishmentComplete(canteen, own?.centralKitchenDiagnosticMode ?? null) ? 'complete' : 'mandatory'
  }
  if (isGivenByKitchen(canteen, kitchen, part)) {
    return kitchen?.isTeledeclared || part !== quality ? 'by-kitchen' : 'awaits-kitchen'
  }
  if (part === quality) {
    if (own?.isFilled) return 'complete'
    if (own && hasTotal(own)) return 'in-progress'
    return isSatellite(canteen.productionType) && canteen.centralKitchen !== null ? 'awaits-kitchen' : 'mandatory'
  }
  const state = measureState(canteen, own, part)
  return state === 'not-started' ? 'optional' : state
}
