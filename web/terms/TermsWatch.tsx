import { termsVersionsAfter } from '@ma-cantine/lib/accounts/terms-version'
import { lazy, Suspense } from 'react'
import { useUser } from '../app/session.ts'
import { useTermsNoticeClosed } from './closed-notice.ts'

const TermsNotice = lazy(() => import('./TermsNotice.tsx'))

/** Tells a user that the terms of use have changed since they accepted them. */
export function TermsWatch() {
  const user = useUser()
  const isClosed = useTermsNoticeClosed()
  if (!user || isClosed) return null
  const accepted = user.acceptedTermsVersion ?? null
  if (termsVersionsAfter(accepted).length === 0) return null
  return (
    <Suspense>
      <TermsNotice accepted={accepted} />
    </Suspense>
  )
}
