import { useUser } from '../app/session.ts'
import { VisitorHome } from './VisitorHome.tsx'

/** What the service is, for who is signed in as well. */
export default function LandingScreen() {
  return <VisitorHome ways={useUser() ? ['ImportSelection', 'ImportJournal'] : ['SignUp', 'SignIn']} />
}
