import type { User } from '@ma-cantine/lib/accounts/user'
import { Store, useStore } from './store.ts'

/** The person whose session expired, or who signed out, while their page was open. */
export type EndedSession = Pick<User, 'id' | 'username'>

/** The signed-in user, as the page and as the server know them. */
export interface SessionState {
  readonly pageUser: () => EndedSession | null
  readonly fetchUser: () => Promise<EndedSession | null>
}

const channel = new BroadcastChannel('session')
let state: SessionState | null = null
const ended = new Store<EndedSession | null>(null)
let waiting: PromiseWithResolvers<boolean> | null = null

/** Watches the session of the page, in this tab and in the others. Called once. */
export function watchSession(session: SessionState): void {
  state = session
  channel.addEventListener('message', () => void renewSession())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void closeIfRenewed()
  })
}

/** Tells the other tabs of the browser that nobody is signed in any more. */
export const announceSignOut = (): void => channel.postMessage('signed out')

/** What became of the session: it had not expired, the person signed in again, or they gave up. */
type Renewal = 'not-expired' | 'renewed' | 'given-up'

/** Asks the person to sign in again, here or in another tab, if the session has expired. */
export async function renewSession(): Promise<Renewal> {
  const pageUser = state?.pageUser() ?? null
  if (!pageUser) return 'given-up'
  if (await isOpen(pageUser)) return 'not-expired'
  if (!waiting) {
    waiting = Promise.withResolvers()
    ended.set(pageUser)
  }
  return (await waiting.promise) ? 'renewed' : 'given-up'
}

/** Closes the dialog: the person signed in again, or gave up. */
export function endRenewal(renewed: boolean): void {
  waiting?.resolve(renewed)
  waiting = null
  ended.set(null)
}

async function closeIfRenewed(): Promise<void> {
  const session = ended.get()
  if (session && (await isOpen(session))) endRenewal(true)
}

/** A server that does not answer has not ended the session. */
async function isOpen({ id }: EndedSession): Promise<boolean> {
  try {
    return (await state?.fetchUser())?.id === id
  } catch {
    return true
  }
}

/** The session to renew, null when none expired. */
export const useEndedSession = (): EndedSession | null => useStore(ended)
