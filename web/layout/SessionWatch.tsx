import { lazy, Suspense } from 'react'
import { useEndedSession } from '../app/session-renewal.ts'
import { useStore } from '../app/store.ts'
import { askedSignOut } from './sign-out.ts'

const SessionDialog = lazy(() => import('./SessionDialog.tsx'))
const SignOutDialog = lazy(() => import('./SignOutDialog.tsx'))

/** Opens the dialogs of the session: when it expires while the page is in use, and before something unsent is left. */
export function SessionWatch() {
  const session = useEndedSession()
  const waiting = useStore(askedSignOut)
  return (
    <Suspense>
      {session && <SessionDialog session={session} />}
      {waiting && !session && <SignOutDialog waiting={waiting} />}
    </Suspense>
  )
}
