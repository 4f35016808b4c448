import { Button } from '@codegouvfr/react-dsfr/Button'
import type { User } from '@ma-cantine/lib/accounts/user'
import { downloadPersonalData } from '@ma-cantine/lib/personal-data/personal-data-api'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { MonthPointSetting } from '../reminders/MonthPointSetting.tsx'
import { ReminderSetting } from '../reminders/ReminderSetting.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { setDeveloperMode } from './developer-mode.ts'
import { PendingEmail } from './PendingEmail.tsx'
import { useAccountWords } from './words/account-words.ts'
import '../ui/details.css'
import './account-summary.css'

export default function AccountSummaryScreen() {
  return (
    <AccountFrame name="AccountSummaryPage">
      {user => (
        <>
          <PendingEmail user={user} />
          <AccountDetails user={user} />
          <ReminderSetting user={user} />
          <MonthPointSetting user={user} />
          <DeveloperMode user={user} />
          <PersonalData />
        </>
      )}
    </AccountFrame>
  )
}

function DeveloperMode({ user }: { user: User }) {
  const { isDev } = user
  const titleOf = useTitles()
  const words = useAccountWords().account
  return (
    <section className="fr-mt-6w" aria-labelledby="mode-developpeur">
      <h2 className="fr-h4" id="mode-developpeur">
        {words.developer}
      </h2>
      <p>{words.developerText}</p>
      <p role="status">
        <strong>{isDev ? words.developerOn : words.developerOff}</strong>
      </p>
      <ActionButton
        action={isDev ? words.turnOff : words.turnOn}
        busyLabel={words.turning}
        work={() => setDeveloperMode(user, !isDev)}
      />
      <ul className="fr-raw-list fr-mt-3w">
        {(['AccountTokens', 'DeveloperApplications', 'DeveloperAPI'] as const).map(name => (
          <li key={name} className="fr-mb-1w">
            <SiteLink className="fr-link" href={addressOf(name)}>
              {titleOf(name)}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink className="fr-link" href="/swagger-ui/">
            {words.api}
          </SiteLink>
        </li>
      </ul>
    </section>
  )
}

function PersonalData() {
  const words = useAccountWords().account
  return (
    <section className="fr-mt-6w" aria-labelledby="mes-donnees">
      <h2 className="fr-h4" id="mes-donnees">
        {words.data}
      </h2>
      <p>{words.dataText}</p>
      <p>
        <Button
          priority="secondary"
          iconId="fr-icon-download-line"
          linkProps={{ href: downloadPersonalData.path, download: true }}
        >
          {words.download}
        </Button>
      </p>
      <SiteLink className="fr-link" href={addressOf('PersonalData')}>
        {words.dataRights}
      </SiteLink>
    </section>
  )
}
