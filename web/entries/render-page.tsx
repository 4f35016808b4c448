import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { PageHead, PageRequest, RenderedPage } from '@ma-cantine/lib/http/page-rendering'
import { matchPath } from 'react-router'
import { client } from '../app/client.ts'
import { startIn } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import type { Screen } from '../app/screen.ts'
import { initialData } from '../app/session.ts'
import { fr as layoutFr } from '../layout/words/fr.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { wordsIn } from '../words/words-in.ts'
import { prepareSite, renderAddress } from './render-address.tsx'
import { screens } from './screens.ts'

prepareSite(screens)
// The browser asks again for what fails here.
queries.setDefaultOptions({ queries: { retry: false } })

/**
 * Renders a page with its data, read by `fetch` as an anonymous visitor. Runs for one page at a time: address, language and
 * queries are those of the whole thread.
 *
 * @param isKnown says of all that the page depends on whether the server has its page already.
 * @returns null where it has.
 */
export async function renderPage(
  { path, address, locale }: PageRequest,
  isKnown: (state: string) => boolean,
): Promise<RenderedPage | null> {
  const screen = screens.find(screen => screen.path === path)
  if (!screen) throw new Error(`No screen has the path ${path}`)
  const url = new URL(address, 'http://localhost')
  queries.clear()
  await startIn(locale)
  const session = await client.call(getInitialData)
  queries.setQueryData(initialData.queryKey, session)
  const prepared = await prepare(screen, url, locale)
  const isRefused = prepared === 'refused'
  const data = isRefused ? null : JSON.stringify(listData())
  if (isKnown(JSON.stringify([session, prepared, data]))) return null
  const screenTitle = isRefused ? (await notFoundWords(locale)).title : screen.title[locale]
  const head = { title: screenTitle, ...(isRefused || !prepared ? { isUnlisted: true } : prepared) }
  return {
    status: isRefused || !prepared ? 404 : 200,
    title: `${head.title} - ${{ fr, en }[locale].product}`,
    head,
    // Without a screen, the router renders the one that says that nothing was found.
    display: await renderAddress(url, isRefused ? [] : screens),
    data,
  }
}

const notFoundWords = async (locale: PageRequest['locale']) =>
  (await wordsIn(locale, layoutFr, () => import('../layout/words/en.ts'))).notFound

/** @returns `refused` where a query of the page answers 404. */
async function prepare(
  screen: Screen,
  { pathname, searchParams }: URL,
  locale: PageRequest['locale'],
): Promise<PageHead | null | 'refused'> {
  const { preparePage } = await screen.load()
  if (!preparePage) throw new Error(`${screen.name} has no preparePage`)
  const params = matchPath(screen.path, pathname)?.params ?? {}
  try {
    return await preparePage({ params, search: searchParams, locale, read: options => queries.fetchQuery(options) })
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return 'refused'
    throw error
  }
}

/** The keys and the values of what was read; each browser asks for its own session. */
const listData = () =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [name], state }) => name !== initialData.queryKey[0] && state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
