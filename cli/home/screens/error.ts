import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { shownValue } from '@ma-cantine/lib/reports/shown-value'
import { reportWords } from '@ma-cantine/lib/reports/words'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import { describeExplanation } from '../../explanations/explanation-output.ts'
import { explanationText } from '../../explanations/explanation-text.ts'
import { textLines } from '../layout/text-lines.ts'
import type { Line } from '../navigation/page.ts'
import type { Load } from './load.ts'
import { toValue } from './to-value.ts'

/** One error: its place, its value, why it is one, how to mend it, and the page of its kind. */
export const loadError: Load<'error'> = async ({ file, error, place: wrong }, { words: { home }, locale }) => {
  const { row, column, field, value, title, message, advice, code } = error
  const { place, column: columnName } = reportWords[locale]
  const where = [place(row), field === null ? null : columnName(column === null ? null : columnLetter(column), field)]
  const lines: Line[] = [
    { text: makePrintable(where.filter(Boolean).join(', ')), tone: 'strong' },
    ...(value === null ? [] : [{ text: home.check.shownValue(shownValue(value)) }]),
    ...textLines(makePrintable(message)),
    ...(advice ? textLines(`→ ${makePrintable(advice)}`) : []),
    { text: '' },
    ...textLines(explanationText(describeExplanation(code, locale))),
  ]
  return {
    title,
    head: [],
    body: { lines },
    keys: [
      ...(wrong ? [{ key: 'v', label: home.check.value, act: toValue(wrong, error) }] : []),
      { key: 'e', label: home.check.edit, act: { type: 'edit', file, row } },
    ],
  }
}
