import type { ListAddressFormat } from '@ma-cantine/lib/lists/list-address'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { addressOf, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { NothingFound } from '../ui/list/NothingFound.tsx'
import { OneOf } from '../ui/list/OneOf.tsx'
import { type ListPage, PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { useListWords } from '../ui/list/words/list-words.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import '../ui/cards.css'

/** What staff chose to see of a list: all of it is in the address. Empty = everything. */
interface GroupedAddress<Group extends string> {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly group: Group | ''
}

interface GroupedListProps<Page extends ListPage<unknown>, Group extends string, Key extends QueryKey> {
  readonly screen: ScreenName
  /** Prefix of the ids of the list. */
  readonly id: string
  readonly format: ListAddressFormat<GroupedAddress<Group>>
  readonly queryOf: (address: GroupedAddress<Group>) => UseQueryOptions<Page, Error, Page, Key>
  readonly groups: readonly Group[]
  readonly words: {
    readonly search: { readonly label: string; readonly button: string }
    readonly group: string
    readonly all: string
    readonly groups: Readonly<Record<Group, string>>
    readonly shown: (first: number, last: number, count: number) => string
    readonly nothing: string
  }
  /** The rows of a page. */
  readonly children: (items: Page['results'], caption: string) => ReactNode
}

/** A list of the whole service, which a search and a group narrow down; both are in the address. */
export function GroupedList<Page extends ListPage<unknown>, Group extends string, Key extends QueryKey>(
  props: GroupedListProps<Page, Group, Key>,
) {
  const { screen, id, format, queryOf, groups, words, children } = props
  const titleOf = useTitles()
  const listWords = useListWords()
  const { address, addressWith, change } = useListAddress<GroupedAddress<Group>>(addressOf(screen), format)
  const heading = useHeadingOfPages(address.page, address.size)
  const isFiltered = address.search !== '' || address.group !== ''
  return (
    <QueryView query={queryOf(address)}>
      {list => (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf(screen)}
          </h1>
          <SearchForm words={words.search} text={address.search} onSearch={search => change({ search })} />
          <div className="fr-mt-3w fr-mb-2w">
            <OneOf
              id="groupe"
              label={words.group}
              all={words.all}
              value={address.group}
              choices={groups.map(group => [group, words.groups[group]])}
              onChange={group => change({ group: group as Group | '' })}
            />
          </div>
          <PagedList
            id={id}
            list={list}
            addressWith={addressWith}
            shown={words.shown}
            empty={
              <NothingFound
                text={words.nothing}
                clear={isFiltered && { text: listWords.clearFilters, onClick: () => change({ search: '', group: '' }) }}
              />
            }
          >
            {items => children(items, titleOf(screen))}
          </PagedList>
        </>
      )}
    </QueryView>
  )
}
