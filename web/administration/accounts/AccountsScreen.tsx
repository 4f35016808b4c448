import { accountGroups } from '@ma-cantine/lib/administration/accounts-api'
import type { AccountSummary } from '@ma-cantine/lib/administration/administered-account'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { Table } from '../../ui/Table.tsx'
import { accountsPage } from '../administration-queries.ts'
import { GroupedList } from '../GroupedList.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'
import { AccountBadges } from './AccountBadges.tsx'
import { accountListFormat } from './account-list-address.ts'
import { nameOf } from './name-of.ts'

/** The accounts, which a search and a group narrow down; both are in the address. */
export default function AccountsScreen() {
  const words = useAdministrationWords().accounts
  return (
    <GroupedList
      screen="AdministeredAccounts"
      id="comptes"
      format={accountListFormat}
      queryOf={accountsPage}
      groups={accountGroups}
      words={words}
    >
      {(accounts, caption) => <AccountTable accounts={accounts} caption={caption} />}
    </GroupedList>
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
