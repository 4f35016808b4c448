import { useNavigate } from 'react-router'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import { publicListFormat } from './list-address.ts'
import { SearchPicture } from './SearchPicture.tsx'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'
import './search-landing.css'

/** Where everybody starts to look for a canteen. */
export default function SearchLandingScreen() {
  const words = usePublicCanteenWords().landing
  const titleOf = useTitles()
  const navigate = useNavigate()
  const list = addressOf('CanteensHome')
  return (
    <div className="mc-search-landing">
      <div>
        <h1>{titleOf('CanteenSearchLanding')}</h1>
        <p className="fr-text--lead">{words.intro}</p>
        <search>
          <SearchForm
            words={words.search}
            text=""
            onSearch={search => void navigate(`${list}${publicListFormat.write({ search })}`)}
          />
        </search>
        <ul className="fr-raw-list fr-mt-3w">
          <li>
            <SiteLink className="fr-link fr-icon-filter-line fr-link--icon-left" href={list}>
              {words.filters}
            </SiteLink>
          </li>
          <li className="fr-mt-1w">
            <SiteLink
              className="fr-link fr-icon-map-pin-2-line fr-link--icon-left"
              href={`${list}${publicListFormat.write({ view: 'carte' })}`}
            >
              {words.map}
            </SiteLink>
          </li>
          <li className="fr-mt-1w">
            <SiteLink
              className="fr-link fr-icon-bar-chart-box-line fr-link--icon-left"
              href={addressOf('PublicCanteenStatisticsPage')}
            >
              {words.statistics}
            </SiteLink>
          </li>
        </ul>
      </div>
      <SearchPicture />
    </div>
  )
}
