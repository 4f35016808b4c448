import type { AlertProps } from '@codegouvfr/react-dsfr/Alert'
import { useSyncExternalStore } from 'react'

export interface Notice {
  readonly id: number
  readonly title: string
  readonly message: string
  readonly status: AlertProps.Severity
}

let notices: readonly Notice[] = []
const listeners = new Set<() => void>()

function set(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a notice until somebody closes it or goes to another screen: who leads there says so first and notifies after.
 * Its id is a whole number below 10 000 that no other shown one has. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const taken = new Set(notices.map(({ id }) => id))
  let id: number
  do id = Math.floor(Math.random() * 10_000)
  while (taken.has(id))
  set([...notices, { ...notice, id }])
}

export const closeNotice = (id: number): void => set(notices.filter(notice => notice.id !== id))
export const closeAllNotices = (): void => set([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => notices,
  )
