import { lazy, Suspense } from 'react'
import { useEndedSession } from '../app/session-renewal.ts'

const SessionDialog = lazy(() => import('./SessionDialog.tsx'))

/** Opens the dialog when the session expires while the page is in use. */
export function SessionWatch() {
  const session = useEndedSession()
  return <Suspense>{session && <SessionDialog session={session} />}</Suspense>
}
