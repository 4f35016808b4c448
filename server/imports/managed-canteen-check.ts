import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { KnownCanteen } from '../canteens/canteens-by-siret.ts'
import { addCanteenError } from './cell-errors.ts'

/** Adds the error of a row whose canteen does not exist, or is not one that the caller may write for. */
export function checkManaged<Draft>(
  canteen: KnownCanteen | null,
  key: string,
  row: number,
  validation: Validation<Draft>,
): void {
  if (!canteen) addCanteenError(validation, 'unknown-canteen', row, key)
  else if (!canteen.onTeam) addCanteenError(validation, 'not-manager', row, key)
  else if (!canteen.covered) addCanteenError(validation, 'outside-token', row, key)
}
