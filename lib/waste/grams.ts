import { mostGrams } from './weighing-rules.ts'

const typed = /^(\d*)(?:[.,](\d{0,3}))?$/

/**
 * Reads kilograms as people type them on a scale: a comma or a point, at most three decimals.
 * @returns grams; null for what is no mass.
 */
export function readGrams(text: string): number | null {
  const [, whole = '', decimals = ''] = typed.exec(text.replace(/\s/g, '')) ?? []
  if (whole === '' && decimals === '') return null
  return Number(whole || '0') * 1000 + Number(decimals.padEnd(3, '0'))
}

/** Writes grams as kilograms with a comma, for a field. */
export const writeGrams = (grams: number): string => String(grams / 1000).replace('.', ',')

/** Adds a key of the pad to the text; a key that would not give a mass changes nothing. */
export function pressKey(text: string, key: string): string {
  if (key === 'erase') return text.slice(0, -1)
  const next = key === ',' && text === '' ? '0,' : text === '0' && key !== ',' ? key : text + key
  const isMass = typed.test(next) && (readGrams(next) ?? 0) <= mostGrams
  return isMass ? next : text
}
