const grouped = /^[+-]?[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d*)?(?:\s*[^\d\s.,].*)?$/u

/**
 * Removes the spaces of a number as people type it, those that group thousands too: `1 234,50 €` gives `1234,50€`.
 *
 * @returns null where a space stands elsewhere among the digits: `12 50` is 12,50 for some and a slip of 1250 for others.
 */
export function removeGroupSpaces(typed: string): string | null {
  const text = typed.trim()
  return /[\d.,]\s+[\d.,]/.test(text) && !grouped.test(text) ? null : text.replace(/\s/g, '')
}

/** A count as people type it, its digits grouped by thousands or not; null for what is no count. */
export function readTypedCount(typed: string): number | null {
  const digits = removeGroupSpaces(typed)
  return digits !== null && /^\d+$/.test(digits) ? Number(digits) : null
}
