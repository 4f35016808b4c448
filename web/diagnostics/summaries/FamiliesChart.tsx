import { familyRowLabels, familyRows, type KnownAmounts } from '@ma-cantine/lib/diagnostics/quality-figures'
import { labelTints } from '../../purchases/summary/label-tints.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { summaryLabelOfGrid, useQualityNames } from '../quality/quality-names.ts'
import { useQualityWords } from '../quality/words/quality-words.ts'

/** The share of each label in each family of products; nothing while no family has an amount. */
export function FamiliesChart({ amounts }: { readonly amounts: KnownAmounts }) {
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
        goals={[]}
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
                ({ cents, totalCents }) => ((cents[familyRowLabels.indexOf(label)] ?? 0) * 100) / totalCents,
              ),
            }
          }),
        }}
      />
    </div>
  )
}
