import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { useParams } from 'react-router'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { RecapReceived } from './RecapReceived.tsx'
import { RequestActs } from './RequestActs.tsx'
import { RequestEvents } from './RequestEvents.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestStateBadge } from './RequestStateBadge.tsx'
import { oneRecapRequest } from './recap-request-queries.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'
import './recap-requests.css'

/** A request: where it stands, what came, and what can be done. */
export default function RecapRequestScreen() {
  const { requestId = '' } = useParams()
  return (
    <QueryView query={oneRecapRequest(Number(requestId))} renderRefusal={() => <NotFoundScreen />}>
      {request => <Request request={request} />}
    </QueryView>
  )
}

function Request({ request }: { readonly request: RecapRequest }) {
  const { page: words } = useRecapRequestWords()
  const { provider, state, declineDate, declineReason, importId } = request
  const title = words.title(provider)
  usePageTitle(title)
  return (
    <>
      <h1 className="fr-mb-2w">{title}</h1>
      <p className="fr-text--lead mc-recap-state" role="status">
        <RequestStateBadge state={state} />{' '}
        {state === 'declined' ? words.declined(declineDate ?? request.creationDate) : words[state]}
      </p>
      {declineReason !== null && (
        <>
          <p className="fr-mb-1w">{words.reason}</p>
          <blockquote className="mc-recap-quote">{declineReason}</blockquote>
        </>
      )}
      {importId !== null && (
        <p>
          <SiteLink className="fr-link" href={addressOf('ImportRecord', { importId })}>
            {words.journal}
          </SiteLink>
        </p>
      )}
      {request.received && <RecapReceived request={request} received={request.received} />}
      <RequestFacts request={request} />
      <RequestEvents events={request.events} />
      {(state === 'sent' || state === 'received' || state === 'declined') && <RequestActs request={request} />}
    </>
  )
}
