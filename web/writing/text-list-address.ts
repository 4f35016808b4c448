import {
  listAddressFormat,
  oneCode,
  pageParameter,
  searchParameter,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'
import { type WrittenState, writtenStates } from '@ma-cantine/lib/writing/written-text'

/** What a writer chose to see of the texts of a kind: all of it is in the address. Empty = everything. */
export interface TextListAddress {
  readonly page: number
  readonly size: number
  readonly search: string
  readonly state: WrittenState | ''
}

export const textListFormat = listAddressFormat<TextListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  search: searchParameter,
  state: oneCode('etat', ['', ...writtenStates], ''),
})
