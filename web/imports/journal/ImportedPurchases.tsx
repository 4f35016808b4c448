import { SegmentedControl } from '@codegouvfr/react-dsfr/SegmentedControl'
import type { PurchasesOfMonth } from '@ma-cantine/lib/imports/import-figures'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { importedPurchases } from './journal-queries.ts'
import { monthsBetween } from './months.ts'
import { useJournalWords } from './words/journal-words.ts'

export interface ImportedPurchasesProps {
  readonly importId: number
  /** 2 unless told. */
  readonly titleAs?: 'h2' | 'h3'
}

/** The purchases that an import made, by month and family: how many, or for how much. Nothing where there are none. */
export function ImportedPurchases({ importId, titleAs = 'h2' }: ImportedPurchasesProps) {
  return (
    <QueryView query={importedPurchases(importId)} compact>
      {purchases => purchases.length > 0 && <PurchasesChart purchases={purchases} titleAs={titleAs} />}
    </QueryView>
  )
}

function PurchasesChart({
  purchases,
  titleAs,
}: {
  readonly purchases: readonly PurchasesOfMonth[]
  readonly titleAs: 'h2' | 'h3'
}) {
  const words = useJournalWords()
  const locale = useLocale()
  const [measure, show] = useState<'count' | 'priceHt'>('count')
  const months = purchases.map(({ month }) => month)
  const categories = monthsBetween(
    months.reduce((a, b) => (a < b ? a : b)),
    months.reduce((a, b) => (a > b ? a : b)),
  )
  const families = [...productFamilies, null].filter(family => purchases.some(one => one.family === family))
  const of = (family: (typeof families)[number], month: string) =>
    purchases.find(one => one.family === family && one.month === month)?.[measure] ?? 0
  return (
    <BarChart
      title={words.purchases}
      titleAs={titleAs}
      controls={
        <SegmentedControl
          small
          legend={words.measure.legend}
          hideLegend
          className="fr-mb-2w"
          segments={[
            {
              label: words.measure.count,
              nativeInputProps: { checked: measure === 'count', onChange: () => show('count') },
            },
            {
              label: words.measure.priceHt,
              nativeInputProps: { checked: measure === 'priceHt', onChange: () => show('priceHt') },
            },
          ]}
        />
      }
      data={{
        categoryTitle: words.month,
        categories: categories.map(words.monthName),
        series: families.map(family => ({
          name: family ? familyLabels[locale][family] : words.noFamily,
          values: categories.map(month => of(family, month)),
        })),
      }}
      {...(measure === 'priceHt' ? { format: words.euros } : {})}
    />
  )
}
