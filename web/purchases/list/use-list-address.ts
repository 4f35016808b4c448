import { startTransition, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOf } from '../../app/screen-list.ts'
import { type ListAddress, listParameters, readListAddress } from './list-address.ts'

/**
 * What the person chose to see, from the address. A change counts before the router has followed it: a box stays ticked,
 * and the next change starts from this one.
 */
export function useListAddress() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [next, setNext] = useState<ListAddress | null>(null)
  const address = next ?? readListAddress(parameters)

  /** The address with a change; another choice starts from its first page. */
  const addressWith = (change: Partial<ListAddress>) =>
    `${addressOf('PurchasesHome')}${listParameters({ ...address, page: 1, ...change })}`

  /** With `replace`, going back skips the address that was open. */
  function change(change: Partial<ListAddress>, replace = false): void {
    const changed = { ...address, page: 1, ...change }
    setNext(changed)
    // The router shows its addresses in transitions; a later change has the last word.
    void Promise.resolve(navigate(addressWith(change), { replace })).then(() =>
      startTransition(() => setNext(next => (next === changed ? null : next))),
    )
  }

  return { address, addressWith, change }
}
