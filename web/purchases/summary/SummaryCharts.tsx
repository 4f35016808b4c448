import { currentYear } from '@ma-cantine/lib/messages/today'
import { frenchNote } from '@ma-cantine/lib/purchases/french-note'
import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { characteristicLabels, familyShortLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { gridLabelOf, type SummaryLabel, summaryLabels } from '@ma-cantine/lib/purchases/purchase-sums'
import type { PurchaseSums, SumDimension } from '@ma-cantine/lib/purchases/purchase-sums-api'
import { gridPropertyOf } from '@ma-cantine/lib/purchases/summary-rules'
import { kinds, kindsOf } from '@ma-cantine/lib/purchases/what-if'
import type { ReactNode } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useCanteenPreviews } from '../../app/session.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import type { ChartData } from '../../ui/charts/chart-data.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { kindTints, labelTints } from './label-tints.ts'
import type { FiguresProps } from './SummaryScreen.tsx'
import { purchaseSums } from './summary-queries.ts'
import { useSummaryWords } from './words/summary-words.ts'

type Totals = Parameters<typeof kindsOf>[0]

/** The purchases of the year from all sides; each chart has its table and its files. */
export function SummaryCharts(props: FiguresProps) {
  const { charts } = useSummaryWords()
  const { overview } = props
  return (
    <section aria-labelledby="en-detail" className="fr-mt-6w">
      <h3 id="en-detail">{charts.title}</h3>
      {overview.years.length > 1 && <ChartsOfYears {...props} />}
      <div className="mc-charts">
        <Months {...props} />
        <Families {...props} />
        <LabelsOfFamilies {...props} />
        <Labels {...props} />
        <Origins {...props} />
        <Largest {...props} by="provider" />
        {overview.canteens === 'all' && overview.canteenCount > 1 && <Largest {...props} by="canteen" />}
      </div>
    </section>
  )
}

/** The series of purchases by kind, in euros. */
function useKindSeries(): (rows: readonly Totals[]) => ChartData['series'] {
  const words = useSummaryWords()
  return rows =>
    kinds.map(kind => ({
      name: words.kinds[kind],
      tint: kindTints[kind],
      values: rows.map(row => kindsOf(row)[kind] / 100),
    }))
}

function ChartsOfYears({ overview }: FiguresProps) {
  const words = useSummaryWords()
  const { charts } = words
  const { years, goals } = overview
  const [goal] = goals.length === 1 ? goals : []
  const categories = years.map(({ year }) => (year === currentYear() ? charts.provisional(year) : String(year)))
  const shares = years.map(row => {
    const amounts = kindsOf(row)
    return { organic: amounts.organic, quality: amounts.quality, total: Math.round(row.valueTotalHt * 100) }
  })
  return (
    <div className="mc-charts mc-charts--pairs">
      <BarChart
        title={charts.shares}
        titleAs="h4"
        fileName={charts.file.shares}
        goals={goal ? [goal.organic, goal.quality] : []}
        data={{
          categoryTitle: charts.year,
          categories,
          maximum: 100,
          marks: goal
            ? [
                { name: charts.organicGoal(goal.organic), value: goal.organic },
                { name: charts.qualityGoal(goal.quality), value: goal.quality },
              ]
            : [],
          series: (['organic', 'quality'] as const).map(kind => ({
            name: words.kinds[kind],
            tint: kindTints[kind],
            values: shares.map(row => (row.total > 0 ? (row[kind] * 100) / row.total : 0)),
          })),
        }}
      />
      <BarChart
        title={charts.totals}
        titleAs="h4"
        fileName={charts.file.totals}
        format={charts.euros}
        formatInTable={charts.exact}
        data={{
          categoryTitle: charts.year,
          categories,
          series: [{ name: charts.amount, values: years.map(row => row.valueTotalHt) }],
        }}
      />
    </div>
  )
}

interface SumsProps extends FiguresProps {
  readonly by: SumDimension
  readonly title: string
  readonly children: (sums: PurchaseSums) => ReactNode
}

/** Loads what one chart needs; it says under its title that nothing has this information. */
function Sums({ overview, year, by, title, children }: SumsProps) {
  const { charts } = useSummaryWords()
  return (
    <div className="mc-charts__one">
      <QueryView query={purchaseSums(by, overview.canteens, year)} compact>
        {sums =>
          sums.results.length > 0 ? (
            children(sums)
          ) : (
            <>
              <h4 className="fr-h5">{title}</h4>
              <p>{charts.none}</p>
            </>
          )
        }
      </QueryView>
    </div>
  )
}

function Months(props: FiguresProps) {
  const { charts } = useSummaryWords()
  const kindSeries = useKindSeries()
  const title = charts.months(props.year)
  const months = Array.from({ length: 12 }, (_, index) => `${props.year}-${String(index + 1).padStart(2, '0')}`)
  return (
    <Sums {...props} by="month" title={title}>
      {({ results }) => {
        const nothing = {
          valueTotalHt: 0,
          valueBioHt: 0,
          valueSustainableHt: 0,
          valueEgalimOthersHt: 0,
          valueExternalityPerformanceHt: 0,
        }
        return (
          <BarChart
            title={title}
            titleAs="h4"
            fileName={charts.file.months}
            format={charts.euros}
            formatInTable={charts.exact}
            data={{
              categoryTitle: charts.month,
              categories: months.map(charts.monthName),
              series: kindSeries(months.map(month => results.find(({ key }) => key === month) ?? nothing)),
            }}
          />
        )
      }}
    </Sums>
  )
}

function Families(props: FiguresProps) {
  const { charts } = useSummaryWords()
  const locale = useLocale()
  const kindSeries = useKindSeries()
  const nameOf = (key: string | null) =>
    key === null ? charts.notGiven.family : familyShortLabels[locale][key as ProductFamily]
  return (
    <Sums {...props} by="family" title={charts.families}>
      {({ results }) => (
        <BarChart
          title={charts.families}
          titleAs="h4"
          lying
          fileName={charts.file.families}
          format={charts.euros}
          formatInTable={charts.exact}
          data={{
            categoryTitle: charts.family,
            categories: results.map(({ key }) => nameOf(key)),
            series: kindSeries(results),
          }}
        />
      )}
    </Sums>
  )
}

/** The share of each label in each family, of the purchases that have a label or none; nothing without families. */
function LabelsOfFamilies({ overview }: FiguresProps) {
  const { charts, labels } = useSummaryWords()
  const locale = useLocale()
  const listed = summaryLabels.filter(label => gridLabelOf[label] !== undefined)
  const rows = productFamilies.map(family => {
    const amounts = listed.map(label => overview.summary[gridPropertyOf(family, gridLabelOf[label] ?? 'NonEgalim')])
    const total = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
    return { family, amounts, total }
  })
  const filled = rows.filter(({ total }) => total > 0)
  const used = listed.filter((_, index) => filled.some(({ amounts }) => (amounts[index] ?? 0) > 0))
  if (filled.length === 0) return null
  return (
    <div className="mc-charts__one">
      <BarChart
        title={charts.labelsOfFamilies}
        titleAs="h4"
        lying
        fileName={charts.file.labelsOfFamilies}
        goals={[]}
        data={{
          categoryTitle: charts.family,
          categories: filled.map(({ family }) => familyShortLabels[locale][family]),
          maximum: 100,
          series: used.map(label => ({
            name: labels[label],
            tint: labelTints[label],
            values: filled.map(({ amounts, total }) => ((amounts[listed.indexOf(label)] ?? 0) * 1e4) / total),
          })),
        }}
      />
    </div>
  )
}

function Labels(props: FiguresProps) {
  const { charts, labels } = useSummaryWords()
  return (
    <Sums {...props} by="label" title={charts.labels}>
      {({ results }) => (
        <BarChart
          title={charts.labels}
          titleAs="h4"
          lying
          fileName={charts.file.labels}
          format={charts.euros}
          formatInTable={charts.exact}
          data={{
            categoryTitle: charts.label,
            categories: results.map(({ key }) => (key === null ? charts.notGiven.label : labels[key as SummaryLabel])),
            series: [{ name: charts.amount, values: results.map(({ valueTotalHt }) => valueTotalHt) }],
          }}
        />
      )}
    </Sums>
  )
}

function Origins(props: FiguresProps) {
  const { charts } = useSummaryWords()
  const locale = useLocale()
  const note = frenchNote(props.year, locale)
  return (
    <Sums {...props} by="origin" title={charts.origins}>
      {({ results }) => (
        <BarChart
          title={charts.origins}
          titleAs="h4"
          lying
          controls={
            <p className="fr-hint-text">
              {charts.originsNote}
              {note !== null && ` ${note}`}
            </p>
          }
          fileName={charts.file.origins}
          format={charts.euros}
          formatInTable={charts.exact}
          data={{
            categoryTitle: charts.origin,
            categories: results.map(
              ({ key }) => characteristicLabels[locale][key as 'FRANCE' | 'SHORT_DISTRIBUTION' | 'LOCAL'],
            ),
            series: [{ name: charts.amount, values: results.map(({ valueTotalHt }) => valueTotalHt) }],
          }}
        />
      )}
    </Sums>
  )
}

/** The largest suppliers, or canteens, and the others together. */
function Largest(props: FiguresProps & { readonly by: 'provider' | 'canteen' }) {
  const { by } = props
  const { charts } = useSummaryWords()
  const kindSeries = useKindSeries()
  const previews = useCanteenPreviews()
  const isProvider = by === 'provider'
  const title = isProvider ? charts.providers : charts.canteens
  const nameOf = (key: string | null) =>
    isProvider
      ? (key ?? charts.notGiven.provider)
      : (previews.find(({ id }) => String(id) === key)?.name ?? String(key))
  return (
    <Sums {...props} title={title}>
      {({ results, others }) => {
        const names = results.map(({ key }) => nameOf(key))
        // Canteens may share a name, where a chart tells its rows apart by theirs.
        const told = names.map((name, index) => {
          const before = names.slice(0, index).filter(other => other === name).length
          return before === 0 ? name : charts.twin(name, before + 1)
        })
        const otherName =
          others && (isProvider ? charts.otherProviders(others.keyCount) : charts.otherCanteens(others.keyCount))
        return (
          <BarChart
            title={title}
            titleAs="h4"
            lying
            fileName={isProvider ? charts.file.providers : charts.file.canteens}
            format={charts.euros}
            formatInTable={charts.exact}
            data={{
              categoryTitle: isProvider ? charts.provider : charts.canteen,
              categories: otherName === null ? told : [...told, otherName],
              series: kindSeries(others ? [...results, others] : results),
            }}
          />
        )
      }}
    </Sums>
  )
}
