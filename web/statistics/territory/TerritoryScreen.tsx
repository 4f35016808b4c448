import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { departmentName } from '../territory-names.ts'
import { TerritoryCanteens } from './TerritoryCanteens.tsx'
import { useTerritoryWords } from './words/territory-words.ts'
import './territory.css'

/** The canteens of the departments that an elected official follows, whether they are published or not. */
export default function TerritoryScreen() {
  const titleOf = useTitles()
  const words = useTerritoryWords()
  const departments = [...new Set(useUser()?.departments)].sort()
  const contact = (text: string) => (
    <SiteLink className="fr-link" href={addressOf('ContactPage')}>
      {text}
    </SiteLink>
  )
  return (
    <>
      <h1>{titleOf('TerritoryCanteens')}</h1>
      {departments.length === 0 ? (
        <>
          <p className="fr-text--lead">{words.none.text}</p>
          <p>{contact(words.none.contact)}</p>
        </>
      ) : (
        <>
          <p className="fr-text--lead">{words.follows(departments.map(departmentName))}</p>
          <TerritoryCanteens departments={departments} />
          <p className="fr-mt-6w">
            {words.wrong.text} {contact(words.wrong.contact)}
          </p>
        </>
      )}
    </>
  )
}
