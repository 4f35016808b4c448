import { type ApproDiagnostic, asApproDiagnostic } from '../diagnostics/appro-diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type BadgeGoals, type BadgeState, badgeOf } from '../measures/badges.ts'
import { keyMeasures } from '../measures/catalogue.ts'
import type { MealsOfCanteen } from '../measures/questions.ts'
import type { CanteenBadges } from './canteen.ts'
import { isShownToAll } from './hidden-years.ts'
import { isAdministration } from './sectors.ts'

/** The reports that tell about a canteen: its own, and those that its kitchen makes for it. */
export interface CanteenReports<Report = Diagnostic> {
  readonly own: readonly Report[]
  /** Those with a mode, of the kitchen of a satellite. */
  readonly kitchen: readonly Report[]
}

type Dated = Pick<Diagnostic, 'year' | 'centralKitchenDiagnosticMode'>

/**
 * One report a year, newest first, of the years that are over. What the kitchen gives replaces that of the satellite.
 */
function yearlyReports<Report extends Dated>(
  { own, kitchen }: CanteenReports<Report>,
  modes: readonly string[],
  currentYear: number,
): Report[] {
  const given = kitchen.filter(({ centralKitchenDiagnosticMode: mode }) => mode !== null && modes.includes(mode))
  const byYear = new Map([...own, ...given].map(report => [report.year, report]))
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
export const serviceReports = <Report extends Dated>(reports: CanteenReports<Report>, currentYear: number): Report[] =>
  yearlyReports(reports, ['ALL'], currentYear)

interface JudgedCanteen extends MealsOfCanteen {
  /** Ids. */
  readonly sectors: readonly number[]
  readonly redactedApproYears: readonly number[]
}

/**
 * The badges of the last year that is over and has a diagnostic that everybody may see. Each is null when its measure was not
 * started that year.
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
  const canteen = { ...meals, isAdministration: isAdministration(sectors) }
  const states = keyMeasures.map(({ badgeId, progressField }): [string, BadgeState] => {
    const diagnostic = (badgeId === 'appro' ? appro : service).find(each => each.year === year)
    const isStarted = Boolean(diagnostic?.[progressField])
    return [badgeId, diagnostic ? badgeOf(badgeId, diagnostic, { canteen, goals, isStarted }) : null]
  })
  return { year, ...Object.fromEntries(states) } as CanteenBadges
}
