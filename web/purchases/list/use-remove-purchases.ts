import { deletePurchases, restorePurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

const reload = () => queries.invalidateQueries({ queryKey: purchasesQueryKey })

/** @returns a function that deletes purchases, and shows a notice from which they can be restored. */
export function useRemovePurchases(): (ids: readonly number[]) => Promise<void> {
  const words = usePurchaseListWords()
  return async ids => {
    const removed = await client.call(deletePurchases, { body: { ids: [...ids] } })
    // None changed when an earlier attempt did its work and its answer was lost: they can be restored all the same.
    const restorable = removed.count > 0 ? removed.ids : [...ids]
    notify({
      status: 'success',
      title: removed.count > 0 ? words.removed(removed.count) : words.alreadyRemoved,
      message: words.removedText,
      action: {
        label: words.undo,
        busyLabel: words.undoing,
        run: async () => {
          const { count } = await client.call(restorePurchases, { body: { ids: restorable } })
          await reload()
          return { title: words.restored(count), message: words.restoredText }
        },
      },
    })
    await reload()
  }
}
