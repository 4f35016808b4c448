import { useParams } from 'react-router'
import { usePageTitle } from '../../app/page-title.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { readCanteenId } from '../../canteens/canteen-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { CanteenPage } from './CanteenPage.tsx'
import { publicPage } from './public-page-queries.ts'
import { usePageWords } from './words/page-words.ts'

/** What everybody may see of a canteen. The address holds its id, and its name for people. */
export default function CanteenScreen() {
  const id = readCanteenId(useParams().canteenUrlComponent)
  if (id === null) return <UnknownCanteen />
  return (
    <QueryView key={id} query={publicPage(id)}>
      {canteen => (canteen ? <CanteenPage canteen={canteen} /> : <UnknownCanteen />)}
    </QueryView>
  )
}

function UnknownCanteen() {
  const { unknown } = usePageWords()
  usePageTitle(unknown.title)
  return (
    <>
      <h1>{unknown.title}</h1>
      <p className="fr-text--lead">{unknown.text}</p>
      <SiteLink className="fr-btn" href={addressOf('CanteensHome')}>
        {unknown.back}
      </SiteLink>
    </>
  )
}
