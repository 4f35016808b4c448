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
 * Tints of the design system, ordered so that neighbours differ. Each has a contrast of 3 at least with the light and the
 * dark background (RGAA 3.3), which the orange of the drawings does not have.
 */
export const tints = [
  'artwork-minor-blue-france',
  'artwork-minor-pink-tuile',
  'artwork-minor-green-archipel',
  'artwork-minor-purple-glycine',
  'artwork-minor-green-emeraude',
  'artwork-minor-red-marianne',
  'artwork-minor-blue-cumulus',
  'text-label-orange-terre-battue',
  'artwork-minor-green-menthe',
] as const

export const seriesColor = (index: number): string => `var(--${tints[index % tints.length]})`
