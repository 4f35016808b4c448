import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { Screen } from '../app/screen.ts'
import { addressOf, findScreen, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useComingWords } from './words/coming-words.ts'

export interface ComingScreenProps {
  readonly name: Screen['name']
}

/** Says that a screen is not open yet and what it will offer, and links to screens that exist. */
export function ComingScreen({ name }: ComingScreenProps) {
  const user = useUser()
  const titleOf = useTitles()
  const words = useComingWords()
  const others: ScreenName[] = [user ? 'ImportSelection' : 'SignUp', 'Home', 'SiteMap']
  return (
    <div className="fr-grid-row">
      <div className="fr-col-12 fr-col-lg-8">
        <Badge className="fr-mb-2w" severity="info" noIcon>
          {words.soon}
        </Badge>
        <h1>{titleOf(name)}</h1>
        <p className="fr-text--lead fr-mb-6w">{words.offers[name]}</p>
        <h2 className="fr-h4">{words.meanwhile}</h2>
        <ul className="fr-raw-list">
          {others
            .filter(other => isOpenTo(findScreen(other), user !== null))
            .map(other => (
              <li key={other} className="fr-mb-2w">
                <SiteLink className="fr-link fr-icon-arrow-right-line fr-link--icon-right" href={addressOf(other)}>
                  {titleOf(other)}
                </SiteLink>
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}

const isOpenTo = ({ access }: Screen, signedIn: boolean): boolean =>
  access === 'public' || (access === 'anonymous' ? !signedIn : signedIn)
