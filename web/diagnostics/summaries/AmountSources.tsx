import { type StoredAmount, simpleProperties, storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import { inCents } from '@ma-cantine/lib/diagnostics/amounts'
import {
  type DiagnosticAnswerName,
  figureSourceLabels,
  figureSources,
} from '@ma-cantine/lib/diagnostics/figure-sources'
import { givenParts } from '@ma-cantine/lib/diagnostics/included-amounts'
import type { ReportAmounts } from '@ma-cantine/lib/purchases/report-amounts'
import { useLocale } from '../../app/locale.ts'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { useQualityNames } from '../quality/quality-names.ts'
import { useQualityWords } from '../quality/words/quality-words.ts'
import type { SummaryProps } from '../tunnel/measure-steps.ts'
import '../quality/quality.css'

interface DetailProps {
  readonly diagnostic: SummaryProps['diagnostic']
  readonly purchases: ReportAmounts | null
}

const sourceOf = ({ sources }: SummaryProps['diagnostic'], property: StoredAmount) =>
  sources[property as DiagnosticAnswerName] ?? null

/** The amounts that were taken from the purchases, and are no longer those of the purchases. */
const outdated = ({ diagnostic, purchases }: DetailProps): readonly StoredAmount[] =>
  purchases === null
    ? []
    : storedAmounts.filter(
        property =>
          sourceOf(diagnostic, property) === 'PURCHASES' &&
          inCents(diagnostic[property]) !== inCents(purchases[property]),
      )

/** How many amounts come from where, and whether the purchases changed since they were taken. */
export function Sources(props: DetailProps) {
  const { diagnostic } = props
  const words = useQualityWords().summary
  const counts = Map.groupBy(
    storedAmounts.flatMap(property => {
      const source = diagnostic[property] === null ? null : sourceOf(diagnostic, property)
      return source ? [source] : []
    }),
    source => source,
  )
  const changed = outdated(props).length
  const parts = figureSources.flatMap(source => {
    const count = counts.get(source)?.length ?? 0
    return count > 0 ? [words.origin[source](count)] : []
  })
  return (
    <>
      {parts.length > 0 && <p>{words.origins(parts)}</p>}
      {changed > 0 && (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
          <p>{words.changedSince(changed)}</p>
        </div>
      )}
    </>
  )
}

/** The totals, each with where it comes from and, where they differ, what the purchases now say. */
export function Totals(props: DetailProps) {
  const { diagnostic, purchases } = props
  const words = useQualityWords()
  const { nameOf } = useQualityNames()
  const { columns, none, details } = words.summary
  const sources = figureSourceLabels[useLocale()]
  const changed = outdated(props)
  const listed = [...new Set<StoredAmount>([...simpleProperties, ...givenParts(diagnostic), ...changed])]
  const boughtText = (property: StoredAmount): string => {
    const outdatedAmount = changed.find(each => each === property)
    return outdatedAmount && purchases ? words.amount(purchases[outdatedAmount]) : none
  }
  return (
    <ScrollTable caption={details} tableClassName="mc-amount-table">
      <thead>
        <tr>
          <th scope="col">{columns.amount}</th>
          <th scope="col" className="fr-cell--right">
            {columns.value}
          </th>
          <th scope="col">{columns.source}</th>
          {changed.length > 0 && (
            <th scope="col" className="fr-cell--right">
              {columns.now}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {listed.map(property => {
          const amount = diagnostic[property]
          const source = amount === null ? null : sourceOf(diagnostic, property)
          return (
            <tr key={property}>
              <th scope="row">{nameOf(property)}</th>
              <td className="fr-cell--right">{amount === null ? words.summary.unknown : words.amount(amount)}</td>
              <td>{source ? sources[source] : none}</td>
              {changed.length > 0 && <td className="fr-cell--right">{boughtText(property)}</td>}
            </tr>
          )
        })}
      </tbody>
    </ScrollTable>
  )
}
