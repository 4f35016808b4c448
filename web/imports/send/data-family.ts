import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'

/** The subject of a file, whatever its level and its columns. */
export type DataFamily = 'purchases' | 'canteens' | 'diagnostics'

export const dataFamilyOf = (kind: FileKind): DataFamily => {
  const outcome = outcomeOfKind(kind)
  if (outcome === 'PURCHASES') return 'purchases'
  return outcome === 'CANTEENS' ? 'canteens' : 'diagnostics'
}
