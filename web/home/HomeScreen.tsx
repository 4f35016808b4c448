import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { localAddress } from '../app/local-address.ts'
import { useUser } from '../app/session.ts'
import { AnonymousHome } from '../content/AnonymousHome.tsx'

/** Visitors, who come more often, do not load it. */
const ManagerHome = lazy(() => import('./ManagerHome.tsx'))

const SignInReason = lazy(() => import('../content/SignInReason.tsx'))

/** `?next=` holds the address that a visitor may open once they have signed in. */
export default function HomeScreen() {
  const user = useUser()
  const [search] = useSearchParams()
  const next = localAddress(search.get('next'))
  if (user) return <ManagerHome user={user} />
  return (
    <>
      {next && (
        <Suspense>
          <SignInReason next={next} />
        </Suspense>
      )}
      <AnonymousHome ways={['SignUp', 'SignIn']} />
    </>
  )
}
