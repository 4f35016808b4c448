import { removeGroupSpaces } from '../entities/grouped-digits.ts'

/** Kilograms with two decimals, as a text, so that no digit is lost. Null = not given. */
export type Mass = string | null

/** The digits before the decimal mark that stay exact with two decimals. */
const wholeDigits = 9

const decimal = /^([+-]?)(\d+)(?:[.,](\d+))?$/

export type MassError = 'wrong-mass' | 'negative-mass' | 'mass-too-large'

/**
 * Reads a mass in kilograms as people type it: a comma or a point, spaces between thousands, at most two decimals.
 * @returns null for an empty text.
 */
export function readMass(text: string): { readonly mass: Mass } | { readonly error: MassError } {
  const digits = removeGroupSpaces(text)
  if (digits === '') return { mass: null }
  if (digits === null) return { error: 'wrong-mass' }
  const [, sign, whole = '', decimals = ''] = decimal.exec(digits) ?? []
  if (whole === '' || /[1-9]/.test(decimals.slice(2))) return { error: 'wrong-mass' }
  const mass = `${whole.replace(/^0+(?=\d)/, '')}.${decimals.slice(0, 2).padEnd(2, '0')}`
  if (sign === '-' && /[1-9]/.test(mass)) return { error: 'negative-mass' }
  if (mass.length > wholeDigits + 3) return { error: 'mass-too-large' }
  return { mass }
}

/** Hundredths of a kilogram: sums of binary fractions would be inexact. */
export const inHundredths = (mass: string | number | null): number => Math.round(Number(mass ?? 0) * 100)
