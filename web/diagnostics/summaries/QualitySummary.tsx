import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { type AmountProperty, amountProperties, simpleProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { inCents } from '@ma-cantine/lib/diagnostics/amounts'
import {
  type DiagnosticAnswerName,
  figureSourceLabels,
  figureSources,
} from '@ma-cantine/lib/diagnostics/figure-sources'
import { gridFamilies, gridLabels } from '@ma-cantine/lib/diagnostics/product-grid'
import {
  familyRowLabels,
  familyRows,
  type KnownAmounts,
  qualityShares,
} from '@ma-cantine/lib/diagnostics/quality-figures'
import type { PurchaseSummary } from '@ma-cantine/lib/purchases/purchase-summary'
import { goalsOf, meatAndFishGoal } from '@ma-cantine/lib/purchases/territory-goals'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../app/locale.ts'
import { percentOf } from '../../purchases/summary/format-figures.ts'
import { kindTints, labelTints } from '../../purchases/summary/label-tints.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { purchasesOfYear } from '../quality/purchases-of-year.ts'
import { summaryLabelOfGrid, useQualityNames } from '../quality/quality-names.ts'
import { useQualityWords } from '../quality/words/quality-words.ts'
import type { SummaryProps } from '../tunnel/measure-steps.ts'
import '../quality/quality.css'

/** The quality of the purchases of a year: shares and goals, then the amounts and where each comes from. */
export function QualitySummary({ canteen, diagnostic }: SummaryProps) {
  const words = useQualityWords().summary
  const { data: purchases = null } = useQuery(purchasesOfYear(canteen.id, diagnostic.year))
  if (!diagnostic.valueTotalHt) return <p>{words.empty}</p>
  return (
    <>
      <QualityFigures amounts={diagnostic} territory={canteen} year={diagnostic.year} />
      <Accordion label={words.details} titleAs="h3">
        <p>{words.mode(words.modes[diagnostic.diagnosticType ?? 'SIMPLE'])}</p>
        <Sources diagnostic={diagnostic} purchases={purchases} />
        <Totals diagnostic={diagnostic} purchases={purchases} />
        {diagnostic.diagnosticType === 'COMPLETE' && <GridTable amounts={diagnostic} />}
      </Accordion>
      {diagnostic.diagnosticType === 'COMPLETE' && <FamiliesChart amounts={diagnostic} />}
    </>
  )
}

interface QualityFiguresProps {
  readonly amounts: KnownAmounts
  readonly territory: Parameters<typeof goalsOf>[0]
  readonly year: number
}

/** The shares of a year against the goals of the territory: a bar, and the table of the same figures. */
export function QualityFigures({ amounts, territory, year }: QualityFiguresProps) {
  const words = useQualityWords().summary
  const shares = qualityShares(amounts)
  const goals = goalsOf(territory)
  const familyGoal = meatAndFishGoal(year)
  const text = (share: number | null) => (share === null ? words.none : words.percent(percentOf(share)))
  const row = (
    name: 'organic' | 'quality' | 'egalim' | 'meatEgalim' | 'meatFrance' | 'fishEgalim',
    goal: number | null,
  ) => (
    <tr key={name}>
      <th scope="row">{words[name]}</th>
      <td className="fr-cell--right">
        <strong>{text(shares[name])}</strong>
      </td>
      <td>
        {goal === null
          ? words.none
          : `${words.percent(goal)}${(shares[name] ?? 0) * 100 >= goal ? ` (${words.reached})` : ''}`}
      </td>
    </tr>
  )
  return (
    <>
      <ShareBar shares={shares} goals={goals} year={year} />
      <ScrollTable caption={words.shares} tableClassName="mc-amount-table">
        <thead>
          <tr>
            <th scope="col">{words.ofAll}</th>
            <th scope="col" className="fr-cell--right">
              {words.share}
            </th>
            <th scope="col">{words.goal}</th>
          </tr>
        </thead>
        <tbody>
          {row('organic', goals.organic)}
          {row('quality', null)}
          {row('egalim', goals.quality)}
          {row('meatEgalim', familyGoal)}
          {row('meatFrance', null)}
          {row('fishEgalim', familyGoal)}
        </tbody>
      </ScrollTable>
    </>
  )
}

interface ShareBarProps {
  readonly shares: ReturnType<typeof qualityShares>
  readonly goals: ReturnType<typeof goalsOf>
  readonly year: number
}

/** All purchases as one bar, of which organic and quality products, with a mark at each goal. */
export function ShareBar({ shares, goals, year }: ShareBarProps) {
  const words = useQualityWords().summary
  const percent = (share: number | null) => (share === null ? 0 : Math.min(100, percentOf(share)))
  const text = (share: number | null) => (share === null ? words.none : words.percent(percentOf(share)))
  const parts = [
    { name: 'organic' as const, share: shares.organic },
    { name: 'quality' as const, share: shares.quality },
  ]
  return (
    <figure className="mc-shares" aria-label={words.bar(year)}>
      <ul className="mc-chart__legend fr-raw-list fr-text--sm" aria-hidden="true">
        {parts.map(({ name, share }) => (
          <li key={name}>
            <span className="mc-chart__tint" style={{ background: `var(--${kindTints[name]})` }} />
            {`${words[name]} : ${text(share)}`}
          </li>
        ))}
      </ul>
      <div
        role="img"
        className="mc-shares__bar"
        aria-label={words.barDescription(text(shares.organic), text(shares.quality), goals.organic, goals.quality)}
      >
        {parts.map(({ name, share }) => (
          <span
            key={name}
            className={`mc-shares__part mc-shares__part--${name}`}
            style={{ width: `${percent(share)}%`, background: `var(--${kindTints[name]})` }}
          />
        ))}
        {(['organic', 'quality'] as const).map(aim => (
          <span key={aim} className="mc-shares__goal" style={{ insetInlineStart: `${goals[aim]}%` }}>
            <span className="mc-shares__goal-name">{words.goalMarks[aim](goals[aim])}</span>
          </span>
        ))}
      </div>
    </figure>
  )
}

interface DetailProps {
  readonly diagnostic: SummaryProps['diagnostic']
  readonly purchases: PurchaseSummary | null
}

const sourceOf = ({ sources }: SummaryProps['diagnostic'], property: AmountProperty) =>
  sources[property as DiagnosticAnswerName] ?? null

/** The amounts that were taken from the purchases, and are no longer those of the purchases. */
const outdated = ({ diagnostic, purchases }: DetailProps): readonly AmountProperty[] =>
  purchases === null
    ? []
    : amountProperties.filter(
        property =>
          sourceOf(diagnostic, property) === 'PURCHASES' &&
          inCents(diagnostic[property]) !== inCents(purchases[property]),
      )

/** How many amounts come from where, and whether the purchases changed since they were taken. */
function Sources(props: DetailProps) {
  const { diagnostic } = props
  const words = useQualityWords().summary
  const counts = Map.groupBy(
    amountProperties.flatMap(property => {
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
function Totals(props: DetailProps) {
  const { diagnostic, purchases } = props
  const words = useQualityWords()
  const { nameOf } = useQualityNames()
  const { columns, none, details } = words.summary
  const sources = figureSourceLabels[useLocale()]
  const changed = outdated(props)
  const listed = [...simpleProperties, ...changed.filter(property => !simpleProperties.some(each => each === property))]
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
              {changed.length > 0 && (
                <td className="fr-cell--right">
                  {changed.includes(property) && purchases ? words.amount(purchases[property]) : none}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </ScrollTable>
  )
}

/** The 112 amounts as the sheet has them: labels down, families across. */
function GridTable({ amounts }: { readonly amounts: KnownAmounts }) {
  const words = useQualityWords()
  const { labelOf, shortFamilyOf } = useQualityNames()
  const { grid, gridLabel, none } = words.summary
  return (
    <>
      <p className="fr-text--bold fr-mb-1w">{grid}</p>
      <ScrollTable caption={grid} tableClassName="mc-amount-table">
        <thead>
          <tr>
            <th scope="col">{gridLabel}</th>
            {gridFamilies.map(({ property }) => (
              <th key={property} scope="col" className="fr-cell--right">
                {shortFamilyOf(property)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridLabels.map(label => (
            <tr key={label.property}>
              <th scope="row">{labelOf(label.property)}</th>
              {gridFamilies.map(family => {
                const amount = amounts[`value${family.property}${label.property}`] ?? null
                return (
                  <td key={family.property} className="fr-cell--right">
                    {amount === null ? none : words.amount(amount)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

/** The share of each label in each family of products; nothing while no family has an amount. */
function FamiliesChart({ amounts }: { readonly amounts: KnownAmounts }) {
  const words = useQualityWords().summary
  const { labelOf, shortFamilyOf } = useQualityNames()
  const rows = familyRows(amounts)
  if (rows.length === 0) return null
  const used = familyRowLabels.filter((_, index) => rows.some(({ cents }) => (cents[index] ?? 0) > 0))
  return (
    <div className="fr-mt-4w">
      <BarChart
        title={words.families}
        titleAs="h3"
        lying
        fileName={words.file}
        format={words.percent}
        data={{
          categoryTitle: words.family,
          categories: rows.map(({ family }) => shortFamilyOf(family.property)),
          maximum: 100,
          series: used.map(label => {
            const code = summaryLabelOfGrid(label.property)
            return {
              name: labelOf(label.property),
              ...(code ? { tint: labelTints[code] } : {}),
              values: rows.map(
                ({ cents, totalCents }) =>
                  Math.round(((cents[familyRowLabels.indexOf(label)] ?? 0) * 1000) / totalCents) / 10,
              ),
            }
          }),
        }}
      />
    </div>
  )
}
