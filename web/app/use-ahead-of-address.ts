import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

interface Ahead<Value> {
  readonly value: Value
  /** Whether the router has done with it: the address of the browser is what it will show. */
  readonly isTaken: boolean
}

/**
 * What a person changed on a screen whose state is in its address, from the change until the screen shows the address:
 * the router shows it later, in a transition, and a quick person types or ticks on meanwhile.
 * @returns the change, null once the address counts, and how to make one: `navigate` asks the router for its address.
 */
export function useAheadOfAddress<Value>() {
  const { search } = useLocation()
  const [ahead, setAhead] = useState<Ahead<Value> | null>(null)

  useEffect(() => {
    const { origin, pathname, search: taken } = window.location
    const isShown = new URL(`${pathname}${search}`, origin).search === taken
    if (ahead?.isTaken && isShown) setAhead(now => (now === ahead ? null : now))
  }, [ahead, search])

  function lead(value: Value, navigate: () => void | Promise<void>): void {
    const latest = { value, isTaken: false }
    setAhead(latest)
    void Promise.resolve(navigate()).then(() => setAhead(now => (now === latest ? { value, isTaken: true } : now)))
  }

  return [ahead?.value ?? null, lead] as const
}
