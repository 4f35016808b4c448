import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { deletePurchase } from '@ma-cantine/lib/purchases/purchases-api'
import { client } from '../../app/client.ts'
import { useAction } from '../../ui/use-action.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface PurchaseDeletionProps {
  readonly purchase: Purchase
  readonly onDelete: () => void
}

/** Deletes the purchase. */
export function PurchaseDeletion({ purchase, onDelete }: PurchaseDeletionProps) {
  const words = usePurchaseFormWords()
  const { state, run } = useAction(async () => {
    await client.call(deletePurchase, { params: { purchaseId: purchase.id } })
    onDelete()
  })

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
