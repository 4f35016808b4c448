import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { isRecapAnswer } from '@ma-cantine/lib/imports/is-recap-answer'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { StoredError, StoredRefusal } from '../check/check-protocol.ts'
import type { Answer } from './sending.ts'
import type { Words } from './words/fr.ts'

const similarCode = 'similar-purchases'

/** What a comparison refuses, in the form that the check gives to its own errors. */
export function storedRefusal(answer: Answer, words: Words, locale: Locale): StoredRefusal {
  const { errors, groups, similarPurchaseCount } = answer
  const titleOf = (code: string) => groups.find(group => group.code === code)?.title ?? ''
  return {
    // Server and page take their codes from the same list.
    errors: errors.flatMap(({ code, cell, ...error }): StoredError[] =>
      code === similarCode
        ? refusedRows(answer, words, locale).map(row => ({
            ...row,
            code,
            column: null,
            field: null,
            value: null,
            title: titleOf(code),
          }))
        : // Existing clients show a title alone: those of errors say everything, those of groups are headings.
          [{ ...error, title: titleOf(code), code: code as ErrorCode, value: cell }],
    ),
    groups: groups.flatMap(({ severity, code, field, count }) =>
      severity === 'error'
        ? [{ code: code as ErrorCode, field, count: code === similarCode ? similarPurchaseCount : count }]
        : [],
    ),
  }
}

/** The rows that stored purchases resemble, or may hold. */
function refusedRows(
  answer: Answer,
  { refused, recap }: Words,
  locale: Locale,
): Pick<StoredError, 'row' | 'message' | 'advice'>[] {
  if (isRecapAnswer(answer)) {
    return answer.comparedRows
      .filter(({ missingPriceHt }) => missingPriceHt > 0)
      .map(({ row, storedPriceHt }) => ({
        row,
        message: recap.refused(formatEuros(storedPriceHt, locale)),
        advice: recap.refusedAdvice,
      }))
  }
  return answer.similarPurchases.map(({ row, purchase: { description, priceHt } }) => ({
    row,
    message: refused.similar(description ?? '', priceHt === null ? '' : formatEuros(priceHt, locale)),
    advice: refused.similarAdvice,
  }))
}
