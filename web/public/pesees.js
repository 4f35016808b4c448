// Opens the page of weighings without network, and nothing else: it is registered for /v2/pesees alone. It only reads
// what that page has kept (waste/scale/keep-offline.ts), and is never asked by other pages.

/** Milliseconds after which a page that is kept takes the place of one that does not come. */
const patience = 4000

/** Milliseconds during which the session of an account opens the page without a word from the server: 7 days. */
const longestSession = 7 * 24 * 3600 * 1000

addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && /^\/v2\/pesees(\/|$)/.test(pathname)) event.respondWith(networkFirst(request))
  else if (pathname === '/api/v1/initialData/') event.respondWith(networkFirst(request))
  else if (/^\/assets\/|^\/[\w-]+\.(js|svg|png)$/.test(pathname)) event.respondWith(keptFirst(request))
})

async function keptOf(request) {
  const kept = await caches.match(new URL(request.url).pathname, { ignoreVary: true })
  const date = kept?.headers.get('x-gardee-le')
  return date && Date.now() - Number(date) > longestSession ? undefined : kept
}

async function keptFirst(request) {
  return (await keptOf(request)) ?? fetch(request)
}

async function networkFirst(request) {
  const kept = await keptOf(request)
  if (!kept) return fetch(request)
  const tooLate = new Promise(resolve => setTimeout(() => resolve(kept), patience))
  return Promise.race([fetch(request).catch(() => kept), tooLate])
}
