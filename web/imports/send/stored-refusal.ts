import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { StoredError, StoredRefusal } from '../check/check-protocol.ts'
import type { Answer } from './sending.ts'
import type { Words } from './words/fr.ts'

const similarCode = 'similar-purchases'

/** What a comparison refuses, in the form that the check gives to its own errors. */
export function storedRefusal(
  { errors, groups, ...answer }: Answer,
  words: Words['refused'],
  locale: Locale,
): StoredRefusal {
  const titleOf = (code: string) => groups.find(group => group.code === code)?.title ?? ''
  return {
    // Server and page take their codes from the same list.
    errors: errors.flatMap(({ code, cell, ...error }): StoredError[] =>
      code === similarCode
        ? answer.similarPurchases.map(({ row, purchase }) => ({
            code,
            row,
            column: null,
            field: null,
            value: null,
            title: titleOf(code),
            message: words.similar(
              purchase.description ?? '',
              purchase.priceHt === null ? '' : formatEuros(purchase.priceHt, locale),
            ),
            advice: words.similarAdvice,
          }))
        : // Existing clients show a title alone: those of errors say everything, those of groups are headings.
          [{ ...error, title: titleOf(code), code: code as ErrorCode, value: cell }],
    ),
    groups: groups.flatMap(({ severity, code, field, count }) =>
      severity === 'error'
        ? [{ code: code as ErrorCode, field, count: code === similarCode ? answer.similarPurchaseCount : count }]
        : [],
    ),
  }
}
