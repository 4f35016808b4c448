/** Stands for the id in the address of a text that is not written yet. */
export const newText = 'nouveau'

/** The id in the address of a text; null for a text that is not written yet, undefined for what is neither. */
export function readTextId(id: string | undefined): number | null | undefined {
  if (id === newText) return null
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}
