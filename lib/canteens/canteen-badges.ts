import { type ApproDiagnostic, asApproDiagnostic } from '../diagnostics/appro-diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type BadgeGoals, type BadgeState, badgeOf } from '../measures/badges.ts'
import { keyMeasures } from '../measures/catalogue.ts'
import type { MealsOfCanteen } from '../measures/questions.ts'
import type { CanteenBadges } from './canteen.ts'
import { isShownToAll } from './hidden-years.ts'
import { sectors } from './sectors.ts'

/** The diagnostics that tell about a canteen: its own, and those that its kitchen makes for it. */
export interface CanteenReports {
  readonly own: readonly Diagnostic[]
  /** Those with a mode, of the kitchen of a satellite. */
  readonly kitchen: readonly Diagnostic[]
}

/**
 * One diagnostic a year, newest first, of the years that are over. What the kitchen gives replaces that of the satellite.
 */
function yearlyReports({ own, kitchen }: CanteenReports, modes: readonly string[], currentYear: number): Diagnostic[] {
  const given = kitchen.filter(({ centralKitchenDiagnosticMode: mode }) => mode !== null && modes.includes(mode))
  const byYear = new Map([...own, ...given].map(diagnostic => [diagnostic.year, diagnostic]))
  return [...byYear.values()].filter(({ year }) => year < currentYear).sort((one, other) => other.year - one.year)
}

const approReports = (reports: CanteenReports, currentYear: number) =>
  yearlyReports(reports, ['APPRO', 'ALL'], currentYear)

/** The purchases of a canteen by year, newest first. A satellite gets the shares of its kitchen, never its euros. */
export const approDiagnosticsOf = (reports: CanteenReports, currentYear: number): ApproDiagnostic[] =>
  approReports(reports, currentYear).map(diagnostic =>
    asApproDiagnostic(diagnostic, !reports.kitchen.includes(diagnostic)),
  )

/** The purchases that everybody may see, by year, newest first. */
export const publishedApproReports = (
  reports: CanteenReports,
  redactedApproYears: readonly number[],
  currentYear: number,
): Diagnostic[] => approReports(reports, currentYear).filter(report => isShownToAll(report, redactedApproYears))

/** The other measures by year, newest first: they are never hidden. */
export const serviceReports = (reports: CanteenReports, currentYear: number): Diagnostic[] =>
  yearlyReports(reports, ['ALL'], currentYear)

interface JudgedCanteen extends MealsOfCanteen {
  /** Ids. */
  readonly sectors: readonly number[]
  readonly redactedApproYears: readonly number[]
}

const administrative: ReadonlySet<number> = new Set(
  sectors.filter(({ category }) => category === 'administration').map(({ id }) => id),
)

/**
 * The badges of the last year that is over and has a diagnostic that everybody may see. Each is null when its measure was not started that year.
 *
 * @param goals those of the territory of the canteen.
 */
export function badgesOf(
  { sectors, redactedApproYears, ...meals }: JudgedCanteen,
  reports: CanteenReports,
  goals: BadgeGoals,
  currentYear: number,
): CanteenBadges {
  const appro = publishedApproReports(reports, redactedApproYears, currentYear)
  const service = serviceReports(reports, currentYear)
  const year = [...appro, ...service].reduce<number | null>((last, each) => Math.max(last ?? 0, each.year), null)
  const canteen = { ...meals, isAdministration: sectors.some(id => administrative.has(id)) }
  const states = keyMeasures.map(({ badgeId, progressField }): [string, BadgeState] => {
    const diagnostic = (badgeId === 'appro' ? appro : service).find(each => each.year === year)
    const isStarted = Boolean(diagnostic?.[progressField])
    return [badgeId, diagnostic ? badgeOf(badgeId, diagnostic, { canteen, goals, isStarted }) : null]
  })
  return { year, ...Object.fromEntries(states) } as CanteenBadges
}
