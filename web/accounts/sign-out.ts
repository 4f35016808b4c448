import { signOut } from '@ma-cantine/lib/accounts/accounts-api'
import { client } from '../app/client.ts'
import { tellSignedOut } from '../app/session-renewal.ts'

/** Ends the session; the page is loaded anew, so that nothing of the person stays in memory. */
export async function signOutHere(): Promise<void> {
  await client.call(signOut)
  tellSignedOut()
  location.assign('/')
}
