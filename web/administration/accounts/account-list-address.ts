import { type AccountGroup, accountGroups } from '@ma-cantine/lib/administration/accounts-api'
import {
  listAddressFormat,
  oneCode,
  pageParameter,
  searchParameter,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'

/** What a person chose to see of the accounts; no group shows all of them. */
export interface AccountListAddress {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly group: AccountGroup | ''
}

export const accountListFormat = listAddressFormat<AccountListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  search: searchParameter,
  group: oneCode<AccountGroup | ''>('groupe', ['', ...accountGroups], ''),
})
