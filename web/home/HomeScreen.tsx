import { lazy } from 'react'
import { useUser } from '../app/session.ts'
import { VisitorHome } from '../content/VisitorHome.tsx'

/** Visitors, who come more often, do not load it. */
const ManagerHome = lazy(() => import('./ManagerHome.tsx'))

export default function HomeScreen() {
  const user = useUser()
  return user ? <ManagerHome user={user} /> : <VisitorHome ways={['SignUp', 'SignIn']} />
}
