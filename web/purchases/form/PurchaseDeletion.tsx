import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { deletePurchase, restorePurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { useAction } from '../../ui/use-action.ts'
import { purchasesAddress } from '../purchase-addresses.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { purchaseName } from './purchase-name.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface PurchaseDeletionProps {
  readonly purchase: Purchase
  readonly isDeleted: boolean
  readonly onDelete: () => void
}

/** Deletes the purchase and goes to the list, where a notice offers to bring it back. */
export function PurchaseDeletion({ purchase, isDeleted, onDelete }: PurchaseDeletionProps) {
  const words = usePurchaseFormWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const { state, run } = useAction(async () => {
    await client.call(deletePurchase, { params: { purchaseId: purchase.id } })
    onDelete()
  })

  const leave = useEffectEvent(async () => {
    const what = purchaseName(purchase, words.unnamed, locale)
    await navigate(purchasesAddress(), { replace: true })
    void queries.invalidateQueries({ queryKey: purchasesQueryKey })
    notify({
      status: 'success',
      title: words.deletion.doneTitle,
      message: words.deletion.done(what),
      action: {
        label: words.deletion.undo,
        busyLabel: words.deletion.undoing,
        run: async () => {
          await client.call(restorePurchases, { body: { ids: [purchase.id] } })
          await queries.invalidateQueries({ queryKey: purchasesQueryKey })
          notify({ status: 'success', title: words.deletion.undone, message: words.deletion.undoneText(what) })
        },
      },
    })
  })
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (isDeleted) void leave()
  }, [isDeleted])

  const isBusy = state.kind === 'busy'
  return (
    <>
      <Button type="button" priority="tertiary" nativeButtonProps={{ 'aria-disabled': isBusy }} onClick={run}>
        {isBusy ? words.deletion.busy : words.deletion.action}
      </Button>
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mt-2w" severity="error" small description={state.message} />}
      </div>
    </>
  )
}
