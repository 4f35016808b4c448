import { useEffect, useState } from 'react'
import type { DeviceItem } from '../../app/device/items.ts'

/**
 * The secret part of the link that was followed; null without any, undefined before it is read. It does not stay in the
 * address, which people show and share, but in the tab, which may be loaded again.
 */
export function useLinkToken(item: DeviceItem): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const fragment = decodeURIComponent(location.hash.slice(1))
      // A link within the page.
      if (document.getElementById(fragment)) return
      if (fragment !== '') {
        history.replaceState(history.state, '', location.pathname)
        keep(item, fragment)
      }
      setToken(fragment || item.get())
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [item])
  return token
}

/** Some browsers refuse to keep anything: the link is then followed again. */
function keep(item: DeviceItem, token: string): void {
  try {
    item.set(token)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
