/** The words of a label without case, accents or punctuation: « Montant H.T. (€) » gives `montant ht`. */
export function labelWords(label: string): string[] {
  return label
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}

export const labelKey = (label: string): string => labelWords(label).join(' ')

/** Tells columns of the same label apart: « Libellé », « Libellé (2) ». A column without a label has its place as name. */
export function uniqueLabels(labels: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return labels.map((text, position) => {
    const label = text.trim().replace(/\s+/g, ' ').slice(0, 280) || `(${position + 1})`
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    return count === 1 ? label : `${label} (${count})`
  })
}
