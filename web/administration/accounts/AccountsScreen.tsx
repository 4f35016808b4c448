import { accountGroups } from '@ma-cantine/lib/administration/accounts-api'
import type { AccountSummary } from '@ma-cantine/lib/administration/administered-account'
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
import { accountsPage } from '../administration-queries.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { AccountBadges } from './AccountBadges.tsx'
import { type AccountListAddress, accountListFormat } from './account-list-address.ts'
import { nameOf } from './name-of.ts'
import '../../ui/cards.css'

/** The accounts, which a search and a group narrow down; both are in the address. */
export default function AccountsScreen() {
  const titleOf = useTitles()
  const words = useAdministrationWords().accounts
  const listWords = useListWords()
  const { address, addressWith, change } = useListAddress(addressOf('AdministeredAccounts'), accountListFormat)
  const heading = useHeadingOfPages(address.page, address.size)
  const isFiltered = address.search !== '' || address.group !== ''
  return (
    <QueryView query={accountsPage(address)}>
      {list => (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {titleOf('AdministeredAccounts')}
          </h1>
          <SearchForm words={words.search} text={address.search} onSearch={search => change({ search })} />
          <div className="fr-mt-3w fr-mb-2w">
            <OneOf
              id="groupe"
              label={words.group}
              all={words.all}
              value={address.group}
              choices={accountGroups.map(group => [group, words.groups[group]])}
              onChange={group => change({ group: group as AccountListAddress['group'] })}
            />
          </div>
          <PagedList
            id="comptes"
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
            {accounts => <AccountTable accounts={accounts} caption={titleOf('AdministeredAccounts')} />}
          </PagedList>
        </>
      )}
    </QueryView>
  )
}

interface AccountTableProps {
  readonly caption: string
  readonly accounts: readonly AccountSummary[]
}

function AccountTable({ caption, accounts }: AccountTableProps) {
  const words = useAdministrationWords()
  const { columns } = words.accounts
  return (
    <Table
      className="mc-cards"
      caption={caption}
      columns={[columns.name, columns.email, columns.roles, columns.created, columns.used]}
    >
      {accounts.map(account => (
        <tr key={account.id}>
          <th scope="row">
            <SiteLink className="fr-link" href={addressOf('AdministeredAccount', { accountId: account.id })}>
              {nameOf(account)}
            </SiteLink>
          </th>
          <td data-label={columns.email}>{account.email}</td>
          <td data-label={columns.roles}>
            <AccountBadges account={account} />
          </td>
          <td data-label={columns.created}>{words.day(account.creationDate)}</td>
          <td data-label={columns.used}>
            {account.lastUseDate === null ? words.accounts.never : words.day(account.lastUseDate)}
          </td>
        </tr>
      ))}
    </Table>
  )
}
