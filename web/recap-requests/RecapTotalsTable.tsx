import type { RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import { Table } from '../ui/Table.tsx'
import { canteensWithoutRows, recapSums } from './recap-sums.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'
import '../ui/cards.css'

interface RecapTotalsTableProps {
  readonly canteens: readonly RequestedCanteen[]
}

/** What a file says of each canteen, those of which it says nothing, and the sums. */
export function RecapTotalsTable({ canteens }: RecapTotalsTableProps) {
  const { totals: words } = useRecapRequestWords()
  const missing = canteensWithoutRows(canteens)
  const named = canteens.filter(canteen => !missing.includes(canteen))
  const sums = recapSums(named)
  return (
    <>
      <Table
        className="mc-cards mc-recap-totals"
        caption={words.caption}
        columns={[words.canteen, words.siret, words.rows, words.price, words.labelled]}
      >
        {named.map(({ id, name, siret, totals }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label={words.siret}>{siret ?? words.noSiret}</td>
            <td data-label={words.rows}>{words.number(totals?.rowCount ?? 0)}</td>
            <td data-label={words.price}>{words.euros(totals?.priceHt ?? '0')}</td>
            <td data-label={words.labelled}>{words.euros(totals?.labelledHt ?? '0')}</td>
          </tr>
        ))}
        {named.length > 1 && (
          <tr>
            <th scope="row">{words.all}</th>
            <td className="mc-recap-totals__none" />
            <td data-label={words.rows}>{words.number(sums.rowCount)}</td>
            <td data-label={words.price}>{words.euros(sums.priceHt)}</td>
            <td data-label={words.labelled}>{words.euros(sums.labelledHt)}</td>
          </tr>
        )}
      </Table>
      {missing.length > 0 && <p className="fr-mt-2w">{words.missing(missing.map(({ name }) => name))}</p>}
    </>
  )
}
