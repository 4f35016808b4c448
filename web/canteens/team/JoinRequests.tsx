import { acceptJoinRequest, declineJoinRequest, type JoinRequest } from '@ma-cantine/lib/canteens/join-requests-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { PersonLines } from './Managers.tsx'
import type { TeamPartProps } from './TeamScreen.tsx'
import { useTeamWords } from './words/team-words.ts'

/** The people who ask to join the team, oldest first. */
export function JoinRequests({ requests, ...part }: TeamPartProps & { requests: readonly JoinRequest[] }) {
  const words = useTeamWords().team
  if (requests.length === 0) return null
  return (
    <section className="fr-mt-4w">
      <h2 className="fr-h4">{words.requests}</h2>
      <p>{words.requestsText}</p>
      <ul className="fr-raw-list mc-people">
        {requests.map(request => (
          <li key={request.id}>
            <Request {...part} request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Request({ canteen, onDone, request }: TeamPartProps & { request: JoinRequest }) {
  const words = useTeamWords().team
  const locale = useLocale()
  const { id, firstName, lastName, email, message, creationDate } = request
  const name = `${firstName} ${lastName}`.trim() || email
  const params = { canteenId: canteen.id, requestId: id }
  const date = formatDay(creationDate, locale)

  return (
    <>
      <div>
        <PersonLines firstName={firstName} lastName={lastName} email={email} />
        <p className="fr-hint-text fr-mb-0">{words.requestDate(date)}</p>
        {message && <blockquote className="mc-people__message">{message}</blockquote>}
      </div>
      <div className="mc-people__actions">
        <AnswerButtons
          name={name}
          words={words}
          accept={() => client.call(acceptJoinRequest, { params })}
          decline={() => client.call(declineJoinRequest, { params })}
          onDone={onDone}
        />
      </div>
    </>
  )
}
