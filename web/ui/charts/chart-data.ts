/** One colour of a chart: a name and, for each category, a value. */
export interface ChartSeries {
  readonly name: string
  readonly values: readonly number[]
}

/** What a chart shows, and its table with it. */
export interface ChartData {
  /** What the values have in common: « Mois ». */
  readonly categoryTitle: string
  readonly categories: readonly string[]
  /** Stacked in this order, from the bottom. */
  readonly series: readonly ChartSeries[]
}

/**
 * Tints of the design system that stand out from both its light and its dark background, in an order that keeps
 * neighbours apart.
 */
const tints = [
  'blue-france',
  'pink-tuile',
  'green-archipel',
  'purple-glycine',
  'green-emeraude',
  'red-marianne',
  'blue-cumulus',
  'orange-terre-battue',
  'green-menthe',
] as const

export const seriesColor = (index: number): string => `var(--artwork-minor-${tints[index % tints.length]})`
