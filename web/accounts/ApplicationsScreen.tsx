import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useLocale } from '../app/locale.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { applications } from './account-queries.ts'
import { useAccountWords } from './words/account-words.ts'

/** The OAuth2 applications that a developer has registered. */
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
      <QueryView query={applications} compact>
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
                  , {words.declared(formatDay(creationDate, locale))}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  )
}
