import type { Canteen } from '../canteens/canteen.ts'
import { publicPagePath } from '../canteens/canteen-address.ts'
import { managementTypeLabels } from '../canteens/canteen-labels.ts'
import { isCentralKitchen, servesMeals } from '../canteens/production.ts'
import { sectorCategories } from '../canteens/sector-categories.ts'
import { sectors } from '../canteens/sectors.ts'
import type { BadgeId } from '../measures/catalogue.ts'
import { capitalise } from '../messages/capitalise.ts'
import { share } from '../messages/french.ts'
import { type Goals, goalsOf } from '../purchases/territory-goals.ts'
import type { PosterProject } from './poster-draft.ts'
import { type PosterReport, posterReports, posterShares } from './poster-shares.ts'
import { posterWords as words } from './poster-words.ts'

/** A share as a card shows it: « presque » in small, « 20 % » in large. */
export interface PosterFigure {
  readonly kind: 'organic' | 'others'
  /** Between 0 and 1; above it where the data contradict each other. */
  readonly share: number
  readonly before: string
  readonly number: string
  readonly caption: string
  readonly detail: string
}

/** What a poster says, in French. Empty texts and null are not shown. */
export interface PosterContent {
  readonly title: string
  readonly name: string
  readonly indicators: readonly string[]
  readonly year: number
  /** Those that are known; none where the year has no figures. */
  readonly figures: readonly PosterFigure[]
  readonly previous: string | null
  readonly project: string | null
  readonly successes: readonly { readonly badge: BadgeId; readonly text: string }[]
  readonly word: string
  /** Where the QR code leads, with its words. */
  readonly link: string
  readonly linkText: string
  /** The address of the site. */
  readonly site: string
}

/** What is typed for a poster, and stored nowhere. */
export interface PosterTexts {
  readonly word: string
  readonly project: PosterProject
}

/** What a poster tells of a canteen, typed or stored. */
interface PosterFacts extends PosterTexts {
  readonly name: string
  readonly indicators: readonly string[]
  readonly year: number
  readonly report: PosterReport | undefined
  readonly previousReport?: PosterReport | undefined
  readonly goals: Goals
  readonly earned?: readonly BadgeId[]
  /** The public page of the canteen; null where it has none. */
  readonly page: string | null
  readonly site: string
}

/** The order of the badges on a poster. */
const badges = ['appro', 'waste', 'diversification', 'plastic', 'info'] as const satisfies readonly BadgeId[]

function figuresOf(report: PosterReport | undefined, goals: Goals): PosterFigure[] {
  const shares = posterShares(report)
  if (!shares) return []
  const figure = (kind: PosterFigure['kind'], value: number, goal: number | null, caption: string, detail: string) => {
    const [, before = '', number = ''] = /^(\D*)(.*)$/.exec(share(value, goal)) ?? []
    return { kind, share: value, before: before.trim(), number, caption, detail }
  }
  return [
    ...(shares.organic === null
      ? []
      : [figure('organic', shares.organic, goals.organic, words.organic, words.organicDetail)]),
    ...(shares.others === null ? [] : [figure('others', shares.others, null, words.others, words.othersDetail)]),
  ]
}

function previousYear(year: number, report: PosterReport | undefined, goals: Goals): string | null {
  const shares = posterShares(report)
  if (!shares) return null
  const write = (value: number | null, goal: number | null) => (value === null ? null : share(value, goal))
  return words.previous(year, write(shares.organic, goals.organic), write(shares.others, null))
}

function projectSentence({ share: part, name }: PosterProject): string | null {
  if (part !== null) return name === '' ? words.projectShare(part) : words.projectShareAndName(part, name)
  return name === '' ? null : words.projectName(name)
}

export function posterContent(facts: PosterFacts): PosterContent {
  const { name, year, goals, earned = [], page, site } = facts
  return {
    title: words.title,
    name: name.trim(),
    indicators: facts.indicators,
    year,
    figures: figuresOf(facts.report, goals),
    previous: previousYear(year - 1, facts.previousReport, goals),
    project: projectSentence(facts.project),
    successes: badges
      .filter(badge => earned.includes(badge))
      .map(badge => ({ badge, text: words.earned[badge](goals) })),
    word: facts.word.trim(),
    link: page ?? site,
    linkText: page === null ? words.sitePage(site) : words.canteenPage(name.trim()),
    site,
  }
}

/** The town, the size, the categories of sectors and the management of a canteen, as far as they are known. */
export function posterIndicators(canteen: Partial<Canteen>): string[] {
  const { city, dailyMealCount, productionType = null, satelliteCanteensCount, managementType } = canteen
  const categories = new Set(
    sectors.filter(({ id }) => canteen.sectors?.includes(id)).map(({ category }) => sectorCategories[category]),
  )
  return [
    ...(city ? [city] : []),
    ...(dailyMealCount && servesMeals(productionType) ? [words.covers(dailyMealCount)] : []),
    ...(satelliteCanteensCount && isCentralKitchen(productionType) ? [words.satellites(satelliteCanteensCount)] : []),
    ...(categories.size > 0 ? [capitalise([...categories].join(', ').toLocaleLowerCase('fr'))] : []),
    ...(managementType ? [managementTypeLabels.fr[managementType]] : []),
  ]
}

interface Site {
  /** Of the site, without a slash at its end. */
  readonly origin: string
}

/** The poster of a canteen of its manager, for the year that is over. */
export function posterOfCanteen(canteen: Canteen, year: number, texts: PosterTexts, { origin }: Site): PosterContent {
  const reports = posterReports(canteen)
  const reportOf = (wanted: number) => reports.find(report => report.year === wanted)
  return posterContent({
    ...texts,
    name: canteen.name,
    indicators: posterIndicators(canteen),
    year,
    report: reportOf(year),
    previousReport: reportOf(year - 1),
    goals: goalsOf(canteen),
    earned: badges.filter(badge => canteen.badges[badge]),
    // The status that is shown is that which everybody may see.
    page: canteen.publicationStatus === 'published' ? origin + publicPagePath(canteen) : null,
    site: origin,
  })
}

/** The name of the file of a poster, without its ending. */
export const posterFileName = ({ name, year }: Pick<PosterContent, 'name' | 'year'>): string =>
  ['Affiche_convives', name, year]
    .filter(part => part !== '')
    .join('_')
    // What some systems refuse in the name of a file.
    .replace(/[\s\p{Cc}<>:"/\\|?*]+/gu, '_')
