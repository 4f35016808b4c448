import { territoryFiles } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { ExportChoice, ExportLinks } from '../../canteens/ExportLinks.tsx'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListWords } from '../../ui/list/words/list-words.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import { Progress } from './Progress.tsx'
import { TerritoryFilters } from './TerritoryFilters.tsx'
import { TerritoryTable } from './TerritoryTable.tsx'
import { TerritoryTags } from './TerritoryTags.tsx'
import {
  activeFilters,
  noFilters,
  selectionOf,
  type TerritoryAddress,
  type TerritoryListFilters,
  territoryListFormat,
} from './territory-address.ts'
import { territoryPage } from './territory-queries.ts'
import { useTerritoryWords } from './words/territory-words.ts'

export interface TerritoryCanteensProps {
  /** Codes; one at least. */
  readonly departments: readonly string[]
}

/** How far the territory has come, and the list of its canteens; what the person chose to see is in the address. */
export function TerritoryCanteens({ departments }: TerritoryCanteensProps) {
  const words = useTerritoryWords()
  const listWords = useListWords()
  const { address, addressWith, change } = useListAddress(addressOf('TerritoryCanteens'), territoryListFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  const toggle = useRef<HTMLButtonElement>(null)
  const query = territoryPage(address)
  const { data, isPlaceholderData } = useQuery(query)
  const isFiltered = activeFilters(address).length > 0

  const filter = (filters: Partial<TerritoryListFilters>) => change(filters, { preventScrollReset: true })

  function remove(filters: Partial<TerritoryListFilters>): void {
    filter(filters)
    // The button that was pressed goes with its filter.
    toggle.current?.focus()
  }

  /** Shows the list, which stands below, with these filters alone. */
  function show(filters: Partial<TerritoryListFilters>): void {
    filter({ ...noFilters, ...filters })
    heading.current?.focus()
  }

  return (
    <>
      <Progress onShow={show} />
      <section className="fr-mt-6w" aria-labelledby="cantines" aria-busy={isPlaceholderData}>
        <h2 id="cantines" ref={heading} tabIndex={-1}>
          {words.list}
        </h2>
        <TerritoryFilters
          address={address}
          departments={departments}
          sectors={data?.sectors}
          toggle={toggle}
          onChange={filter}
        />
        <TerritoryTags address={address} onRemove={remove} />
        <QueryView query={query}>
          {list => (
            <PagedList
              id="cantines"
              list={list}
              addressWith={addressWith}
              shown={words.shown}
              empty={
                <NothingFound
                  text={isFiltered ? words.nothing(address.search) : words.empty}
                  clear={isFiltered && { text: listWords.clearFilters, onClick: () => remove(noFilters) }}
                />
              }
            >
              {canteens => (
                <>
                  <div className="mc-territory-head">
                    <Exports address={address} count={list.count} />
                    <OrderChoice
                      order={address.order}
                      onChange={order => change({ order }, { preventScrollReset: true })}
                    />
                  </div>
                  <TerritoryTable
                    canteens={canteens}
                    campaignYear={list.campaignYear}
                    hasDepartments={departments.length > 1}
                    order={address.order}
                    onOrder={order => change({ order }, { preventScrollReset: true })}
                  />
                </>
              )}
            </PagedList>
          )}
        </QueryView>
      </section>
    </>
  )
}

/** The files of what the list shows, in its order. */
function Exports({ address, count }: { readonly address: TerritoryAddress; readonly count: number }) {
  const { exports: words } = useTerritoryWords()
  const query = new URLSearchParams(Object.entries(selectionOf(address)).filter(([, value]) => value !== ''))
  return (
    <ExportChoice title={words.title(count)}>
      <ExportLinks label={words.files} files={territoryFiles} query={query} />
    </ExportChoice>
  )
}
