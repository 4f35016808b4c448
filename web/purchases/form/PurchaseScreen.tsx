import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { filledOf, formOfPurchase } from '@ma-cantine/lib/purchases/purchase-form-values'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useLocale } from '../../app/locale.ts'
import { useTitles } from '../../app/screen-list.ts'
import { useCanteenPreviews, useUser } from '../../app/session.ts'
import { useGoTo } from '../../app/use-go-to.ts'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { purchasesAddress } from '../purchase-addresses.ts'
import { purchaseToChange } from '../purchase-queries.ts'
import { NewPurchaseForm } from './NewPurchaseForm.tsx'
import { PurchaseEdition } from './PurchaseEdition.tsx'
import { decimalMark } from './purchase-name.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/** Changes or deletes a purchase; with `?dupliquer=true`, saves a copy of it. One that is unknown leads to the list. */
export default function PurchaseScreen() {
  const words = usePurchaseFormWords()
  const titleOf = useTitles()
  const locale = useLocale()
  const user = useUser()
  const canteens = useCanteenPreviews()
  const goTo = useGoTo()
  const purchaseId = Number.parseInt(useParams().purchaseId ?? '', 10) || 0
  const isCopy = useSearchParams()[0].get('dupliquer') === 'true'
  const query = purchaseToChange(purchaseId)
  const { error } = useQuery(query)
  const isUnknown = error instanceof RefusedError
  const leave = useEffectEvent(() =>
    goTo(purchasesAddress(), {
      status: 'error',
      title: words.modification.unknownTitle,
      message: words.modification.unknown,
    }),
  )
  useEffect(() => {
    if (isUnknown) leave()
  }, [isUnknown])

  if (!user || isUnknown) return <LoadingScreen />
  const nameOf = (id: number) => canteens.find(canteen => canteen.id === id)?.name ?? ''
  return (
    <>
      <h1>{isCopy ? words.duplication.title : titleOf('PurchasePage')}</h1>
      <QueryView query={query}>
        {purchase =>
          isCopy ? (
            <>
              <p>{words.duplication.lead}</p>
              <NewPurchaseForm
                key={purchase.id}
                userId={user.id}
                values={{
                  ...formOfPurchase(filledOf(purchase), nameOf(purchase.canteen), decimalMark(locale)),
                  priceHt: '',
                  date: '',
                  invoiceFile: '',
                }}
                copied={purchase.id}
              />
            </>
          ) : (
            <PurchaseEdition key={purchase.id} purchase={purchase} nameOf={nameOf} />
          )
        }
      </QueryView>
    </>
  )
}
