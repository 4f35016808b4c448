import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { requestEmailConfirmation } from '@ma-cantine/lib/accounts/sign-up-api'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../app/client.ts'
import { localAddress } from '../app/local-address.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { useAccountWords } from './words/account-words.ts'

/** The step after a sign-up or a change of address: follow the link in the message, or ask for another. */
export default function EmailConfirmationRequestScreen() {
  const words = useAccountWords().confirmation
  const titleOf = useTitles()
  const user = useUser()
  const [search] = useSearchParams()
  const [resent, setResent] = useState(false)
  if (!user) return null
  const { email, emailConfirmed, pendingEmail, isDev } = user
  const next = localAddress(search.get('next')) ?? addressOf(isDev ? 'DeveloperAPI' : 'Home')
  const go = (
    <SiteLink className="fr-btn" href={next}>
      {words.go}
    </SiteLink>
  )

  const address = pendingEmail ?? email
  if (emailConfirmed && !pendingEmail) {
    return (
      <NarrowColumn>
        <h1>{titleOf('EmailConfirmationRequest')}</h1>
        <Alert as="h2" severity="success" title={words.already} description={words.alreadyText(email)} />
        <p className="fr-mt-4w">{go}</p>
      </NarrowColumn>
    )
  }
  return (
    <NarrowColumn>
      <h1>{titleOf('EmailConfirmationRequest')}</h1>
      <Alert as="h2" severity="info" title={words.sentTitle} description={words.sent(address)} />
      <p className="fr-mt-4w">{words.meanwhile}</p>
      <p>{go}</p>
      <hr className="fr-mt-4w" />
      <p>{words.hint}</p>
      <ActionButton
        action={words.resend}
        busyLabel={words.resending}
        work={async () => {
          setResent(false)
          await client.call(requestEmailConfirmation)
          setResent(true)
        }}
      />
      <div role="status">
        {resent && <Alert className="fr-mt-2w" severity="success" small description={words.resent(address)} />}
      </div>
      <p className="fr-mt-4w">
        {words.wrongAddress}{' '}
        <SiteLink className="fr-link" href={addressOf('AccountProfile')}>
          {words.changeAddress}
        </SiteLink>
      </p>
    </NarrowColumn>
  )
}
