import './without-eval.ts'
import { setUseLang } from '@codegouvfr/react-dsfr/i18n'
import { setLink } from '@codegouvfr/react-dsfr/link'
import { start as startDsfr } from '@codegouvfr/react-dsfr/start'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { completeDesignSystem } from '../words/design-system.ts'
import { startLocale, useLocale } from '../words/locale.ts'
import { startAnalytics } from './analytics.ts'
import { queries } from './queries.ts'
import { createSiteRouter } from './router.tsx'
import type { Screen } from './screen.ts'
import { declareScreens } from './screen-list.ts'
import { pageSession } from './session.ts'
import { watchSession } from './session-renewal.ts'
import { SiteLink } from './site-link.tsx'
import './styles.ts'

/** Starts the entry that has the screens which `mine` chooses. */
export async function start(all: readonly Screen[], mine: (screen: Screen) => boolean): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  // What the server put in the page is shown before anything else is done, and stays until there is something to put in
  // its place.
  const given = root.hasChildNodes()
  if (given) await painted()
  declareScreens(all)
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
  const router = createSiteRouter(all.filter(mine))
  if (given) await ready(router)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** After the next frame; a page that is not in sight has none. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })

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
