import { type FileKind, kindOfSchema } from '@ma-cantine/lib/imports/file-kinds'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { summariseReport } from '@ma-cantine/lib/reports/summary'
import type { Context } from '../app/context.ts'
import { standardInput } from '../files/read-input.ts'
import { describeReport, type FileOutput } from '../output/file-output.ts'
import { quoteForShell } from '../output/quote-for-shell.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { SchemaOption } from '../schemas/schema-option.ts'
import type { CheckedInput } from './check-input.ts'
import { checkedExitCode, type FailOn } from './fail-on.ts'

export function describeChecked(checked: CheckedInput, { words, locale }: Context): FileOutput {
  const file = fileName(checked.file, words.files.standardInput)
  if ('problem' in checked) {
    const { message, advice } = checked.problem
    return {
      mark: 'bad',
      file,
      verdict: words.files.unreadable,
      message: makePrintable(message),
      advice: makePrintable(advice),
    }
  }
  const { report, schema } = checked
  return describeReport(summariseReport(jsonReport(file, report, locale, schema), locale, schema))
}

/** The name of a file to show to the user. */
export const fileName = (file: string, nameOfStandardInput: string): string =>
  file === standardInput ? nameOfStandardInput : makePrintable(file)

/** « 3 fichiers vérifiés : … », when there are several. */
export function checkedTotals(all: readonly CheckedInput[], failOn: FailOn, { words }: Context): string[] {
  if (all.length < 2) return []
  const counts = { [exitCodes.fine]: 0, [exitCodes.refused]: 0, [exitCodes.usage]: 0 } as Record<ExitCode, number>
  for (const checked of all) counts[checkedExitCode(checked, failOn)]++
  return [words.validation.checked(counts[exitCodes.fine], counts[exitCodes.refused], counts[exitCodes.usage])]
}

/** Tells how to ignore the warnings that were found, and why they failed the command if they did. */
export function warningsAdvice(all: readonly CheckedInput[], failOn: FailOn, { words }: Context): string[] {
  const groups = all.flatMap(checked => ('report' in checked ? checked.report.groups : []))
  const codes = new Set(groups.flatMap(({ severity, code }) => (severity === 'warning' ? [code] : [])))
  if (codes.size === 0) return []
  return [
    ...(failOn === 'warning' ? [words.validation.failedOnWarning] : []),
    words.validation.ignoreWarnings([...codes].join(',')),
  ]
}

/** The kind of a file as a list: empty when the file is unreadable, or of no kind of ours. */
export function checkedKind(checked: CheckedInput): FileKind[] {
  if ('problem' in checked || checked.schema || !checked.report.schema) return []
  return [kindOfSchema(checked.report.schema.name) ?? []].flat()
}

/** Tells which commands describe the columns of the wrong files. */
export function expectedColumns(
  all: readonly CheckedInput[],
  schema: SchemaOption | undefined,
  { words }: Context,
): string[] {
  const wrong = all.filter(checked => 'report' in checked && !checked.report.valid)
  const ownPath = schema && 'path' in schema && wrong.some(checked => 'report' in checked && checked.schema)
  const names = ownPath ? [makePrintable(quoteForShell(schema.path))] : wrong.flatMap(checkedKind)
  return [...new Set(names)].map(words.validation.expectedColumns)
}
