import { Button } from '@codegouvfr/react-dsfr/Button'
import type { PublicCanteen } from '@ma-cantine/lib/public-canteens/public-canteen'
import { useRef } from 'react'
import { usePageTitle } from '../../app/page-title.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { ProductionTag } from '../../canteens/CanteenIdentity.tsx'
import { CanteenIndicators } from '../../canteens/CanteenIndicators.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { ClaimBlock } from './ClaimBlock.tsx'
import { Gallery } from './Gallery.tsx'
import { Measures } from './Measures.tsx'
import { MessageForm } from './MessageForm.tsx'
import { usePageWords } from './words/page-words.ts'
import './page.css'

/** Pictures above the name; the others come after the measures. */
const firstPictures = 3

export interface CanteenProps {
  readonly canteen: PublicCanteen
}

/** The page of a canteen: its pictures, what it does of the five measures, and the way to write to it. */
export function CanteenPage({ canteen }: CanteenProps) {
  const words = usePageWords()
  const contact = useRef<HTMLHeadingElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  usePageTitle(canteen.name)
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }
  return (
    <>
      <div className="mc-public-head">
        {canteen.logo && <img className="mc-public-head__logo" src={canteen.logo} alt="" width="96" height="96" />}
        <div className="mc-public-head__text">
          <ProductionTag type={canteen.productionType} />
          <h1 className="fr-mt-1w fr-mb-1w" ref={title} tabIndex={-1}>
            {canteen.name}
          </h1>
          <CanteenIndicators canteen={canteen} />
        </div>
        <ul className="mc-public-head__links">
          {canteen.isManagedByUser && (
            <li>
              <SecondaryLink href={addressOf('PublicationForm', params)}>{words.links.edit}</SecondaryLink>
            </li>
          )}
          {!canteen.canBeClaimed && (
            <li>
              <Button
                type="button"
                iconId="fr-icon-mail-line"
                onClick={() => {
                  contact.current?.focus({ preventScroll: true })
                  contact.current?.scrollIntoView()
                }}
              >
                {words.links.contact}
              </Button>
            </li>
          )}
        </ul>
      </div>
      <Gallery title={words.gallery.title} images={canteen.images} first={0} count={firstPictures} />
      <ClaimBlock canteen={canteen} />
      <PublicContent canteen={canteen} />
      <Gallery title={words.gallery.more} images={canteen.images} first={firstPictures} />
      <section className="fr-mt-8w" aria-labelledby="contact">
        <h2 id="contact" ref={contact} tabIndex={-1}>
          {words.contact.title}
        </h2>
        {canteen.canBeClaimed ? (
          <p>{words.contact.nobody}</p>
        ) : (
          <MessageForm
            canteen={canteen}
            onSent={() => {
              title.current?.focus({ preventScroll: true })
              scrollTo({ top: 0 })
            }}
          />
        )}
      </section>
      <p className="fr-mt-6w">
        <SiteLink className="fr-link" href={`${addressOf('ContactPage')}?type=bug`}>
          {words.links.error}
        </SiteLink>
      </p>
    </>
  )
}

/** What the managers of the canteen see before it is online: its presentation and its measures. */
export function PublicContent({ canteen }: CanteenProps) {
  const words = usePageWords()
  return (
    <>
      {canteen.publicationComments && (
        <section className="fr-mt-6w" aria-labelledby="presentation">
          <h2 id="presentation" className="fr-h3">
            {words.description}
          </h2>
          <p className="mc-public-text">{canteen.publicationComments}</p>
        </section>
      )}
      <Measures canteen={canteen} />
    </>
  )
}
