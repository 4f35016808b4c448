import { setUseLang } from '@codegouvfr/react-dsfr/i18n'
import { setLink } from '@codegouvfr/react-dsfr/link'
import { start as startDsfr } from '@codegouvfr/react-dsfr/start'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { completeDesignSystem } from '../words/design-system.ts'
import { startLocale, useLocale } from '../words/locale.ts'
import { isV2 } from './addresses.ts'
import { startAnalytics } from './analytics.ts'
import { queries } from './queries.ts'
import { createSiteRouter } from './router.tsx'
import { declareScreens } from './screen-list.ts'
import { screens } from './screens.ts'
import { pageSession } from './session.ts'
import { watchSession } from './session-renewal.ts'
import { SiteLink } from './site-link.tsx'

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
  if (root.hasChildNodes()) await ready(router)
  // As a transition, it is made piece by piece: the page answers meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Ready root={root} />
      </StrictMode>,
    ),
  )
}

/** Says that the page works, once it does. */
function Ready({ root }: { root: HTMLElement }): null {
  useEffect(() => root.removeAttribute('aria-busy'), [root])
  return null
}

function ready(router: ReturnType<typeof createSiteRouter>): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
