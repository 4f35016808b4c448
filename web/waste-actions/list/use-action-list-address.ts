import { startTransition, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOf } from '../../app/screen-list.ts'
import { type ActionListAddress, actionListParameters, readActionListAddress } from './action-list-address.ts'

/** What the person chose to see, from the address. A change counts before the router has followed it. */
export function useActionListAddress() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [next, setNext] = useState<ActionListAddress | null>(null)
  const address = next ?? readActionListAddress(parameters)

  /** The address with a change; another choice starts from its first page. */
  const addressWith = (change: Partial<ActionListAddress>) =>
    `${addressOf('WasteActionsHome')}${actionListParameters({ ...address, page: 1, ...change })}`

  function change(change: Partial<ActionListAddress>): void {
    const changed = { ...address, page: 1, ...change }
    setNext(changed)
    void Promise.resolve(navigate(addressWith(change), { preventScrollReset: true })).then(() =>
      startTransition(() => setNext(next => (next === changed ? null : next))),
    )
  }

  return { address, addressWith, change }
}
