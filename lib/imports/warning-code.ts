import type { ErrorCode } from './error-code.ts'

/** The codes of warnings, which do not refuse a file. */
export const warningCodes = [
  'guessed-encoding',
  'repeated-line',
  'siret-in-scientific-notation',
  'unusual-price',
  'future-date',
  'distant-date',
  'other-year',
  'unusual-meal-cost',
  'meat-and-fish-above-total',
  'origin-above-family',
  'total-differs-from-detail',
  'canteen-not-beside',
  'spaces-in-code',
  'listed-value-spelling',
  'lost-leading-zero',
  'sectors-left-empty',
  'type-left-empty',
] as const satisfies readonly ErrorCode[]
export type WarningCode = (typeof warningCodes)[number]

/** The warnings about cells that are read as they were meant, which a fix can write so. */
const fixableWarnings: ReadonlySet<string> = new Set<WarningCode>([
  'spaces-in-code',
  'listed-value-spelling',
  'lost-leading-zero',
])

export const isFixableWarning = (code: string): boolean => fixableWarnings.has(code)
