import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { restorePurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { purchasesAddress } from '../purchase-addresses.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { purchaseName } from './purchase-name.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/**
 * Goes to the list once the purchase is deleted; a notice there offers to bring it back. Called by the component that holds
 * the guard: its effects run after those of the guard, which asks before leaving until it has rendered again.
 */
export function useLeaveDeleted(purchase: Purchase, isDeleted: boolean): void {
  const words = usePurchaseFormWords()
  const locale = useLocale()
  const navigate = useNavigate()
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
          return { title: words.deletion.undone, message: words.deletion.undoneText(what) }
        },
      },
    })
  })
  useEffect(() => {
    if (isDeleted) void leave()
  }, [isDeleted])
}
