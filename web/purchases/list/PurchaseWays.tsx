import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf } from '../../app/screen-list.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

/** The ways to enter purchases, and to their summary. */
export function PurchaseWays({ hasPurchases }: { readonly hasPurchases: boolean }) {
  const { ways: words } = usePurchaseListWords()
  return (
    <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--icon-left">
      <li>
        <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('NewPurchase') }}>
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
            linkProps={{ href: addressOf('PurchasesSummary') }}
          >
            {words.summary}
          </Button>
        </li>
      )}
    </ul>
  )
}
