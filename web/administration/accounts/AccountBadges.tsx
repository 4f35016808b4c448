import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { AccountSummary } from '@ma-cantine/lib/administration/administered-account'
import { useAdministrationWords } from '../words/administration-words.ts'

/** What an account is: its roles, and what stands in the way of its use. */
export function AccountBadges({ account }: { readonly account: AccountSummary }) {
  const words = useAdministrationWords().accounts.badges
  const { isStaff, isElectedOfficial, isBlocked, emailConfirmed } = account
  if (!isStaff && !isElectedOfficial && !isBlocked && emailConfirmed) return words.none
  return (
    <ul className="fr-badges-group">
      {isStaff && (
        <li>
          <Badge as="span" small severity="info">
            {words.staff}
          </Badge>
        </li>
      )}
      {isElectedOfficial && (
        <li>
          <Badge as="span" small severity="info" noIcon>
            {words.elected}
          </Badge>
        </li>
      )}
      {isBlocked && (
        <li>
          <Badge as="span" small severity="error">
            {words.blocked}
          </Badge>
        </li>
      )}
      {!emailConfirmed && (
        <li>
          <Badge as="span" small severity="warning">
            {words.unconfirmed}
          </Badge>
        </li>
      )}
    </ul>
  )
}
