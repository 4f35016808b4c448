import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useCanteenPreviews } from '../../app/session.ts'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { PurchaseList } from './PurchaseList.tsx'
import { usePurchaseListWords } from './words/purchase-list-words.ts'
import './purchase-list.css'

/** The purchases of the person's canteens: to find, to correct, to delete, to export. */
export default function PurchasesScreen() {
  const titleOf = useTitles()
  const words = usePurchaseListWords()
  const canteens = useCanteenPreviews()
  return (
    <>
      <h1 className="fr-mb-1w">{titleOf('PurchasesHome')}</h1>
      <p className="fr-text--lead fr-mb-3w">{words.intro}</p>
      {canteens.length === 0 ? <NoCanteen /> : <PurchaseList canteens={canteens} />}
    </>
  )
}

function NoCanteen() {
  const { noCanteen: words } = usePurchaseListWords()
  return (
    <section className="mc-no-canteen" aria-labelledby="sans-cantine">
      <h2 id="sans-cantine" className="fr-h4">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('CanteenCreation') }}>
            {words.add}
          </Button>
        </li>
        <li>
          <SecondaryLink href={addressOf('ImportCanteens')}>{words.file}</SecondaryLink>
        </li>
      </ul>
    </section>
  )
}
