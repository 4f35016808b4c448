import { sectorCategories } from '@ma-cantine/lib/canteens/sector-categories'
import { type ComparedFigure, comparedFigures } from '@ma-cantine/lib/comparison/comparison'
import type { Comparison as Compared } from '@ma-cantine/lib/comparison/comparison-api'
import { useId } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { Table } from '../../ui/Table.tsx'
import { comparisonOf } from './comparison-queries.ts'
import { useComparisonWords } from './words/comparison-words.ts'
import '../../ui/cards.css'
import './comparison.css'

export interface ComparisonProps {
  readonly canteen: { readonly id: number }
  readonly year: number
}

/** The figures of a report beside those of the year before and what is usual in similar canteens. */
export function Comparison({ canteen, year }: ComparisonProps) {
  const words = useComparisonWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mc-comparison">
      <h3 id={id} className="fr-h5">
        {words.title}
      </h3>
      <QueryView query={comparisonOf(canteen.id, year)} compact>
        {comparison => <Figures comparison={comparison} labelledBy={id} canteenId={canteen.id} />}
      </QueryView>
    </section>
  )
}

interface FiguresProps {
  readonly comparison: Compared
  readonly labelledBy: string
  readonly canteenId: number
}

function Figures({ comparison, labelledBy, canteenId }: FiguresProps) {
  const words = useComparisonWords()
  const { year, own, lastYear, similar, withoutSimilar, goals } = comparison
  const columns = [
    { key: 'own', title: words.ofYear(year), figures: own },
    { key: 'last-year', title: words.ofYear(year - 1), figures: lastYear },
    { key: 'similar', title: words.similar, figures: similar?.figures ?? null },
  ].filter(({ key, figures }) => key === 'own' || figures !== null)
  const shown = comparedFigures.filter(figure => columns.some(({ figures }) => figures?.[figure] != null))
  const goalOf = (figure: ComparedFigure): number | null => {
    if (figure === 'mealCost') return null
    return figure === 'organic' || figure === 'quality' ? goals[figure] : goals.meatAndFish
  }
  return (
    <>
      {own === null && <p>{words.noReport(year)}</p>}
      {shown.length > 0 && columns.length > 1 && (
        <Table
          labelledBy={labelledBy}
          className="mc-cards mc-comparison__table"
          columns={[words.figure, ...columns.map(({ title }) => title)]}
        >
          {shown.map(figure => {
            const goal = goalOf(figure)
            return (
              <tr key={figure}>
                <th scope="row">
                  {words.figures[figure]}
                  {goal !== null && <span className="fr-hint-text">{words.goal(goal)}</span>}
                </th>
                {columns.map(({ key, title, figures }) => {
                  const value = figures?.[figure] ?? null
                  return (
                    <td key={key} data-label={title}>
                      {value === null ? words.unknown : words.value(figure, value, goal)}
                      {value !== null && figure !== 'mealCost' && <Bar share={value} goal={goal} of={key} />}
                      {key === 'own' && <Change figure={figure} comparison={comparison} />}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </Table>
      )}
      {similar && (
        <p className="fr-hint-text fr-mt-1w">
          {words.explained(
            similar.atLeast,
            similar.categories.map(category => sectorCategories[category]),
            words.territories[similar.territory](similar.territoryName),
            year,
          )}
        </p>
      )}
      {withoutSimilar && (
        <p className="fr-mt-2w">
          {words.without[withoutSimilar](year)}{' '}
          {withoutSimilar !== 'too-few' && (
            <a className="fr-link" href={addressOf('CanteenModification', { canteenUrlComponent: String(canteenId) })}>
              {words.complete}
            </a>
          )}
        </p>
      )}
      {own !== null && lastYear === null && <p className="fr-hint-text">{words.noLastYear(year - 1)}</p>}
    </>
  )
}

/** A share as a bar, with a mark at its goal; the figure beside it says the same. */
function Bar({ share, goal, of }: { readonly share: number; readonly goal: number | null; readonly of: string }) {
  return (
    <span className={`mc-compared-bar mc-compared-bar--${of}`} aria-hidden="true">
      <span style={{ width: `${Math.min(100, share * 100)}%` }} />
      {goal !== null && <i style={{ insetInlineStart: `${goal}%` }} />}
    </span>
  )
}

/** How much more or less than the year before. */
function Change({ figure, comparison }: { readonly figure: ComparedFigure; readonly comparison: Compared }) {
  const words = useComparisonWords()
  const [now, before] = [comparison.own?.[figure] ?? null, comparison.lastYear?.[figure] ?? null]
  if (now === null || before === null) return null
  return <span className="fr-hint-text">{words.change(figure, now - before, comparison.year - 1)}</span>
}
