import { Button } from '@codegouvfr/react-dsfr/Button'
import type { RefObject } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface FirstPurchasesProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The ways to begin, for who has canteens and no purchase. */
export function FirstPurchases({ heading }: FirstPurchasesProps) {
  const { first: words, ways } = usePurchaseListWords()
  return (
    <section aria-labelledby="premiers-achats">
      <h2 id="premiers-achats" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <ul className="mc-first-purchases">
        <li>
          <h3 className="fr-h6">{words.one}</h3>
          <p>{words.oneText}</p>
          <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('NewPurchase') }}>
            {ways.one}
          </Button>
        </li>
        <li>
          <h3 className="fr-h6">{words.several}</h3>
          <p>{words.severalText}</p>
          <SecondaryLink href={addressOf('PurchaseSheet')}>{ways.several}</SecondaryLink>
        </li>
        <li>
          <h3 className="fr-h6">{words.file}</h3>
          <p>{words.fileText}</p>
          <SecondaryLink href={addressOf('ImportPurchases')}>{words.fileAction}</SecondaryLink>
        </li>
        <li>
          <h3 className="fr-h6">{words.invoice}</h3>
          <p>{words.invoiceText}</p>
          <SecondaryLink href={addressOf('NewPurchase')}>{words.invoiceAction}</SecondaryLink>
        </li>
      </ul>
      <p className="fr-mt-3w">
        {words.supplier}{' '}
        <SiteLink className="fr-link" href={addressOf('NewRecapRequest')}>
          {words.supplierAction}
        </SiteLink>
      </p>
    </section>
  )
}
