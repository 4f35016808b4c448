/** A series of a chart: a name and one value per category. */
export interface ChartSeries {
  readonly name: string
  readonly values: readonly number[]
}

/** The figures that a chart and its table both show. */
export interface ChartData {
  /** The kind of the categories: « Mois ». */
  readonly categoryTitle: string
  readonly categories: readonly string[]
  /** Stacked in this order, from the bottom. */
  readonly series: readonly ChartSeries[]
}

/**
 * Tints of the design system that stand out on its light and its dark background, ordered so that neighbours differ.
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
