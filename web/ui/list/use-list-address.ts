import type { ListAddressFormat } from '@ma-cantine/lib/lists/list-address'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'
import { useAheadOfAddress } from '../../app/use-ahead-of-address.ts'

export interface ListNavigation<Address> {
  /** What the person chose to see. */
  readonly address: Address
  /** The address with a change; another choice starts from its first page. */
  readonly addressWith: (change: Partial<Address>) => string
  readonly change: (change: Partial<Address>, options?: NavigateOptions) => void
}

/**
 * What the person chose to see of a list, from the address of the page. A change counts before the router has followed it:
 * a box stays ticked, and the next change starts from this one.
 */
export function useListAddress<Address extends { readonly page: number }>(
  path: string,
  format: ListAddressFormat<Address>,
): ListNavigation<Address> {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [changed, lead] = useAheadOfAddress<Address>()
  const address = changed ?? format.read(parameters)
  const addressWith = (change: Partial<Address>) => `${path}${format.write({ ...address, page: 1, ...change })}`

  function change(change: Partial<Address>, options: NavigateOptions = {}): void {
    lead({ ...address, page: 1, ...change }, () => navigate(addressWith(change), options))
  }

  return { address, addressWith, change }
}
