import { useUser } from '../app/session.ts'
import { ManagerHome } from './ManagerHome.tsx'
import { VisitorHome } from './VisitorHome.tsx'

export default function HomeScreen() {
  const user = useUser()
  return user ? <ManagerHome user={user} /> : <VisitorHome ways={['SignUp', 'SignIn']} />
}
