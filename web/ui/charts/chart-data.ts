/** A series of a chart: a name and one value per category. */
export interface ChartSeries {
  readonly name: string
  readonly values: readonly number[]
  /** A colour of the design system that means something; by default, the tint of its place. */
  readonly tint?: string
}

/** What happened between the categories of a chart. */
export interface ChartEvents {
  /** The title of their column in the table. */
  readonly title: string
  readonly list: readonly {
    /** A short sign in the drawing, such as a number. */
    readonly sign: string
    /** What the sign stands for, in the table. */
    readonly text: string
    /** Position of the first category that comes after; the number of categories when all come before. */
    readonly position: number
  }[]
}

/** The figures that a chart and its table both show. */
export interface ChartData {
  /** The kind of the categories: « Mois ». */
  readonly categoryTitle: string
  readonly categories: readonly string[]
  /** Stacked in this order, from the bottom. */
  readonly series: readonly ChartSeries[]
  /** Values to compare with, drawn as lines across the bars. */
  readonly marks?: readonly { readonly name: string; readonly value: number }[]
  /** What happened between two categories: marks across the bars, explained in the table. */
  readonly events?: ChartEvents
  /** The end of the axis, where it does not follow the values: 100 for percents. */
  readonly maximum?: number
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

export const seriesColor = ({ tint }: Pick<ChartSeries, 'tint'>, index: number): string =>
  `var(--${tint ?? tints[index % tints.length]})`

/** The letter of a slice, in the drawing and in its legend: without colours, the tints are the same grey. */
export const signOfSlice = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)
