import { Select } from '@codegouvfr/react-dsfr/Select'
import { listedOrders } from './territory-address.ts'
import { useTerritoryWords } from './words/territory-words.ts'

export interface OrderChoiceProps {
  readonly order: string
  readonly onChange: (order: string) => void
}

/** The same orders as the titles of the columns, which a phone does not show. */
export function OrderChoice({ order, onChange }: OrderChoiceProps) {
  const { order: words } = useTerritoryWords()
  const isCustom = order !== '' && !listedOrders.some(code => code === order)
  return (
    <Select
      className="mc-territory-order"
      label={words.label}
      nativeSelectProps={{ id: 'ordre', value: order, onChange: ({ target }) => onChange(target.value) }}
    >
      <option value="">{words.standard}</option>
      {listedOrders.map(code => (
        <option key={code} value={code}>
          {words.orders[code]}
        </option>
      ))}
      {isCustom && <option value={order}>{words.custom}</option>}
    </Select>
  )
}
