import { useEffect, useState } from 'react'
import { recapLinkItem } from '../../app/device/items.ts'

/**
 * The secret part of the link that was followed; null without any, undefined before it is read. It does not stay in the
 * address, which people show and share, but in the tab, which may be loaded again.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const fragment = decodeURIComponent(location.hash.slice(1))
      // A link within the page.
      if (document.getElementById(fragment)) return
      if (fragment !== '') {
        history.replaceState(history.state, '', location.pathname)
        keep(fragment)
      }
      setToken(fragment || recapLinkItem.get())
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}

/** Some browsers refuse to keep anything: the link is then followed again. */
function keep(token: string): void {
  try {
    recapLinkItem.set(token)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
