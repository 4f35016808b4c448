import { unsayableMessages } from '@ma-cantine/lib/purchases/unsayable-messages'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { describeChecked, fileName } from '../checks/check-output.ts'
import { standardInput } from '../files/read-input.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { ConvertedFile, ConvertedInput } from './convert-input.ts'

/** How a conversion ended. */
type Outcome = 'converted' | 'same' | 'wrong' | 'other-data' | 'other-names' | 'unsayable'

function outcomeOf({ conversion, place }: ConvertedFile): Outcome {
  const { report, from, to, unsayableRows } = conversion
  if (from === null) return report.schema === null ? 'wrong' : 'other-data'
  if (!report.valid) return 'wrong'
  if (to === null) return 'other-names'
  if (to === from) return 'same'
  return unsayableRows > 0 && place === null ? 'unsayable' : 'converted'
}

export function conversionExitCode(converted: ConvertedInput): ExitCode {
  if ('problem' in converted) return exitCodes.usage
  return ['converted', 'same'].includes(outcomeOf(converted)) ? exitCodes.fine : exitCodes.refused
}

export function conversionJson(converted: ConvertedInput, { locale }: Context): object {
  const { file } = converted
  if ('problem' in converted) return { file, converted: false, error: converted.problem }
  const { conversion, place } = converted
  const { report, from, to, unsayable, unsayableRows } = conversion
  const outcome = outcomeOf(converted)
  return {
    file,
    outcome,
    from: from && `achats@${from}`,
    to: to && `achats@${to}`,
    output: place === standardInput ? null : place,
    rows: report.rows,
    converted: place === null ? 0 : conversion.converted,
    unsayableRows,
    unsayable: unsayable.map(each => ({ ...each, message: unsayableMessages(each.code, each.value).in(locale) })),
    ...(outcome === 'wrong' ? { report: jsonReport(file, report, locale) } : {}),
  }
}

/** How many rows a terminal shows. */
const shownRows = 10

export function describeConversion(converted: ConvertedInput, context: Context): FileOutput {
  const { words } = context
  if ('problem' in converted) return describeChecked(converted, context)
  const { conversion, place } = converted
  const { report, from, to, unsayableRows } = conversion
  const file = fileName(converted.file, words.files.standardInput)
  const { conversion: sentences } = words
  const outcome = outcomeOf(converted)
  switch (outcome) {
    case 'wrong':
      return describeChecked({ file: converted.file, report, schema: undefined }, context)
    case 'other-data':
      return { mark: 'bad', file, verdict: sentences.notConverted, ...sentences.otherData }
    case 'other-names':
      return { mark: 'bad', file, verdict: sentences.notConverted, ...sentences.otherNames }
    case 'same':
      return { mark: 'good', file, verdict: sentences.same(`achats@${from}`) }
    case 'unsayable':
      return {
        mark: 'bad',
        file,
        verdict: sentences.notConverted,
        message: sentences.unsayable(unsayableRows, `achats@${to}`),
        details: describeRows(conversion.unsayable, unsayableRows, context),
        advice: sentences.leaveOutAdvice,
      }
    case 'converted': {
      const written = place === null || place === standardInput ? null : makePrintable(place)
      return {
        mark: 'good',
        file,
        verdict: sentences.converted(conversion.converted, `achats@${to}`),
        details: [
          ...(written === null ? [] : [{ text: sentences.convertedFile(written) }]),
          ...(unsayableRows > 0 ? [{ text: sentences.leftOut(unsayableRows) }] : []),
          ...describeRows(conversion.unsayable, unsayableRows, context),
        ],
      }
    }
  }
}

/** The first rows that the other format cannot say, with the reasons. */
function describeRows(
  unsayable: ConvertedFile['conversion']['unsayable'],
  count: number,
  { words, locale }: Context,
): DetailOutput[] {
  const byRow = [...Map.groupBy(unsayable, ({ row }) => row)]
  const shown = byRow.slice(0, shownRows).flatMap(([row, reasons]) =>
    reasons.map(({ code, value }) => ({
      text: words.conversion.row(row, makePrintable(unsayableMessages(code, value).in(locale))),
    })),
  )
  const hidden = count - Math.min(count, shownRows)
  return [...shown, ...(hidden > 0 ? [{ text: words.conversion.otherRows(hidden) }] : [])]
}
