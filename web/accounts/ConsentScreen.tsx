import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { fullName } from '@ma-cantine/lib/accounts/full-name'
import { answerConsentRequest, type ConsentRequest } from '@ma-cantine/lib/oauth/consent-api'
import { useParams } from 'react-router'
import { client } from '../app/client.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { AccessAnswer } from './AccessAnswer.tsx'
import { consentRequest } from './account-queries.ts'
import { ScopeList } from './ScopeList.tsx'
import { useAccountWords } from './words/account-words.ts'
import './card.css'

/** The consent step of OAuth2: the user reads what an application asks for, then accepts or refuses. */
export default function ConsentScreen() {
  const words = useAccountWords().consent
  const { uid = '' } = useParams()
  return (
    <NarrowColumn>
      <QueryView
        query={consentRequest(uid)}
        renderRefusal={detail => (
          <>
            <h1>{words.expired}</h1>
            <Alert severity="error" small description={detail} />
          </>
        )}
      >
        {request => <Consent uid={uid} request={request} />}
      </QueryView>
    </NarrowColumn>
  )
}

function Consent({ uid, request }: { uid: string; request: ConsentRequest }) {
  const words = useAccountWords().consent
  const titleOf = useTitles()
  const user = useUser()
  const { applicationName, scopes, returnHost } = request
  if (!user) return null
  return (
    <>
      <h1>{words.title(applicationName)}</h1>
      <p className="fr-text--lead">{words.who(applicationName, fullName(user), user.email)}</p>
      <div className="mc-card">
        <h2 className="fr-h5">{words.rights}</h2>
        <ScopeList scopes={scopes} />
      </div>
      <p>{words.back(returnHost)}</p>
      <AccessAnswer words={words} answer={accepted => sendAnswer(uid, accepted)} />
      <p className="fr-text--sm">
        {words.later}{' '}
        <SiteLink className="fr-link fr-link--sm" href={addressOf('AuthorizedApplications')}>
          {titleOf('AuthorizedApplications')}
        </SiteLink>
      </p>
    </>
  )
}

/**
 * Sends the answer and leaves for the application. The promise never resolves, so that the buttons stay busy until the
 * page unloads.
 */
async function sendAnswer(uid: string, accepted: boolean): Promise<void> {
  const { next } = await client.call(answerConsentRequest, { params: { requestId: uid }, body: { accepted } })
  location.assign(next)
  await new Promise(() => {})
}
