import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { PurchaseSheet } from './PurchaseSheet.tsx'
import { sheetCanteens } from './sheet-queries.ts'
import { useSheetWords } from './words/sheet-words.ts'

/** The screen to type and paste many purchases, checked as those of a file and saved all or nothing. */
export default function PurchaseSheetScreen() {
  const words = useSheetWords()
  const titleOf = useTitles()
  return (
    <>
      <h1 className="fr-mb-2w">{titleOf('PurchaseSheet')}</h1>
      <p className="fr-text--lead fr-mb-1w">{words.intro}</p>
      <p className="fr-mb-3w">
        <SiteLink className="fr-link" href={addressOf('ImportPurchases')}>
          {words.import}
        </SiteLink>
      </p>
      <QueryView query={sheetCanteens}>
        {canteens => (canteens.length === 0 ? <NoCanteen /> : <PurchaseSheet canteens={canteens} />)}
      </QueryView>
    </>
  )
}

function NoCanteen() {
  const { noCanteen } = useSheetWords()
  return (
    <section aria-labelledby="sans-cantine">
      <h2 id="sans-cantine" className="fr-h4">
        {noCanteen.title}
      </h2>
      <p>{noCanteen.text}</p>
      <Button linkProps={{ href: addressOf('CanteenCreation') }}>{noCanteen.add}</Button>
    </section>
  )
}
