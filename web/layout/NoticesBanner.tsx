import { useEffect } from 'react'
import { closeSiteNotice, readClosedNotices, useClosedNotices } from '../app/closed-notices.ts'
import { useSiteNotices } from '../app/session.ts'
import { useLayoutWords } from './words/layout-words.ts'
import './events-banner.css'

/** What the team tells all readers. It lies over the bottom of the window, and so moves nothing. */
export function NoticesBanner() {
  const { siteNotices: words } = useLayoutWords()
  const notices = useSiteNotices()
  const closed = useClosedNotices()
  useEffect(readClosedNotices, [])
  const notice = closed && notices.find(({ id }) => !closed.includes(id))
  if (!notice) return null
  return (
    <aside className={`mc-events-banner mc-events-banner--${notice.level}`} aria-label={words.label}>
      <div className="fr-container">
        <p className="fr-mb-0" lang="fr">
          <strong>{notice.title}</strong>
          <br />
          {notice.text}
        </p>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-icon-close-line"
          title={words.close}
          onClick={() => closeSiteNotice(notice.id)}
        >
          {words.close}
        </button>
      </div>
    </aside>
  )
}
