import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { schemaOfReport } from '@ma-cantine/lib/imports/check-file'
import { describeError, errorTitle } from '@ma-cantine/lib/imports/describe-error'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { ScreenWords } from '@ma-cantine/lib/table-messages/screen-words'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { GroupView } from '../check-protocol.ts'
import { type ErrorIndex, groupIdOf } from './error-index.ts'

const noSentences = { message: '', advice: '' }

/**
 * The groups of a report in words, errors before warnings.
 * @param screen the words of the screen, where it shows no file.
 */
export function describeGroups(
  report: FileReport,
  index: ErrorIndex,
  locale: Locale,
  screen: ScreenWords | null = null,
): GroupView[] {
  const schema = schemaOfReport(report)
  const views = report.groups.map(({ severity, code, field, count, rows }): GroupView => {
    const id = groupIdOf({ severity, code, field })
    const known = index.ofGroup(id)
    const [first] = known
    const { message, advice } = first ? describeError(first, schema, locale, screen) : noSentences
    const rowNumbers = rows.filter(row => row > 0)
    return {
      id,
      severity,
      code,
      field,
      letter: first?.column ? columnLetter(first.column) : null,
      title: errorTitle(code, locale),
      message: bindPunctuation(message),
      advice: bindPunctuation(advice),
      count,
      // When the index does not hold all errors of the group, assumes one per row.
      rowCount:
        rowNumbers.length === 0 ? 0 : known.length === count ? new Set(known.map(({ row }) => row)).size : count,
      rows: rowNumbers,
    }
  })
  return [
    ...views.filter(({ severity }) => severity === 'error'),
    ...views.filter(({ severity }) => severity !== 'error'),
  ]
}
