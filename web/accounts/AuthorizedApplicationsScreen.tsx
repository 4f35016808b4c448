import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import { type ApplicationGrant, revokeApplicationGrant } from '@ma-cantine/lib/oauth/oauth-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { DoneNote } from '../ui/DoneNote.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { accessKey, grants } from './account-queries.ts'
import { dayOf } from './day.ts'
import { useAccountWords } from './words/account-words.ts'
import './card.css'

export default function AuthorizedApplicationsScreen() {
  return (
    <AccountFrame name="AuthorizedApplications">
      {() => <Fetched query={grants}>{list => <Grants grants={list} />}</Fetched>}
    </AccountFrame>
  )
}

function Grants({ grants }: { grants: readonly ApplicationGrant[] }) {
  const { grants: words, never } = useAccountWords()
  const locale = useLocale()
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  return (
    <>
      <p className="fr-text--lead">{grants.length === 0 ? words.none : words.introduction}</p>
      {withdrawn !== null && <DoneNote text={words.withdrawn(withdrawn)} />}
      <ul className="fr-raw-list">
        {grants.map(({ id, applicationName, scopes, creationDate, lastUseDate }) => (
          <li key={id}>
            <article className="mc-card">
              <h2 className="fr-h5">{applicationName}</h2>
              <p className="fr-mb-1w">{words.can}</p>
              <ul>
                {scopes.map(scope => (
                  <li key={scope}>{scopeLabels[locale][scope]}</li>
                ))}
              </ul>
              <p className="fr-text--sm">
                {words.since(dayOf(creationDate, locale))}
                <br />
                {words.lastUse(lastUseDate === null ? never : dayOf(lastUseDate, locale))}
              </p>
              <ConfirmButton
                action={words.withdraw}
                accessibleName={words.withdrawNamed(applicationName)}
                question={words.question(applicationName)}
                text={words.text}
                work={() => client.call(revokeApplicationGrant, { params: { grantId: id } })}
                onDone={() => {
                  setWithdrawn(applicationName)
                  void queries.invalidateQueries({ queryKey: accessKey })
                }}
              />
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
