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

type Session = z.output<typeof InitialData>

const nobody: Session = {
  loggedUser: null,
  canteenPreviews: null,
  sectors: [],
  lineMinistries: [],
  partnerTypes: [],
  communityEvents: [],
  videoTutorials: [],
}
/** With other lists: what depends on them is not the same for all. */
const anotherDay: Session = {
  ...nobody,
  sectors: [{ id: 1, name: 'Secteur', category: null, categoryName: null, hasLineMinistry: false }],
  lineMinistries: [{ value: 'ministere', name: 'Ministère' }],
  partnerTypes: ['Type'],
  communityEvents: ['Événement'],
  videoTutorials: ['Vidéo'],
}

const newcomer: User = {
  id: 1,
  email: 'camille@exemple.fr',
  emailConfirmed: false,
  pendingEmail: null,
  phoneNumber: null,
  username: 'camille',
  firstName: 'Camille',
  lastName: 'Martin',
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
/** Differs in all that is not a role. */
const regular: User = {
  ...newcomer,
  id: 2,
  email: 'jo@exemple.fr',
  emailConfirmed: true,
  pendingEmail: 'autre@exemple.fr',
  phoneNumber: '0100000000',
  username: 'jo',
  firstName: 'Jo',
  lastName: 'Petit',
  avatar: '/avatar',
  job: 'OTHER',
  otherJobDescription: 'Conseil',
  source: 'OTHER',
  otherSourceDescription: 'Affiche',
  hasMtmData: 'campagne',
  reviews: [{ hasCanteen: true, hasDiagnostic: true }],
  mcpOrganizations: {},
  departments: ['75'],
}

/** What a page holds until its scripts have taken over, by the path of its screen. */
export interface FirstDisplay {
  readonly title: string
  /** For browsers without a session, and for those with one; null where it is not the same for all of them. */
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
  if (path.includes(':')) return { title, visitor: null, user: null }
  return {
    title,
    visitor: await sharedDisplay(screen, nobody, anotherDay),
    user: await sharedDisplay(
      screen,
      { ...nobody, loggedUser: newcomer, canteenPreviews: [] },
      { ...anotherDay, loggedUser: regular, canteenPreviews: [{ id: 1, name: 'Cantine' }] },
    ),
  }
}

/** What the screen shows to both, when it is the same. */
async function sharedDisplay(screen: Screen, one: Session, other: Session): Promise<string | null> {
  const html = await display(screen, one)
  return html === (await display(screen, other)) ? html : null
}

/** Null where the screen waits for its scripts to be shown. */
async function display(screen: Screen, session: Session): Promise<string | null> {
  const address = new URL(screen.path, 'http://localhost')
  // `isEntryAddress()` reads `location`, which Node does not have.
  Object.assign(globalThis, { location: address })
  queries.clear()
  queries.setQueryData(initialData.queryKey, session)
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
  // The site's policy refuses styles in a page, and browsers fill passwords in fields that they find enabled.
  if (html.includes(' style="') || html.includes('type="password"')) return null
  // What would be typed or chosen before React listens would be lost.
  return html.replaceAll(/<(input|select|textarea)\b(?![^>]*\sdisabled)/g, '<$1 disabled="" data-waiting=""')
}
