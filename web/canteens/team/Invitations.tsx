import { removeManager } from '@ma-cantine/lib/canteens/team-api'
import { client } from '../../app/client.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { reloadingTeam } from './reloading-team.ts'
import type { TeamPartProps } from './TeamScreen.tsx'
import { useTeamWords } from './words/team-words.ts'

/** The people who are invited to the team, each with a way to withdraw the invitation. */
export function Invitations({ canteen, onDone }: TeamPartProps) {
  const words = useTeamWords().team
  const { id, managerInvitations } = canteen
  if (managerInvitations.length === 0) return null
  return (
    <section className="fr-mt-4w">
      <h2 className="fr-h4">{words.invitations}</h2>
      <p>{words.invitation}</p>
      <ul className="fr-raw-list mc-people">
        {managerInvitations.map(({ email }) => (
          <li key={email}>
            <strong>{email}</strong>
            <ConfirmButton
              action={words.withdraw}
              accessibleName={words.withdrawNamed(email)}
              question={words.withdrawQuestion(email)}
              keep={words.withdrawKeep}
              text={words.withdrawText}
              work={reloadingTeam(() => client.call(removeManager, { body: { canteenId: id, email } }))}
              onDone={() => onDone({ text: words.withdrawn(email) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
