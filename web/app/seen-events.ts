import { lastSeenEvent } from './device/items.ts'
import { Store, useStore } from './store.ts'

/** The largest id of the meetings that the reader has seen; null until the device is asked, and in first displays. */
const seen = new Store<number | null>(null)

/** Reads what the device keeps, once the page is there. */
export const readSeenEvents = (): void => seen.set(Number(lastSeenEvent.get() ?? 0) || 0)

export const useSeenEvents = (): number | null => useStore(seen)

/** Keeps that the reader has seen these meetings; those that come later are new. */
export function markEventsSeen(events: readonly { readonly id: number }[]): void {
  const largest = Math.max(seen.get() ?? 0, ...events.map(({ id }) => id))
  seen.set(largest)
  try {
    lastSeenEvent.set(String(largest))
  } catch {
    // A browser that keeps nothing shows the banner again at the next visit.
  }
}
