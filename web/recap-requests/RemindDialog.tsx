import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { remindRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import { flushSync } from 'react-dom'
import { client } from '../app/client.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useAction } from '../ui/use-action.ts'
import { MessageView } from './MessageView.tsx'
import { reminderMessage } from './recap-request-queries.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'

interface RemindDialogProps {
  readonly request: RecapRequest
  readonly onClose: () => void
  readonly onSent: (reminded: RecapRequest) => void
}

/** Shows the message of a reminder, and sends it. */
export function RemindDialog({ request: { id, provider }, onClose, onSent }: RemindDialogProps) {
  const { acts: words } = useRecapRequestWords()
  const { state, run } = useAction(async () => {
    const { request } = await client.call(remindRecapRequest, { params: { requestId: id } })
    // The dialog gives the focus back first: what is shown next may move it.
    flushSync(onClose)
    onSent(request)
  })
  return (
    <Dialog title={words.remindTitle(provider)} isDocument onClose={onClose}>
      <p>{words.remindText}</p>
      <QueryView query={reminderMessage(id)} compact>
        {message => (
          <>
            <MessageView message={message} />
            <div role="alert">
              {state.kind === 'failed' && (
                <Alert className="fr-mt-2w" severity="error" small description={state.message} />
              )}
            </div>
            <div className="fr-mt-3w">
              <DialogButtons
                main={{ label: state.kind === 'busy' ? words.reminding : words.remindSend, onClick: run }}
                other={{ label: words.remindKeep, onClick: onClose }}
              />
            </div>
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
