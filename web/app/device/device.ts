import { Store } from '../store.ts'
import { deleteAccountCaches } from './caches.ts'
import { clearTab, ownerItem, tabOwnerItem } from './items.ts'
import { type DeviceOwner, nextOwner, readOwner, timeLeft } from './owner.ts'
import { dropWaiting, forgetBooks } from './scale-owners.ts'

/** The account that the device served when it last looked. */
export const deviceOwner = new Store<DeviceOwner | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Forgets what belongs to another account than the one that the server has just named, null for none.
 * @returns whether the device learns something: another account, a session that ended or was opened again.
 */
export async function settleDevice(user: number | null): Promise<boolean> {
  const before = readOwner()
  const { owner, forgets } = nextOwner(before, user, Date.now())
  if (forgets) await forgetCopies(user)
  serve(owner)
  return before?.id !== owner?.id || before?.endedAt !== owner?.endedAt
}

/** Forgets all of the account that signs out; what waits to be sent stays for it alone. */
export async function forgetAccount(): Promise<void> {
  await forgetCopies(null)
  serve(null)
}

/** Forgets an account that does not exist any more, with what it had not sent. */
export async function forgetDeletedAccount(account: number): Promise<void> {
  await Promise.allSettled([dropWaiting(account)])
  await forgetAccount()
}

/** Notes whom the device serves, and looks again when the time to sign in again is over. */
function serve(owner: DeviceOwner | null): void {
  try {
    if (owner) ownerItem.set(JSON.stringify(owner))
    else ownerItem.remove()
    // What a visitor typed in the tab before signing in becomes theirs.
    const tabOwner = tabOwnerItem.get()
    if (tabOwner !== null && tabOwner !== String(owner?.id)) clearTab()
    if (owner?.endedAt === null) tabOwnerItem.set(String(owner.id))
  } catch (error) {
    // Some browsers refuse to keep anything.
    if (!(error instanceof DOMException)) throw error
  }
  deviceOwner.set(owner)
  clearTimeout(timer)
  if (owner && owner.endedAt !== null) timer = setTimeout(() => void forgetIfLate(), timeLeft(owner, Date.now()))
}

/** The person may have signed in again in another tab meanwhile. */
async function forgetIfLate(): Promise<void> {
  const owner = readOwner()
  if (owner?.endedAt === null) serve(owner)
  else await settleDevice(null)
}

/** Some private windows have neither caches nor database, and nothing in them to forget. */
async function forgetCopies(kept: number | null): Promise<void> {
  await Promise.allSettled([deleteAccountCaches(), forgetBooks(kept)])
}
