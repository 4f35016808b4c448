import { readerDay } from '@ma-cantine/lib/messages/today'
import { emptyPurchaseForm } from '@ma-cantine/lib/purchases/purchase-form-values'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useCanteenPreviews, useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { lastSavedPurchase } from '../purchase-queries.ts'
import { NewPurchaseForm } from './NewPurchaseForm.tsx'
import { NoCanteen } from './NoCanteen.tsx'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/** Adds a purchase. The canteen is that of the address, the only one, or the one that bought last. */
export default function NewPurchaseScreen() {
  const words = usePurchaseFormWords()
  const titleOf = useTitles()
  const user = useUser()
  const canteens = useCanteenPreviews()
  const [query] = useSearchParams()
  const { data: last, isPending } = useQuery(lastSavedPurchase)
  const asked = query.get('cantine')
  const find = (id: number | undefined) => canteens.find(canteen => canteen.id === id)
  const canteen = find(Number.parseInt(asked ?? '', 10)) ?? (canteens.length === 1 ? canteens[0] : find(last?.canteen))

  if (!user || isPending) return <LoadingScreen />
  return (
    <>
      <h1>{titleOf('NewPurchase')}</h1>
      {canteens.length === 0 ? (
        <NoCanteen />
      ) : (
        <>
          <p>
            {words.creation.lead}{' '}
            <SiteLink className="fr-link" href={addressOf('PurchaseSheet')}>
              {words.creation.several}
            </SiteLink>
          </p>
          <NewPurchaseForm
            userId={user.id}
            values={{
              ...emptyPurchaseForm,
              date: readerDay(),
              canteen: canteen ? String(canteen.id) : '',
              canteenName: canteen?.name ?? '',
            }}
            copied={null}
          />
        </>
      )}
    </>
  )
}
