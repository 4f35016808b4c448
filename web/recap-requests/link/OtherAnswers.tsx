import { Button } from '@codegouvfr/react-dsfr/Button'
import {
  type AskedRecap,
  declineRecapRequest,
  longestDeclineReason,
  stopRecapRequests,
} from '@ma-cantine/lib/recap-requests/recap-link-api'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useRecapLinkWords } from './words/recap-link-words.ts'

interface OtherAnswersProps {
  readonly token: string
  readonly asked: AskedRecap
  readonly onDeclined: (answer: AskedRecap) => void
  readonly onStopped: (answer: AskedRecap) => void
}

/** Says no to this request, or to all of them. */
export function OtherAnswers({ token, asked, onDeclined, onStopped }: OtherAnswersProps) {
  const { others: words } = useRecapLinkWords()
  const [isDeclining, setDeclining] = useState(false)
  const isDeclinable = asked.isOpen && asked.state === 'sent'
  return (
    <section className="mc-recap-others fr-mt-6w" aria-labelledby="autres-reponses">
      <h2 id="autres-reponses" className="fr-h6">
        {isDeclinable ? words.title : words.stopTitle}
      </h2>
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--sm">
        {isDeclinable && (
          <li>
            <Button type="button" priority="secondary" size="small" onClick={() => setDeclining(true)}>
              {words.decline}
            </Button>
          </li>
        )}
        <li>
          <ConfirmButton
            action={words.stop}
            question={words.stopQuestion}
            keep={words.stopKeep}
            text={words.stopText}
            work={() => client.call(stopRecapRequests, { body: { token } })}
            onDone={onStopped}
          />
        </li>
      </ul>
      {isDeclining && <DeclineDialog token={token} onClose={() => setDeclining(false)} onDeclined={onDeclined} />}
    </section>
  )
}

const DeclineDraft = z.object({ reason: z.string().max(longestDeclineReason) })

interface DeclineDialogProps extends Pick<OtherAnswersProps, 'token' | 'onDeclined'> {
  readonly onClose: () => void
}

function DeclineDialog({ token, onClose, onDeclined }: DeclineDialogProps) {
  const { others: words } = useRecapLinkWords()
  const form = useSiteForm({
    draft: DeclineDraft,
    labels: { reason: words.reason },
    values: { reason: '' },
    send: async ({ reason }) => {
      const answer = await client.call(declineRecapRequest, { body: { token, reason } })
      // The dialog gives the focus back first: what is shown next moves it.
      flushSync(onClose)
      onDeclined(answer)
    },
  })
  return (
    <Dialog title={words.declineQuestion} onClose={onClose}>
      <p>{words.declineText}</p>
      <FormBody
        form={form}
        withHint={false}
        action={words.declineSend}
        busyLabel={words.declining}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.declineKeep}
          </Button>
        }
      >
        <TextField form={form} name="reason" autoComplete="off" optional rows={3} hint={words.reasonHint} />
      </FormBody>
    </Dialog>
  )
}
