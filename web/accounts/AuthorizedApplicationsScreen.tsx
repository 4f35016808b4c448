import { scopeWords } from '@ma-cantine/lib/accounts/scope-words'
import { revokeApplicationGrant } from '@ma-cantine/lib/oauth/oauth-api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { DoneNote } from '../ui/DoneNote.tsx'
import { useLocale } from '../words/locale.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { grants } from './access.ts'
import { useAccountWords } from './account-words.ts'
import { dayOf } from './day.ts'
import './card.css'

export default function AuthorizedApplicationsScreen() {
  return <AccountFrame name="AuthorizedApplications">{() => <Grants />}</AccountFrame>
}

function Grants() {
  const { grants: words, never } = useAccountWords()
  const locale = useLocale()
  const { data } = useSuspenseQuery(grants)
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  return (
    <>
      <p className="fr-text--lead">{data.length === 0 ? words.none : words.introduction}</p>
      {withdrawn !== null && <DoneNote text={words.withdrawn(withdrawn)} />}
      <ul className="fr-raw-list">
        {data.map(({ id, applicationName, scopes, creationDate, lastUseDate }) => (
          <li key={id}>
            <article className="mc-card">
              <h2 className="fr-h5">{applicationName}</h2>
              <p className="fr-mb-1w">{words.can}</p>
              <ul>
                {scopes.map(scope => (
                  <li key={scope}>{scopeWords[locale][scope]}</li>
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
                  void queries.invalidateQueries(grants)
                }}
              />
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}
