import { changePurchases, undoPurchasesChange } from '@ma-cantine/lib/purchases/many-purchases-api'
import { client } from '../../app/client.ts'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { bodyOf, type PlannedMany } from './ChangeManyForm.tsx'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

const reload = () => queries.invalidateQueries({ queryKey: purchasesQueryKey })

/** @returns a function that changes purchases as planned, and shows a notice from which that can be undone. */
export function useChangePurchases(): (
  ids: readonly number[],
  planned: PlannedMany,
  idempotencyKey: string,
) => Promise<void> {
  const words = usePurchaseListWords()
  return async (ids, { change, plan }, idempotencyKey) => {
    const body = { ids: [...ids], ...bodyOf(change) }
    const changed = await client.call(changePurchases, { body, idempotencyKey, version: plan.version })
    const { modificationDate } = changed
    if (modificationDate !== null) {
      const undoKey = createIdempotencyKey()
      notify({
        status: 'success',
        title: words.changeMany.changed(changed.count),
        message: words.removedText,
        action: {
          label: words.changeMany.undo,
          busyLabel: words.undoing,
          run: async () => {
            const act = { ids: changed.ids, modificationDate }
            const undone = await client.call(undoPurchasesChange, { body: act, idempotencyKey: undoKey })
            const left = changed.count - undone.count
            await reload()
            return {
              status: left > 0 ? 'warning' : 'success',
              title: words.changeMany.undone(undone.count),
              message: left > 0 ? words.changeMany.left(left) : words.restoredText,
            }
          },
        },
      })
    }
    await reload()
  }
}
