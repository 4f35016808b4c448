import { audienceRefusal } from './device/items.ts'
import { Store, useStore } from './store.ts'

/**
 * Whether visits are counted: `off` where the server names no analytics service, `measured`, `refused` by the reader, or
 * `blocked` by a browser that asks not to be tracked.
 */
export type Audience = 'off' | 'measured' | 'refused' | 'blocked'

/** The longest that a choice about cookies is kept, as published on the page about personal data. */
const refusalMonths = 13

const audience = new Store<Audience>('off')

export const currentAudience = (): Audience => audience.get()
export const useAudience = (): Audience => useStore(audience)

/** Finds whether visits may be counted, in the settings of the browser and in the choice of an earlier visit. */
export function startAudience(): Audience {
  audience.set(isBlocked() ? 'blocked' : isRefused() ? 'refused' : 'measured')
  return audience.get()
}

export function setRefused(refused: boolean): void {
  if (refused) audienceRefusal.set(inMonths(refusalMonths))
  else audienceRefusal.remove()
  audience.set(refused ? 'refused' : 'measured')
}

/** Global Privacy Control, or its predecessor Do Not Track. */
function isBlocked(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { readonly globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Whether the reader refuses to be counted; a refusal that has expired is erased. */
function isRefused(): boolean {
  const end = audienceRefusal.get()
  if (end === null) return false
  if (end > new Date().toISOString()) return true
  audienceRefusal.remove()
  return false
}

function inMonths(count: number): string {
  const date = new Date()
  date.setMonth(date.getMonth() + count)
  return date.toISOString()
}
