import { isValidSiret } from '@ma-cantine/lib/canteens/siret'

/** Invented; their digits agree with each other. */
export const [tilleuls, parc, marronniers, lac, source] = [
  '21340172201787',
  '99821993500017',
  '99746507500015',
  '99599528900015',
  '99182633000011',
] as const

/** The 14 digits that start so, whose last one makes them agree with each other. */
export function inventedSiret(start: number | string): string {
  const digits = String(start).padEnd(13, '0')
  const check = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(isValidSiret)
  if (!check) throw new Error(`No check digit for ${digits}`)
  return check
}

/** An invented one for each number below 10 000 000 000. */
export const makeSiret = (number: number): string => inventedSiret(`987${String(number).padStart(10, '0')}`)

/** As many more as are asked for, different from each other and from those. */
export const moreSirets = (count: number): string[] => Array.from({ length: count }, (_, index) => makeSiret(index))

/** Whether a statement looks canteens up by their SIRETs, as an import does before it writes. */
export const looksUpSirets = (sql: string): boolean => /siret\W+IN\b/.test(sql)
