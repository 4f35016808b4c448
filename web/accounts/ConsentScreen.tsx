import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import { answerConsentRequest, type ConsentRequest } from '@ma-cantine/lib/oauth/consent-api'
import { useParams } from 'react-router'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useAction } from '../ui/use-action.ts'
import { consentRequest } from './account-queries.ts'
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
  const locale = useLocale()
  const user = useUser()
  const accept = useAnswer(uid, true)
  const refuse = useAnswer(uid, false)
  const { applicationName, scopes, returnHost } = request
  if (!user) return null
  const person = [user.firstName, user.lastName].join(' ').trim() || user.username
  const busy = [accept, refuse].some(({ state }) => state.kind === 'busy')
  const failed = [accept, refuse].map(({ state }) => state).find(state => state.kind === 'failed')
  return (
    <>
      <h1>{words.title(applicationName)}</h1>
      <p className="fr-text--lead">{words.who(applicationName, person, user.email)}</p>
      <div className="mc-card">
        <h2 className="fr-h5">{words.rights}</h2>
        <ul>
          {scopes.map(scope => (
            <li key={scope}>{scopeLabels[locale][scope]}</li>
          ))}
        </ul>
      </div>
      <p>{words.back(returnHost)}</p>
      <div role="alert">
        {failed && <Alert className="fr-mb-3w" severity="error" small description={failed.message} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" nativeButtonProps={{ 'aria-disabled': busy }} onClick={() => busy || accept.run()}>
            {words.accept}
          </Button>
        </li>
        <li>
          <Button
            type="button"
            priority="secondary"
            nativeButtonProps={{ 'aria-disabled': busy }}
            onClick={() => busy || refuse.run()}
          >
            {words.refuse}
          </Button>
        </li>
      </ul>
      <p className="fr-sr-only" role="status">
        {busy && words.busy}
      </p>
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
const useAnswer = (uid: string, accepted: boolean) =>
  useAction(async () => {
    const { next } = await client.call(answerConsentRequest, { params: { requestId: uid }, body: { accepted } })
    location.assign(next)
    await new Promise(() => {})
  })
