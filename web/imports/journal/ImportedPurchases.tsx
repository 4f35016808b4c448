import { SegmentedControl } from '@codegouvfr/react-dsfr/SegmentedControl'
import type { PurchasesOfMonth } from '@ma-cantine/lib/imports/import-figures'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { importedPurchases } from './journal-queries.ts'
import { listMonths } from './months.ts'
import { useJournalWords } from './words/journal-words.ts'

export interface ImportedPurchasesProps {
  readonly importId: number
  /** Level of the title, h2 by default. */
  readonly titleAs?: 'h2' | 'h3'
}

/**
 * A chart of the purchases that an import created, by month and family, as a count or an amount. Empty when there are
 * none.
 */
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
  const [measure, setMeasure] = useState<'count' | 'priceHt'>('count')
  const months = purchases.map(({ month }) => month)
  const categories = listMonths(
    months.reduce((a, b) => (a < b ? a : b)),
    months.reduce((a, b) => (a > b ? a : b)),
  )
  const families = [...productFamilies, null].filter(family => purchases.some(item => item.family === family))
  const getValue = (family: (typeof families)[number], month: string) =>
    purchases.find(item => item.family === family && item.month === month)?.[measure] ?? 0
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
              nativeInputProps: { checked: measure === 'count', onChange: () => setMeasure('count') },
            },
            {
              label: words.measure.priceHt,
              nativeInputProps: { checked: measure === 'priceHt', onChange: () => setMeasure('priceHt') },
            },
          ]}
        />
      }
      data={{
        categoryTitle: words.month,
        categories: categories.map(words.monthName),
        series: families.map(family => ({
          name: family ? familyLabels[locale][family] : words.noFamily,
          values: categories.map(month => getValue(family, month)),
        })),
      }}
      {...(measure === 'priceHt' ? { format: (value: number) => formatEuros(value, locale) } : {})}
    />
  )
}
