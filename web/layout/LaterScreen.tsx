import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { useParams } from 'react-router'
import { usePageTitle } from '../app/page-title.ts'
import type { Screen } from '../app/screen.ts'
import { addressOf, screenNamed } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useWords } from '../words/locale.ts'
import type { ScreenName } from '../words/screen-name.ts'
import { useLaterWords } from './later-words.ts'

export interface LaterScreenProps {
  readonly screen: Pick<Screen, 'name' | 'fullScreen'>
  /** What exists already and helps who came here, besides what everybody is led to. */
  readonly meanwhile: readonly ScreenName[]
}

/** A screen that is not open yet says so, says what it will offer, and leads to what exists. */
export function LaterScreen({ screen: { name, fullScreen }, meanwhile }: LaterScreenProps) {
  const user = useUser()
  const { titles, keyMeasures } = useWords()
  const words = useLaterWords()
  const { id = '' } = useParams()
  const title = (name === 'KeyMeasurePage' && keyMeasures[id as keyof typeof keyMeasures]) || titles[name]
  usePageTitle(title)
  const others = [...new Set<ScreenName>([...meanwhile, user ? 'ImportSelection' : 'SignUp', 'Home', 'SiteMap'])]
  return (
    <div className={fullScreen ? 'fr-container fr-py-8w' : undefined}>
      <div className="fr-grid-row">
        <div className="fr-col-12 fr-col-lg-8">
          <Badge className="fr-mb-2w" severity="info" noIcon>
            {words.soon}
          </Badge>
          <h1>{title}</h1>
          <p className="fr-text--lead fr-mb-6w">{words.offers[name]}</p>
          <h2 className="fr-h4">{words.meanwhile}</h2>
          <ul className="fr-raw-list">
            {others
              .filter(other => isOpenTo(screenNamed(other), user !== null))
              .map(other => (
                <li key={other} className="fr-mb-2w">
                  <SiteLink className="fr-link fr-icon-arrow-right-line fr-link--icon-right" href={addressOf(other)}>
                    {titles[other]}
                  </SiteLink>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

const isOpenTo = ({ access }: Screen, signedIn: boolean): boolean =>
  access === 'public' || (access === 'visitor' ? !signedIn : signedIn)
