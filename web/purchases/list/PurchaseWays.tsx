import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf } from '../../app/screen-list.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface PurchaseWaysProps {
  readonly hasPurchases: boolean
  /** The canteens that the list shows; the form and the summary open on one that is alone. */
  readonly canteens: readonly number[]
}

/** The ways to enter purchases, to have suppliers give them, and to their summary. */
export function PurchaseWays({ hasPurchases, canteens }: PurchaseWaysProps) {
  const { ways: words } = usePurchaseListWords()
  const ofCanteen = canteens.length === 1 ? `?cantine=${canteens[0]}` : ''
  return (
    <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--icon-left">
      <li>
        <Button iconId="fr-icon-add-line" linkProps={{ href: `${addressOf('NewPurchase')}${ofCanteen}` }}>
          {words.one}
        </Button>
      </li>
      <li>
        <Button priority="secondary" iconId="fr-icon-table-2" linkProps={{ href: addressOf('PurchaseSheet') }}>
          {words.several}
        </Button>
      </li>
      <li>
        <Button priority="secondary" iconId="fr-icon-upload-line" linkProps={{ href: addressOf('ImportPurchases') }}>
          {words.file}
        </Button>
      </li>
      {hasPurchases && (
        <li>
          <Button
            priority="tertiary"
            iconId="fr-icon-pie-chart-2-line"
            linkProps={{ href: `${addressOf('PurchasesSummary')}${ofCanteen}` }}
          >
            {words.summary}
          </Button>
        </li>
      )}
      <li>
        <Button priority="tertiary" iconId="fr-icon-mail-send-line" linkProps={{ href: addressOf('RecapRequests') }}>
          {words.recaps}
        </Button>
      </li>
      {hasPurchases && (
        <li>
          <Button
            priority="tertiary"
            iconId="fr-icon-lightbulb-line"
            linkProps={{ href: addressOf('RememberedLabels') }}
          >
            {words.remembered}
          </Button>
        </li>
      )}
    </ul>
  )
}
