import { lazy, Suspense } from 'react'
import { useEndedSession } from '../app/session-renewal.ts'

const SessionDialog = lazy(() => import('./SessionDialog.tsx'))

/** Comes to the fore when the session ends under the person's hands. */
export function SessionWatch() {
  const session = useEndedSession()
  return <Suspense>{session && <SessionDialog session={session} />}</Suspense>
}
