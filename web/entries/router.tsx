import { readableAddress } from '@ma-cantine/lib/http/readable-address'
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
import { preloadScreen } from '../app/screen-files.ts'
import { addressOf } from '../app/screen-list.ts'
import { initialData } from '../app/session.ts'
import { FailedScreen, FailedSite } from '../layout/FailedScreen.tsx'
import { Frame } from '../layout/Frame.tsx'
import { LoadingFrame } from '../layout/LoadingFrame.tsx'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'

/** Redirects to an address of the site, with a page load when this entry does not have it. */
const redirectTo = (address: string) => (isEntryAddress(address) ? redirect(address) : redirectDocument(address))

/** Sends people away from a screen that is not for them: visitors go home, which leads them back once signed in. */
async function guard({ access }: Screen, { request }: LoaderFunctionArgs): Promise<null> {
  if (access === 'public') return null
  const { loggedUser } = await queries.ensureQueryData(initialData)
  if (access === 'anonymous' && loggedUser) throw redirectTo(addressOf('ManagementPage'))
  if (access !== 'anonymous' && !loggedUser) {
    const { pathname, search } = new URL(request.url)
    throw redirectTo(`/?${new URLSearchParams({ next: pathname + search })}`)
  }
  if (access === 'elected' && !loggedUser?.isElectedOfficial) throw redirectTo('/')
  if (access === 'staff' && !loggedUser?.isStaff) throw redirectTo('/')
  return null
}

/** An address unknown to this entry may belong to the other one, which the server opens. */
function leaveOrNotFound({ request }: LoaderFunctionArgs): null {
  const { pathname, search, hash } = new URL(request.url)
  if (!isEntryAddress(pathname)) throw redirectDocument(`${pathname}${search}${hash}`)
  return null
}

/**
 * The component of a screen. When it cannot be loaded, returns a component that throws: a `lazy` that rejects would
 * show no error.
 */
async function componentOf({ path, load, access }: Screen): Promise<{ Component: ComponentType }> {
  preloadScreen(path)
  try {
    const { default: Component } = await load()
    if (access !== 'staff') return { Component }
    const { StaffGate } = await import('../accounts/second-factor/StaffGate.tsx')
    return {
      Component: () => (
        <StaffGate>
          <Component />
        </StaffGate>
      ),
    }
  } catch (error) {
    return {
      Component: () => {
        throw error
      },
    }
  }
}

/** The routes of an entry: the frame, with the screens in it. */
export const siteRoutes = (screens: readonly Screen[]): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <FailedSite />,
    hydrateFallbackElement: <LoadingFrame />,
    loader: () => queries.ensureQueryData(initialData).then(() => null),
    shouldRevalidate: () => false,
    children: [
      ...screens.map(screen => ({
        path: screen.path,
        handle: screen,
        loader: (args: LoaderFunctionArgs) => guard(screen, args),
        lazy: () => componentOf(screen),
        errorElement: <FailedScreen />,
      })),
      { path: '*', loader: leaveOrNotFound, element: <NotFoundScreen /> },
    ],
  },
]

/** Creates the router of an entry. Notices belong to the screen that showed them: leaving it closes them. */
export function createSiteRouter(screens: readonly Screen[]) {
  const { pathname } = location
  if (readableAddress(pathname) !== pathname) history.replaceState(history.state, '', readableAddress(pathname))
  const router = createBrowserRouter(siteRoutes(screens))
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading' && navigation.location.pathname !== location.pathname) closeAllNotices()
  })
  return router
}
