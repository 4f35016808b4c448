import { useUser } from '../app/session.ts'
import { AnonymousHome } from './AnonymousHome.tsx'

/** Presents the service, also to people who are signed in. */
export default function LandingScreen() {
  return <AnonymousHome ways={useUser() ? ['ImportSelection', 'ImportJournal'] : ['SignUp', 'SignIn']} />
}
