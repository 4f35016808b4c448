import { setUseLang } from '@codegouvfr/react-dsfr/i18n'
import { setLink } from '@codegouvfr/react-dsfr/link'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { InitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { z } from 'zod'
import { isV2 } from '../app/addresses.ts'
import { useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import type { Screen } from '../app/screen.ts'
import { declareScreens } from '../app/screen-list.ts'
import { initialData } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { completeDesignSystem } from '../layout/design-system.ts'
import { fr } from '../words/fr.ts'
import { siteRoutes } from './router.tsx'
import { screens } from './screens.ts'

/** Who a screen is shown to before it is known who is there: nobody in particular. */
const manager: User = {
  id: 0,
  email: '',
  phoneNumber: null,
  username: '',
  firstName: '',
  lastName: '',
  avatar: null,
  isStaff: false,
  isDev: false,
  isElectedOfficial: false,
  job: null,
  otherJobDescription: null,
  source: null,
  otherSourceDescription: null,
  hasMtmData: null,
  reviews: [],
  mcpOrganizations: null,
  departments: null,
}

/** What a page holds until its scripts have taken over, by the path of its screen. */
export interface FirstDisplay {
  readonly title: string
  /** For browsers without a session, and for those with one; null where nothing can be shown yet. */
  readonly visitor: string | null
  readonly user: string | null
}

declareScreens(screens)
setLink({ Link: SiteLink })
setUseLang({ useLang: useLocale })
completeDesignSystem()

export async function firstDisplay(path: string): Promise<FirstDisplay> {
  const screen = screens.find(screen => screen.path === path)
  if (!screen) throw new Error(`No screen has the path ${path}`)
  const title = `${screen.title.fr} - ${fr.product}`
  if (!screen.sameForAll) return { title, visitor: null, user: null }
  const own = screen.sameForAll === 'visitors'
  return { title, visitor: await display(screen, null), user: own ? null : await display(screen, manager) }
}

async function display(screen: Screen, loggedUser: User | null): Promise<string | null> {
  const address = new URL(screen.path, 'http://localhost')
  // What tells the addresses of the entry from others asks where the page is.
  Object.assign(globalThis, { location: address })
  queries.clear()
  queries.setQueryData(initialData.queryKey, {
    loggedUser,
    canteenPreviews: [],
    sectors: [],
    lineMinistries: [],
    partnerTypes: [],
    communityEvents: [],
    videoTutorials: [],
  } satisfies z.output<typeof InitialData>)
  const handler = createStaticHandler(siteRoutes(screens.filter(({ path }) => isV2(path) === isV2(screen.path))))
  const context = await handler.query(new Request(address))
  // The guard sends this person elsewhere.
  if (context instanceof Response) return null
  const { prelude } = await prerender(
    // As in start.tsx, so that React finds there what it would make.
    <StrictMode>
      <QueryClientProvider client={queries}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </StrictMode>,
    // Whole and in its order: the pieces that come later would be put in place by scripts that the site's policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // The site's policy refuses them in a page, and React does not set them on what it takes over.
  if (html.includes(' style="'))
    throw new Error(`${screen.path} shows styles of its own first: they belong in a style sheet`)
  // What would be typed or chosen before React listens would be lost.
  return html.replaceAll(/<(input|select|textarea)\b(?![^>]*\sdisabled)/g, '<$1 disabled="" data-waiting=""')
}
