import { closedSiteNotices } from './device/items.ts'
import { Store, useStore } from './store.ts'

/** The notices of the site that the reader closed in this tab; null until it is asked, and in first displays. */
const closed = new Store<readonly number[] | null>(null)

/** Reads what the tab keeps, once the page is there. */
export const readClosedNotices = (): void => closed.set((closedSiteNotices.get() ?? '').split(',').map(Number))

export const useClosedNotices = (): readonly number[] | null => useStore(closed)

/** Keeps that the reader closed a notice, until the tab is closed. */
export function closeSiteNotice(id: number): void {
  const ids = [...(closed.get() ?? []), id]
  closed.set(ids)
  try {
    closedSiteNotices.set(ids.join(','))
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
}
