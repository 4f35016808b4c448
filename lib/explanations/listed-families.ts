import { errorTitle } from '../imports/describe-error.ts'
import type { ErrorCode } from '../imports/error-code.ts'
import type { Locale } from '../messages/locale.ts'
import { errorCodes, families, familyOf } from './families.ts'
import { explanationWords } from './words.ts'

/** The codes of one family, as the list of pages shows them. */
export interface ListedFamily {
  readonly family: string
  readonly title: string
  readonly codes: readonly { readonly code: ErrorCode; readonly title: string }[]
}

export function listedFamilies(locale: Locale): ListedFamily[] {
  return families.map(family => ({
    family,
    title: explanationWords[locale].families[family],
    codes: errorCodes
      .filter(code => familyOf[code] === family)
      .map(code => ({ code, title: errorTitle(code, locale) })),
  }))
}
