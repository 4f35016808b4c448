import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { applications } from './account-queries.ts'
import { dayOf } from './day.ts'
import { useAccountWords } from './words/account-words.ts'

/** Where the makers of applications declare them. */
export default function ApplicationsScreen() {
  const words = useAccountWords().applications
  const titleOf = useTitles()
  const locale = useLocale()
  return (
    <>
      <h1>{titleOf('DeveloperApplications')}</h1>
      <p className="fr-text--lead">{words.introduction}</p>
      <SiteLink className="fr-btn" href={addressOf('NewDeveloperApplication')}>
        {words.register}
      </SiteLink>
      <h2 className="fr-h4 fr-mt-4w">{words.list}</h2>
      <Fetched query={applications} part>
        {list =>
          list.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul>
              {list.map(({ id, name, creationDate }) => (
                <li key={id}>
                  <SiteLink className="fr-link" href={addressOf('DeveloperApplication', { applicationId: id })}>
                    {name}
                  </SiteLink>
                  , {words.declared(dayOf(creationDate, locale))}
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </>
  )
}
