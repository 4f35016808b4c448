import { useEffect } from 'react'
import { addressOf } from '../app/screen-list.ts'
import { markEventsSeen, readSeenEvents, useSeenEvents } from '../app/seen-events.ts'
import { useCommunityEvents } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useLayoutWords } from './words/layout-words.ts'
import './events-banner.css'

/** Tells of meetings that the reader has not seen yet. It lies over the bottom of the window, and so moves nothing. */
export function EventsBanner() {
  const { events: words } = useLayoutWords()
  const events = useCommunityEvents()
  const seen = useSeenEvents()
  useEffect(readSeenEvents, [])
  if (seen === null || events.every(({ id }) => id <= seen)) return null
  return (
    <aside className="mc-events-banner" aria-label={words.label}>
      <div className="fr-container">
        <p className="fr-mb-0">{words.text}</p>
        <SiteLink className="fr-btn fr-btn--secondary fr-btn--sm" href={`${addressOf('CommunityPage')}#evenements`}>
          {words.see}
        </SiteLink>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-icon-close-line"
          title={words.close}
          onClick={() => markEventsSeen(events)}
        >
          {words.close}
        </button>
      </div>
    </aside>
  )
}
