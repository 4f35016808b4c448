import type { RememberedLabelOrder } from '@ma-cantine/lib/purchases/remembered-label-orders'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { Table } from '../../ui/Table.tsx'
import { RememberedRow } from './RememberedRow.tsx'
import { rememberedColumnOrder } from './remembered-address.ts'
import { useRememberedWords } from './words/remembered-words.ts'
import '../../ui/cards.css'

interface RememberedTableProps {
  readonly products: readonly RememberedLabels[]
  readonly order: string
  /** The id of the canteen whose memory is shown; empty for that of the canteens that share. */
  readonly canteen: string
  readonly onOrder: (order: string) => void
}

/** One row for each product of a supplier; on a phone each becomes a card. */
export function RememberedTable({ products, order, canteen, onOrder }: RememberedTableProps) {
  const words = useRememberedWords()
  const { columns } = words
  const sorted = (column: RememberedLabelOrder, title: string) => ({
    title,
    column,
    order: rememberedColumnOrder(order, column),
    onOrder,
  })
  return (
    <Table
      className="mc-cards mc-remembered"
      caption={words.list}
      columns={[
        sorted('article', columns.product),
        sorted('provider', columns.provider),
        columns.proposed,
        sorted('purchaseCount', columns.purchases),
        sorted('lastPurchaseDate', columns.lastPurchase),
        { title: columns.acts, isHidden: true },
      ]}
    >
      {products.map(remembered => (
        <RememberedRow
          key={`${remembered.description}\n${remembered.provider}`}
          remembered={remembered}
          memory={canteen === '' ? {} : { canteen: Number(canteen) }}
        />
      ))}
    </Table>
  )
}
