import { listAddressFormat, pageParameter, sizeParameter } from '@ma-cantine/lib/lists/list-address'

/** The page of the list, in its address. */
export interface IssueListAddress {
  readonly page: number
  readonly size: number
}

export const issueListFormat = listAddressFormat<IssueListAddress>({ page: pageParameter(), size: sizeParameter })
