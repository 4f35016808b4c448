import { InitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { deviceCaches, offlineCachePrefix } from '../../app/device/caches.ts'
import { mayKeepFor } from '../../app/device/owner.ts'

const scope = '/v2/pesees'
const sessionAddress = '/api/v1/initialData/'

/**
 * Keeps this page on the device, so that it opens without network: its files, its HTML and what it knows of the
 * session. `public/pesees.js` gives them when the network does not. Resolves to whether it worked: some private windows
 * have neither cache nor service worker.
 */
export async function keepOffline(): Promise<boolean> {
  try {
    const storage = deviceCaches()
    if (!('serviceWorker' in navigator) || !storage) return false
    const { pathname, origin } = location
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
    if (!entry || !pathname.startsWith(scope)) return false
    const page = await fetch(pathname, { headers: { accept: 'text/html' } })
    // A new version was put in place since the page was loaded: the next visit keeps it.
    if (!page.ok || !(await page.clone().text()).includes(entry)) return false
    const session = await fetchSession()
    const name = offlineCachePrefix + entry.split('/').at(-1)
    const cache = await storage.open(name)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const files = loaded.filter(
      url => url.origin === origin && /^\/assets\/|^\/[\w-]+\.(js|svg|png)$/.test(url.pathname),
    )
    const wanted = new Set([entry, ...files.map(url => url.pathname)])
    const known = new Set((await cache.keys()).map(request => new URL(request.url).pathname))
    await cache.addAll([...wanted].filter(path => !known.has(path)))
    await cache.put(pathname, page)
    if (session) await cache.put(sessionAddress, session)
    for (const other of await storage.keys()) {
      if (other.startsWith(offlineCachePrefix) && other !== name) await storage.delete(other)
    }
    await navigator.serviceWorker.register('/pesees.js', { scope })
    await navigator.serviceWorker.ready
    return true
  } catch {
    // The page works all the same while there is a network.
    return false
  }
}

/**
 * What the server says of the session; null when it fails, or names another account than the one that the device serves.
 * With an account it is dated, for `public/pesees.js` to give it for a limited time only.
 */
async function fetchSession(): Promise<Response | null> {
  const answer = await fetch(sessionAddress)
  if (!answer.ok) return null
  const text = await answer.text()
  const account = InitialData.parse(JSON.parse(text)).loggedUser?.id ?? null
  if (!mayKeepFor(account)) return null
  const date: Record<string, string> = account === null ? {} : { 'x-gardee-le': String(Date.now()) }
  return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8', ...date } })
}
