import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { User } from '@ma-cantine/lib/accounts/user'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useAccountWords } from './words/account-words.ts'

export function AccountDetails({ user }: { user: User }) {
  const words = useAccountWords().account
  const confirmed = user.emailConfirmed === true
  return (
    <section aria-labelledby="informations">
      <h2 className="fr-h4" id="informations">
        {words.profile}
      </h2>
      {user.avatar && <img className="mc-avatar fr-mb-2w" src={user.avatar} alt="" width="80" height="80" />}
      <dl className="mc-details">
        <dt>{words.labels.lastName}</dt>
        <dd>{user.lastName || '—'}</dd>
        <dt>{words.labels.firstName}</dt>
        <dd>{user.firstName || '—'}</dd>
        <dt>{words.labels.username}</dt>
        <dd>{user.username}</dd>
        <dt>{words.labels.email}</dt>
        <dd>
          {user.email}{' '}
          <Badge as="span" small severity={confirmed ? 'success' : 'warning'}>
            {confirmed ? words.confirmed : words.unconfirmed}
          </Badge>
          {!confirmed && !user.pendingEmail && (
            <>
              <br />
              <SiteLink className="fr-link" href={addressOf('EmailConfirmationRequest')}>
                {words.confirm}
              </SiteLink>
            </>
          )}
        </dd>
        <dt>{words.labels.phoneNumber}</dt>
        <dd>{user.phoneNumber || '—'}</dd>
      </dl>
      <SiteLink className="fr-btn fr-mt-1w" href={addressOf('AccountProfile')}>
        {words.edit}
      </SiteLink>
    </section>
  )
}
