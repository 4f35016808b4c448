import { Select } from '@codegouvfr/react-dsfr/Select'
import { type ListAddress, type ListOrder, listOrders, type TypeFilter, typeFilters } from '../canteens/list-choice.ts'
import { SearchForm } from '../ui/SearchForm.tsx'
import { useManagementWords } from './words/management-words.ts'

export interface CanteenSearchProps {
  readonly address: ListAddress
  readonly onChange: (change: Partial<ListAddress>) => void
}

/** What narrows the list down, and its order. */
export function CanteenSearch({ address, onChange }: CanteenSearchProps) {
  const words = useManagementWords().search
  return (
    <search className="mc-list-search">
      <SearchForm
        className="mc-list-search__text"
        words={words}
        text={address.search}
        onSearch={search => onChange({ search })}
      />
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
