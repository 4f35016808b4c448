import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { closeAllNotices, closeNotice, type Notice, showLeftNotice, useNotices } from '../app/notices.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import './notices.css'
import { useLayoutWords } from './words/layout-words.ts'

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
              <MessageWithAction message={message} action={action} onDone={closeAndMoveFocus(() => closeNotice(id))} />
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
        <Button priority="secondary" size="small" onClick={closeAndMoveFocus(closeAllNotices)}>
          {words.closeAll}
        </Button>
      )}
    </section>
  )
}

interface MessageWithActionProps {
  readonly message: string
  readonly action: NonNullable<Notice['action']>
  readonly onDone: () => void
}

function MessageWithAction({ message, action: { label, busyLabel, run }, onDone }: MessageWithActionProps) {
  return (
    <>
      <p className="fr-mb-1w">{message}</p>
      <ActionButton action={label} busyLabel={busyLabel} work={() => run().then(onDone)} />
    </>
  )
}
