import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { outcomeOfKind, storesPurchases } from '@ma-cantine/lib/imports/import-outcome'

/** The subject of a file, whatever its level and its columns. */
export type DataFamily = 'purchases' | 'canteens' | 'diagnostics'

export const dataFamilyOf = (kind: FileKind): DataFamily => {
  if (storesPurchases(kind)) return 'purchases'
  return outcomeOfKind(kind) === 'CANTEENS' ? 'canteens' : 'diagnostics'
}
