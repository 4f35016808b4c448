import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { isOtherEntryAddress } from '../app/addresses.ts'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { useFormWords } from './words/form-words.ts'

export interface LeaveGuardProps {
  /** Whether leaving the screen loses something. */
  readonly active: boolean
  /** What would be lost; that nothing typed is saved, by default. */
  readonly text?: string
  /** Whether another step of the same screen, which its query names, is another place too. */
  readonly alsoWithinScreen?: boolean
}

/**
 * Asks before the reader leaves the screen for another, in the same words everywhere, whether the link changes the
 * screen or loads a page; where they close the page, the browser asks in its own words.
 */
export function LeaveGuard({ active, text, alsoWithinScreen = false }: LeaveGuardProps) {
  const words = useFormWords().leave
  /** The address of a page to load, once a link to it is pressed. */
  const [address, setAddress] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (alsoWithinScreen && currentLocation.search !== nextLocation.search)),
  )

  useEffect(() => {
    if (!active || isLeaving) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = (event: MouseEvent) => {
      const link = otherPageOf(event)
      if (link === null) return
      event.preventDefault()
      setAddress(link)
    }
    addEventListener('beforeunload', ask)
    addEventListener('click', follow, { capture: true })
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('click', follow, { capture: true })
    }
  }, [active, isLeaving])

  // Once the browser no longer asks.
  useEffect(() => {
    if (isLeaving && address !== null) location.assign(address)
  }, [isLeaving, address])

  if (blocker.state !== 'blocked' && address === null) return null
  const stay = () => {
    setAddress(null)
    blocker.reset?.()
  }
  const leave = () => {
    if (address !== null) setLeaving(true)
    blocker.proceed?.()
  }
  return (
    <Dialog title={words.title} onClose={stay}>
      <p>{text ?? words.unsaved}</p>
      <DialogButtons main={{ label: words.stay, onClick: stay }} other={{ label: words.leave, onClick: leave }} />
    </Dialog>
  )
}

/** The address that a click opens in the place of the page, in the other entry of the site. */
function otherPageOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest('a')
  if (
    !link?.href ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return null
  return isOtherEntryAddress(link.pathname) ? link.href : null
}
