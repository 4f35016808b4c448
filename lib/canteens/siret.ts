/** SIRENE's La Poste has more establishments than check digits: its SIRETs are valid when their digits sum to 5 n. */
const laPoste = '356000000'

/** Whether the 14 digits of a SIRET agree with each other (Luhn). Source: INSEE, SIRENE documentation. */
export function isValidSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret)) return false
  if (luhnSum(siret) % 10 === 0) return true
  return siret.startsWith(laPoste) && [...siret].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0
}

/** Whether a number has the 14 digits of a SIRET, and they disagree. */
export const hasWrongCheckDigit = (siret: string | null): boolean =>
  siret !== null && /^\d{14}$/.test(siret) && !isValidSiret(siret)

/** Whether the 9 digits of a SIREN agree with each other (Luhn). */
export const isValidSiren = (siren: string): boolean => /^\d{9}$/.test(siren) && luhnSum(siren) % 10 === 0

function luhnSum(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const weighted = i % 2 === 1 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum
}

/** Removes the ordinary and no-break spaces that people type between groups of digits. */
export const removeSpaces = (text: string): string => text.replace(/[\s\u00a0\u202f]/g, '')

/** Recognises the form in which a spreadsheet saves a SIRET that it takes for a number: 2,13402E+13. */
export const isInScientificNotation = (text: string): boolean => /^\d[.,]?\d{0,15}E\+?1[23]$/i.test(text)
