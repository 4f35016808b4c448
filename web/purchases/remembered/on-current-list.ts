import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { queries } from '../../app/queries.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'

const reload = () => queries.invalidateQueries({ queryKey: purchasesQueryKey })

/**
 * Runs an act on what the list shows, which shows its effect afterwards. Where somebody decided otherwise meanwhile, it
 * shows what they decided, and the next act is based on that.
 */
export async function onCurrentList(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (error instanceof RefusedError) await reload()
    throw error
  }
  await reload()
}
