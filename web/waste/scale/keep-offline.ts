const prefix = 'pesees-'
const scope = '/v2/pesees'
const sessionAddress = '/api/v1/initialData/'

/**
 * Keeps this page on the device, so that it opens without network: its files, its HTML and what it knows of the
 * session. `public/pesees.js` gives them when the network does not. Resolves to whether it worked: some private windows
 * have neither cache nor service worker.
 */
export async function keepOffline(): Promise<boolean> {
  try {
    if (!('serviceWorker' in navigator) || !('caches' in window)) return false
    const { pathname, origin } = location
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
    if (!entry || !pathname.startsWith(scope)) return false
    const page = await fetch(pathname, { headers: { accept: 'text/html' } })
    // A new version was put in place since the page was loaded: the next visit keeps it.
    if (!page.ok || !(await page.clone().text()).includes(entry)) return false
    const session = await fetch(sessionAddress)
    const name = prefix + entry.split('/').at(-1)
    const cache = await caches.open(name)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const files = loaded.filter(
      url => url.origin === origin && /^\/assets\/|^\/[\w-]+\.(js|svg|png)$/.test(url.pathname),
    )
    const wanted = new Set([entry, ...files.map(url => url.pathname)])
    const known = new Set((await cache.keys()).map(request => new URL(request.url).pathname))
    await cache.addAll([...wanted].filter(path => !known.has(path)))
    await cache.put(pathname, page)
    if (session.ok) await cache.put(sessionAddress, session)
    for (const other of await caches.keys()) {
      if (other.startsWith(prefix) && other !== name) await caches.delete(other)
    }
    await navigator.serviceWorker.register('/pesees.js', { scope })
    await navigator.serviceWorker.ready
    return true
  } catch {
    // The page works all the same while there is a network.
    return false
  }
}
