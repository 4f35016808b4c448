import { acceptJoinRequest, declineJoinRequest, type JoinRequest } from '@ma-cantine/lib/canteens/join-requests-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { answerOnce } from '../../ui/answer-once.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
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
        <ActionButton
          action={words.accept}
          accessibleName={words.acceptNamed(name)}
          busyLabel={words.accepting}
          priority="primary"
          size="small"
          work={async () =>
            onDone(await answerOnce(() => client.call(acceptJoinRequest, { params }), words.accepted(name)))
          }
        />
        <ConfirmButton
          action={words.decline}
          accessibleName={words.declineNamed(name)}
          question={words.declineQuestion(name)}
          keep={words.declineKeep}
          text={words.declineText}
          work={() => answerOnce(() => client.call(declineJoinRequest, { params }), words.declined(name))}
          onDone={onDone}
        />
      </div>
    </>
  )
}
