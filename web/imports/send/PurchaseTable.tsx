import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { useLocale } from '../../app/locale.ts'
import { Table } from '../../ui/Table.tsx'

export interface PurchaseTableProps {
  readonly caption: string
  /** Titles of the columns; the row of the file comes first when the purchases have one. */
  readonly columns: readonly string[]
  readonly purchases: readonly { readonly row?: number; readonly purchase: Purchase }[]
}

/** Stored purchases, with their description, day and price. */
export function PurchaseTable({ caption, columns, purchases }: PurchaseTableProps) {
  const locale = useLocale()
  return (
    <Table caption={caption} className="mc-send__table fr-mb-3w" columns={columns}>
      {purchases.map(({ row, purchase: { id, description, date, priceHt } }) => (
        <tr key={`${row} ${id}`}>
          {row !== undefined && <td>{formatNumber(row, locale)}</td>}
          <td>{description ?? '—'}</td>
          <td>{formatDay(date, locale)}</td>
          <td className="mc-send__amount">{formatEuros(priceHt, locale)}</td>
        </tr>
      ))}
    </Table>
  )
}
