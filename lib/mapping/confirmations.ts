import type { Locale } from '../messages/locale.ts'
import { mappingWords } from './mapping-words.ts'
import type { Proposal } from './propose-mapping.ts'

/** What a person should look at in a proposal, in sentences. */
export function confirmationsOf({ columns, missing, negatives }: Proposal, locale: Locale): string[] {
  const { confirm, columnReasons } = mappingWords[locale]
  return [
    ...missing.map(confirm.missing),
    ...columns.flatMap(({ field, sources, sure }) => [
      ...(sure
        ? []
        : sources.slice(0, 1).map(({ column, why }) => confirm.column(field, column.label, columnReasons[why]))),
      ...sources.flatMap(({ column, doubtfulDates }) => (doubtfulDates ? [confirm.dates(column.label)] : [])),
      ...sources.flatMap(({ values }) =>
        values.flatMap(({ text, count, codes, why, sure }) => {
          if (why === 'none') return [confirm.unknownValue(field, text, count)]
          return sure ? [] : [confirm.value(field, text, codes.join(', '))]
        }),
      ),
    ]),
    ...(negatives > 0 ? [confirm.negatives(negatives)] : []),
  ].slice(0, 1000)
}
