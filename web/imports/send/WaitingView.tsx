import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect, useState } from 'react'
import { useOnline } from '../../app/online.ts'
import { PauseNotice } from './PauseNotice.tsx'
import type { Sending } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface WaitingViewProps {
  readonly state: Extract<Sending, { kind: 'waiting' }>
  readonly onRetry: () => void
  readonly onCancel: () => void
}

/** Waits for a temporary problem to pass: retries after a countdown, or when the user asks. */
export function WaitingView({ state: { work, wait, until }, onRetry, onCancel }: WaitingViewProps) {
  const words = useSendWords().waiting
  const online = useOnline()
  const seconds = useSecondsTo(until)

  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])

  const why = online ? words.why[wait] : words.offline
  return (
    <>
      <PauseNotice work={work} title={words.title[work.kind]} text={`${why} ${words.text[work.kind]}`} />
      <p className="fr-sr-only" role="status">
        {why}
      </p>
      {online && <p aria-hidden="true">{words.countdown(seconds)}</p>}
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" onClick={onRetry}>
            {words.retry}
          </Button>
        </li>
        {work.kind !== 'withdrawing' && (
          <li>
            <Button type="button" priority="secondary" onClick={onCancel}>
              {words.cancel}
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}

/**
 * Counts down to an instant in milliseconds of the epoch.
 * @returns whole seconds left.
 */
function useSecondsTo(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
