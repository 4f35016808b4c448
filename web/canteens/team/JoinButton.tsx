import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { JoinRequestBody, requestToJoinTeam } from '@ma-cantine/lib/canteens/join-requests-api'
import { useState } from 'react'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useAction } from '../../ui/use-action.ts'
import { rememberJoinRequest, useHasJoinRequest } from './join-requests.ts'
import { useTeamWords } from './words/team-words.ts'

export interface JoinButtonProps {
  readonly canteen: CanteenPreview
  /** Whether the person had asked before the page was opened, and awaits the answer. */
  readonly hasAsked?: boolean
  /** Whether the screen has several such buttons: each then names its canteen. */
  readonly named?: boolean
  /** Whether the person may add a message for the team. */
  readonly withMessage?: boolean
  readonly size?: 'small' | 'medium'
}

/** Asks the team of a canteen to join it. Once the request is sent, it says so and does nothing more. */
export function JoinButton({
  canteen,
  hasAsked: hadAsked = false,
  named = false,
  withMessage = false,
  size = 'medium',
}: JoinButtonProps) {
  const words = useTeamWords().join
  const hasAsked = useHasJoinRequest(canteen.id) || hadAsked
  const [isOpen, setOpen] = useState(false)
  const tellSent = () => {
    rememberJoinRequest(canteen.id)
    notify({ status: 'success', title: words.sent, message: words.sentText(canteen.name) })
  }
  const { state, run } = useAction(async () => {
    await client.call(requestToJoinTeam, { params: { canteenId: canteen.id }, body: {} })
    tellSent()
  })
  const busy = state.kind === 'busy'
  const label = hasAsked ? words.sent : busy ? words.sending : words.action
  const name = hasAsked ? words.sentNamed(canteen.name) : words.actionNamed(canteen.name)
  return (
    <>
      <Button
        type="button"
        priority="secondary"
        size={size}
        // Not `disabled`: the button would lose the focus.
        nativeButtonProps={{ 'aria-disabled': hasAsked || busy, ...(named && !busy ? { 'aria-label': name } : {}) }}
        onClick={() => {
          if (hasAsked) return
          if (withMessage) setOpen(true)
          else run()
        }}
      >
        {label}
      </Button>
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mt-2w" severity="error" small description={state.message} />}
      </div>
      {isOpen && (
        <Dialog title={words.title(canteen.name)} onClose={() => setOpen(false)}>
          <MessageForm
            canteen={canteen}
            onSent={() => {
              setOpen(false)
              tellSent()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

const draft = z.object({ message: JoinRequestBody.shape.message.unwrap().unwrap() })

function MessageForm({ canteen, onSent }: { canteen: CanteenPreview; onSent: () => void }) {
  const words = useTeamWords().join
  const form = useSiteForm({
    draft,
    labels: { message: words.message },
    values: { message: '' },
    send: async body => {
      await client.call(requestToJoinTeam, { params: { canteenId: canteen.id }, body })
      onSent()
    },
  })
  return (
    <>
      <p>{words.text}</p>
      <FormBody form={form} action={words.send} busyLabel={words.sending}>
        <TextField form={form} name="message" hint={words.messageHint} optional autoComplete="off" rows={4} />
      </FormBody>
    </>
  )
}
