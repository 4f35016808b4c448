declare global {
  interface Window {
    /** The queue that the analytics script reads, before and after it is loaded. */
    _paq?: unknown[][]
  }
}

const setting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="analytics-${name}"]`)?.content

/** Loads the script of the analytics service if the server names one; without it, no request leaves. */
export function startAnalytics(): void {
  const [address, site] = [setting('address'), setting('site')]
  if (!address || !site) return
  window._paq = [['setTrackerUrl', `${address}matomo.php`], ['setSiteId', site], ['enableLinkTracking']]
  const script = document.createElement('script')
  script.async = true
  script.src = `${address}matomo.js`
  document.head.append(script)
}

/** Counts an event by category, action and name, with a value where there is one. */
export function trackEvent(category: string, action: string, name: string, value?: number): void {
  window._paq?.push(['trackEvent', category, action, name, ...(value === undefined ? [] : [value])])
}

/**
 * Announces the open page by the address of its screen (`/mesures-phares/:id`): real addresses name people and
 * canteens, and hold secret links.
 */
export function tellPage(path: string, title: string): void {
  window._paq?.push(['setCustomUrl', `${location.origin}${path}`], ['setDocumentTitle', title])
}

/** Sends the page view announced by `tellPage`. */
export function trackPageView(): void {
  window._paq?.push(['trackPageView'])
}
