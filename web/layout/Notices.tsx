import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { closeAllNotices, closeNotice, showLeftNotice, useNotices } from '../app/notices.ts'
import './notices.css'
import { useLayoutWords } from './words/layout-words.ts'

/** Few notices have an action: the first load does without. */
const NoticeAction = lazy(() => import('./NoticeAction.tsx'))

/** The notices, over the page; users close one or all. */
export function Notices() {
  const notices = useNotices()
  const words = useLayoutWords().notices
  const region = useRef<HTMLElement>(null)
  useEffect(showLeftNotice, [])

  /** The focused button disappears with the notice, so the focus moves to the next notice, or to the page. */
  const closeAndMoveFocus = (close: () => void) => () => {
    flushSync(close)
    const next = region.current?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main')
    next?.focus({ preventScroll: true })
  }

  return (
    <section ref={region} className="mc-notices" aria-label={words.region} aria-live="polite">
      {notices.map(({ id, title, message, status, action }) => (
        <Alert
          key={id}
          severity={status}
          as="h2"
          title={title}
          description={
            action ? (
              <Suspense fallback={message}>
                <NoticeAction message={message} action={action} onDone={closeAndMoveFocus(() => closeNotice(id))} />
              </Suspense>
            ) : (
              message
            )
          }
          role={status === 'error' ? 'alert' : 'status'}
          closable
          isClosed={false}
          onClose={closeAndMoveFocus(() => closeNotice(id))}
        />
      ))}
      {notices.length > 1 && (
        <Button type="button" priority="secondary" size="small" onClick={closeAndMoveFocus(closeAllNotices)}>
          {words.closeAll}
        </Button>
      )}
    </section>
  )
}
