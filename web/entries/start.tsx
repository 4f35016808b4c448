import { setUseLang } from '@codegouvfr/react-dsfr/i18n'
import { setLink } from '@codegouvfr/react-dsfr/link'
import { start as startDsfr } from '@codegouvfr/react-dsfr/start'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { isV2 } from '../app/addresses.ts'
import { startAnalytics } from '../app/analytics.ts'
import { hasExternalSites } from '../app/installation.ts'
import { currentLocale, startLocale, useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import { readScreenFiles } from '../app/screen-files.ts'
import { declareScreens } from '../app/screen-list.ts'
import { initialData, pageSession } from '../app/session.ts'
import { watchSession } from '../app/session-renewal.ts'
import { SiteLink } from '../app/site-link.tsx'
import { completeDesignSystem } from '../layout/design-system.ts'
import { createSiteRouter } from './router.tsx'
import { screens } from './screens.ts'

/** Starts React on the page. The first display stays until the router is ready. */
export async function start(root: HTMLElement, entry: 'site' | 'v2'): Promise<void> {
  declareScreens(screens)
  const shownLocale = document.documentElement.lang
  await startLocale()
  watchSession(pageSession)
  startAnalytics()
  setLink({ Link: SiteLink })
  setUseLang({ useLang: useLocale })
  completeDesignSystem()
  void startDsfr({
    defaultColorScheme: 'system',
    verbose: false,
    // Without a nonce, react-dsfr leaves out the style element that the content policy refuses; color-scheme.css
    // replaces it.
    doCheckNonce: true,
    trustedTypesPolicyName: 'react-dsfr',
    nextParams: undefined,
  })
  const router = createSiteRouter(screens.filter(({ path }) => isV2(path) === (entry === 'v2')))
  const site = (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
  const hasDisplay = root.hasChildNodes()
  const initialKey = router.state.location.key
  if (hasDisplay) await waitUntilReady(router)
  const data = document.getElementById('page-data')
  if (data && !queries.getQueryData(initialData.queryKey)?.loggedUser) takeData(data)
  // As a transition, so that the page answers while React renders.
  startTransition(() => {
    if (router.state.location.key === initialKey && isFirstDisplay(router, shownLocale, root.dataset.shownTo, !!data))
      hydrateRoot(root, site)
    else createRoot(root).render(site)
  })
  void readScreenFiles()
}

type Router = ReturnType<typeof createSiteRouter>

/**
 * Puts in the cache what the server has rendered the page with, so that nothing is asked twice. A page that the browser
 * brings back is as old as it likes: what it holds is shown, and asked for again.
 */
function takeData({ textContent }: HTMLElement): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const updatedAt = navigation?.type === 'back_forward' ? 1 : Date.now()
  for (const [key, value] of JSON.parse(textContent ?? '')) queries.setQueryData(key, value, { updatedAt })
}

/**
 * Whether React would render what the page holds, and can hydrate it. The server sends the first display of anonymous
 * visitors, or of ordinary users, at addresses without fragment, and without query unless it comes with data.
 */
function isFirstDisplay(
  { state }: Router,
  shownLocale: string,
  shownTo: string | undefined,
  hasData: boolean,
): boolean {
  if (
    !shownTo ||
    shownLocale !== currentLocale() ||
    hasExternalSites ||
    state.errors ||
    (state.location.search !== '' && !hasData) ||
    state.location.hash !== ''
  )
    return false
  const user = queries.getQueryData(initialData.queryKey)?.loggedUser
  if (shownTo === 'anonymous') return !user
  return user != null && !user.isDev && !user.isElectedOfficial && !user.isStaff
}

function waitUntilReady(router: Router): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
