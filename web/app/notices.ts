import type { AlertProps } from '@codegouvfr/react-dsfr/Alert'
import { Store, useStore } from './store.ts'

export interface Notice {
  readonly id: number
  readonly title: string
  readonly message: string
  readonly status: AlertProps.Severity
}

const notices = new Store<readonly Notice[]>([])

/**
 * Shows a notice until somebody closes it or goes to another screen: who leads there says so first and notifies after.
 * Its id is a whole number below 10 000 that no other shown one has.
 */
export function notify(notice: Omit<Notice, 'id'>): void {
  const taken = new Set(notices.get().map(({ id }) => id))
  let id: number
  do id = Math.floor(Math.random() * 10_000)
  while (taken.has(id))
  notices.set([...notices.get(), { ...notice, id }])
}

export const closeNotice = (id: number): void => notices.set(notices.get().filter(notice => notice.id !== id))
export const closeAllNotices = (): void => notices.set([])

export const useNotices = (): readonly Notice[] => useStore(notices)
