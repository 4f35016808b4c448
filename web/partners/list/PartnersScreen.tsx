import { useRef } from 'react'
import type { PreparePage } from '../../app/prepare-page.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { InquiryForm } from '../../contact/InquiryForm.tsx'
import { Charter } from '../Charter.tsx'
import { partnersPage } from '../partner-queries.ts'
import { partnerWords, usePartnerWords } from '../words/partner-words.ts'
import { Catalogue } from './Catalogue.tsx'
import { activeFilters, partnerListFormat } from './partner-list-address.ts'
import '../partners.css'

export const preparePage: PreparePage = async ({ search, locale, read }) => {
  const address = partnerListFormat.read(search)
  const { count, results } = await read(partnersPage(address))
  const { intro: description } = await partnerWords(locale)
  // Search engines keep the pages of all actors, not the answers to searches.
  const isGone = results.length === 0 && count > 0
  if (isGone || activeFilters(address).length > 0) return { description, isUnlisted: true }
  return { description, canonical: addressOf('PartnersHome') + partnerListFormat.write({ page: address.page }) }
}

/** Who helps canteens: what one may ask them, the catalogue with its filters, and a form for who found nobody. */
export default function PartnersScreen() {
  const words = usePartnerWords()
  const titleOf = useTitles()
  const title = useRef<HTMLHeadingElement>(null)

  /** Goes back to the top, where the notice of the success is. */
  function showTop(): void {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {titleOf('PartnersHome')}
      </h1>
      <p className="fr-text--lead">{words.intro}</p>
      <div className="mc-partner-head">
        <section aria-labelledby="questions">
          <h2 className="fr-h5" id="questions">
            {words.questions.title}
          </h2>
          <ul>
            {words.questions.list.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <div>
          <p className="mc-partner-note">{words.note}</p>
          <Charter />
        </div>
      </div>
      <Catalogue />
      <section className="mc-partner-contact" aria-labelledby="pas-trouve">
        <h2 className="fr-h4" id="pas-trouve">
          {words.contact.title}
        </h2>
        <p>{words.contact.text}</p>
        <InquiryForm initialType="other" onSent={showTop} />
      </section>
    </>
  )
}
