import { SkipLinks } from '@codegouvfr/react-dsfr/SkipLinks'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import type { Screen } from '../app/screen.ts'
import { useWords } from '../words/locale.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Notices } from './Notices.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { SiteBreadcrumbs } from './SiteBreadcrumbs.tsx'
import { footerId, SiteFooter } from './SiteFooter.tsx'
import { navigationId, SiteHeader } from './SiteHeader.tsx'

export const contentId = 'contenu'

/** What every screen stands in. */
export function Frame() {
  const { skipLinks } = useWords()
  const screen = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined
  const full = screen?.fullScreen === true
  const anchors = [
    { label: skipLinks.content, anchor: `#${contentId}` },
    ...(full
      ? []
      : [
          { label: skipLinks.navigation, anchor: `#${navigationId}` },
          { label: skipLinks.footer, anchor: `#${footerId}` },
        ]),
  ]
  return (
    <>
      <SkipLinks links={anchors} />
      {!full && <SiteHeader />}
      <main id={contentId} tabIndex={-1} className={full ? undefined : 'fr-container fr-mb-8w'}>
        {screen && !full && <SiteBreadcrumbs screen={screen} />}
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      {!full && <SiteFooter />}
      <Notices />
      <PageAnnouncer />
      <ScrollRestoration />
    </>
  )
}
