declare global {
  interface Window {
    /** Where the analytics script finds what it is asked, before and after it is there. */
    _paq?: unknown[][]
  }
}

const setting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="analytics-${name}"]`)?.content

/** Loads the script of the analytics service, where the server names one; nothing is asked of anybody otherwise. */
export function startAnalytics(): void {
  const [address, site] = [setting('address'), setting('site')]
  if (!address || !site) return
  window._paq = [['setTrackerUrl', `${address}matomo.php`], ['setSiteId', site], ['enableLinkTracking']]
  const script = document.createElement('script')
  script.async = true
  script.src = `${address}matomo.js`
  document.head.append(script)
}

/** Something worth counting was done; told by category, action and name, with a number where there is one. */
export function trackEvent(category: string, action: string, name: string, value?: number): void {
  window._paq?.push(['trackEvent', category, action, name, ...(value === undefined ? [] : [value])])
}

/**
 * Which page is open, by the address of its screen (`/mesures-phares/:id`): what a real one holds of people, canteens and
 * secret links is nobody else's business.
 */
export function tellPage(path: string, title: string): void {
  window._paq?.push(['setCustomUrl', `${location.origin}${path}`], ['setDocumentTitle', title])
}

/** The page that was told is looked at. */
export function trackPageView(): void {
  window._paq?.push(['trackPageView'])
}
