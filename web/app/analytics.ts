import { currentAudience, setRefused, startAudience } from './audience.ts'
import { analyticsService } from './installation.ts'

declare global {
  interface Window {
    /** The queue that the analytics script reads, before and after it is loaded. */
    _paq?: unknown[][]
  }
}

/** Starts counting if the server names an analytics service and the reader agrees; without that, no request leaves. */
export function startAnalytics(): void {
  const { address, site } = analyticsService
  if (address && site && startAudience() === 'measured') loadScript()
}

/** Whether a refusal stopped the script of the page. */
let isStopped = false

function loadScript(): void {
  const { address, site } = analyticsService
  window._paq = [['setTrackerUrl', `${address}matomo.php`], ['setSiteId', site], ['enableLinkTracking']]
  const script = document.createElement('script')
  script.async = true
  script.src = `${address}matomo.js`
  document.head.append(script)
}

/** Stops counting at once, removes the cookies of the service, and remembers the choice on the device. */
export function refuseAnalytics(): void {
  // The script keeps listening to links, and would send what it counts without `requireConsent`.
  send(['requireConsent'], ['deleteCookies'])
  isStopped = true
  setRefused(true)
}

/**
 * Counts again. A script that was stopped starts again with the next page that is loaded: it would otherwise also send
 * what it counted in between.
 */
export function acceptAnalytics(): void {
  setRefused(false)
  if (!window._paq) loadScript()
}

const send = (...commands: unknown[][]): void => {
  if (currentAudience() === 'measured' && !isStopped) window._paq?.push(...commands)
}

/** Counts an event by category, action and name, with a value where there is one. */
export function trackEvent(category: string, action: string, name: string, value?: number): void {
  send(['trackEvent', category, action, name, ...(value === undefined ? [] : [value])])
}

/**
 * Announces the open page by the address of its screen (`/mesures-phares/:id`): real addresses name people and
 * canteens, and hold secret links.
 */
export function tellPage(path: string, title: string): void {
  send(['setCustomUrl', `${location.origin}${path}`], ['setDocumentTitle', title])
}

/** Sends the page view announced by `tellPage`. */
export function trackPageView(): void {
  send(['trackPageView'])
}
