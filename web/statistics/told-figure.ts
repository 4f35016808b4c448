import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import type { TerritoryFigures } from '@ma-cantine/lib/statistics/territory-statistics'
import { useLocale } from '../app/locale.ts'
import type { Indicator } from './statistics-address.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

export type ToldFigures = Omit<TerritoryFigures, 'canteenCount'>

/** The figure of an indicator; null where it is not told. */
export const figureOf: Readonly<Record<Indicator, (figures: ToldFigures) => number | null>> = {
  objectifs: ({ approPercent }) => approPercent,
  bio: ({ bioPercent }) => bioPercent,
  durable: ({ sustainablePercent }) => sustainablePercent,
  bilans: ({ teledeclarationsCount }) => teledeclarationsCount,
}

/** Writes the figure of an indicator, or why it is not told. */
export function useWrittenFigure(): (indicator: Indicator, figures: ToldFigures) => string {
  const { values } = useStatisticsWords()
  const locale = useLocale()
  return (indicator, figures) => {
    const figure = figureOf[indicator](figures)
    if (figure === null) return values[figures.withheld ?? 'none']
    return indicator === 'bilans' ? formatNumber(figure, locale) : formatPercent(figure, locale)
  }
}

/** The titles of the columns, or rows, of a table of figures. */
export function useFigureTitles(): readonly (readonly [Indicator, string])[] {
  const { figures } = useStatisticsWords()
  return (['bilans', 'objectifs', 'bio', 'durable'] as const).map(indicator => [indicator, figures[indicator]])
}
