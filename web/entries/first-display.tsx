import type { Locale } from '@ma-cantine/lib/messages/locale'
import { startIn } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import type { Screen } from '../app/screen.ts'
import { initialData } from '../app/session.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { prepareSite, renderAddress } from './render-address.tsx'
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
  /** Whether the server renders the screen with its data at each visit. */
  readonly withData: boolean
}

prepareSite(screens)

export async function renderFirstDisplay(path: string): Promise<FirstDisplay> {
  const screen = screens.find(screen => screen.path === path)
  if (!screen) throw new Error(`No screen has the path ${path}`)
  const { preparePage } = await screen.load()
  return {
    ...(await renderDisplay(screen, 'fr')),
    en: await renderDisplay(screen, 'en'),
    withData: preparePage !== undefined,
  }
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
function renderScreen(screen: Screen, session: Session): Promise<string | null> {
  queries.clear()
  queries.setQueryData(initialData.queryKey, session)
  return renderAddress(new URL(screen.path, 'http://localhost'), screens)
}
