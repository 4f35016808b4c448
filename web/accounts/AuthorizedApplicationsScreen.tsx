import { formatDay } from '@ma-cantine/lib/messages/dates'
import { type ApplicationGrant, revokeApplicationGrant } from '@ma-cantine/lib/oauth/oauth-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { accessQueryKey, grants } from './account-queries.ts'
import { ScopeList } from './ScopeList.tsx'
import { useAccountWords } from './words/account-words.ts'
import './card.css'

export default function AuthorizedApplicationsScreen() {
  return (
    <AccountFrame name="AuthorizedApplications">
      {() => <QueryView query={grants}>{list => <Grants grants={list} />}</QueryView>}
    </AccountFrame>
  )
}

function Grants({ grants }: { grants: readonly ApplicationGrant[] }) {
  const { grants: words, never } = useAccountWords()
  const locale = useLocale()
  const nameOf = (name: string, device: string | null) => (device === null ? name : words.deviceNamed(name, device))
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  return (
    <>
      <p className="fr-text--lead">{grants.length === 0 ? words.none : words.introduction}</p>
      {withdrawn !== null && <SuccessNote text={words.withdrawn(withdrawn)} />}
      <ul className="fr-raw-list">
        {grants.map(({ id, applicationName, scopes, creationDate, lastUseDate, deviceName, expiryDate }) => (
          <li key={id}>
            <article className="mc-card">
              <h2 className="fr-h5">{applicationName}</h2>
              {deviceName !== null && <p className="fr-mb-1w">{words.onDevice(deviceName)}</p>}
              <p className="fr-mb-1w">{words.can}</p>
              <ScopeList scopes={scopes} />
              <p className="fr-text--sm">
                {words.since(formatDay(creationDate, locale))}
                {expiryDate !== null && (
                  <>
                    <br />
                    {words.until(formatDay(expiryDate, locale))}
                  </>
                )}
                <br />
                {words.lastUse(lastUseDate === null ? never : formatDay(lastUseDate, locale))}
              </p>
              <ConfirmButton
                action={words.withdraw}
                accessibleName={words.withdrawNamed(nameOf(applicationName, deviceName))}
                question={words.question(nameOf(applicationName, deviceName))}
                keep={words.keep}
                text={words.text}
                work={() => client.call(revokeApplicationGrant, { params: { grantId: id } })}
                onDone={() => {
                  setWithdrawn(nameOf(applicationName, deviceName))
                  void queries.invalidateQueries({ queryKey: accessQueryKey })
                }}
              />
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
