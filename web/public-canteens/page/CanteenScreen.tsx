import { currentYear } from '@ma-cantine/lib/messages/today'
import { useParams } from 'react-router'
import { usePageTitle } from '../../app/page-title.ts'
import type { PreparePage } from '../../app/prepare-page.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { readCanteenId } from '../../canteens/canteen-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { publicCanteenAddress } from '../public-canteen-address.ts'
import { CanteenPage } from './CanteenPage.tsx'
import { provisionalShares, publicPage } from './public-page-queries.ts'
import { pageWords, usePageWords } from './words/page-words.ts'

export const preparePage: PreparePage = async ({ params, locale, read }) => {
  const id = readCanteenId(params.canteenUrlComponent)
  const canteen = id === null ? null : await read(publicPage(id))
  if (id === null || canteen === null) return null
  await read(provisionalShares(id, currentYear()))
  const { name, city, postalCode, leadImage } = canteen
  const description = (await pageWords(locale)).summary(name, city)
  return {
    title: name,
    description,
    image: leadImage ?? undefined,
    canonical: publicCanteenAddress(canteen),
    jsonLd: {
      '@type': 'FoodEstablishment',
      name,
      description,
      address: { '@type': 'PostalAddress', addressLocality: city, postalCode, addressCountry: 'FR' },
    },
  }
}

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
