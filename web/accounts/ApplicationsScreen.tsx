import { useSuspenseQuery } from '@tanstack/react-query'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useLocale, useWords } from '../words/locale.ts'
import { useAccountWords } from './account-words.ts'
import { applications } from './applications.ts'
import { dayOf } from './day.ts'

/** Where the makers of applications declare them. */
export default function ApplicationsScreen() {
  const words = useAccountWords().applications
  const { titles } = useWords()
  const locale = useLocale()
  const { data } = useSuspenseQuery(applications)
  return (
    <>
      <h1>{titles.DeveloperApplications}</h1>
      <p className="fr-text--lead">{words.introduction}</p>
      <SiteLink className="fr-btn" href={addressOf('NewDeveloperApplication')}>
        {words.register}
      </SiteLink>
      <h2 className="fr-h4 fr-mt-4w">{words.list}</h2>
      {data.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {data.map(({ id, name, creationDate }) => (
            <li key={id}>
              <SiteLink className="fr-link" href={addressOf('DeveloperApplication', { applicationId: id })}>
                {name}
              </SiteLink>
              , {words.declared(dayOf(creationDate, locale))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
