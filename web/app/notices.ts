import type { AlertProps } from '@codegouvfr/react-dsfr/Alert'
import { leftNotice } from './device/items.ts'
import { newNoticeId } from './notice-id.ts'
import { Store, useStore } from './store.ts'

/** Says that the action of a notice is done; it takes the place of the notice. */
export interface Confirmation {
  /** `success` by default. */
  readonly status?: AlertProps.Severity
  readonly title: string
  readonly message: string
}

export interface NoticeAction {
  readonly label: string
  readonly busyLabel: string
  readonly run: () => Promise<Confirmation>
}

export interface Notice {
  readonly id: number
  readonly title: string
  readonly message: string
  readonly status: AlertProps.Severity
  /** What it is about: `closeNoticesAbout` closes it once that is no longer true. */
  readonly about?: string
  /** What can be done about it at once. */
  readonly action?: NoticeAction
}

const notices = new Store<readonly Notice[]>([])

/** Shows a notice until somebody closes it or goes to another screen: navigate first, then notify. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const id = newNoticeId(new Set(notices.get().map(({ id }) => id)))
  notices.set([...notices.get(), { ...notice, id }])
}

/** Leaves a notice for the page that is about to be loaded in this tab; an action cannot be left. */
export const leaveNotice = (notice: Omit<Notice, 'id' | 'action'>): void => leftNotice.set(JSON.stringify(notice))

/** Shows the notice that the page before this one left. */
export function showLeftNotice(): void {
  const text = leftNotice.get()
  if (text === null) return
  leftNotice.remove()
  notify(JSON.parse(text))
}

export const closeNotice = (id: number): void => notices.set(notices.get().filter(notice => notice.id !== id))
export const closeNoticesAbout = (about: string): void =>
  notices.set(notices.get().filter(notice => notice.about !== about))
export const closeAllNotices = (): void => notices.set([])

export const useNotices = (): readonly Notice[] => useStore(notices)
