import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { joinRequests } from '../canteens/canteen-queries.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import type { CanteenProps } from './DashboardScreen.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

/** The managers, the person first, then who is invited and who asks to join. */
export function Team({ canteen }: CanteenProps) {
  const words = useDashboardWords().team
  const own = useUser()?.email
  const requests = useQuery(joinRequests(canteen.id)).data ?? []
  const managers = canteen.managers.toSorted((one, other) => Number(other.email === own) - Number(one.email === own))
  return (
    <section className="mc-widget" aria-labelledby="equipe">
      <h3 className="fr-h5" id="equipe">
        {words.title}
      </h3>
      <p>{words.count(managers.length)}</p>
      <ul className="mc-team">
        {managers.map(({ email, firstName, lastName }) => (
          <li key={email} className="fr-icon-user-line fr-icon--sm">
            {` ${[firstName, lastName].filter(Boolean).join(' ') || email}`}
            {email === own && ` ${words.you}`}
          </li>
        ))}
        {canteen.managerInvitations.map(({ email }) => (
          <li key={email} className="fr-icon-mail-line fr-icon--sm">
            {` ${email} ${words.invited}`}
          </li>
        ))}
        {requests.map(({ id, firstName, lastName }) => (
          <li key={id} className="fr-icon-user-add-line fr-icon--sm">
            {` ${firstName} ${lastName} ${words.asks}`}
          </li>
        ))}
      </ul>
      <SecondaryLink href={addressOf('CanteenManagers', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
        {requests.length > 0 ? words.answer(requests.length) : words.manage}
      </SecondaryLink>
    </section>
  )
}
