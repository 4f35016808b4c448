import { readTitledId } from '@ma-cantine/lib/http/titled-id'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { gratuityLabels } from '@ma-cantine/lib/partners/gratuity-options'
import type { FullPartner } from '@ma-cantine/lib/partners/partner'
import { partnerNeedLabels } from '@ma-cantine/lib/partners/partner-needs'
import { useParams } from 'react-router'
import { useLocale } from '../../app/locale.ts'
import { usePageTitle } from '../../app/page-title.ts'
import type { PreparePage } from '../../app/prepare-page.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { SanitizedHtml } from '../../ui/SanitizedHtml.tsx'
import { useWords } from '../../words/site-words.ts'
import { partnerAddress } from '../partner-address.ts'
import { usePartnerPlace } from '../partner-place.ts'
import { onePartner } from '../partner-queries.ts'
import { usePartnerWords } from '../words/partner-words.ts'
import '../partners.css'

export const preparePage: PreparePage = async ({ params, read }) => {
  const id = readTitledId(params.partnerUrlComponent)
  const partner = id === null ? null : await read(onePartner(id))
  if (partner === null) return null
  const { name, shortDescription: description, image, website } = partner
  return {
    title: name,
    description,
    image: image ?? undefined,
    canonical: partnerAddress(partner),
    jsonLd: { '@type': 'Organization', name, description, ...(website === null ? {} : { url: website }) },
  }
}

/** What an actor offers to canteens. The address holds its id, and its name for people. */
export default function PartnerScreen() {
  const id = readTitledId(useParams().partnerUrlComponent)
  if (id === null) return <UnknownPartner />
  return (
    <QueryView key={id} query={onePartner(id)}>
      {partner => (partner ? <PartnerPage partner={partner} /> : <UnknownPartner />)}
    </QueryView>
  )
}

function UnknownPartner() {
  const { page } = usePartnerWords()
  usePageTitle(page.unknownTitle)
  return (
    <>
      <h1>{page.unknownTitle}</h1>
      <p className="fr-text--lead">{page.unknown}</p>
      <SiteLink className="fr-btn" href={addressOf('PartnersHome')}>
        {page.back}
      </SiteLink>
    </>
  )
}

function PartnerPage({ partner }: { readonly partner: FullPartner }) {
  const words = usePartnerWords()
  const { newTab } = useWords()
  const locale = useLocale()
  const placeOf = usePartnerPlace()
  // Actors write in French.
  const lang = locale === 'fr' ? undefined : 'fr'
  const { name, image, types, categories, gratuityOption, website, shortDescription, longDescription } = partner
  const facts = (
    [
      ['types', types.join(', '), lang],
      ['offer', gratuityOption === null ? '' : gratuityLabels[locale][gratuityOption], undefined],
      ['place', placeOf(partner, false), undefined],
      ['needs', categories.map(need => partnerNeedLabels[locale][need]).join(', '), undefined],
    ] as const
  ).filter(([, text]) => text !== '')
  usePageTitle(name)
  return (
    <>
      <div className="mc-partner">
        <div>
          <h1 lang={lang}>{name}</h1>
          <p className="fr-text--lead" lang={lang}>
            {shortDescription}
          </p>
          <dl className="mc-partner-list">
            {facts.map(([fact, text, textLang]) => (
              <div key={fact}>
                <dt>{words.page.facts[fact]}</dt>
                <dd lang={textLang}>{text}</dd>
              </div>
            ))}
          </dl>
          {website !== null && (
            <a
              className="fr-btn fr-btn--secondary"
              href={website}
              target="_blank"
              rel="noopener external nofollow"
              title={joinParts(words.page.website, newTab)}
            >
              {words.page.website}
            </a>
          )}
        </div>
        {image !== null && <img className="mc-partner__picture" src={image} alt="" />}
      </div>
      {longDescription !== null && (
        <div className="mc-partner-text">
          <SanitizedHtml html={longDescription} lang={lang} />
        </div>
      )}
      <p className="mc-partner-note fr-mt-6w">{words.note}</p>
      <SiteLink className="fr-link" href={addressOf('PartnersHome')}>
        {words.page.back}
      </SiteLink>
    </>
  )
}
