import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { useWords } from '../words/locale.ts'
import { closeAllNotices, closeNotice, useNotices } from './notices-store.ts'
import './notices.css'

/** The notification centre: closable alerts over the page, one or all removed. */
export function Notices() {
  const notices = useNotices()
  const words = useWords().notices
  return (
    <section className="mc-notices" aria-label={words.region}>
      {notices.map(({ id, title, message, status }) => (
        <Alert
          key={id}
          severity={status}
          title={title}
          description={message}
          role={status === 'error' ? 'alert' : 'status'}
          closable
          isClosed={false}
          onClose={() => closeNotice(id)}
        />
      ))}
      {notices.length > 1 && (
        <Button priority="secondary" size="small" onClick={closeAllNotices}>
          {words.closeAll}
        </Button>
      )}
    </section>
  )
}
