import { Select } from '@codegouvfr/react-dsfr/Select'
import { useEffect, useState } from 'react'
import { type ListAddress, type ListOrder, listOrders, type TypeFilter, typeFilters } from '../canteens/list-choice.ts'
import { useManagementWords } from './words/management-words.ts'

export interface CanteenSearchProps {
  readonly address: ListAddress
  readonly onChange: (change: Partial<ListAddress>) => void
}

/** What narrows the list down, and its order. */
export function CanteenSearch({ address, onChange }: CanteenSearchProps) {
  const words = useManagementWords().search
  const [text, setText] = useState(address.search)
  useEffect(() => setText(address.search), [address.search])
  return (
    <search className="mc-list-search">
      <form
        className="mc-list-search__text"
        onSubmit={event => {
          event.preventDefault()
          onChange({ search: text.trim() })
        }}
      >
        <label className="fr-label" htmlFor="recherche">
          {words.label}
        </label>
        <div className="fr-search-bar fr-mt-1w">
          <input
            className="fr-input"
            id="recherche"
            type="search"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button className="fr-btn" type="submit" title={words.button}>
            {words.button}
          </button>
        </div>
      </form>
      <Select
        label={words.type}
        nativeSelectProps={{
          id: 'type',
          value: address.type,
          onChange: ({ target }) => onChange({ type: target.value as TypeFilter | '' }),
        }}
      >
        <option value="">{words.allTypes}</option>
        {(Object.keys(typeFilters) as TypeFilter[]).map(type => (
          <option key={type} value={type}>
            {words.types[type]}
          </option>
        ))}
      </Select>
      <Select
        label={words.order}
        nativeSelectProps={{
          id: 'ordre',
          value: address.order,
          onChange: ({ target }) => onChange({ order: target.value as ListOrder }),
        }}
      >
        {(Object.keys(listOrders) as ListOrder[]).map(order => (
          <option key={order} value={order}>
            {words.orders[order]}
          </option>
        ))}
      </Select>
    </search>
  )
}
