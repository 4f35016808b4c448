import type { PlacedFigures } from '@ma-cantine/lib/statistics/territory-statistics'
import type { Indicator } from './statistics-address.ts'
import { figureOf } from './told-figure.ts'

export interface FigureClasses {
  /** The lower bounds of the classes, then the end of the last. */
  readonly bounds: readonly number[]
  /** The class of a territory from 0; null where nothing is told. */
  readonly classOf: (place: PlacedFigures | undefined) => number | null
}

const percentBounds = [0, 10, 20, 35, 50]

/** Five classes: shares by fixed bounds, so that two maps compare; counts by bounds that follow the largest. */
export function figureClasses(places: readonly PlacedFigures[], indicator: Indicator): FigureClasses {
  const largest = Math.max(1, ...places.map(place => figureOf.bilans(place) ?? 0))
  const bounds = indicator === 'bilans' ? countBounds(largest) : percentBounds
  return {
    bounds: [...bounds, indicator === 'bilans' ? largest : 100],
    classOf(place) {
      const figure = place ? figureOf[indicator](place) : null
      if (figure === null || (indicator === 'bilans' && figure === 0)) return null
      return bounds.findLastIndex(bound => figure >= bound)
    },
  }
}

/** Round bounds below the largest count: 1, then fifths of it. */
function countBounds(largest: number): number[] {
  const step = Math.max(1, Math.ceil(largest / 5))
  return [1, step, 2 * step, 3 * step, 4 * step].filter(
    (bound, index, all) => all.indexOf(bound) === index && bound <= largest,
  )
}
