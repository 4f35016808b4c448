import { useRef } from 'react'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { activeFilters, publicListFormat } from './list-address.ts'
import { NotFoundForm } from './NotFoundForm.tsx'
import { PublicCanteens } from './PublicCanteens.tsx'
import { publicCanteensPage } from './public-canteens-queries.ts'
import { publicCanteenWords, usePublicCanteenWords } from './words/public-canteen-words.ts'
import './public-canteens.css'

export const preparePage: PreparePage = async ({ search, locale, read }) => {
  const address = publicListFormat.read(search)
  const { count, results } = await read(publicCanteensPage(address))
  const { intro: description } = await publicCanteenWords(locale)
  const { page, order } = address
  // Search engines keep the pages of all canteens, in one order, not the answers to searches.
  const isGone = results.length === 0 && count > 0
  if (isGone || order !== publicListFormat.read(new URLSearchParams()).order || activeFilters(address).length > 0)
    return { description, isUnlisted: true }
  return { description, canonical: addressOf('CanteensHome') + publicListFormat.write({ page }) }
}

/** The canteens that everybody may see: search, filters, list and map. */
export default function CanteensScreen() {
  const words = usePublicCanteenWords()
  const titleOf = useTitles()
  const title = useRef<HTMLHeadingElement>(null)

  /** Goes back to the top, where the notice of the success is. */
  function showTop(): void {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="fr-mb-1w">
        {titleOf('CanteensHome')}
      </h1>
      <p className="fr-text--lead fr-mb-3w">{words.intro}</p>
      <PublicCanteens />
      <NotFoundForm onSent={showTop} />
    </>
  )
}
