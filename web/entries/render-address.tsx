import { setUseLang } from '@codegouvfr/react-dsfr/i18n'
import { setLink } from '@codegouvfr/react-dsfr/link'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { isV2 } from '../app/addresses.ts'
import { useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import type { Screen } from '../app/screen.ts'
import { declareScreens } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { completeDesignSystem } from '../layout/design-system.ts'
import { siteRoutes } from './router.tsx'

/** Prepares the modules of the site to render without a browser. */
export function prepareSite(screens: readonly Screen[]): void {
  declareScreens(screens)
  setLink({ Link: SiteLink })
  setUseLang({ useLang: useLocale })
  completeDesignSystem()
}

/**
 * Renders the page of an address with the data that `queries` holds.
 * @returns null where the page needs its scripts before it can be shown.
 */
export async function renderAddress(address: URL, screens: readonly Screen[]): Promise<string | null> {
  // `isEntryAddress()` reads `location`, which Node does not have.
  Object.assign(globalThis, { location: address })
  const handler = createStaticHandler(siteRoutes(screens.filter(({ path }) => isV2(path) === isV2(address.pathname))))
  const context = await handler.query(new Request(address))
  // The guard redirects this user.
  if (context instanceof Response) return null
  const failures: unknown[] = []
  const { prelude } = await prerender(
    // The same elements as in start.tsx, so that React can hydrate them.
    <StrictMode>
      <QueryClientProvider client={queries}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </StrictMode>,
    {
      // Renders the page as one piece: React would move later pieces into place with inline scripts, which the content
      // policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React leaves a part that throws to the browser.
      onError: error => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  // The content policy refuses inline styles, and browsers fill passwords into enabled fields before React listens.
  if (html.includes(' style="') || html.includes('type="password"')) return null
  // Disables fields: text typed before React listens would be lost. Those shown without scripts wait for nothing.
  return html.replaceAll(
    /<noscript>.*?<\/noscript>|<(input|select|textarea)\b(?![^>]*\sdisabled)/gs,
    (whole, name?: string) => (name ? `<${name} disabled="" data-waiting=""` : whole),
  )
}
