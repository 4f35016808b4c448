import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { isRecapAnswer } from '@ma-cantine/lib/imports/is-recap-answer'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { StoredError, StoredRefusal } from '../check/check-protocol.ts'
import type { Answer } from './sending.ts'
import type { Words } from './words/fr.ts'

const similarCode = 'similar-purchases'

/** What a comparison refuses, in the form that the check gives to its own errors. */
export function refusalOf({ errors, groups }: Pick<Answer, 'errors' | 'groups'>): StoredRefusal {
  return {
    // Server and page take their codes from the same list.
    errors: errors.map(({ code, cell, ...error }) => ({
      ...error,
      // Existing clients show a title alone: those of errors say everything, those of groups are headings.
      title: titleOf(groups, code),
      code: code as ErrorCode,
      value: cell,
    })),
    groups: groups.flatMap(({ severity, code, field, count }) =>
      severity === 'error' ? [{ code: code as ErrorCode, field, count }] : [],
    ),
  }
}

const titleOf = (groups: Answer['groups'], code: string): string =>
  groups.find(group => group.code === code)?.title ?? ''

/** The same of an import, with each row that stored purchases resemble. */
export function storedRefusal(answer: Answer, words: Words, locale: Locale): StoredRefusal {
  const { errors, groups } = refusalOf(answer)
  return {
    errors: errors.flatMap((error): StoredError[] =>
      error.code === similarCode
        ? refusedRows(answer, words, locale).map(row => ({
            ...row,
            code: error.code,
            column: null,
            field: null,
            value: null,
            title: error.title,
          }))
        : [error],
    ),
    groups: groups.map(group =>
      group.code === similarCode ? { ...group, count: answer.similarPurchaseCount } : group,
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
