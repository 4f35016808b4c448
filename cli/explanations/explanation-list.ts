import { errorCodes, families, familyOf } from '@ma-cantine/lib/explanations/families'
import { explanationWords } from '@ma-cantine/lib/explanations/words'
import { errorTitle } from '@ma-cantine/lib/imports/describe-error'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'

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
