import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { type RemovedManager, removeManager } from '@ma-cantine/lib/canteens/team-api'
import { useNavigate } from 'react-router'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { addressOf } from '../../app/screen-list.ts'
import { refreshSession, useUser } from '../../app/session.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { reloadingTeam } from './reloading-team.ts'
import type { TeamPartProps } from './TeamScreen.tsx'
import { useTeamWords } from './words/team-words.ts'

type Manager = Canteen['managers'][number]

/** The managers, who are of the screen first. */
export function Managers({ canteen, onDone }: TeamPartProps) {
  const words = useTeamWords().team
  const user = useUser()
  const own = canteen.managers.filter(({ email }) => email === user?.email)
  const others = canteen.managers.filter(({ email }) => email !== user?.email)
  return (
    <section className="fr-mt-4w">
      <h2 className="fr-h4">{words.managers(canteen.managers.length)}</h2>
      <ul className="fr-raw-list mc-people">
        {own.map(manager => (
          <li key={manager.email}>
            <PersonLines {...manager} note={words.you} />
            <LeaveButton canteen={canteen} email={manager.email} isLast={others.length === 0} />
          </li>
        ))}
        {others.map(manager => (
          <li key={manager.email}>
            <PersonLines {...manager} />
            <RemoveButton canteen={canteen} manager={manager} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ firstName, lastName, email }: Manager): string => `${firstName} ${lastName}`.trim() || email

export function PersonLines({ note, ...person }: Manager & { note?: string }) {
  const name = nameOf(person)
  return (
    <div>
      <p className="fr-mb-0">
        <strong>{name}</strong>
        {note && <span className="fr-badge fr-badge--sm fr-badge--no-icon fr-ml-1w">{note}</span>}
      </p>
      {name !== person.email && <p className="fr-text--sm fr-mb-0">{person.email}</p>}
    </div>
  )
}

function RemoveButton({ canteen, manager, onDone }: TeamPartProps & { manager: Manager }) {
  const words = useTeamWords().team
  const name = nameOf(manager)
  return (
    <ConfirmButton
      action={words.remove}
      accessibleName={words.removeNamed(name)}
      question={words.removeQuestion(name)}
      keep={words.removeKeep}
      text={words.removeText(manager.email)}
      work={reloadingTeam<RemovedManager>(() =>
        client.call(removeManager, { body: { canteenId: canteen.id, email: manager.email } }),
      )}
      onDone={({ outcome }) =>
        onDone(
          outcome === 'unchanged'
            ? { text: words.removedBefore(name), severity: 'info' }
            : { text: words.removed(name) },
        )
      }
    />
  )
}

function LeaveButton({ canteen, email, isLast }: { canteen: Canteen; email: string; isLast: boolean }) {
  const words = useTeamWords().team
  const navigate = useNavigate()
  return (
    <ConfirmButton
      action={words.leave}
      question={words.leaveQuestion}
      keep={words.stay}
      text={isLast ? words.leaveLastText : words.leaveText}
      work={reloadingTeam(async () => {
        await client.call(removeManager, { body: { canteenId: canteen.id, email } })
        await navigate(addressOf('ManagementPage'), { replace: true })
        notify({ status: 'success', title: words.left, message: words.leftText(canteen.name) })
      })}
      onDone={() => void refreshSession()}
    />
  )
}
