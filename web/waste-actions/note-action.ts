import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { isChangedMeanwhile } from '@ma-cantine/lib/http/api-error'
import type { CanteenAction } from '@ma-cantine/lib/waste-actions/canteen-action'
import type { ActionState } from '@ma-cantine/lib/waste-actions/canteen-action-rules'
import { noteWasteAction } from '@ma-cantine/lib/waste-actions/waste-actions-api'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { actionsQueryKey } from './waste-action-queries.ts'

/**
 * Notes what a canteen plans or does of an action, on the version that is shown, and shows what is stored then: also when
 * somebody else changed it first, which is refused.
 */
export const noteActionOf =
  (actionId: number, { id: canteenId }: CanteenPreview, shown: CanteenAction | undefined) =>
  async (change: Partial<ActionState>, version = shown?.modificationDate): Promise<CanteenAction> => {
    const refresh = () => queries.invalidateQueries({ queryKey: actionsQueryKey })
    try {
      const body = { canteenId, ...change }
      const saved = await client.call(noteWasteAction, { params: { actionId }, body, version })
      await refresh()
      return saved
    } catch (error) {
      if (isChangedMeanwhile(error)) await refresh()
      throw error
    }
  }
