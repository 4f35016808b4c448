import { isAdministration } from '../canteens/sectors.ts'
import { answersOfMeasure, type SimpleMeasureId } from '../diagnostics/simple-measures.ts'
import { type BadgeState, badgeOf } from '../measures/badges.ts'
import { type BadgeId, keyMeasures } from '../measures/catalogue.ts'
import type { PublicCanteen } from './public-canteen.ts'
import type { PublicServiceDiagnostic } from './public-diagnostic.ts'
import { publicSharesOf } from './public-shares.ts'

type ServiceBadge = Exclude<BadgeId, 'appro'>

/** The amounts that no public answer has, and that the badges of the other measures do not read. */
const noAmounts = {
  valueTotalHt: null,
  valueBioHt: null,
  valueSustainableHt: null,
  valueExternalityPerformanceHt: null,
  valueEgalimOthersHt: null,
}

type JudgedCanteen = Pick<PublicCanteen, 'productionType' | 'dailyMealCount' | 'sectors' | 'badges'>

/** The measure of each badge but that of purchases is a simple one. */
const measureOf = (badge: ServiceBadge) => keyMeasures.find(({ badgeId }) => badgeId === badge)?.id as SimpleMeasureId

const isAnswered = (badge: ServiceBadge, diagnostic: PublicServiceDiagnostic): boolean =>
  answersOfMeasure(measureOf(badge)).some(
    name => name in diagnostic && diagnostic[name as keyof PublicServiceDiagnostic] !== null,
  )

/** The badge of a measure besides purchases in a year; that of the last year is the one of the canteen. */
export function serviceBadgeOf(
  badge: ServiceBadge,
  canteen: JudgedCanteen,
  diagnostic: PublicServiceDiagnostic,
): BadgeState {
  if (diagnostic.year === canteen.badges.year)
    return canteen.badges[badge] ?? (isAnswered(badge, diagnostic) ? false : null)
  const { productionType, dailyMealCount, sectors } = canteen
  return badgeOf(
    badge,
    { ...diagnostic, ...noAmounts },
    {
      canteen: { productionType, dailyMealCount, isAdministration: isAdministration(sectors) },
      // They count for purchases alone.
      goals: { organic: 0, quality: 0 },
      isStarted: isAnswered(badge, diagnostic),
    },
  )
}

/**
 * The badge that the page shows: where none is given although something is known of the measure, people read that its goal
 * is not reached yet, not that nothing is known.
 */
export function shownBadgeOf(
  badge: BadgeId,
  canteen: Pick<PublicCanteen, 'badges' | 'approDiagnostics' | 'serviceDiagnostics'>,
): BadgeState {
  const state = canteen.badges[badge]
  if (state !== null) return state
  if (badge === 'appro') {
    return canteen.approDiagnostics.some(
      diagnostic => diagnostic.year === canteen.badges.year && publicSharesOf(diagnostic) !== null,
    )
      ? false
      : null
  }
  const latest = canteen.serviceDiagnostics.find(({ year }) => year === canteen.badges.year)
  return latest && isAnswered(badge, latest) ? false : null
}
