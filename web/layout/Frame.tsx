import { SkipLinks } from '@codegouvfr/react-dsfr/SkipLinks'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { HydrationSignal } from '../app/hydration-signal.ts'
import type { Screen } from '../app/screen.ts'
import { TermsWatch } from '../terms/TermsWatch.tsx'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { EventsBanner } from './EventsBanner.tsx'
import { Notices } from './Notices.tsx'
import { NoticesBanner } from './NoticesBanner.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { SessionWatch } from './SessionWatch.tsx'
import { SiteBreadcrumbs } from './SiteBreadcrumbs.tsx'
import { footerId, SiteFooter } from './SiteFooter.tsx'
import { navigationId, SiteHeader } from './SiteHeader.tsx'
import { usePageViews } from './use-page-views.ts'
import { useWaitingNotice } from './use-waiting-notice.ts'
import { useLayoutWords } from './words/layout-words.ts'

export const contentId = 'contenu'

/** The frame of all screens: header, breadcrumbs, footer, notices, dialogs of the session. */
export function Frame() {
  const { skipLinks } = useLayoutWords()
  const screen = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined
  usePageViews(screen)
  useWaitingNotice(screen?.worksOffline === true)
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
      {!screen?.worksOffline && <OfflineBanner />}
      {!full && <TermsWatch />}
      <main id={contentId} tabIndex={-1} className={full ? undefined : 'fr-container fr-mb-8w'}>
        {screen && !full && <SiteBreadcrumbs screen={screen} />}
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
          <HydrationSignal />
        </Suspense>
      </main>
      {!full && <SiteFooter />}
      {!full && screen?.name !== 'CommunityPage' && <EventsBanner />}
      {!full && <NoticesBanner />}
      <Notices />
      <SessionWatch />
      <PageAnnouncer />
      <ScrollRestoration />
    </>
  )
}
