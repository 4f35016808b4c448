import { Select } from '@codegouvfr/react-dsfr/Select'
import { listedOrders } from './list-address.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface OrderChoiceProps {
  readonly order: string
  readonly hasCanteens: boolean
  readonly onChange: (order: string) => void
}

/** The same orders as the titles of the columns, which a phone does not show, and some more. */
export function OrderChoice({ order, hasCanteens, onChange }: OrderChoiceProps) {
  const { order: words } = usePurchaseListWords()
  const orders = listedOrders.filter(code => hasCanteens || !code.endsWith('canteenName'))
  const isCustom = order !== '' && !orders.some(code => code === order)
  return (
    <Select
      className="mc-purchase-order"
      label={words.label}
      nativeSelectProps={{ id: 'ordre', value: order, onChange: ({ target }) => onChange(target.value) }}
    >
      <option value="">{words.standard}</option>
      {orders.map(code => (
        <option key={code} value={code}>
          {words.orders[code]}
        </option>
      ))}
      {isCustom && <option value={order}>{words.custom}</option>}
    </Select>
  )
}
