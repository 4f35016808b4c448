import { useUser } from '../app/session.ts'
import { VisitorHome } from './VisitorHome.tsx'

/** Presents the service, also to people who are signed in. */
export default function LandingScreen() {
  return <VisitorHome ways={useUser() ? ['ImportSelection', 'ImportJournal'] : ['SignUp', 'SignIn']} />
}
