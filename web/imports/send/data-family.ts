import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'

/** The subject of a file, whatever its level and its columns. */
export type DataFamily = 'purchases' | 'canteens' | 'diagnostics'

export const dataFamilyOf = (kind: FileKind): DataFamily => {
  if (kind === 'achats') return 'purchases'
  return kind === 'cantines' || kind === 'cantines_admin' ? 'canteens' : 'diagnostics'
}
