import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { confirmEmail } from '@ma-cantine/lib/accounts/sign-up-api'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { client } from '../app/client.ts'
import { addressOf } from '../app/screen-list.ts'
import { refreshSession, useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { failure } from '../ui/failure.ts'
import { useFormWords } from '../ui/form-words.ts'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { useWords } from '../words/locale.ts'
import { useAccountWords } from './account-words.ts'

/** Where the link of the message that confirms an address leads. */
export default function EmailConfirmationScreen() {
  const words = useAccountWords().confirmation
  const formWords = useFormWords()
  const siteWords = useWords()
  const user = useUser()
  const { uid = '', token = '' } = useParams()
  // A link is good once: what it gave is kept as long as the page is open.
  const confirmation = useQuery({
    queryKey: ['emailConfirmation', uid, token],
    queryFn: async () => {
      const { email } = await client.call(confirmEmail, { body: { uid, token } })
      await refreshSession()
      return email
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const confirmed = user?.emailConfirmed === true && !user.pendingEmail
  const request = addressOf('EmailConfirmationRequest')

  return (
    <NarrowColumn>
      <h1>{siteWords.titles.EmailConfirmation}</h1>
      <div role="status">
        {confirmation.isPending && <p className="fr-text--lead">{words.checking}</p>}
        {confirmation.isSuccess && (
          <Alert as="h2" severity="success" title={words.done} description={words.doneText(confirmation.data)} />
        )}
        {confirmation.isError && confirmed && (
          <Alert as="h2" severity="success" title={words.already} description={words.alreadyText(user.email)} />
        )}
        {confirmation.isError && !confirmed && (
          <>
            <Alert
              as="h2"
              severity="error"
              title={words.failed}
              description={failure(confirmation.error, formWords, siteWords)}
            />
            <p className="fr-mt-3w">{words.copyHint}</p>
          </>
        )}
      </div>
      {!confirmation.isPending && (
        <p className="fr-mt-4w">
          {user && (confirmation.isSuccess || confirmed) && (
            <SiteLink className="fr-btn" href={addressOf('Home')}>
              {words.go}
            </SiteLink>
          )}
          {user && confirmation.isError && !confirmed && (
            <SiteLink className="fr-btn" href={request}>
              {words.another}
            </SiteLink>
          )}
          {!user && (
            <SiteLink
              className="fr-btn"
              href={`${addressOf('SignIn')}${confirmation.isError ? `?${new URLSearchParams({ next: request })}` : ''}`}
            >
              {words.signIn}
            </SiteLink>
          )}
        </p>
      )}
    </NarrowColumn>
  )
}
