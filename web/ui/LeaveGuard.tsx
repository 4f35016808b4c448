import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from './Dialog.tsx'

export interface LeaveGuardProps {
  /** Whether leaving the screen loses something. */
  readonly active: boolean
  readonly title: string
  /** What would be lost. */
  readonly text: string
  readonly stay: string
  readonly leave: string
}

/**
 * Asks before the reader leaves the screen for another; before they leave the page, the browser asks in its own words.
 */
export function LeaveGuard({ active, title, text, stay, leave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={title} onClose={() => blocker.reset()}>
      <p>{text}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button onClick={() => blocker.reset()}>{stay}</Button>
        </li>
        <li>
          <Button priority="secondary" onClick={() => blocker.proceed()}>
            {leave}
          </Button>
        </li>
      </ul>
    </Dialog>
  )
}
