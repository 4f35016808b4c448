import { siretChecks } from '@ma-cantine/lib/canteens/siret'

/** Invented; their digits agree with each other. */
export const [tilleuls, parc, marronniers, lac, source] = [
  '21340172201787',
  '99821993500017',
  '99746507500015',
  '99599528900015',
  '99182633000011',
] as const

/** As many more as are asked for, different from each other and from those. */
export const moreSirets = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const start = `98${String(index).padStart(11, '0')}`
    return Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(siretChecks) ?? ''
  })
