import type { User } from '@ma-cantine/lib/accounts/user'
import { deviceOwner } from './device/device.ts'
import { clearTab } from './device/items.ts'
import { activeAccount, renewalMinutes } from './device/owner.ts'
import { Store, useStore } from './store.ts'

/** The person whose session expired, or who signed out, while their page was open. */
export interface EndedSession extends Pick<User, 'id' | 'username'> {
  /** Whether they signed out in another tab: the page is then shown to nobody else. */
  readonly isSignedOut: boolean
}

type SessionUser = Pick<User, 'id' | 'username'>

/** The signed-in user, as the page and as the server know them. */
export interface SessionState {
  readonly pageUser: () => SessionUser | null
  readonly fetchUser: () => Promise<SessionUser | null>
}

/** What tabs tell each other. */
type News = 'signed out' | 'session changed'

const channel = new BroadcastChannel('session')
let state: SessionState | null = null
const ended = new Store<EndedSession | null>(null)
let waiting: PromiseWithResolvers<boolean> | null = null
let leaving: ReturnType<typeof setTimeout> | undefined

/** Watches the session of the page, in this tab and in the others. Called once. */
export function watchSession(session: SessionState): void {
  state = session
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data === 'signed out') clearTab()
    void followSession(data === 'signed out')
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && ended.get()) void followSession(false)
  })
  // The browser may bring back a page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    const pageUser = session.pageUser()
    if (persisted && pageUser && pageUser.id !== activeAccount()) location.reload()
  })
  let wasEnded = false
  deviceOwner.subscribe(() => {
    const owner = deviceOwner.get()
    if (wasEnded && owner === null && session.pageUser()) leavePage()
    wasEnded = owner !== null && owner.endedAt !== null
  })
}

/** Tells the other tabs of the browser that nobody is signed in any more. */
export const announceSignOut = (): void => tell('signed out')
/** Tells the other tabs of the browser to look who is signed in. */
export const announceSessionChange = (): void => tell('session changed')
const tell = (news: News): void => channel.postMessage(news)

/** What became of the session: it had not expired, the person signed in again, or they gave up. */
type Renewal = 'not-expired' | 'renewed' | 'given-up'

/** Asks the person to sign in again, here or in another tab, if the session has expired. */
export async function renewSession(isSignedOut = false): Promise<Renewal> {
  const pageUser = state?.pageUser() ?? null
  if (!pageUser) return 'given-up'
  const holder = await holderOf(pageUser)
  if (holder === 'same') return 'not-expired'
  if (holder === 'other') return leavePage()
  waiting ??= Promise.withResolvers()
  const shown = ended.get()
  if (!shown || (isSignedOut && !shown.isSignedOut)) {
    ended.set({ ...pageUser, isSignedOut })
    if (isSignedOut) leaving = setTimeout(leavePage, renewalMinutes * 60_000)
  }
  return (await waiting.promise) ? 'renewed' : 'given-up'
}

/** Closes the dialog: the person signed in again, or gave up. */
export function endRenewal(renewed: boolean): void {
  if (!renewed && ended.get()?.isSignedOut) return void leavePage()
  clearTimeout(leaving)
  waiting?.resolve(renewed)
  waiting = null
  ended.set(null)
}

async function followSession(isSignedOut: boolean): Promise<void> {
  if ((await renewSession(isSignedOut)) === 'not-expired' && ended.get()) endRenewal(true)
}

/**
 * Leaves the page of a person who is not there any more, for a new one that holds nothing of theirs. Nobody else is asked
 * about what they had not saved.
 */
export function leavePage(): Promise<never> {
  addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true })
  location.assign('/')
  return new Promise(() => undefined)
}

/** Whose session it is now. A server that does not answer has not ended it. */
async function holderOf({ id }: SessionUser): Promise<'same' | 'other' | 'nobody'> {
  try {
    const user = (await state?.fetchUser()) ?? null
    return user === null ? 'nobody' : user.id === id ? 'same' : 'other'
  } catch {
    return 'same'
  }
}

/** The session to renew, null when none expired. */
export const useEndedSession = (): EndedSession | null => useStore(ended)
