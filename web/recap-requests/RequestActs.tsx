import { Button } from '@codegouvfr/react-dsfr/Button'
import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { closeRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { RemindDialog } from './RemindDialog.tsx'
import { oneRecapRequest, recapRequestsQueryKey } from './recap-request-queries.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'

/** Sends a reminder, or closes a request: what one can do as long as it may be answered. */
export function RequestActs({ request }: { readonly request: RecapRequest }) {
  const { acts: words } = useRecapRequestWords()
  const [isReminding, setReminding] = useState(false)
  const { id, provider, email, state, remindableDate } = request
  const [now] = useState(() => Date.now())
  const isRemindable = remindableDate !== null && Date.parse(remindableDate) <= now

  function show(changed: RecapRequest, title: string, message: string): void {
    queries.setQueryData(oneRecapRequest(id).queryKey, changed)
    void queries.invalidateQueries({ queryKey: recapRequestsQueryKey })
    notify({ status: 'success', title, message })
  }

  return (
    <section className="fr-mt-6w" aria-labelledby="suite">
      <h2 id="suite" className="fr-h4">
        {words[state === 'sent' ? 'title' : 'otherTitle']}
      </h2>
      {!isRemindable && remindableDate !== null && <p>{words.remindLater(remindableDate)}</p>}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--sm">
        {isRemindable && (
          <li>
            <Button type="button" priority="secondary" onClick={() => setReminding(true)}>
              {words.remind}
            </Button>
          </li>
        )}
        <li>
          <ConfirmButton
            action={words.close}
            question={words.closeQuestion}
            keep={words.closeKeep}
            text={words.closeText}
            work={() => client.call(closeRecapRequest, { params: { requestId: id } })}
            onDone={closed => show(closed, words.closedTitle, words.closed(provider))}
          />
        </li>
      </ul>
      {isReminding && (
        <RemindDialog
          request={request}
          onClose={() => setReminding(false)}
          onSent={reminded => show(reminded, words.remindedTitle, words.reminded(email))}
        />
      )}
    </section>
  )
}
