import { setUseLang } from '@codegouvfr/react-dsfr/i18n'
import { setLink } from '@codegouvfr/react-dsfr/link'
import { start as startDsfr } from '@codegouvfr/react-dsfr/start'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { isV2 } from '../app/addresses.ts'
import { startAnalytics } from '../app/analytics.ts'
import { startLocale, useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import { declareScreens } from '../app/screen-list.ts'
import { initialData, pageSession } from '../app/session.ts'
import { watchSession } from '../app/session-renewal.ts'
import { SiteLink } from '../app/site-link.tsx'
import { completeDesignSystem } from '../layout/design-system.ts'
import { createSiteRouter } from './router.tsx'
import { screens } from './screens.ts'

/** Takes a page over. What it holds stays until there is something to put in its place. */
export async function start(root: HTMLElement, entry: 'site' | 'v2'): Promise<void> {
  declareScreens(screens)
  await startLocale()
  watchSession(pageSession)
  startAnalytics()
  setLink({ Link: SiteLink })
  setUseLang({ useLang: useLocale })
  completeDesignSystem()
  void startDsfr({
    defaultColorScheme: 'system',
    verbose: false,
    // Without a nonce it leaves out the style element that the content policy would refuse: color-scheme.css says the same.
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
  const display = root.hasChildNodes()
  const opened = router.state.location.key
  if (display) await ready(router)
  // As a transition, it is made piece by piece: the page answers meanwhile.
  startTransition(() => {
    if (router.state.location.key === opened && isFirstDisplay(router, root.dataset.shownTo)) hydrateRoot(root, site)
    else createRoot(root).render(site)
  })
}

type Router = ReturnType<typeof createSiteRouter>

/**
 * Whether the page holds what React would make now, so that it takes the elements over rather than put others in their
 * place: the server gave what all visitors, or all ordinary users, are shown at an address that asks for nothing more.
 */
function isFirstDisplay({ state }: Router, shownTo: string | undefined): boolean {
  if (!shownTo || state.errors || state.location.search !== '' || state.location.hash !== '') return false
  const user = queries.getQueryData(initialData.queryKey)?.loggedUser
  if (shownTo === 'visitor') return !user
  return user != null && !user.isDev && !user.isElectedOfficial && !user.isStaff
}

function ready(router: Router): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
