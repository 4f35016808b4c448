import { gridFamilies, gridLabels } from '@ma-cantine/lib/diagnostics/product-grid'
import type { KnownAmounts } from '@ma-cantine/lib/diagnostics/quality-figures'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { useQualityNames } from '../quality/quality-names.ts'
import { useQualityWords } from '../quality/words/quality-words.ts'
import '../quality/quality.css'

/** The 112 amounts as the sheet has them: labels down, families across. */
export function GridTable({ amounts }: { readonly amounts: KnownAmounts }) {
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
