import { type CanteenGroup, canteenGroups } from '@ma-cantine/lib/administration/administered-canteens-api'
import {
  listAddressFormat,
  oneCode,
  pageParameter,
  searchParameter,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'

/** What a person chose to see of the canteens; no group shows all of them. */
export interface CanteenListAddress {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly group: CanteenGroup | ''
}

export const canteenListFormat = listAddressFormat<CanteenListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  search: searchParameter,
  group: oneCode<CanteenGroup | ''>('groupe', ['', ...canteenGroups], ''),
})
