import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { addressOf } from '../app/screen-list.ts'
import { NothingFound } from '../ui/list/NothingFound.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useIsWide } from '../ui/use-is-wide.ts'
import { CanteenCards } from './CanteenCards.tsx'
import { FilterTags } from './FilterTags.tsx'
import { FilterFields } from './filters/FilterFields.tsx'
import { NoScriptSearch } from './filters/NoScriptSearch.tsx'
import {
  activeFilters,
  type ListAddress,
  type ListFilters,
  type ListOrder,
  listOrders,
  noFilters,
  publicListFormat,
} from './list-address.ts'
import { publicCanteensPage } from './public-canteens-queries.ts'
import { TypedSearch } from './TypedSearch.tsx'
import { ViewChoice } from './ViewChoice.tsx'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'

const CanteenMap = lazy(() => import('./map/CanteenMap.tsx'))

/** The selection of canteens, as a list and on a map; what the visitor chose is in the address. */
export function PublicCanteens() {
  const words = usePublicCanteenWords()
  const { address, addressWith, change } = useListAddress(addressOf('CanteensHome'), publicListFormat)
  const query = publicCanteensPage(address)
  const { data, isPlaceholderData } = useQuery(query)
  const heading = useHeadingOfPages(address.page, 0)
  const toggle = useRef<HTMLButtonElement>(null)
  const isWide = useIsWide('lg')
  const active = activeFilters(address)
  // The search has its own field, the zone the map.
  const count = active.filter(name => name !== 'search' && name !== 'zone').length
  const hasOtherFilters = active.some(name => name !== 'search')
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const hasMap = isWide || (isHydrated && address.view === 'carte')

  const coming = <p role="status">{words.map.loading}</p>

  const filter = (filters: Partial<ListFilters>, options: { readonly replace?: boolean } = {}) =>
    change(filters, { preventScrollReset: true, ...options })

  function remove(filters: Partial<ListFilters>): void {
    filter(filters)
    // The button that was pressed disappears.
    toggle.current?.focus()
  }

  return (
    <>
      <NoScriptSearch address={address} list={data} />
      <div className="mc-public-search">
        <TypedSearch
          {...words.search}
          text={address.search}
          onSearch={(search, isTyping) => filter({ search }, { replace: isTyping && address.search !== '' })}
        />
        <Button
          type="button"
          ref={toggle}
          priority="secondary"
          iconId="fr-icon-filter-line"
          nativeButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': 'filtres' }}
          onClick={() => setOpen(!isOpen)}
        >
          {words.filters.toggle(count)}
          {count > 0 && <span className="mc-filter-mark" aria-hidden="true" />}
        </Button>
        <OrderChoice address={address} onChange={order => change({ order }, { preventScrollReset: true })} />
      </div>
      <div id="filtres" className="mc-filters" hidden={!isOpen}>
        {isOpen && <FilterFields address={address} list={data} onChange={filter} />}
      </div>
      <FilterTags address={address} list={data} onRemove={remove} />
      <ViewChoice
        view={address.view}
        onChange={view => change({ view, page: address.page }, { replace: true, preventScrollReset: true })}
      />
      <div className="mc-public-results" data-view={address.view}>
        <section className="mc-public-list" aria-labelledby="cantines" aria-busy={isPlaceholderData}>
          <h2 id="cantines" ref={heading} tabIndex={-1} className="fr-h4 fr-mb-1w">
            {words.list}
          </h2>
          <QueryView query={query}>
            {list => (
              <PagedList
                id="cantines"
                list={list}
                addressWith={addressWith}
                shown={words.shown}
                hasFixedSize
                empty={
                  <NothingFound
                    text={active.length > 0 ? words.nothing(address.search, hasOtherFilters) : words.none}
                    clear={active.length > 0 && { text: words.showAll, onClick: () => remove(noFilters) }}
                  />
                }
              >
                {canteens => <CanteenCards canteens={canteens} />}
              </PagedList>
            )}
          </QueryView>
        </section>
        <section className="mc-public-map" aria-labelledby="carte">
          <h2 id="carte" className="fr-h4 fr-mb-1w">
            {words.map.title}
          </h2>
          {hasMap ? (
            <Suspense fallback={coming}>
              <CanteenMap address={address} counts={data?.counts} onFilter={filter} />
            </Suspense>
          ) : (
            coming
          )}
        </section>
      </div>
    </>
  )
}

interface OrderChoiceProps {
  readonly address: ListAddress
  readonly onChange: (order: ListOrder) => void
}

function OrderChoice({ address, onChange }: OrderChoiceProps) {
  const { order: words } = usePublicCanteenWords()
  return (
    <Select
      className="mc-public-order"
      label={words.label}
      nativeSelectProps={{
        id: 'trier',
        value: address.order,
        onChange: ({ target }) => onChange(target.value as ListOrder),
      }}
    >
      {(Object.keys(listOrders) as ListOrder[]).map(order => (
        <option key={order} value={order}>
          {words.orders[order]}
        </option>
      ))}
    </Select>
  )
}
