/** The columns of import files that name the canteen of a row: the first of them that the schema of a file has. */
export const canteenColumns = ['cantine_id', 'siret'] as const
export type CanteenColumn = (typeof canteenColumns)[number]

/** The largest number that an id of the database may be. */
const largestId = 2_147_483_647

export const isSiretForm = (text: string): boolean => /^\d{14}$/.test(text)

/** The key of the canteen that a cell names, or null when no canteen can have it: a SIRET, or the digits of an id. */
export function readCanteenKey(column: string, text: string): string | null {
  const trimmed = text.trim()
  if (column === 'siret') return isSiretForm(trimmed) ? trimmed : null
  const id = /^\d+$/.test(trimmed) ? Number(trimmed) : 0
  return id >= 1 && id <= largestId ? String(id) : null
}
