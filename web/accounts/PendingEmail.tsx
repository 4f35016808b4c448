import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { cancelEmailChange } from '@ma-cantine/lib/accounts/profile-api'
import { requestEmailConfirmation } from '@ma-cantine/lib/accounts/sign-up-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { refreshSession } from '../app/session.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import { useAccountWords } from './words/account-words.ts'
import './pending-email.css'

/** The new address that waits for its confirmation, with the actions to resend or cancel. */
export function PendingEmail({ user }: { user: User }) {
  const words = useAccountWords().pendingEmail
  const [state, setState] = useState<'waiting' | 'resent' | 'cancelled'>('waiting')
  if (!user.pendingEmail) return state === 'cancelled' ? <SuccessNote text={words.cancelled(user.email)} /> : null
  return (
    <section className="mc-pending-email fr-mb-4w" aria-labelledby="nouvelle-adresse">
      <h2 className="fr-h4" id="nouvelle-adresse">
        {words.title}
      </h2>
      <p>{words.text(user.pendingEmail, user.email)}</p>
      <div className="mc-pending-email__actions">
        <ActionButton
          action={words.resend}
          busyLabel={words.resending}
          work={async () => {
            setState('waiting')
            await client.call(requestEmailConfirmation)
            setState('resent')
          }}
        />
        <ActionButton
          action={words.cancel}
          busyLabel={words.cancelling}
          priority="tertiary"
          work={async () => {
            await client.call(cancelEmailChange)
            setState('cancelled')
            await refreshSession()
          }}
        />
      </div>
      <div role="status">
        {state === 'resent' && (
          <Alert className="fr-mt-2w" severity="success" small description={words.resent(user.pendingEmail)} />
        )}
      </div>
    </section>
  )
}
