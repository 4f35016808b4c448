import type { AdministeredCanteenSummary } from '@ma-cantine/lib/administration/administered-canteen'
import { canteenGroups } from '@ma-cantine/lib/administration/administered-canteens-api'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { OneOf } from '../../ui/list/OneOf.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListWords } from '../../ui/list/words/list-words.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { Table } from '../../ui/Table.tsx'
import { canteensPage } from '../administration-queries.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { type CanteenListAddress, canteenListFormat } from './canteen-list-address.ts'
import '../../ui/cards.css'

/** The canteens of all teams, which a search and a group narrow down; both are in the address. */
export default function CanteensScreen() {
  const titleOf = useTitles()
  const words = useAdministrationWords().canteens
  const listWords = useListWords()
  const { address, addressWith, change } = useListAddress(addressOf('AdministeredCanteens'), canteenListFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  const isFiltered = address.search !== '' || address.group !== ''
  return (
    <QueryView query={canteensPage(address)}>
      {list => (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf('AdministeredCanteens')}
          </h1>
          <SearchForm words={words.search} text={address.search} onSearch={search => change({ search })} />
          <div className="fr-mt-3w fr-mb-2w">
            <OneOf
              id="groupe"
              label={words.group}
              all={words.all}
              value={address.group}
              choices={canteenGroups.map(group => [group, words.groups[group]])}
              onChange={group => change({ group: group as CanteenListAddress['group'] })}
            />
          </div>
          <PagedList
            id="cantines"
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
            {canteens => <CanteenTable canteens={canteens} caption={titleOf('AdministeredCanteens')} />}
          </PagedList>
        </>
      )}
    </QueryView>
  )
}

interface CanteenTableProps {
  readonly caption: string
  readonly canteens: readonly AdministeredCanteenSummary[]
}

function CanteenTable({ caption, canteens }: CanteenTableProps) {
  const words = useAdministrationWords()
  const { columns, managers } = words.canteens
  return (
    <Table
      className="mc-cards"
      caption={caption}
      columns={[columns.name, columns.number, columns.siret, columns.town, columns.managers]}
    >
      {canteens.map(({ id, name, siret, sirenUniteLegale, city, postalCode, managerCount, deletionDate }) => (
        <tr key={id}>
          <th scope="row">
            <SiteLink className="fr-link" href={addressOf('AdministeredCanteen', { canteenId: id })}>
              {name}
            </SiteLink>
            {deletionDate !== null && ` ${words.canteens.deletedOn(deletionDate)}`}
          </th>
          <td data-label={columns.number}>{id}</td>
          <td data-label={columns.siret}>{siret ?? sirenUniteLegale ?? '—'}</td>
          <td data-label={columns.town}>{[postalCode, city].filter(Boolean).join(' ') || '—'}</td>
          <td data-label={columns.managers}>{managers(managerCount)}</td>
        </tr>
      ))}
    </Table>
  )
}
