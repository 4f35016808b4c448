import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router'
import { isEntryAddress } from '../app/addresses.ts'
import { closeAllNotices } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import type { Screen } from '../app/screen.ts'
import { addressOf } from '../app/screen-list.ts'
import { initialData } from '../app/session.ts'
import { FailedScreen, FailedSite } from '../layout/FailedScreen.tsx'
import { Frame } from '../layout/Frame.tsx'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'

/** Another address of the site, with a page load when this entry does not have it. */
const goTo = (address: string) => (isEntryAddress(address) ? redirect(address) : redirectDocument(address))

async function guard({ access }: Screen): Promise<null> {
  if (access === 'public') return null
  const { loggedUser } = await queries.ensureQueryData(initialData)
  if (access === 'anonymous' && loggedUser) throw goTo(addressOf('ManagementPage'))
  if (access === 'user' && !loggedUser) throw goTo('/')
  if (access === 'elected' && !loggedUser?.isElectedOfficial) throw goTo('/')
  return null
}

/** What this entry does not know may be the other's: the server tells. */
function leaveOrNotFound({ request }: LoaderFunctionArgs): null {
  const { pathname, search, hash } = new URL(request.url)
  if (!isEntryAddress(pathname)) throw redirectDocument(`${pathname}${search}${hash}`)
  return null
}

/** The component of a screen; of one that cannot be loaded, the failure, for the router shows nothing of what stays lazy. */
async function componentOf({ load }: Screen): Promise<{ Component: ComponentType }> {
  try {
    return { Component: (await load()).default }
  } catch (error) {
    return {
      Component: () => {
        throw error
      },
    }
  }
}

/** The routes of an entry: the frame, and in it the screens. */
export const siteRoutes = (screens: readonly Screen[]): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <FailedSite />,
    hydrateFallbackElement: <LoadingScreen />,
    loader: () => queries.ensureQueryData(initialData).then(() => null),
    shouldRevalidate: () => false,
    children: [
      ...screens.map(screen => ({
        path: screen.path,
        handle: screen,
        loader: () => guard(screen),
        lazy: () => componentOf(screen),
        errorElement: <FailedScreen />,
      })),
      { path: '*', loader: leaveOrNotFound, element: <NotFoundScreen /> },
    ],
  },
]

/** The router of an entry. What is said in notices is of the screen it was said on: going to another clears them. */
export function createSiteRouter(screens: readonly Screen[]) {
  const router = createBrowserRouter(siteRoutes(screens))
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading' && navigation.location.pathname !== location.pathname) closeAllNotices()
  })
  return router
}
