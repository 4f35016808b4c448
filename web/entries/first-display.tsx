import { setUseLang } from '@codegouvfr/react-dsfr/i18n'
import { setLink } from '@codegouvfr/react-dsfr/link'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { isV2 } from '../app/addresses.ts'
import { startIn, useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import type { Screen } from '../app/screen.ts'
import { declareScreens } from '../app/screen-list.ts'
import { initialData } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { completeDesignSystem } from '../layout/design-system.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { siteRoutes } from './router.tsx'
import { anonymousSession, newcomer, regularUser, type Session, sessionWithLists } from './sample-sessions.ts'
import { screens } from './screens.ts'

/** The content of a page until its scripts have taken over, in one language. */
interface Display {
  readonly title: string
  /** HTML for browsers without a session, and for those with one; null where it differs between people. */
  readonly anonymous: string | null
  readonly user: string | null
}

/** The same in French, and in English. */
export interface FirstDisplay extends Display {
  readonly en: Display
}

declareScreens(screens)
setLink({ Link: SiteLink })
setUseLang({ useLang: useLocale })
completeDesignSystem()

export async function renderFirstDisplay(path: string): Promise<FirstDisplay> {
  const screen = screens.find(screen => screen.path === path)
  if (!screen) throw new Error(`No screen has the path ${path}`)
  return { ...(await renderDisplay(screen, 'fr')), en: await renderDisplay(screen, 'en') }
}

async function renderDisplay(screen: Screen, locale: Locale): Promise<Display> {
  await startIn(locale)
  const title = `${screen.title[locale]} - ${{ fr, en }[locale].product}`
  if (screen.path.includes(':')) return { title, anonymous: null, user: null }
  return {
    title,
    anonymous: await renderShared(screen, anonymousSession, sessionWithLists),
    user: await renderShared(
      screen,
      { ...anonymousSession, loggedUser: newcomer, canteenPreviews: [] },
      { ...sessionWithLists, loggedUser: regularUser, canteenPreviews: [{ id: 1, name: 'Cantine' }] },
    ),
  }
}

/** @returns the HTML of the screen if it is the same in both sessions, else null. */
async function renderShared(screen: Screen, one: Session, other: Session): Promise<string | null> {
  const html = await renderScreen(screen, one)
  return html === (await renderScreen(screen, other)) ? html : null
}

/** @returns null where the screen needs its scripts before it can be shown. */
async function renderScreen(screen: Screen, session: Session): Promise<string | null> {
  const address = new URL(screen.path, 'http://localhost')
  // `isEntryAddress()` reads `location`, which Node does not have.
  Object.assign(globalThis, { location: address })
  queries.clear()
  queries.setQueryData(initialData.queryKey, session)
  const handler = createStaticHandler(siteRoutes(screens.filter(({ path }) => isV2(path) === isV2(screen.path))))
  const context = await handler.query(new Request(address))
  // The guard redirects this user.
  if (context instanceof Response) return null
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
    // Renders the page as one piece: React would move later pieces into place with inline scripts, which the content
    // policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // The content policy refuses inline styles, and browsers fill passwords into enabled fields before React listens.
  if (html.includes(' style="') || html.includes('type="password"')) return null
  // Disables fields: text typed before React listens would be lost.
  return html.replaceAll(/<(input|select|textarea)\b(?![^>]*\sdisabled)/g, '<$1 disabled="" data-waiting=""')
}
