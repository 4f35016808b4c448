import type { purchaseDifferences } from '@ma-cantine/lib/diagnostics/purchase-differences'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { useQualityNames } from './quality-names.ts'
import { useQualityWords } from './words/quality-words.ts'

export function Differences({ differences }: { readonly differences: ReturnType<typeof purchaseDifferences> }) {
  const words = useQualityWords()
  const { nameOf } = useQualityNames()
  const { caption, columns } = words.purchases
  return (
    <ScrollTable caption={caption} regionClassName="mc-differences" tableClassName="mc-amount-table">
      <thead>
        <tr>
          <th scope="col">{columns.amount}</th>
          <th scope="col" className="fr-cell--right">
            {columns.before}
          </th>
          <th scope="col" className="fr-cell--right">
            {columns.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ property, before, after }) => (
          <tr key={property}>
            <th scope="row">{nameOf(property)}</th>
            <td className="fr-cell--right">{before === null ? words.unknown : words.amount(before)}</td>
            <td className="fr-cell--right">{words.amount(after)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
