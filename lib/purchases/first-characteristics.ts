import { characteristics } from './purchase-draft.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'

/** Number of characteristics that a table shows. */
const shown = 3

const rank = (code: StoredCharacteristic): number => {
  const index = (characteristics as readonly StoredCharacteristic[]).indexOf(code)
  // Those that may no longer be chosen come last.
  return index === -1 ? characteristics.length : index
}

/** The characteristics that say most about a product. */
export const firstCharacteristics = (codes: readonly StoredCharacteristic[]): StoredCharacteristic[] =>
  codes.toSorted((one, other) => rank(one) - rank(other)).slice(0, shown)
