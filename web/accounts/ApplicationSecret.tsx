import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { ApplicationWithSecret } from '@ma-cantine/lib/oauth/oauth-api'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { useAccountWords } from './words/account-words.ts'

/** Shows the secret of an application, which the server gives only once. */
export function ApplicationSecret({ title, application }: { title: string; application: ApplicationWithSecret }) {
  const words = useAccountWords().applications
  const { clientId, clientSecret } = application
  return (
    <>
      <FocusedHeading>{title}</FocusedHeading>
      <CopyField label={words.clientId} text={clientId} />
      {clientSecret === null ? (
        <p>{words.noSecret}</p>
      ) : (
        <>
          <CopyField label={words.clientSecret} text={clientSecret} />
          <Alert className="fr-mb-3w" severity="warning" small description={words.secretText} />
        </>
      )}
      <SiteLink className="fr-btn" href={addressOf('DeveloperApplications')}>
        {words.back}
      </SiteLink>
    </>
  )
}
