import { isValidSiret } from '@ma-cantine/lib/canteens/siret'

/** Invented SIRETs with valid check digits. */
export const [tilleuls, parc, marronniers, lac, source] = [
  '21340172201787',
  '99821993500017',
  '99746507500015',
  '99599528900015',
  '99182633000011',
] as const

/** The SIRET that starts with these digits, with its check digit. */
export function inventedSiret(start: number | string): string {
  const digits = String(start).padEnd(13, '0')
  const check = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(isValidSiret)
  if (!check) throw new Error(`No check digit for ${digits}`)
  return check
}

/** An invented SIRET for each number below 10 000 000 000. */
export const makeSiret = (number: number): string => inventedSiret(`987${String(number).padStart(10, '0')}`)

/** The given number of distinct SIRETs, different from those above. */
export const moreSirets = (count: number): string[] => Array.from({ length: count }, (_, index) => makeSiret(index))

/** Whether a statement finds canteens by their SIRETs, as an import does before it writes. */
export const isSiretLookup = (sql: string): boolean => /siret\W+IN\b/.test(sql)
