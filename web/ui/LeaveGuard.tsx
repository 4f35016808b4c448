import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from './Dialog.tsx'
import { useFormWords } from './words/form-words.ts'

export interface LeaveGuardProps {
  /** Whether leaving the screen loses something. */
  readonly active: boolean
  /** What would be lost; that nothing typed is saved, by default. */
  readonly text?: string
}

/**
 * Asks before the reader leaves the screen for another, in the same words everywhere; before they leave the page, the
 * browser asks in its own.
 */
export function LeaveGuard({ active, text }: LeaveGuardProps) {
  const words = useFormWords().leave
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
    <Dialog title={words.title} onClose={() => blocker.reset()}>
      <p>{text ?? words.unsaved}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
        </li>
        <li>
          <Button priority="secondary" onClick={() => blocker.proceed()}>
            {words.leave}
          </Button>
        </li>
      </ul>
    </Dialog>
  )
}
