import type { InspectedAmount } from '@ma-cantine/lib/inspection/inspect-amounts'
import { amountName } from '@ma-cantine/lib/inspection/inspected-amounts'
import { useLocale } from '../app/locale.ts'
import { useDeclaredWords } from '../teledeclaration/words/declared-words.ts'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { useInspectionWords } from './words/inspection-words.ts'

/** Each amount with the purchases that make it, and what proves them. */
export function InspectedAmounts({ amounts }: { readonly amounts: readonly InspectedAmount[] }) {
  const words = useInspectionWords()
  const declared = useDeclaredWords()
  const locale = useLocale()
  if (amounts.length === 0) return null
  const columns = [words.inReport, words.purchases, words.invoiced, words.certified]
  return (
    <>
      <h2 className="fr-h4 fr-mt-4w">{words.amounts}</h2>
      <ScrollTable caption={words.amounts}>
        <thead>
          <tr>
            <th scope="col">{words.amount}</th>
            {columns.map(title => (
              <th key={title} scope="col" className="fr-cell--right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts.map(amount => (
            <tr key={amount.property}>
              <th scope="row">{amountName(amount.property, declared, locale)}</th>
              <td className="fr-cell--right">{words.euros(amount.declared)}</td>
              <td className="fr-cell--right">
                <Purchases amount={amount} />
              </td>
              <td className="fr-cell--right">{words.euros(amount.proved)}</td>
              <td className="fr-cell--right">
                {amount.certified === null ? words.none : words.euros(amount.certified)}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {amounts.some(({ origin }) => origin !== 'purchases') && <p className="fr-hint-text">{words.differs}</p>}
    </>
  )
}

function Purchases({ amount: { origin, purchases, difference } }: { readonly amount: InspectedAmount }) {
  const words = useInspectionWords()
  if (origin === 'total') return words.asTotal
  if (origin === 'purchases') return words.euros(purchases)
  return (
    <>
      {words.euros(purchases)}
      <br />
      {words.difference(difference)}
    </>
  )
}
