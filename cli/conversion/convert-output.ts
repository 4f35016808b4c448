import { describeChange, describeObstacle, describeUnsayable } from '@ma-cantine/lib/conversion/describe-conversion'
import type { Obstacle } from '@ma-cantine/lib/conversion/row-conversion'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { describeChecked, fileName } from '../checks/check-output.ts'
import { standardInput } from '../files/read-input.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import { problemJson } from '../problems/problem-json.ts'
import type { ConvertedFile, ConvertedInput } from './convert-input.ts'

/** How a conversion ended. */
type Outcome = 'converted' | 'same' | 'wrong' | 'other-names' | 'unsayable' | Obstacle

function outcomeOf({ conversion, place }: ConvertedFile): Outcome {
  const { report, from, to, obstacle, unsayableRows } = conversion
  if (from === null || !report.valid) return 'wrong'
  if (obstacle !== null) return obstacle
  if (to === null) return 'other-names'
  if (to === from) return 'same'
  return unsayableRows > 0 && place === null ? 'unsayable' : 'converted'
}

export function conversionExitCode(converted: ConvertedInput): ExitCode {
  if ('problem' in converted) return converted.exitCode
  return ['converted', 'same'].includes(outcomeOf(converted)) ? exitCodes.fine : exitCodes.refused
}

export function conversionJson(converted: ConvertedInput, { locale }: Context): object {
  const { file } = converted
  if ('problem' in converted) return { file, converted: false, error: problemJson(converted.problem) }
  const { conversion, place } = converted
  const { report, from, to, unsayable, unsayableRows, partRows } = conversion
  const outcome = outcomeOf(converted)
  return {
    file,
    outcome,
    from: from && formatNameOf(from),
    to: to && formatNameOf(to),
    output: place === standardInput ? null : place,
    rows: report.rows,
    converted: place === null ? 0 : conversion.converted,
    unsayableRows,
    partRows,
    unsayable: to
      ? unsayable.map(each => {
          const { row, code, value } = each
          return { row, code, value, message: describeUnsayable(each, to, locale) }
        })
      : [],
    ...(outcome === 'wrong' ? { report: jsonReport(file, report, locale) } : {}),
  }
}

/** How many rows a terminal shows. */
const shownRows = 10

export function describeConversion(converted: ConvertedInput, context: Context): FileOutput {
  const { words } = context
  if ('problem' in converted) return { ...describeChecked(converted, context), verdict: words.conversion.notConverted }
  const { conversion, place } = converted
  const { report, to, unsayableRows, partRows } = conversion
  const file = fileName(converted.file, words.files.standardInput)
  const { conversion: sentences } = words
  const outcome = outcomeOf(converted)
  const format = to === null ? '' : formatNameOf(to)
  switch (outcome) {
    case 'wrong':
      return describeChecked({ file: converted.file, report, schema: undefined }, context)
    case 'other-names':
      return { mark: 'bad', file, verdict: sentences.notConverted, ...sentences.otherNames }
    case 'needs-canteens':
    case 'needs-places':
    case 'only-format':
      return { mark: 'bad', file, verdict: sentences.notConverted, ...describeObstacle(outcome, context.locale) }
    case 'same':
      return { mark: 'good', file, verdict: sentences.same(format) }
    case 'unsayable':
      return {
        mark: 'bad',
        file,
        verdict: sentences.notConverted,
        message: sentences.unsayable(unsayableRows, format),
        details: describeRows(conversion, context),
        advice: sentences.leaveOutAdvice,
      }
    case 'converted': {
      const written = place === null || place === standardInput ? null : makePrintable(place)
      const change = describeChange(conversion, context.locale)
      const texts = [
        ...(written === null ? [] : [sentences.convertedFile(written)]),
        ...(change === null ? [] : [change]),
        ...(unsayableRows > partRows ? [sentences.leftOut(unsayableRows - partRows)] : []),
        ...(partRows > 0 ? [sentences.inPart(partRows)] : []),
      ]
      return {
        mark: 'good',
        file,
        verdict: sentences.converted(conversion.converted, format),
        details: [...texts.map(text => ({ text })), ...describeRows(conversion, context)],
      }
    }
  }
}

/** The first rows that the other format cannot say, with the reasons. */
function describeRows(
  { to, unsayable, unsayableRows }: ConvertedFile['conversion'],
  { words, locale }: Context,
): DetailOutput[] {
  const byRow = [...Map.groupBy(unsayable, ({ row }) => row)]
  const shown = byRow.slice(0, shownRows).flatMap(([row, reasons]) =>
    reasons.map(each => ({
      text: words.conversion.row(row, makePrintable(describeUnsayable(each, to as FileKind, locale))),
    })),
  )
  const hidden = unsayableRows - Math.min(unsayableRows, shownRows)
  return [...shown, ...(hidden > 0 ? [{ text: words.conversion.otherRows(hidden) }] : [])]
}
