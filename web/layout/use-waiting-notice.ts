import { useEffect } from 'react'
import { waitingOf } from '../app/device/scale-owners.ts'
import { notify } from '../app/notices.ts'
import { useCanteenPreviews, useUser } from '../app/session.ts'
import { useLayoutWords } from './words/layout-words.ts'

/** Tells a person who comes back to the device that weighings of theirs wait there, unless the scale shows them. */
export function useWaitingNotice(isScale: boolean): void {
  const account = useUser()?.id
  const canteens = useCanteenPreviews()
  const words = useLayoutWords().waiting

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the person arrives
  useEffect(() => {
    if (account === undefined || isScale) return
    void waitingOf(account).then(({ byAccount }) => {
      const names = canteens.flatMap(({ id, name }) => (byAccount.has(id) ? name : []))
      if (names.length > 0) notify({ status: 'info', title: words.title, message: words.text(names) })
    })
  }, [account])
}
