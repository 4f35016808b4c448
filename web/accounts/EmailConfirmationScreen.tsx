import { Button } from '@codegouvfr/react-dsfr/Button'
import { confirmEmail } from '@ma-cantine/lib/accounts/sign-up-api'
import { useState } from 'react'
import { useParams } from 'react-router'
import { client } from '../app/client.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession, useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useAction } from '../ui/use-action.ts'
import { usedLink } from './account-queries.ts'
import { useAccountWords } from './words/account-words.ts'

/**
 * The page of the link that confirms an address; one that no longer serves says so at once. It waits for a click, because mail scanners open links, and because
 * somebody else may have signed up with the address of the reader.
 */
export default function EmailConfirmationScreen() {
  const titleOf = useTitles()
  const { uid = '', token = '' } = useParams()
  return (
    <NarrowColumn>
      <h1>{titleOf('EmailConfirmation')}</h1>
      <QueryView query={usedLink('email-confirmation', uid, token)}>
        {reason =>
          reason === null ? <Confirmation uid={uid} token={token} /> : <ConfirmationFailure reason={reason} />
        }
      </QueryView>
    </NarrowColumn>
  )
}

function Confirmation({ uid, token }: { uid: string; token: string }) {
  const words = useAccountWords().confirmation
  const [email, setEmail] = useState<string | null>(null)
  const { state, run } = useAction(async () => {
    const confirmed = await client.call(confirmEmail, { body: { uid, token } })
    await refreshSession()
    setEmail(confirmed.email)
  })
  const busy = state.kind === 'busy'
  if (email !== null) return <ConfirmationSuccess title={words.done} text={words.doneText(email)} />
  if (state.kind === 'failed') return <ConfirmationFailure reason={state.message} />
  return (
    <>
      <p className="fr-text--lead">{words.question}</p>
      <p>{words.otherwise}</p>
      <Button type="button" onClick={run} nativeButtonProps={{ 'aria-disabled': busy }}>
        {busy ? words.confirming : words.confirm}
      </Button>
    </>
  )
}

function ConfirmationSuccess({ title, text }: { title: string; text: string }) {
  const words = useAccountWords().confirmation
  const user = useUser()
  return (
    <>
      <Outcome severity="success" title={title} text={text} />
      <p className="fr-mt-4w">
        <SiteLink className="fr-btn" href={addressOf(user ? 'Home' : 'SignIn')}>
          {user ? words.go : words.signIn}
        </SiteLink>
      </p>
    </>
  )
}

/** The link may have been used already; the account says whether its address is confirmed. */
function ConfirmationFailure({ reason }: { reason: string }) {
  const words = useAccountWords().confirmation
  const user = useUser()
  if (user?.emailConfirmed && !user.pendingEmail) {
    return <ConfirmationSuccess title={words.already} text={words.alreadyText(user.email)} />
  }
  const request = addressOf('EmailConfirmationRequest')
  return (
    <>
      <Outcome severity="error" title={words.failed} text={reason} />
      <p className="fr-mt-3w">{words.copyHint}</p>
      <p className="fr-mt-4w">
        <SiteLink
          className="fr-btn"
          href={user ? request : `${addressOf('SignIn')}?${new URLSearchParams({ next: request })}`}
        >
          {user ? words.another : words.signIn}
        </SiteLink>
      </p>
    </>
  )
}

const Outcome = ({ severity, title, text }: { severity: 'success' | 'error'; title: string; text: string }) => (
  <div className={`fr-alert fr-alert--${severity}`}>
    <FocusedHeading className="fr-alert__title">{title}</FocusedHeading>
    <p>{text}</p>
  </div>
)
