import { signOut } from '@ma-cantine/lib/accounts/session-api'
import { AuthenticationError } from '@ma-cantine/lib/http/api-error'
import { client } from '../app/client.ts'
import { clearSessionCache } from '../app/session-cache.ts'
import { announceSignOut } from '../app/session-renewal.ts'
import { deleteTabDrafts } from '../app/tab-drafts.ts'
import { notifyFailure } from '../ui/failure.ts'
import type { Words } from '../words/fr.ts'

/** Signs out and erases the drafts of the tab, then loads the page again so that nothing of the person stays in memory. */
export async function signOutOfSite(words: Words): Promise<void> {
  try {
    await client.call(signOut)
  } catch (error) {
    // The session has expired already.
    if (!(error instanceof AuthenticationError)) return notifyFailure(error, words)
  }
  deleteTabDrafts()
  await clearSessionCache()
  announceSignOut()
  location.assign('/')
}
