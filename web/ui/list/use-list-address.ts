import type { ListAddressFormat } from '@ma-cantine/lib/lists/list-address'
import { startTransition, useState } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'

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
  const [next, setNext] = useState<Address | null>(null)
  const address = next ?? format.read(parameters)
  const addressWith = (change: Partial<Address>) => `${path}${format.write({ ...address, page: 1, ...change })}`

  function change(change: Partial<Address>, options: NavigateOptions = {}): void {
    const changed = { ...address, page: 1, ...change }
    setNext(changed)
    // The router shows its addresses in transitions; a later change has the last word.
    void Promise.resolve(navigate(addressWith(change), options)).then(() =>
      startTransition(() => setNext(next => (next === changed ? null : next))),
    )
  }

  return { address, addressWith, change }
}
