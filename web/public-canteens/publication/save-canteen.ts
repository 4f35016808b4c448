import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { CanteenChange } from '@ma-cantine/lib/canteens/canteen-input'
import { changeCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { isChangedMeanwhile } from '@ma-cantine/lib/http/api-error'
import { client } from '../../app/client.ts'
import { queries } from '../../app/queries.ts'
import { canteensQueryKey } from '../../canteens/canteen-queries.ts'
import { publicPageKey } from '../page/public-page-queries.ts'

/** Reads again what shows the canteen: here, in lists, and on its public page. */
export async function refreshCanteen(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: canteensQueryKey }),
    queries.invalidateQueries({ queryKey: publicPageKey }),
  ])
}

/** Stores a change of pictures on top of the version that is shown; one that is out of date is shown anew before it fails. */
export async function savePictures(canteen: Canteen, body: Pick<CanteenChange, 'images' | 'logo'>): Promise<void> {
  try {
    await client.call(changeCanteen, {
      params: { canteenId: canteen.id },
      body,
      version: canteen.modificationDate,
    })
  } catch (error) {
    if (isChangedMeanwhile(error)) await refreshCanteen()
    throw error
  }
  await refreshCanteen()
}
