import type { User } from '@ma-cantine/lib/accounts/user'
import { Store, useStore } from './store.ts'

/** Who signed out, or was signed out, while their page was open. */
export type EndedSession = Pick<User, 'id' | 'username'>

/** How the session looks from the page and from the server. */
export interface SessionState {
  readonly known: () => EndedSession | null
  readonly actual: () => Promise<EndedSession | null>
}

const channel = new BroadcastChannel('session')
let state: SessionState | null = null
const ended = new Store<EndedSession | null>(null)
let waiting: PromiseWithResolvers<boolean> | null = null

/** Watches the session of the page, in this tab and in the others. Called once. */
export function watchSession(session: SessionState): void {
  state = session
  channel.addEventListener('message', () => void sessionRenewed())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void closeIfRenewed()
  })
}

/** Tells the other tabs of the browser that nobody is signed in any more. */
export const tellSignedOut = (): void => channel.postMessage('signed out')

/**
 * After a refusal: whether the session had ended and was taken up again. The person is asked, and the answer comes when
 * they have signed in (here or in another tab) or given up.
 */
export async function sessionRenewed(): Promise<boolean> {
  const known = state?.known() ?? null
  if (!known || (await isOpen(known))) return false
  if (!waiting) {
    waiting = Promise.withResolvers()
    ended.set(known)
  }
  return waiting.promise
}

/** The person signed in again, or does not want to. */
export function endRenewal(renewed: boolean): void {
  waiting?.resolve(renewed)
  waiting = null
  ended.set(null)
}

async function closeIfRenewed(): Promise<void> {
  const session = ended.get()
  if (session && (await isOpen(session))) endRenewal(true)
}

/** A server that does not answer has not ended anything. */
async function isOpen({ id }: EndedSession): Promise<boolean> {
  try {
    return (await state?.actual())?.id === id
  } catch {
    return true
  }
}

/** The session to take up again, null when none ended. */
export const useEndedSession = (): EndedSession | null => useStore(ended)
