import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { StoredError, StoredRefusal } from '../check/check-protocol.ts'
import { formatEuros } from './format-amounts.ts'
import type { Answer } from './sending.ts'
import type { Words } from './words/fr.ts'

const similarCode = 'similar-purchases'

/** What a comparison refuses, in the form that the check gives to its own errors. */
export function storedRefusal(
  { errors, groups, ...answer }: Answer,
  words: Words['refused'],
  locale: Locale,
): StoredRefusal {
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
            title: error.title,
            message: words.similar(
              purchase.description ?? '',
              purchase.priceHt === null ? '' : formatEuros(purchase.priceHt, locale),
            ),
            advice: words.similarAdvice,
          }))
        : [{ ...error, code: code as ErrorCode, value: cell }],
    ),
    groups: groups.flatMap(({ severity, code, field, count }) =>
      severity === 'error'
        ? [{ code: code as ErrorCode, field, count: code === similarCode ? answer.similarPurchaseCount : count }]
        : [],
    ),
  }
}
