import type { ErrorCode } from '../imports/error-code.ts'

/** The families of codes, in the order in which a file is read. */
export const families = [
  'file',
  'workbook',
  'header',
  'rows',
  'cells',
  'lengths',
  'canteens',
  'purchases',
  'recaps',
  'diagnostics',
  'folder',
  'import',
] as const

/** One of `families`. */
export type Family = (typeof families)[number]

/** The family of every code, in the order of the list that `explain` shows. */
export const familyOf = {
  'empty-file': 'file',
  'format-error': 'file',
  'encoding-error': 'file',
  'guessed-encoding': 'file',
  'doubtful-encoding': 'file',
  'unclosed-quote': 'file',
  'row-too-long': 'file',
  'quoted-rows': 'file',
  'unknown-schema': 'file',

  'unknown-sheet': 'workbook',
  'no-fitting-sheet': 'workbook',
  'several-sheets': 'workbook',
  'unpacked-too-large': 'workbook',
  'formula-without-result': 'workbook',

  'missing-header': 'header',
  'blank-label': 'header',
  'duplicate-label': 'header',
  'missing-label': 'header',
  'extra-label': 'header',
  'incorrect-label': 'header',
  'misplaced-label': 'header',

  'blank-row': 'rows',
  'missing-cell': 'rows',
  'extra-cell': 'rows',
  'cut-number': 'rows',
  'repeated-line': 'rows',
  unique: 'rows',

  required: 'cells',
  'type-error': 'cells',
  pattern: 'cells',
  enum: 'cells',
  minimum: 'cells',
  maximum: 'cells',
  'total-digits': 'cells',
  'fraction-digits': 'cells',
  'garbled-text': 'cells',
  'control-character': 'cells',

  'min-length': 'lengths',
  'max-length': 'lengths',

  'siret-check-digit': 'canteens',
  'same-as-own-siret': 'canteens',
  'delivering-kitchen-required': 'canteens',
  'name-too-long': 'canteens',
  'no-daily-meals': 'canteens',
  'yearly-below-daily': 'canteens',
  'yearly-not-above-daily': 'canteens',
  'too-many-sectors': 'canteens',
  'unexpected-delivering-kitchen': 'canteens',
  'line-ministry-required': 'canteens',
  'unexpected-line-ministry': 'canteens',
  'siret-or-siren': 'canteens',
  'insee-code-required': 'canteens',
  'unexpected-group': 'canteens',
  'postal-code-or-insee-code-required': 'canteens',
  'invalid-email': 'canteens',
  'siret-in-scientific-notation': 'canteens',
  'spaces-in-code': 'canteens',
  'listed-value-spelling': 'canteens',
  'lost-leading-zero': 'canteens',
  'sectors-left-empty': 'canteens',
  'type-left-empty': 'canteens',

  'local-definition-required': 'purchases',
  'local-definition-without-local': 'purchases',
  'distance-without-km': 'purchases',
  'unusual-price': 'purchases',
  'future-date': 'purchases',
  'date-to-come': 'purchases',
  'impossible-date': 'purchases',
  'distant-date': 'purchases',
  'other-year': 'purchases',

  'period-reversed': 'recaps',
  'period-of-several-years': 'recaps',

  'year-required': 'diagnostics',
  'year-out-of-range': 'diagnostics',
  'total-required': 'diagnostics',
  'repeated-diagnostic': 'diagnostics',
  'zero-total': 'diagnostics',
  'parts-above-total': 'diagnostics',
  'meat-above-total': 'diagnostics',
  'fish-above-total': 'diagnostics',
  'meat-egalim-above-total': 'diagnostics',
  'meat-france-above-total': 'diagnostics',
  'fish-egalim-above-total': 'diagnostics',
  'fish-france-above-total': 'diagnostics',
  'fair-trade-above-organic': 'diagnostics',
  'fair-trade-above-others': 'diagnostics',
  'origin-above-total': 'diagnostics',
  'label-above-total': 'diagnostics',
  'families-above-egalim': 'diagnostics',
  'unusual-meal-cost': 'diagnostics',
  'meat-and-fish-above-total': 'diagnostics',
  'origin-above-family': 'diagnostics',
  'total-differs-from-detail': 'diagnostics',

  'canteen-not-beside': 'folder',
  'repeated-across-files': 'folder',

  'unknown-canteen': 'import',
  'canteen-exists': 'import',
  'siret-taken': 'import',
  'central-kitchen': 'import',
  'unknown-group': 'import',
  'group-declared': 'import',
  'not-manager': 'import',
  'outside-token': 'import',
  'not-requested-canteen': 'import',
  'before-requested-period': 'import',
  'after-requested-period': 'import',
  'staff-columns': 'import',
  'staff-file': 'import',
  'duplicate-file': 'import',
  'disagrees-with-stored': 'import',
  'declared-diagnostic': 'import',
  'campaign-closed': 'import',
  'declaration-refused': 'import',
  'data-moved': 'import',
  'similar-purchases': 'import',
  'plan-of-another-file': 'import',
  'plan-expired': 'import',
  'plan-applied': 'import',
  'plan-outdated': 'import',
  'unconfirmed-sender': 'import',
  'too-many-emails': 'import',
  'file-too-large': 'import',
  'missing-file': 'import',
  'other-kind': 'import',
  'file-format': 'import',
  'unreadable-upload': 'import',
} as const satisfies Record<ErrorCode, Family>

/** The codes of one family, for the types of its pages. */
export type CodeOf<Of extends Family> = {
  [Code in ErrorCode]: (typeof familyOf)[Code] extends Of ? Code : never
}[ErrorCode]

/**
 * Families whose codes no text file can show alone: they depend on a workbook, a user's schema, other files, stored data,
 * the caller or the upload. Their pages describe a wrong and a right case in words.
 */
export const familiesWithoutFile = ['workbook', 'lengths', 'folder', 'import'] as const satisfies readonly Family[]
export type CodeWithoutFile = CodeOf<(typeof familiesWithoutFile)[number]>

/** The codes that have a file as example, which can be checked. */
export type CodeWithFile = Exclude<ErrorCode, CodeWithoutFile>

export const isCodeWithoutFile = (code: ErrorCode): code is CodeWithoutFile =>
  familiesWithoutFile.some(family => family === familyOf[code])

/** Every code that a report can hold. */
export const errorCodes = Object.keys(familyOf) as ErrorCode[]
