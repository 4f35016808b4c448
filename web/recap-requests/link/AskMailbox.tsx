import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { askRecapMailbox } from '@ma-cantine/lib/recap-requests/recap-mailbox-api'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'

/**
 * Has the link of all the requests sent to the mailbox that got this one: whoever is only forwarded a link may not see what
 * other clients ask.
 */
export function AskMailbox({ token }: { readonly token: string }) {
  const { mailbox: words } = useRecapLinkWords()
  const [isSent, setSent] = useState(false)
  const { state, run } = useAction(async () => {
    await client.call(askRecapMailbox, { body: { token } })
    setSent(true)
  })
  return (
    <section className="mc-recap-others fr-mt-6w" aria-labelledby="toutes-les-demandes">
      <h2 id="toutes-les-demandes" className="fr-h6">
        {words.ask}
      </h2>
      <p>{words.askText}</p>
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mb-2w" severity="error" small description={state.message} />}
      </div>
      {isSent ? (
        <SuccessNote text={words.sent} />
      ) : (
        <Button
          type="button"
          priority="secondary"
          size="small"
          nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}
          onClick={run}
        >
          {words.receive}
        </Button>
      )}
    </section>
  )
}
