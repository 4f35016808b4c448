import type { InspectedAmount } from '@ma-cantine/lib/inspection/inspect-amounts'
import { amountName } from '@ma-cantine/lib/inspection/inspected-amounts'
import { useLocale } from '../app/locale.ts'
import { useDeclaredWords } from '../teledeclaration/words/declared-words.ts'
import { Table } from '../ui/Table.tsx'
import { useInspectionWords } from './words/inspection-words.ts'
import '../ui/cards.css'

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
      <Table caption={words.amounts} className="mc-cards mc-inspected" columns={[words.amount, ...columns]}>
        {amounts.map(amount => (
          <tr key={amount.property}>
            <th scope="row">{amountName(amount.property, declared, locale)}</th>
            <td data-label={words.inReport}>{words.euros(amount.declared)}</td>
            <td data-label={words.purchases}>
              <Purchases amount={amount} />
            </td>
            <td data-label={words.invoiced}>{words.euros(amount.proved)}</td>
            <td data-label={words.certified}>
              {amount.certified === null ? words.none : words.euros(amount.certified)}
            </td>
          </tr>
        ))}
      </Table>
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
