import { signOut } from '@ma-cantine/lib/accounts/session-api'
import { AuthenticationError } from '@ma-cantine/lib/http/api-error'
import { client } from '../app/client.ts'
import { forgetAccount } from '../app/device/device.ts'
import { type WaitingWeighings, waitingOf } from '../app/device/scale-owners.ts'
import { announceSignOut } from '../app/session-renewal.ts'
import { Store } from '../app/store.ts'
import { notifyFailure } from '../ui/failure.ts'
import type { Words } from '../words/fr.ts'

/** What a person who wants to sign out is told first; null when nobody is asked. */
export const askedSignOut = new Store<WaitingWeighings | null>(null)

/** Signs out, after telling what the server does not have yet. */
export async function askSignOut(account: number, words: Words): Promise<void> {
  const waiting = await waitingOf(account)
  if (waiting.byAccount.size === 0 && waiting.byCode === 0) await signOutOfSite(words)
  else askedSignOut.set(waiting)
}

/** Signs out and forgets the account, then loads the page again so that nothing of the person stays in memory. */
export async function signOutOfSite(words: Words): Promise<void> {
  try {
    await client.call(signOut)
  } catch (error) {
    // The session has expired already.
    if (!(error instanceof AuthenticationError)) return notifyFailure(error, words)
  }
  await forgetAccount()
  announceSignOut()
  location.assign('/')
}
